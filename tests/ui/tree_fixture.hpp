#pragma once

#include <gmock/gmock.h>

#include <cmath>
#include <set>
#include <string>

#include "tests/ui/middle_panels.hpp"

namespace statescope::test {

/// What the tests of the tree share: nodes found by their numbers.
class TreeFixture : public MiddlePanels {
  protected:
    static std::string name_of(trace::NodeId node) { return "###node " + std::to_string(node + 1); }
    ImVec2 place_of(trace::NodeId node) const { return driver.get(name_of(node)).centre(); }
    float distance(trace::NodeId a, trace::NodeId b) const {
        return std::hypot(place_of(a).x - place_of(b).x, place_of(a).y - place_of(b).y);
    }

    /// The numbers of all nodes drawn.
    std::set<unsigned> drawn() const {
        constexpr std::string_view mark = "###node ";
        std::set<unsigned> nodes;
        for (const Item& item : driver.items()) {
            const std::size_t at = item.label.find(mark);
            if (at != std::string::npos)
                nodes.insert(
                    static_cast<unsigned>(std::stoul(item.label.substr(at + mark.size()))));
        }
        return nodes;
    }

    static std::set<unsigned> numbers_to(unsigned last) {
        std::set<unsigned> numbers;
        for (unsigned number = 1; number <= last; ++number)
            numbers.insert(number);
        return numbers;
    }

    /// A place of the canvas where no node is.
    ImVec2 empty_place() const {
        const Item canvas = driver.get("###tree");
        return {canvas.low.x + 12, canvas.low.y + 12};
    }

    void fit() {
        driver.press(ImGuiKey_F);
        driver.frames(2);
    }

    /// Puts the keyboard's focus on the tree.
    void focus_tree() {
        driver.click("###tree_zoom_in");
        driver.press(ImGuiKey_Minus);
        tab_to("###tree");
    }
};

/// A search of all boards that can be reached.
class LargeTreeFixture : public TreeFixture {
  protected:
    LargeTreeFixture() {
        search("bfs", "867254301", "123456780");
        EXPECT_EQ(session.trace().nodes().size(), 181'440u);
    }
};

}  // namespace statescope::test
