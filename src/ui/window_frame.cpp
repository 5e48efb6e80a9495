#include "ui/window_frame.hpp"

#include <imgui_internal.h>

#include <string>

#include "ui/flat_rect.hpp"
#include "ui/icons.hpp"
#include "ui/keys.hpp"
#include "ui/press_item.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {
namespace {

constexpr float key_step = 16;    // what an arrow moves a splitter by, at scale 1
constexpr float key_stride = 64;  // the same with Shift

constexpr ImGuiWindowFlags fixed_window =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse;

// Tab goes through all children of the frame as if they were one window.
constexpr ImGuiWindowFlags scrolling = ImGuiWindowFlags_NavFlattened;
constexpr ImGuiWindowFlags no_scrolling = ImGuiWindowFlags_NavFlattened |
                                          ImGuiWindowFlags_NoScrollbar |
                                          ImGuiWindowFlags_NoScrollWithMouse;

std::string child_name(std::string_view kind, std::string_view name) {
    return std::string(kind) + ":" + std::string(name);
}

/// The title in capitals; what follows its dot is left out before anything is cut.
std::string title_in(const ImFont* font, std::string_view title, float width) {
    std::string whole = capitals(title);
    if (text_size(font, whole).x <= width) return whole;
    return shortened(font, std::string_view(whole).substr(0, whole.find(" · ")), width);
}

}  // namespace

