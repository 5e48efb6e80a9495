#include "ui/panels/board_editor.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "ui/board_item.hpp"
#include "ui/keys.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Side;
using teach::arg;
using teach::Text;

namespace {

/// How long a digit waits for the second one of a two-digit tile.
constexpr double typing_seconds = 1.0;

/// The digit key pressed in this frame, or -1.
int digit_pressed() {
    for (int digit = 0; digit < 10; ++digit) {
        if (pressed_in_control(static_cast<ImGuiKey>(ImGuiKey_0 + digit)) ||
            pressed_in_control(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit))) {
            return digit;
        }
    }
    return -1;
}

/// Whether the mouse itself is on an item; the keyboard's focus counts as hovering too.
bool mouse_over(const AreaEvents& events) {
    const ImRect box(events.low, events.high);
    return events.hovered && box.Contains(ImGui::GetIO().MousePos);
}

}  // namespace

void BoardEditor::draw(Scene& scene, float cell) {
    forget_other_boards(scene);
    const bool start = side_ == Side::Start;
    const AreaEvents events =
        area(scene.look, scene.say(start ? Text::boards_start : Text::boards_goal),
             start ? "start_board" : "goal_board", board_size(shape_, cell));
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const int over = mouse_over(events) ? cell_at(shape_, cell, events.low, mouse) : -1;

    follow_drag(events, cell, over);
    const bool by_mouse = events.pressed && ImGui::GetIO().MouseReleased[0];
    if (drag_ && !ImGui::GetIO().MouseDown[0]) use_mouse(scene, by_mouse, over);
    if (events.focused) use_keys(scene, events.pressed && !by_mouse);
    if (!events.focused) used_keys_ = false;
    if (picked_ && !ImGui::GetIO().WantTextInput) {
        // Escape lets go of the tile; without an owner it would take the focus away.
        ImGui::SetKeyOwner(ImGuiKey_Escape, ImGui::GetItemID());
        want_keys({ImGuiKey_Escape});
        if (pressed_in_control(ImGuiKey_Escape)) picked_.reset();
    }
    if (!drag_ && !picked_) explain(scene, over >= 0 ? over : events.focused ? cursor_ : -1, over);

    const puzzle::Board board = scene.session.field(side_).board();
    const std::vector<MarkedCell> marked = marks(scene, events.focused);
    BoardLook how = plain_look(scene, board);
    how.is_goal = board == scene.session.field(Side::Goal).board();
    how.marks = marked;
    if (drag_ && drag_->from >= 0) how.slide = {drag_->from, drag_->moved.x, drag_->moved.y};
    draw_board(scene.look, *ImGui::GetWindowDrawList(), events.low, cell, board, shape_, how);
    if (over >= 0 || events.focused) scene.hovered_now = board;
}

/// While the mouse button is down: from which cell, and how far.
void BoardEditor::follow_drag(const AreaEvents& events, float cell, int over) {
    const ImGuiIO& io = ImGui::GetIO();
    if (!ImGui::IsItemActive() || !io.MouseDown[0]) return;
    const ImVec2 origin = io.MouseClickedPos[0];
    const auto columns = static_cast<float>(shape_.columns);
    const auto rows = static_cast<float>(shape_.rows);
    drag_ = Drag{cell_at(shape_, cell, events.low, origin),
                 over,
                 {(io.MousePos.x - origin.x) * columns / (events.high.x - events.low.x),
                  (io.MousePos.y - origin.y) * rows / (events.high.y - events.low.y)}};
}

/// Shows the pairs of the tile pointed at, in words where it is the mouse that points, and how the
/// board is edited.
void BoardEditor::explain(const Scene& scene, int cell, int under_mouse) {
    const puzzle::Board board = scene.session.field(side_).board();
    const std::string_view hint = scene.say(Text::boards_edit_hint);
    if (cell >= 0) inversions_.point_at({side_, cell, Counting::LargerBefore});
    if (under_mouse >= 0 && board.at(under_mouse) != 0) {
        const std::string pairs =
            pair_sentence(scene.say, board, shape_, under_mouse, Counting::LargerBefore);
        tooltip_for_last_item(
            scene.look, scene.say(Text::two_sentences, arg("first", pairs), arg("second", hint)));
    } else if (!used_keys_) {
        tooltip_for_last_item(scene.look, hint);
    }
}

