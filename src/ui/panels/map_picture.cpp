#include "ui/panels/map_picture.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/board_tip.hpp"
#include "ui/keys.hpp"
#include "ui/panels/map_facts.hpp"
#include "ui/panels/map_legend.hpp"
#include "ui/panels/map_marks.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::MapColour;
using session::MapLayout;
using teach::arg;
using teach::Text;

namespace {

constexpr float notch = 1.25f;      ///< zoom of one notch of the wheel
constexpr float key_zoom = 1.25f;   ///< of a key or a button
constexpr float drag_turn = 0.01f;  ///< radians for a pixel at scale 1
constexpr float key_turn = 0.12f;   ///< radians for a key

// At scale 1.
constexpr float key_way = 40;  ///< panned by a key
constexpr float near = 4;      ///< distance from a board that still points at it
constexpr float between_controls = 4;
constexpr float layout_width = 134;
constexpr float colour_width = 104;
constexpr float margin = 14;
constexpr float least_canvas = 150;             ///< below this the legend gives way
constexpr float least_canvas_below_words = 75;  ///< below this the sentence does, too

Text layout_text(MapLayout layout) {
    switch (layout) {
        case MapLayout::Rings:
            return Text::map_layout_rings;
        case MapLayout::RingsFromStart:
            return Text::map_layout_rings_start;
        case MapLayout::Ranks:
            return Text::map_layout_ranks;
        case MapLayout::Heuristic:
            return Text::map_layout_heuristic;
        case MapLayout::Space:
            break;
    }
    return Text::map_layout_space;
}

Text colour_text(MapColour colour) {
    switch (colour) {
        case MapColour::State:
            return Text::map_colour_state;
        case MapColour::G:
            return Text::map_colour_g;
        case MapColour::H:
            return Text::map_colour_h;
        case MapColour::F:
            return Text::map_colour_f;
        case MapColour::Distance:
            break;
    }
    return Text::map_colour_distance;
}

/// What layout and colour are chosen with takes.
float choices_width(const Look& look) {
    return look.px(layout_width) + look.px(colour_width) + look.px(between_controls);
}

float paragraph_height(const Look& look, std::string_view words, float width) {
    const ImFont* font = look.font(Type::Small);
    return font
        ->CalcTextSizeA(font->FontSize, FLT_MAX, width, words.data(), words.data() + words.size())
        .y;
}

}  // namespace

void MapPicture::draw(Scene& scene, float tabs) {
    const session::Preferences& chosen = scene.session.preferences;
    stage_.update(scene, session::choice_of(session::map_layouts, chosen.map_layout),
                  session::choice_of(session::map_colours, chosen.map_colour));
    const Look& look = scene.look;
    const float gap = look.px(6);
    const ImVec2 origin = ImGui::GetCursorPos();
    const ImVec2 all = ImGui::GetContentRegionAvail();
    const float header = header_height(look, tabs, all.x);
    const std::string sentence = map_sentence(scene, stage_);
    const std::string_view warning =
        stage_.start_is_here(scene) ? std::string_view{} : scene.say(Text::map_other_class);
    const float sentence_height = paragraph_height(look, sentence, all.x);
    const float warning_height = warning.empty() ? 0 : paragraph_height(look, warning, all.x);
    // The map comes first where there is little room: then the legend gives way, then the sentence.
    const float rest = all.y - header - sentence_height - warning_height - 3 * gap;
    LegendExtent extent = LegendExtent::All;
    if (rest - map_legend_height(scene, stage_, extent, all.x) < look.px(least_canvas))
        extent = LegendExtent::Colours;
    const float legend = map_legend_height(scene, stage_, extent, all.x);
    says_sentence_ = rest - legend >= look.px(least_canvas_below_words);

    const float words = warning_height + (says_sentence_ ? sentence_height : 0);
    const float above = header + 2 * gap + words;
    const float room = std::max(std::floor(all.y - above - legend - gap), look.px(60));
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    show(look, {{corner.x, corner.y + above}, {corner.x + all.x, corner.y + above + room}});

    draw_header(scene, tabs);
    ImGui::SetCursorPos({origin.x, origin.y + header + gap});
    if (says_sentence_) paragraph(look, Type::Small, look.colours().dim_ink, sentence);
    if (!warning.empty()) {
        ImGui::SetCursorPos({origin.x, origin.y + header + gap + words - warning_height});
        paragraph(look, Type::Small, look.colours().bad_ink, warning);
    }
    ImGui::SetCursorPos({origin.x, origin.y + above});
    const ImVec2 low = ImGui::GetCursorScreenPos();
    scene.parts.push_back(
        {"map", Text::map_title, low, {low.x + all.x, low.y + room + gap + legend}});
    draw_canvas(scene, {all.x, room});
    ImGui::SetCursorPosY(origin.y + above + room + gap);
    draw_map_legend(scene, stage_, extent);
}

