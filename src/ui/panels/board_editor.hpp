#pragma once

#include <optional>
#include <vector>

#include "ui/inversion_hover.hpp"
#include "ui/scene.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

/// A board to edit by swapping two tiles, so that it stays a permutation. Mouse: click one tile
/// (it is marked) and then another, or drag one onto another. Keys, when it has the focus: arrows
/// move a cursor, Enter or Space picks and swaps, a tile's number brings that tile to the cursor,
/// Escape lets go.
class BoardEditor {
  public:
    BoardEditor(session::Side side, InversionHover& inversions)
        : side_(side), inversions_(inversions) {}

    /// Draws the board at the cursor of the window, `cell` in pixels of the screen.
    void draw(Scene& scene, float cell);

  private:
    struct Drag {
        int from = -1;   ///< cell the mouse went down on
        int over = -1;   ///< cell under the mouse now
        ImVec2 moved{};  ///< in cells
    };

    void forget_other_boards(const Scene& scene);
    void follow_drag(const AreaEvents& events, float cell, int over);
    void use_mouse(Scene& scene, bool pressed, int over);
    void use_keys(Scene& scene, bool pressed);
    void type_digit(Scene& scene, int digit);
    void choose(Scene& scene, int cell);
    void explain(const Scene& scene, int cell, int under_mouse);
    std::vector<MarkedCell> marks(const Scene& scene, bool focused) const;

    session::Side side_;
    InversionHover& inversions_;
    puzzle::Shape shape_;
    int cursor_ = 0;             ///< the keyboard's cell
    std::optional<int> picked_;  ///< to be swapped with the next one
    std::optional<Drag> drag_;
    bool used_keys_ = false;  ///< since it got the focus: the hint has been read

    /// The digit typed last, which may be the first of a number of two, and the board before it.
    struct Typed {
        int digit;
        double time;
        puzzle::Board before;
    };
    std::optional<Typed> typed_;
};

}  // namespace statescope::ui
