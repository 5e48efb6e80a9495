#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "search/catalogue.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {

/// What the tests of the middle column share. Nothing moves by itself.
class MiddlePanels : public AppFixture {
  protected:
    MiddlePanels() {
        session.preferences.motion = false;
        driver.frames(3);
    }

    void search(std::string_view algorithm, std::string_view start, std::string_view goal) {
        session.set_algorithm(*search::find_algorithm(algorithm));
        session.set_problem({{3, 3}, board_of(start), board_of(goal)});
        settle();
    }

    void go_to(trace::Step step) {
        session.seek(step);
        driver.frames(2);
    }
    void go_to_end() { go_to(session.trace().last_step()); }

    /// The first step of a kind at or after `from`.
    trace::Step find_step(trace::EventKind kind, trace::Step from = 0) const {
        while (session.trace().event(from).kind != kind)
            ++from;
        return from;
    }

    bool shows(std::string_view text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }
    bool has(std::string_view name) const { return driver.find(name).has_value(); }

    /// Moves the keyboard's focus with Tab until it stands on the item.
    void tab_to(std::string_view name) {
        constexpr int most = 120;
        for (int i = 0; i < most; ++i) {
            driver.press(ImGuiKey_Tab);
            const std::string label = driver.focused();
            const std::size_t id = label.find("###");
            if (id != std::string::npos && label.substr(id) == name) return;
        }
        FAIL() << "Tab does not reach " << name;
    }

    puzzle::Board board_of_node(trace::NodeId node) const {
        return session.trace().node(node).board;
    }
};

}  // namespace statescope::test