/// Which board each pixel shows, where that has changed: header and canvas both ask for it.
void MapPicture::show(const Look& look, const render::Box& screen) {
    if (!canvas_) canvas_.emplace();
    const bool another = map_shown_ != stage_.map_number();
    map_shown_ = stage_.map_number();
    view_.update(stage_.map(), screen, look.px(margin), another);
    canvas_->update(stage_.painted(), view_.seen(), {screen.low.x, screen.low.y},
                    {screen.high.x, screen.high.y});
}

bool MapPicture::choices_below(const Look& look, float tabs, float width) {
    const float icon = button_size(look, {}, {.icon = Icon::Fit}).x;
    return width - tabs - icon < choices_width(look) + 2 * look.px(between_controls);
}

float MapPicture::header_height(const Look& look, float tabs, float width) {
    const float row = button_size(look, {}, {.icon = Icon::Fit}).y;
    return choices_below(look, tabs, width) ? 2 * row + look.px(between_controls) : row;
}

/// Beside the tabs the choices, where they fit, then the count and the buttons. Where the row is
/// short, wheel and keys are left to zoom with.
void MapPicture::draw_header(Scene& scene, float tabs) {
    const Look& look = scene.look;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    const float between = look.px(between_controls);
    const ImVec2 icon = button_size(look, {}, {.icon = Icon::Fit});
    const bool below = choices_below(look, tabs, all);
    const float taken = below ? tabs : tabs + choices_width(look) + 2 * between;
    const float three = 3 * icon.x + 2 * between;
    const bool zoom_buttons = all - taken >= three;
    const float buttons = zoom_buttons ? three : icon.x;

    ImGui::SetCursorPos({corner.x + std::max(0.0f, all - buttons), corner.y});
    draw_buttons(scene, zoom_buttons);
    const float left = below ? 0 : tabs;
    const float top = below ? corner.y + icon.y + between : corner.y;
    const float room = std::min(choices_width(look), all - left);
    const float first = std::floor(room * layout_width / (layout_width + colour_width));
    ImGui::SetCursorPos({corner.x + left, top});
    choose_layout(scene, first);
    ImGui::SameLine(0, between);
    choose_colour(scene, room - first - between);
    const float used = left + room + look.px(10);
    const float lower = std::round((icon.y - look.font(Type::Small)->FontSize) / 2);
    ImGui::SetCursorPos({corner.x + used, top + lower});
    draw_count(scene, all - used - (below ? 0 : buttons + look.px(10)));
}

void MapPicture::choose_layout(Scene& scene, float width) {
    std::vector<Choice> choices;
    int now = 0;
    for (const auto& layout : session::map_layouts) {
        const bool possible = stage_.whole_space() || layout.value == MapLayout::RingsFromStart;
        if (layout.value == stage_.layout()) now = static_cast<int>(choices.size());
        choices.push_back({.text = scene.say(layout_text(layout.value)),
                           .id = layout.name,
                           .disabled_reason = possible ? std::string_view{}
                                                       : scene.say(Text::map_needs_few_cells)});
    }
    const int pressed = combo(scene.look, "map_layout", choices, now, width);
    if (says_sentence_) {
        tooltip_for_last_item(scene.look, scene.say(Text::map_layout_hint));
    } else {
        tooltip_for_last_item(scene.look, map_sentence(scene, stage_));
    }
    if (pressed != now)
        scene.session.preferences.map_layout = choices[static_cast<std::size_t>(pressed)].id;
}

