// Frontier, visited, counters and pseudo-code: what they show against the trace.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "search/catalogue.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {
namespace {

using session::Command;
using trace::NodeId;
using trace::Step;

class RightPanelsTest : public AppFixture {
  protected:
    RightPanelsTest() {
        session.preferences.motion = false;
        driver.frames(3);
    }

    /// At 1280 x 800 not everything is in sight at once: folds what is not looked at.
    void look_at(std::string_view panel) {
        for (const char* name : {"frontier", "visited", "pseudocode", "counters"}) {
            session.preferences.layout.panels[name].folded = panel != name;
        }
        driver.frames(3);
    }

    void go_to(Step step) {
        session.seek(step);
        driver.frames(2);
    }

    bool shows(const std::string& text) {
        return driver.shown_text().find(text) != std::string::npos;
    }

    /// The nodes generated and not taken after a step, by the list of events alone.
    std::set<NodeId> naive_frontier(Step step) const {
        std::set<NodeId> frontier;
        for (Step at = 0; at <= step; ++at) {
            const trace::Event& event = session.trace().event(at);
            if (event.kind == trace::EventKind::Generated) frontier.insert(event.node);
            if (event.kind == trace::EventKind::Taken) frontier.erase(event.node);
        }
        return frontier;
    }

    /// The caption of the board at a place of a grid: what it is called.
    std::string caption(const std::string& grid, std::size_t place) {
        const std::string label = driver.get(fmt::format("###{}_{}", grid, place)).label;
        return label.substr(0, label.find("###"));
    }