/// What was picked means nothing on a board of another shape.
void BoardEditor::forget_other_boards(const Scene& scene) {
    if (scene.session.shape() == shape_) return;
    shape_ = scene.session.shape();
    cursor_ = 0;
    picked_.reset();
    drag_.reset();
    typed_.reset();
}

void BoardEditor::use_mouse(Scene& scene, bool pressed, int over) {
    const int from = drag_->from;
    drag_.reset();
    if (!pressed || from < 0 || over < 0) return;
    cursor_ = over;
    if (from == over) return choose(scene, over);
    picked_.reset();
    scene.session.swap_cells(side_, from, over);
}

void BoardEditor::use_keys(Scene& scene, bool pressed) {
    want_keys({ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow,
               ImGuiKey_Home, ImGuiKey_End, ImGuiKey_Space});
    const int columns = shape_.columns;
    const int row = shape_.row(cursor_);
    const int column = shape_.column(cursor_);
    int to = cursor_;
    if (pressed_in_control(ImGuiKey_LeftArrow, true) && column > 0) to = cursor_ - 1;
    if (pressed_in_control(ImGuiKey_RightArrow, true) && column + 1 < columns) to = cursor_ + 1;
    if (pressed_in_control(ImGuiKey_UpArrow, true) && row > 0) to = cursor_ - columns;
    if (pressed_in_control(ImGuiKey_DownArrow, true) && row + 1 < shape_.rows)
        to = cursor_ + columns;
    if (pressed_in_control(ImGuiKey_Home)) to = 0;
    if (pressed_in_control(ImGuiKey_End)) to = shape_.cells() - 1;
    if (to != cursor_) {
        cursor_ = to;
        typed_.reset();
        used_keys_ = true;
    }
    if (pressed || pressed_in_control(ImGuiKey_Space)) {
        choose(scene, cursor_);
        used_keys_ = true;
    }
    if (const int digit = digit_pressed(); digit >= 0) {
        type_digit(scene, digit);
        used_keys_ = true;
    }
}

void BoardEditor::type_digit(Scene& scene, int digit) {
    const double now = ImGui::GetTime();
    puzzle::Board board = scene.session.field(side_).board();
    int tile = digit;
    if (typed_ && now - typed_->time < typing_seconds) {
        const int both = 10 * typed_->digit + digit;
        if (typed_->digit > 0 && both <= shape_.tiles()) {
            // The first digit brought another tile here; that swap is taken back.
            tile = both;
            board = typed_->before;
        }
    }
    if (tile > shape_.tiles()) return;
    typed_ = Typed{digit, now, board};
    picked_.reset();
    scene.session.set_board(side_, board.swapped(cursor_, board.cell_of(tile, shape_)));
}

void BoardEditor::choose(Scene& scene, int cell) {
    typed_.reset();
    if (!picked_) {
        picked_ = cell;
        return;
    }
    const int first = *picked_;
    picked_.reset();
    if (first != cell) scene.session.swap_cells(side_, first, cell);
}

std::vector<MarkedCell> BoardEditor::marks(const Scene& scene, bool focused) const {
    std::vector<MarkedCell> result;
    if (picked_) result.push_back({*picked_, CellMark::Picked});
    if (drag_ && drag_->from >= 0) {
        result.push_back({drag_->from, CellMark::Picked});
        if (drag_->over >= 0) result.push_back({drag_->over, CellMark::Cursor});
        return result;
    }
    if (focused) result.push_back({cursor_, CellMark::Cursor});
    if (picked_) return result;
    if (const auto pointed = inversions_.on(side_); pointed && pointed->cell < shape_.cells()) {
        const auto pairs = pair_marks(scene.session.field(side_).board(), shape_, pointed->cell,
                                      pointed->counting);
        result.insert(result.end(), pairs.begin(), pairs.end());
    }
    return result;
}

}  // namespace statescope::ui
