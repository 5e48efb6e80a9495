#include "ui/panels/boards_panel.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "puzzle/board_text.hpp"
#include "ui/button_row.hpp"
#include "ui/panels/presets_popup.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Command;
using session::Side;
using teach::arg;
using teach::Text;

namespace {

// All at scale 1.
constexpr float panel_height = 242;
constexpr float board_side = 88;        // as designed
constexpr float least_board_side = 64;  // where the column is narrow
constexpr float field_room = 160;       // what the field and its buttons want beside a board
constexpr float between_boards = 12;
constexpr std::size_t most_offers = 3;
constexpr float bleed = 2;  // what the light round a board needs beyond it

/// The side of two boards, one below the other, that uses the room well. A side of the panel is as
/// high as its board or as what stands beside it.
float side_for(const Scene& scene, ImVec2 room, float start_words, float goal_words) {
    const Look& look = scene.look;
    const float height = room.y - look.px(between_boards) - 2 * look.px(bleed);
    const float higher = std::max(start_words, goal_words);
    const float by_height = higher > height / 2 ? height - higher : height / 2;
    const float by_width = std::max(room.x - look.px(field_room), look.px(least_board_side));
    return std::min(std::max(by_height, look.px(board_side)), by_width);
}

std::string shape_text(const Scene& scene, puzzle::Shape shape) {
    return scene.say(Text::boards_shape_value, arg("rows", shape.rows),
                     arg("columns", shape.columns));
}

std::vector<puzzle::Shape> all_shapes() {
    std::vector<puzzle::Shape> shapes;
    for (int rows = puzzle::min_side; rows <= puzzle::max_side; ++rows) {
        for (int columns = puzzle::min_side; columns <= puzzle::max_side; ++columns)
            shapes.push_back({rows, columns});
    }
    return shapes;
}

/// A board on a button. Of a large one there is room for a row, and readings of one text differ in
/// that of the blank.
std::string offered_text(const puzzle::OtherReading& reading) {
    const puzzle::Shape shape = reading.shape;
    if (session::field_lines(shape) == 1) return puzzle::board_inline(reading.board, shape);
    std::string text = "...";
    const int row = shape.row(reading.board.blank());
    for (int column = 0; column < shape.columns; ++column)
        text += ' ' + std::to_string(reading.board.at(row * shape.columns + column));
    return text;
}

/// One list of all shapes. The name of each is what it looks like.
void shape_combo(Scene& scene, float width) {
    const std::vector<puzzle::Shape> shapes = all_shapes();
    std::vector<std::string> names;
    names.reserve(shapes.size());
    std::vector<Choice> choices;
    choices.reserve(shapes.size());
    int chosen = 0;
    for (const puzzle::Shape& shape : shapes)
        names.push_back(shape_text(scene, shape));
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (shapes[i] == scene.session.shape()) chosen = static_cast<int>(i);
        choices.push_back({.text = names[i], .id = names[i]});
    }
    const int now = combo(scene.look, "shape", choices, chosen, width);
    tooltip_for_last_item(scene.look, scene.say(Text::boards_shape_hint));
    if (now != chosen) scene.session.set_shape(shapes[static_cast<std::size_t>(now)]);
}

}  // namespace

BoardsPanel::BoardsPanel(std::shared_ptr<InversionHover> inversions)
    : inversions_(std::move(inversions)),
      start_(Side::Start, *inversions_),
      goal_(Side::Goal, *inversions_) {}

PanelSpec BoardsPanel::spec() const {
    return {.name = "boards",
            .column = Column::Left,
            .height = panel_height,
            .least_height = panel_height};
}

std::string BoardsPanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::boards_title));
}

std::string BoardsPanel::figure(const Scene& scene) const {
    return shape_text(scene, scene.session.shape());
}

void BoardsPanel::draw(Scene& scene) {
    const Look& look = scene.look;
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float side = side_for(scene, room, start_words_, goal_words_);
    const float cell = cell_to_fit(scene.session.shape(), {side, side});
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + look.px(bleed));
    start_words_ = draw_side(scene, Side::Start, start_, cell);
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + look.px(between_boards) - spacing);
    goal_words_ = draw_side(scene, Side::Goal, goal_, cell);

    const float least = std::min(side, look.px(board_side));
    const float needed = std::max(start_words_, least) + std::max(goal_words_, least) +
                         look.px(between_boards) + 2 * look.px(bleed);
    const float given = look.px(panel_height - panel_header_height) -
                        ImGui::GetStyle().WindowPadding.y + look.px(2);
    extra_height_ = std::max(0.0f, needed - given) / look.scale;
}