    /// The steps looked at, forwards and then back.
    std::vector<Step> some_steps() const {
        const Step last = session.trace().last_step();
        return {0, 1, 2, 7, 24, last / 2, last, last / 2, 24, 7, 0};
    }
};

TEST_F(RightPanelsTest, the_frontier_shows_what_waits_oldest_first) {
    for (const Step step : some_steps()) {
        go_to(step);
        const std::set<NodeId> expected = naive_frontier(step);
        std::size_t place = 0;
        for (const NodeId node : expected) {
            if (!driver.find(fmt::format("###frontier_{}", place))) break;  // scrolled out
            EXPECT_EQ(caption("frontier", place),
                      fmt::format("{} · d {}", node + 1, session.trace().node(node).g))
                << "step " << step;
            ++place;
        }
        EXPECT_GE(place, std::min<std::size_t>(3, expected.size())) << "step " << step;
    }
}

TEST_F(RightPanelsTest, the_frontier_of_a_star_is_in_the_order_of_f) {
    session.set_algorithm(*search::find_algorithm("astar"));
    session.set_board(session::Side::Start, board_of("216408753"));
    settle();
    const Step last = session.trace().last_step();
    for (const Step step : {Step{40}, last / 2, last}) {
        go_to(step);
        std::uint32_t f = 0;
        for (std::size_t place = 0; driver.find(fmt::format("###frontier_{}", place)); ++place) {
            const NodeId node = session.frontier()[place];
            EXPECT_GE(session.trace().f(node), f);
            f = session.trace().f(node);
            EXPECT_EQ(caption("frontier", place), fmt::format("{} · f {}", node + 1, f));
        }
    }
}

TEST_F(RightPanelsTest, twenty_five_thousand_entries_scroll) {
    session.set_problem({{3, 3}, board_of("867254301"), board_of("123456780")});
    settle();
    // The largest frontier of the 8-puzzle: far more than can be drawn at once.
    Step step = 0;
    const auto& curve = session.recorded().curve();
    std::uint32_t largest = 0;
    for (const trace::CurvePoint& point : curve) {
        if (point.frontier > largest) {
            largest = point.frontier;
            step = point.step;
        }
    }
    ASSERT_GT(largest, 20'000u);
    go_to(step);
    ASSERT_TRUE(driver.find("###frontier_0"));
    EXPECT_LT(driver.find_all("panel:frontier").size(), 200u);
    const Item first = driver.get("###frontier_0");
    for (int i = 0; i < 5; ++i)
        driver.wheel(first.centre(), -20);
    driver.frames(2);
    EXPECT_FALSE(driver.find("###frontier_0"));
    bool later = false;
    for (const Item& item : driver.items()) {
        const std::size_t id = item.label.find(" · d ");
        const std::size_t number = item.label.find("###frontier_");
        if (id == std::string::npos || number == std::string::npos) continue;
        const std::size_t place = std::stoul(item.label.substr(number + 12));
        const NodeId node = session.frontier()[place];
        EXPECT_EQ(item.label.substr(0, number),
                  fmt::format("{},{:03} · d {}", (node + 1) / 1000, (node + 1) % 1000,
                              session.trace().node(node).g));
        later = true;
    }
    EXPECT_TRUE(later);
}

TEST_F(RightPanelsTest, a_board_hovered_or_clicked_lights_up_everywhere) {
    go_to(24);
    driver.hover("###frontier_1");
    const puzzle::Board board = session.trace().node(session.frontier()[1]).board;
    EXPECT_EQ(session.hovered, board);
    driver.click("###frontier_1");
    EXPECT_EQ(session.selected, board);
    driver.move_to({5, 5});
    driver.frames(2);
    EXPECT_FALSE(session.hovered);
    EXPECT_EQ(session.selected, board);
}

TEST_F(RightPanelsTest, visited_lists_the_newest_first_and_says_what_it_means) {
    look_at("visited");
    go_to(24);
    EXPECT_TRUE(shows("VISITED · BOARDS GENERATED"));
    const std::uint32_t count = session.counters().visited;
    EXPECT_EQ(caption("visited", 0), std::to_string(session.trace().visited(count - 1) + 1));
    session.set_rule_set(search::RuleSet::Document);
    settle();
    EXPECT_TRUE(shows("VISITED · BOARDS EXPANDED"));
    EXPECT_TRUE(shows("No board is marked visited yet."));
}

TEST_F(RightPanelsTest, every_counter_shows_its_figure_at_every_step) {
    for (const Step step : some_steps()) {
        go_to(step);
        // Counted from the list of events, not by the program's own tally.
        unsigned taken = 0, expanded = 0, generated = 0, successors = 0, duplicates = 0;
        for (Step at = 0; at <= step; ++at) {
            const trace::Event& event = session.trace().event(at);
            taken += event.kind == trace::EventKind::Taken;
            expanded += event.kind == trace::EventKind::Expanded;
            generated += event.kind == trace::EventKind::Generated;
            duplicates += event.kind == trace::EventKind::Duplicate;
            successors += event.kind == trace::EventKind::Duplicate ||
                          (event.kind == trace::EventKind::Generated && event.node != 0);
        }
        const std::string text = driver.shown_text();
        for (const auto& [name, value] :
             {std::pair{"taken", taken}, std::pair{"expanded", expanded},
              std::pair{"generated", generated}, std::pair{"successors", successors},
              std::pair{"duplicates", duplicates}}) {
            EXPECT_NE(text.find(fmt::format("{}\n{}\n", name, value)), std::string::npos)
                << name << " at step " << step << " in\n"
                << text;
        }
    }
}

TEST_F(RightPanelsTest, a_counter_explains_itself) {
    driver.hover("###counter_1");
    driver.frames(30);
    EXPECT_TRUE(shows("The goal that ends the search is taken but not expanded."))
        << driver.shown_text();
}

TEST_F(RightPanelsTest, the_pseudo_code_follows_the_rules) {
    look_at("pseudocode");
    EXPECT_TRUE(shows("take the oldest node from frontier"));
    session.set_algorithm(*search::find_algorithm("astar"));
    settle();
    driver.frames(2);
    EXPECT_TRUE(shows("A* search(start, goal):"));
}

TEST_F(RightPanelsTest, the_selected_board_tells_what_became_of_it) {
    go_to(20);
    EXPECT_TRUE(shows("SELECTED BOARD"));
    EXPECT_TRUE(shows("click one"));
    const NodeId first = session.frontier().front();
    const trace::Node node = session.trace().node(first);
    driver.click("###frontier_0");
    driver.frames(3);
    EXPECT_EQ(session.selected, node.board);
    EXPECT_TRUE(shows("Generated as node " + std::to_string(first + 1)));
    EXPECT_TRUE(shows("Waits in the frontier at place 1"));
    driver.click("###selected_step0");
    driver.frames(2);
    EXPECT_EQ(session.step(), node.generated);
    driver.click("###selected_clear");
    driver.frames(2);
    EXPECT_EQ(session.selected, std::nullopt);
    session.selected = node.board;
    driver.frames(2);
    driver.press(ImGuiKey_Escape);
    EXPECT_EQ(session.selected, std::nullopt);
}

TEST_F(RightPanelsTest, panels_fold_to_their_header_and_stay_so) {
    look_at("pseudocode");
    driver.click("###fold:pseudocode");
    driver.frames(2);
    EXPECT_TRUE(session.preferences.layout.panels["pseudocode"].folded);
    EXPECT_FALSE(shows("take the oldest node from frontier"));
    driver.click("###fold:pseudocode");
    driver.frames(2);
    EXPECT_TRUE(shows("take the oldest node from frontier"));
}

}  // namespace
}  // namespace statescope::test
