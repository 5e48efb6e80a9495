#include "tests/ui/demo_frame.hpp"

#include <array>

#include "puzzle/board_text.hpp"
#include "ui/board_view.hpp"
#include "ui/growth_plot.hpp"
#include "ui/keys.hpp"
#include "ui/text.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "ui/window_frame.hpp"

namespace statescope::test {
namespace {

// What it stands for is in that room.
using namespace statescope::ui;  // NOLINT(google-build-using-namespace)

constexpr std::array panels{
    PanelSpec{"start", Column::Left, 250, 120},
    PanelSpec{"search", Column::Left, 200, 110, 1},
    PanelSpec{"picture", Column::Middle, 400, 160, 1, false, false},
    PanelSpec{"now", Column::Middle, 104, 104, 0, false},
    PanelSpec{"frontier", Column::Right, 290, 100, 1.5f},
    PanelSpec{"visited", Column::Right, 122, 90},
    PanelSpec{"counters", Column::Right, 200, 90, 1},
};

constexpr puzzle::Shape square{3, 3};

// 2 8 3 / 1 0 4 / 7 6 5, a nibble a cell, the first lowest.
constexpr puzzle::Board textbook_start{0x567401382};

}  // namespace

DemoFrame::DemoFrame(const Theme& theme_used, float scale_used)
    : theme(&theme_used), scale(scale_used) {
    use_keyboard();
}

platform::FrameSteps DemoFrame::steps() {
    platform::FrameSteps frame_steps;
    frame_steps.prepare = [this] {
        fonts.update({.scale = scale, .face = Face::Japanese, .text = "文語"});
        apply_theme(*theme, scale);
    };
    frame_steps.draw = [this] { return draw(); };
    return frame_steps;
}

platform::Pace DemoFrame::draw() {
    begin_keys();
    const Look look{*theme, fonts, scale, true};
    if (pressed(ImGuiKey_RightArrow, true)) ++steps_by_key;

    WindowFrame frame(look, panels, layout_state);
    layout = frame.layout();
    frame.begin_top_bar();
    top_bar(look);
    frame.end_bar();
    if (frame.begin_panel("start", {.title = "Start"})) start_panel(look);
    frame.end_panel();
    if (frame.begin_panel("search", {.title = "Search"})) search_panel(look);
    frame.end_panel();
    if (frame.begin_panel("picture", {})) picture(look);
    frame.end_panel();
    if (frame.begin_panel("now", {})) sentence(look);
    frame.end_panel();
    if (frame.begin_panel("frontier", {.title = "Frontier · next first", .figure = "7"})) {
        frontier(look);
    }
    frame.end_panel();
    if (frame.begin_panel("visited", {.title = "Visited · boards generated", .figure = "13"})) {
        visited(look);
    }
    frame.end_panel();
    if (frame.begin_panel("counters", {.title = "Counters", .fold_tooltip = "Fold"})) {
        counters(look);
    }
    frame.end_panel();
    frame.begin_bottom_bar();
    bottom_bar(look);
    frame.end_bar();
    frame.splitters("Drag, or use the arrow keys");
    return platform::Pace::Idle;
}

void DemoFrame::top_bar(const Look& look) {
    const Colours& c = look.colours();
    ImGui::SetCursorPosY(look.px(5));
    row_text(look, Type::LeadBold, c.ink, "Statescope");
    ImGui::SameLine(0, look.px(10));
    const float buttons = button_size(look, "Lessons").x + look.px(8 + 36);
    row_text(look, Type::Body, c.dim_ink, "Breadth-first, parent pointers · order L U R D",
             ImGui::GetContentRegionAvail().x - buttons - look.px(8));
    ImGui::SameLine(ImGui::GetWindowWidth() - buttons);
    button(look, "Lessons", "lessons");
    ImGui::SameLine();
    icon_button(look, Icon::HalfMoon, "theme", "Light, dark or projector");
}

void DemoFrame::bottom_bar(const Look& look) {
    icon_button(look, Icon::ToStart, "to_start", "To the start");
    ImGui::SameLine();
    if (button(look, "Back", "back",
               {.icon = Icon::Back, .disabled_reason = steps_taken == 0 ? "At the start" : ""})) {
        ++forbidden_presses;
    }
    ImGui::SameLine();
    if (button(look, "Step", "step",
               {.kind = ButtonKind::Primary,
                .icon = Icon::Step,
                .icon_after_text = true,
                .tooltip = "One event"})) {
        ++steps_taken;
    }
    ImGui::SameLine();
    button(look, "Expansion", "expansion", {.icon = Icon::Expansion, .icon_after_text = true});
    ImGui::SameLine();
    button(look, "Layer", "layer", {.icon = Icon::Layer});
    ImGui::SameLine();
    button(look, "Play", "play", {.icon = Icon::Play, .on = true});
    ImGui::SameLine();
    icon_button(look, Icon::Pause, "pause", "Pause");
    ImGui::SameLine();
    button(look, "Run to goal", "run", {.icon = Icon::ToEnd});
    ImGui::SameLine(0, look.px(30));
    row_text(look, Type::Body, look.colours().ink, "step 24 of 94 · expansion 6 of 26");
}

void DemoFrame::start_panel(const Look& look) {
    const float cell = look.px(26);
    const ImVec2 size = board_size(square, cell);
    const AreaEvents events = area(look, "", "start_board", size);
    const std::array marks{MarkedCell{0, CellMark::First}, MarkedCell{3, CellMark::Second}};
    draw_board(look, *ImGui::GetWindowDrawList(), events.low, cell, textbook_start, square,
               {.hovered = events.hovered, .marks = marks});
    ImGui::SameLine();
    ImGui::BeginGroup();
    if (text_field(look, "start_text", start, {.error = error}) == FieldEvent::Committed) {
        committed = start;
        const auto parsed = puzzle::parse_board(start, square);
        const auto* wrong = std::get_if<puzzle::BoardTextError>(&parsed);
        error = wrong ? wrong->sentence : "";
    }
    button(look, "Random", "random");
    ImGui::SameLine();
    button(look, "Presets", "presets", {.disabled_reason = "None here"});
    ImGui::EndGroup();
    check_box(look, "Animate moves", "motion", motion);
}

void DemoFrame::search_panel(const Look& look) {
    const std::array orders{Choice{"order L U R D", "LURD"}, Choice{"order U R D L", "URDL"},
                            Choice{"order R D L U", "RDLU", {}, "Not in this document"}};
    order = combo(look, "order", orders, order);
    const std::array rules{Choice{"textbook", "textbook"}, Choice{"document", "document"},
                           Choice{"custom", "custom", "Every option free"}};
    rule = segmented(look, rules, rule);
    paragraph(look, Type::Small, look.colours().dim_ink,
              "11 and 7 are both odd: no move changes that, so the goal can be reached.");
}

void DemoFrame::picture(const Look& look) {
    const std::array names{Choice{"Tree", "tree"}, Choice{"Map", "map"},
                           Choice{"Compare", "compare", {}, "Later"}};
    tab = tabs(look, names, tab);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 room = ImGui::GetContentRegionAvail();
    render::Camera camera;
    camera.pan({low.x + room.x / 2, low.y + look.px(20)});
    backdrop_.draw(look, list, low, {low.x + room.x, low.y + room.y}, camera);
    list.PushClipRect(low, {low.x + room.x, low.y + room.y}, true);
    const std::array looks{BoardLook{.state = BoardState::Expanded},
                           BoardLook{.state = BoardState::Frontier},
                           BoardLook{.state = BoardState::Current},
                           BoardLook{.state = BoardState::Duplicate},
                           BoardLook{.state = BoardState::Stale},
                           BoardLook{.state = BoardState::Expanded, .on_path = true},
                           BoardLook{.state = BoardState::Frontier, .is_goal = true},
                           BoardLook{.state = BoardState::Frontier, .selected = true}};
    const float cell = look.px(15);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const std::size_t place = i / 4;
        const auto column = static_cast<float>(i % 4);
        const auto row = static_cast<float>(place);
        draw_board(look, list, {low.x + look.px(20 + 75 * column), low.y + look.px(20 + 75 * row)},
                   cell, textbook_start, square, looks[i]);
    }
    list.PopClipRect();
}