/// The height of what stands beside the board.
float BoardsPanel::draw_side(Scene& scene, Side side, BoardEditor& editor, float cell) {
    const Look& look = scene.look;
    const bool start = side == Side::Start;
    const bool reveal = reveal_ == side;
    ImGui::PushID(start ? "start" : "goal");
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + look.px(bleed));
    editor.draw(scene, cell);
    ImGui::SameLine(0, look.px(9));
    ImGui::BeginGroup();
    section_header(look, scene.say(start ? Text::boards_start : Text::boards_goal));
    draw_field(scene, side);
    if (start) {
        draw_start_buttons(scene);
    } else {
        draw_goal_buttons(scene);
    }
    ImGui::EndGroup();
    const float height = ImGui::GetItemRectSize().y;
    if (reveal) {
        ImGui::ScrollToItem(ImGuiScrollFlags_KeepVisibleEdgeY);
        reveal_.reset();
    }
    ImGui::PopID();
    return height;
}

void BoardsPanel::draw_field(Scene& scene, Side side) {
    session::Session& session = scene.session;
    session::BoardField& field = session.field(side);
    const bool start = side == Side::Start;
    const std::string error =
        field.error().empty() ? "" : scene.say(Text::boards_error, arg("sentence", field.error()));
    const FieldEvent event =
        text_field(scene.look, start ? "start_text" : "goal_text", field.text,
                   {.error = error, .lines = session::field_lines(session.shape()), .board = true});
    if (event == FieldEvent::Changed) field.look(session.shape());
    if (error.empty() && !ImGui::IsItemActive()) {
        tooltip_for_last_item(scene.look,
                              scene.say(start ? Text::boards_start_hint : Text::boards_goal_hint));
    }
    draw_readings(scene, side);
    if (event == FieldEvent::Committed) {
        session.enter_field(side);
        if (!field.error().empty()) reveal_ = side;
    }
}

/// What the text is read as, and what else it can be. Both stay where they are when the text is
/// taken, so that a click on an offer, which takes the text first, finds it.
void BoardsPanel::draw_readings(Scene& scene, Side side) {
    const Look& look = scene.look;
    session::Session& session = scene.session;
    const session::BoardField& field = session.field(side);
    const auto inline_text = [](puzzle::Board board, puzzle::Shape shape) {
        return puzzle::board_inline(board, shape);
    };
    const auto say_small = [&look](const std::string& text) {
        paragraph(look, Type::Small, look.colours().dim_ink, text);
    };
    if (const auto& pair = field.pair()) {
        say_small(scene.say(Text::boards_reads_as_pair,
                            arg("start", inline_text(pair->start, pair->shape)),
                            arg("goal", inline_text(pair->goal, pair->shape))));
    } else if (const auto& board = field.understood()) {
        say_small(scene.say(Text::boards_reads_as,
                            arg("board", inline_text(board->board, board->shape))));
        if (!board->note.empty())
            say_small(scene.say(Text::boards_note, arg("sentence", board->note)));
    }
    const std::size_t offered = std::min<std::size_t>(field.others().size(), most_offers);
    for (std::size_t nth = 0; nth < offered; ++nth) {
        const puzzle::OtherReading other = field.others()[nth];
        const bool same_shape = other.shape == session.shape();
        const std::string whole = inline_text(other.board, other.shape);
        const std::string offer =
            same_shape ? scene.say(Text::boards_accept_reading, arg("board", offered_text(other)))
                       : scene.say(Text::boards_accept_shape, arg("rows", other.shape.rows),
                                   arg("columns", other.shape.columns));
        const Text hint =
            same_shape ? Text::boards_accept_reading_hint : Text::boards_accept_shape_hint;
        const std::string tooltip =
            scene.say(Text::two_sentences, arg("first", scene.say(hint)),
                      arg("second", scene.say(Text::boards_reads_as, arg("board", whole))));
        const std::string id =
            (side == Side::Start ? "start_reading_" : "goal_reading_") + std::to_string(nth + 1);
        if (button(look, offer, id, {.tooltip = tooltip, .width = -1}))
            return session.accept_other_reading(side, nth);
    }
}

void BoardsPanel::draw_start_buttons(Scene& scene) {
    const std::array<RowButton, 2> buttons{{
        {.text = scene.say(Text::boards_random),
         .id = "random",
         .look = {.tooltip = scene.say(Text::boards_random_hint)}},
        {.text = scene.say(Text::boards_presets),
         .id = "presets",
         .look = {.tooltip = scene.say(Text::boards_presets_hint)}},
    }};
    const int pressed = button_row(scene.look, buttons);
    if (pressed == 0) scene.session.run(Command::RandomStart);
    if (pressed == 1) open_presets();
    draw_presets(scene);
}

void BoardsPanel::draw_goal_buttons(Scene& scene) {
    const Look& look = scene.look;
    const ButtonLook how{.tooltip = scene.say(Text::boards_swap_hint)};
    const std::string_view swap = scene.say(Text::boards_swap_short);
    if (button(look, swap, "swap_sides", how)) scene.session.run(Command::SwapStartAndGoal);
    const float least = look.px(70);
    const float gap = look.px(6);
    if (ImGui::GetItemRectSize().x + gap + least <= ImGui::GetContentRegionAvail().x)
        ImGui::SameLine(0, gap);
    shape_combo(scene, -1);
}

}  // namespace statescope::ui