void MapPicture::choose_colour(Scene& scene, float width) {
    std::vector<Choice> choices;
    int now = 0;
    for (const auto& colour : session::map_colours) {
        std::string_view reason;
        const bool needs_h = colour.value == MapColour::H || colour.value == MapColour::F;
        if (needs_h && !stage_.search_has_heuristic()) {
            reason = scene.say(Text::map_needs_heuristic);
        } else if (colour.value == MapColour::F && scene.trace.head().order.weights.g == 0) {
            reason = scene.say(Text::map_f_is_h);
        }
        if (colour.value == MapColour::H && scene.trace.head().order.forgets)
            reason = scene.say(Text::map_h_backed_up);
        if (colour.value == MapColour::Distance && !stage_.whole_space())
            reason = scene.say(Text::map_needs_few_cells);
        if (colour.value == stage_.colour()) now = static_cast<int>(choices.size());
        choices.push_back({.text = scene.say(colour_text(colour.value)),
                           .id = colour.name,
                           .disabled_reason = reason});
    }
    const int pressed = combo(scene.look, "map_colour", choices, now, width);
    tooltip_for_last_item(scene.look, scene.say(Text::map_colour_hint));
    if (pressed != now)
        scene.session.preferences.map_colour = choices[static_cast<std::size_t>(pressed)].id;
}

void MapPicture::draw_buttons(Scene& scene, bool zoom_buttons) {
    const Look& look = scene.look;
    const float between = look.px(between_controls);
    if (button(look, {}, "map_fit",
               {.icon = Icon::Fit,
                .on = view_.shows_all(),
                .tooltip = scene.say(Text::map_fit_hint)})) {
        view_.fit();
    }
    if (!zoom_buttons) return;
    ImGui::SameLine(0, between);
    if (button(look, {}, "map_zoom_out",
               {.icon = Icon::Minus, .tooltip = scene.say(Text::tree_zoom_out_hint)})) {
        view_.zoom(1 / key_zoom);
    }
    ImGui::SameLine(0, between);
    if (button(look, {}, "map_zoom_in",
               {.icon = Icon::Plus, .tooltip = scene.say(Text::tree_zoom_in_hint)})) {
        view_.zoom(key_zoom);
    }
}

void MapPicture::draw_canvas(Scene& scene, ImVec2 size) {
    const PressItem canvas =
        press_item(item_label(scene.say(Text::map_title), "map"), size, 0, false);
    if (!canvas.visible) return;
    const Look& look = scene.look;
    const ImRect& box = canvas.box;
    use_mouse(scene, canvas);
    use_keys(scene, canvas);
    show(look, {{box.Min.x, box.Min.y}, {box.Max.x, box.Max.y}});

    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGui::PushClipRect(box.Min, box.Max, true);
    const MapSheet sheet{scene, stage_, *canvas_, view_.seen(), box.Min, box.Max};
    draw_map_ground(sheet, list);
    canvas_->draw(look, list, stage_.painted());
    draw_map_marks(sheet, list);
    ImGui::PopClipRect();
    draw_focus(look, canvas, look.px(4));
}

/// How many boards are within the picture, and how many of them can be seen.
void MapPicture::draw_count(const Scene& scene, float width) const {
    const Look& look = scene.look;
    if (!stage_.whole_space() || !canvas_) return;
    const std::uint32_t inside = canvas_->raster().inside();
    const auto shown = static_cast<std::uint32_t>(canvas_->raster().shown().size());
    const std::string count = teach::grouped(scene.say, inside);
    std::string words = scene.say(Text::map_boards, arg("count", count));
    if (inside == 1) words = scene.say(Text::map_board_one);
    if (shown < inside) {
        words = scene.say(Text::map_boards_shown, arg("shown", teach::grouped(scene.say, shown)),
                          arg("count", count));
    }
    if (text_size(look.font(Type::Small), words).x > width) return;
    text(look, Type::Small, look.colours().dim_ink, words);
    tooltip_for_last_item(look, scene.say(Text::map_boards_hint));
}