void DemoFrame::sentence(const Look& look) {
    const float cell = look.px(22);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_board(look, *ImGui::GetWindowDrawList(), at, cell, textbook_start, square,
               {.state = BoardState::Current});
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + board_size(square, cell).x + look.px(16));
    ImGui::BeginGroup();
    text(look, Type::LeadBold, look.colours().ink, "Taken: 0 8 3 2 1 4 7 6 5");
    paragraph(look, Type::Lead, look.colours().ink,
              "It is the oldest in the frontier (number 6, depth 2). It is not the goal, so its "
              "successors come next: R and D.");
    ImGui::EndGroup();
}

void DemoFrame::frontier(const Look& look) {
    const float cell = look.px(17);
    const ImVec2 size = board_size(square, cell);
    for (int i = 0; i < 7; ++i) {
        if (i % 4 != 0) ImGui::SameLine(0, look.px(9));
        ImGui::BeginGroup();
        ImGui::PushID(i);
        const AreaEvents events = area(look, "", "frontier_board", size);
        ImGui::PopID();
        draw_board(look, *ImGui::GetWindowDrawList(), events.low, cell, textbook_start, square,
                   {.state = BoardState::Frontier, .hovered = events.hovered});
        text(look, Type::Small, look.colours().dim_ink, "7 · d 2");
        ImGui::EndGroup();
    }
}

void DemoFrame::visited(const Look& look) {
    constexpr std::array<float, 8> seen{1, 3, 5, 8, 9, 13, 15, 20};
    constexpr std::array<float, 8> waiting{1, 2, 4, 5, 5, 7, 8, 12};
    const std::array curves{
        GrowthCurve{.samples = seen, .colour = look.colours().plot_visited, .width = 2.5f},
        GrowthCurve{.samples = waiting, .colour = look.colours().plot_frontier, .dashed = true}};
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 room = ImGui::GetContentRegionAvail();
    draw_growth(look, *ImGui::GetWindowDrawList(), low, {low.x + room.x, low.y + room.y},
                {.curves = curves, .cursor = 0.62f, .shown_to = 0.62f});
}

void DemoFrame::counters(const Look& look) {
    ui::figure(look, "taken", "taken", "6", "Nodes taken from the frontier.");
    ui::figure(look, "expanded", "expanded", "5", "Nodes whose successors were made.");
    ui::figure(look, "frontier, largest", "largest", "7, 8");
    ui::figure(look, "nodes' memory", "memory", "0.4 KB", "Bytes of all nodes.");
}

}  // namespace statescope::test