WindowFrame::WindowFrame(const Look& look, std::span<const PanelSpec> panels, LayoutState& state)
    : look_(look), specs_(panels), state_(state) {
    const ImGuiViewport& screen = *ImGui::GetMainViewport();
    layout_ = compute_layout(screen.WorkSize.x, screen.WorkSize.y, look.scale, panels, state);
    ImGui::SetNextWindowPos(screen.WorkPos);
    ImGui::SetNextWindowSize(screen.WorkSize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::Begin("###frame", nullptr, fixed_window | ImGuiWindowFlags_NoBackground);
    ImGui::PopStyleVar(2);
    const ImVec2 end{screen.WorkPos.x + screen.WorkSize.x, screen.WorkPos.y + screen.WorkSize.y};
    draw_flat_rect(*ImGui::GetWindowDrawList(), screen.WorkPos, end, look.colours().background);
}

WindowFrame::~WindowFrame() {
    ImGui::End();
}

void WindowFrame::begin_top_bar() {
    const Rect& bar = layout_.top_bar;
    ImGui::SetCursorPos({bar.x, bar.y});
    ImGui::BeginChild("top bar", {bar.width, bar.height}, ImGuiChildFlags_None, no_scrolling);
}

void WindowFrame::begin_bottom_bar() {
    const Rect& bar = layout_.bottom;
    ImGui::SetCursorPos({bar.x, bar.y});
    draw_card({bar.width, bar.height});
    ImGui::BeginChild("bottom bar", {bar.width, bar.height}, ImGuiChildFlags_AlwaysUseWindowPadding,
                      no_scrolling);
}

void WindowFrame::end_bar() {
    ImGui::EndChild();
}

void WindowFrame::begin_column(int number) {
    const PlacedColumn& column = layout_.columns[static_cast<std::size_t>(number)];
    ImGui::SetCursorPos({column.rect.x, column.rect.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::BeginChild(child_name("column", std::to_string(number)).c_str(),
                      {column.rect.width, column.rect.height}, ImGuiChildFlags_None, scrolling);
    ImGui::PopStyleVar();
}

bool WindowFrame::begin_panel(std::string_view name, const PanelTitle& title) {
    const PlacedPanel* panel = layout_.find(name);
    IM_ASSERT(panel && "a panel that is not in the list of panels");
    const PlacedColumn& column = layout_.columns[static_cast<std::size_t>(panel->column)];
    begin_column(panel->column);
    // Where the column scrolls, its bar takes room from the panels.
    float width = panel->rect.width;
    if (column.content_height > column.rect.height) width -= ImGui::GetStyle().ScrollbarSize;

    ImGui::SetCursorPos({panel->rect.x, panel->rect.y});
    panel_low_ = ImGui::GetCursorScreenPos();
    panel_high_ = {panel_low_.x + width, panel_low_.y + panel->rect.height};
    draw_card({width, panel->rect.height});
    // Under a header only the body scrolls, so that the header stays.
    const bool scrolls = panel->scrolls && !panel->has_header;
    const bool visible = ImGui::BeginChild(
        child_name("panel", name).c_str(), {width, panel->rect.height},
        ImGuiChildFlags_AlwaysUseWindowPadding, scrolls ? scrolling : no_scrolling);
    if (!panel->has_header) return visible;
    if (visible) panel_header(*panel, title);
    if (!visible || panel->folded) {
        body_open_ = false;
        return false;
    }
    body_open_ = true;
    return ImGui::BeginChild("body", {0, 0}, ImGuiChildFlags_None,
                             panel->scrolls ? scrolling : no_scrolling);
}

void WindowFrame::end_panel() {
    if (body_open_) ImGui::EndChild();
    body_open_ = false;
    ImGui::EndChild();  // the panel
    ImGui::EndChild();  // its column
}

void WindowFrame::draw_card(ImVec2 size) const {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 high{low.x + size.x, low.y + size.y};
    const float rounding = look_.px(8);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_flat_card(list, low, high, rounding, look_.colours().panel);
    draw_outline(list, low, high, rounding, look_.colours().line, look_.line());
}

void WindowFrame::panel_header(const PlacedPanel& panel, const PanelTitle& title) {
    const Colours& c = look_.colours();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = look_.font(Type::Header);
    ImFont* bold = look_.font(Type::Bold);
    const float height = look_.px(24);
    // The padding above a header is less than on the sides, so that the header's 24 px stand in
    // the middle of a folded panel.
    ImGui::SetCursorPosY(look_.px((panel_header_height - 24) / 2));
    const float across = ImGui::GetContentRegionAvail().x;
    const PressItem item = press_item(item_label(title.title, child_name("fold", panel.name)),
                                      {across, height}, 0, false);
    if (item.visible) {
        const float middle = std::round((item.box.Min.y + item.box.Max.y) / 2);
        float end = item.box.Max.x;
        if (!title.figure.empty()) {
            end -= text_size(bold, title.figure).x;
            draw_text(list, bold, {end, std::round(middle - bold->FontSize / 2)},
                      title.figure_colour ? title.figure_colour : c.ink, title.figure);
            end -= look_.px(8);
        }
        const ImU32 ink = item.hovered || item.focused ? c.ink : c.dim_ink;
        const float chevron = look_.px(9);
        const bool show_chevron = panel.folded || item.hovered || item.focused;
        const std::string shown = title_in(font, title.title, end - item.box.Min.x - 2 * chevron);
        draw_text(list, font, {item.box.Min.x, std::round(middle - font->FontSize / 2)}, ink,
                  shown);
        if (show_chevron) {
            draw_icon(list, panel.folded ? Icon::ChevronRight : Icon::ChevronDown,
                      {item.box.Min.x + text_size(font, shown).x + chevron * 1.4f, middle}, chevron,
                      ink);
        }
        draw_focus(look_, item, look_.px(4));
        item_tooltip(look_, title.fold_tooltip);
    }
    if (item.pressed) {
        const auto found = state_.panels.find(panel.name);
        if (found == state_.panels.end()) {
            state_.panels[std::string(panel.name)].folded = true;
        } else {
            found->second.folded = !found->second.folded;
        }
    }
    ImGui::SetCursorPosY(look_.px(panel_header_height) - look_.px(2));
}

void WindowFrame::splitters(std::string_view tooltip) {
    for (const Splitter& splitter : layout_.splitters)
        draw_splitter(splitter, tooltip);
    // Columns end where their panels end, which ImGui must know to let them scroll.
    for (int i = 0; i < static_cast<int>(layout_.columns.size()); ++i) {
        begin_column(i);
        ImGui::SetCursorPos({0, 0});
        ImGui::Dummy({1, layout_.columns[static_cast<std::size_t>(i)].content_height});
        ImGui::EndChild();
    }
}

void WindowFrame::draw_splitter(const Splitter& splitter, std::string_view tooltip) {
    const bool upright = splitter.between_columns;
    const std::string name =
        upright
            ? "split:columns" + std::to_string(splitter.column)
            : child_name("split", std::string(splitter.above) + "|" + std::string(splitter.below));
    if (!upright) begin_column(splitter.column);
    ImGui::SetCursorPos({splitter.rect.x, splitter.rect.y});
    const PressItem item =
        press_item(item_label({}, name), {splitter.rect.width, splitter.rect.height}, 0, false);
    if (item.visible) {
        const float pull = pull_on(item, upright);
        if (ImGui::IsItemHovered() || item.held) {
            ImGui::SetMouseCursor(upright ? ImGuiMouseCursor_ResizeEW : ImGuiMouseCursor_ResizeNS);
        }
        const bool reset = (item.hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) ||
                           (item.focused && pressed_in_control(ImGuiKey_Home));
        if (reset) {
            reset_splitter(splitter, state_);
        } else if (pull != 0) {
            move_splitter(layout_, specs_, splitter, pull, state_);
        }
        if (item.hovered || item.held || item.focused) draw_grip(item, upright);
        if (!item.held) item_tooltip(look_, tooltip);
    }
    if (!upright) ImGui::EndChild();
}

float WindowFrame::pull_on(const PressItem& item, bool upright) const {
    if (item.held) {
        // The line follows the mouse: measured from where the mouse took hold of it.
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        const ImVec2 hold = ImGui::GetCurrentContext()->ActiveIdClickOffset;
        const float pull =
            upright ? mouse.x - hold.x - item.box.Min.x : mouse.y - hold.y - item.box.Min.y;
        return ImGui::GetIO().MouseDown[0] ? pull : 0;
    }
    if (!item.focused) return 0;
    const ImGuiKey back = upright ? ImGuiKey_LeftArrow : ImGuiKey_UpArrow;
    const ImGuiKey forth = upright ? ImGuiKey_RightArrow : ImGuiKey_DownArrow;
    want_keys({back, forth, ImGuiMod_Shift | back, ImGuiMod_Shift | forth, ImGuiKey_Home});
    float way = 0;
    if (pressed_in_control(back, true)) way = -key_step;
    if (pressed_in_control(forth, true)) way = key_step;
    if (pressed_in_control(ImGuiMod_Shift | back, true)) way = -key_stride;
    if (pressed_in_control(ImGuiMod_Shift | forth, true)) way = key_stride;
    return way * look_.scale;
}

void WindowFrame::draw_grip(const PressItem& item, bool upright) const {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float width = look_.px(3);
    const ImVec2 centre = item.box.GetCenter();
    ImVec2 low = item.box.Min;
    ImVec2 high = item.box.Max;
    (upright ? low.x : low.y) = std::round((upright ? centre.x : centre.y) - width / 2);
    (upright ? high.x : high.y) = (upright ? low.x : low.y) + width;
    list.AddRectFilled(low, high, look_.colours().focus_line, width / 2);
}

}  // namespace statescope::ui
