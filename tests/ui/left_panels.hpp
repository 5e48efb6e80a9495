#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "puzzle/shape.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {

/// What the tests of the left column share.
class LeftPanels : public AppFixture {
  protected:
    LeftPanels() { driver.frames(3); }

    /// The middle of a cell of a board that is an item.
    ImVec2 cell_centre(std::string_view board, int cell) const {
        const Item item = driver.get(board);
        const puzzle::Shape shape = session.shape();
        const auto share = [](int place, int count) {
            return (static_cast<float>(place) + 0.5f) / static_cast<float>(count);
        };
        return {item.low.x + (item.high.x - item.low.x) * share(shape.column(cell), shape.columns),
                item.low.y + (item.high.y - item.low.y) * share(shape.row(cell), shape.rows)};
    }

    /// Moves the keyboard's focus with Tab until it stands on the item.
    void tab_to(std::string_view name) {
        constexpr int most = 80;
        for (int i = 0; i < most; ++i) {
            driver.press(ImGuiKey_Tab);
            if (driver.focused().find(name) != std::string::npos) return;
        }
        FAIL() << "Tab does not reach " << name;
    }

    /// Leaves the height of the column to one panel, so that nothing of it has to be scrolled to.
    void fold_all_but(std::string_view name) {
        for (const char* panel : {"boards", "solvability", "search"})
            session.preferences.layout.panels[panel].folded = panel != name;
        driver.frames(3);
    }

    bool shows(std::string_view text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }

    puzzle::Board start() const { return session.field(session::Side::Start).board(); }
    puzzle::Board goal() const { return session.field(session::Side::Goal).board(); }
};

}  // namespace statescope::test