void MapPicture::use_mouse(Scene& scene, const PressItem& canvas) {
    const ImGuiIO& io = ImGui::GetIO();
    const float threshold = io.MouseDragThreshold * io.MouseDragThreshold;
    const bool dragged = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] >= threshold;
    // The wheel is the map's while the mouse is over it, not the column's.
    ImGui::SetItemKeyOwner(ImGuiKey_MouseWheelY);
    if (canvas.hovered && io.MouseWheel != 0 && !io.KeyCtrl)
        view_.zoom_about({io.MousePos.x, io.MousePos.y}, std::pow(notch, io.MouseWheel));
    const bool dragging = canvas.held && dragged;
    if (dragging) drag(scene.look);
    if (!canvas.hovered || dragging) {
        pointed_at_.reset();
        return;
    }
    point_at(scene, canvas, dragged);
}

void MapPicture::drag(const Look& look) {
    const ImGuiIO& io = ImGui::GetIO();
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
    if (io.MouseDelta.x == 0 && io.MouseDelta.y == 0) return;
    const float turn = drag_turn / look.scale;
    if (stage_.map().solid && !io.KeyShift) {
        view_.turn(-io.MouseDelta.x * turn, -io.MouseDelta.y * turn);
    } else {
        view_.pan(io.MouseDelta.x, io.MouseDelta.y);
    }
}

void MapPicture::point_at(Scene& scene, const PressItem& canvas, bool dragged) {
    const ImGuiIO& io = ImGui::GetIO();
    auto number = canvas_->number_at(io.MousePos, scene.look.px(near));
    const bool seen =
        number && (stage_.whole_space() || stage_.state(*number) != trace::BoardState::Unseen);
    if (!seen) number.reset();
    if (number != pointed_at_) pointed_for_ = 0;
    pointed_at_ = number;
    if (!number) return;
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    const puzzle::Board board = boards.board(*number);
    scene.hovered_now = board;
    const bool clicked = canvas.pressed && ImGui::IsMouseReleased(ImGuiMouseButton_Left);
    if (clicked && !dragged) scene.session.selected = board;
    if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) seek_to(scene, *number);

    pointed_for_ += io.DeltaTime;
    if (pointed_for_ < ImGui::GetStyle().HoverDelayNormal) {
        scene.moving = true;
        return;
    }
    const auto node = boards.newest(*number, scene.counters.nodes);
    board_tip(scene, board, node ? node_look(scene, *node) : plain_look(scene, board),
              map_facts(scene, stage_, *number));
}

void MapPicture::use_keys(Scene& scene, const PressItem& canvas) {
    const auto hit = [&](ImGuiKeyChord chord) {
        return canvas.focused ? pressed_in_control(chord, true) : pressed(chord, true);
    };
    if (hit(ImGuiKey_F)) view_.fit();
    if (const int way = zoom_keys(canvas.focused)) view_.zoom(way > 0 ? key_zoom : 1 / key_zoom);
    if (!canvas.focused) return;
    struct Way {
        ImGuiKey key;
        float right;
        float down;
    };
    for (const Way way : {Way{ImGuiKey_LeftArrow, -1, 0}, Way{ImGuiKey_RightArrow, 1, 0},
                          Way{ImGuiKey_UpArrow, 0, -1}, Way{ImGuiKey_DownArrow, 0, 1}}) {
        const ImGuiKeyChord shifted = ImGuiMod_Shift | way.key;
        const bool solid = stage_.map().solid;
        want_keys({way.key});
        if (solid) want_keys({shifted});
        const bool plain = pressed_in_control(way.key, true);
        if (solid && plain) view_.turn(way.right * key_turn, way.down * key_turn);
        // The window moves over the map, as when a page is scrolled.
        if (solid ? pressed_in_control(shifted, true) : plain) {
            view_.pan(-way.right * scene.look.px(key_way), -way.down * scene.look.px(key_way));
        }
    }
    const auto& selected = scene.session.selected;
    if (canvas.pressed && !ImGui::IsMouseReleased(ImGuiMouseButton_Left) && selected) {
        if (const auto number = stage_.number_of(scene, *selected)) seek_to(scene, *number);
    }
}

/// To the step that generated the board, if the search ever does: its first entry.
void MapPicture::seek_to(Scene& scene, std::uint32_t number) {
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    scene.session.selected = boards.board(number);
    const auto node = boards.first(number);
    if (!node) return;
    scene.session.playback().stop();
    scene.session.seek(scene.trace.generated_at(*node));
}

}  // namespace statescope::ui
