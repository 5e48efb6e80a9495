#include "exchange/posthoc.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/exchange/traces.hpp"

namespace statescope::exchange {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// Whether two lists of tiles are one move apart: the blank has changed places with a neighbour.
bool are_a_move_apart(std::vector<int> a, const std::vector<int>& b, int columns) {
    const auto blank = [](const std::vector<int>& tiles) {
        return static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
    };
    const int from = blank(a);
    const int to = blank(b);
    const int rows_apart = std::abs(from / columns - to / columns);
    const int columns_apart = std::abs(from % columns - to % columns);
    std::swap(a[static_cast<std::size_t>(from)], a[static_cast<std::size_t>(to)]);
    return rows_apart + columns_apart == 1 && a == b;
}

/// Looks at every literal of the views: none is empty, and none names what Posthoc does not know.
void expect_literals(const json& value) {
    if (value.is_string()) {
        EXPECT_FALSE(value.get<std::string>().empty()) << "Posthoc throws at an empty literal";
        EXPECT_THAT(value.get<std::string>(), Not(HasSubstr("colors.")));
        EXPECT_THAT(value.get<std::string>(), Not(HasSubstr("event.")));
    }
    for (const json& part : value) {
        if (value.is_structured()) expect_literals(part);
    }
}

/// The views that are named, and the primitives that they come to in the end.
void expect_views(const json& views) {
    ASSERT_TRUE(views.contains("main")) << "the entry point";
    const std::set<std::string> primitives{"rect", "circle", "path", "polygon"};
    for (const json& view : views) {
        ASSERT_TRUE(view.is_array());
        for (const json& item : view) {
            const std::string name = item.at("$");
            EXPECT_TRUE(primitives.contains(name) || views.contains(name)) << name;
        }
    }
    expect_literals(views);
}

/// The rules that Posthoc's own parser and tree were found to rely on, and what a trace of a puzzle
/// has to be. Returns the ids from the end's to the source's.
std::vector<int> expect_valid(const std::string& text, puzzle::Shape shape) {
    const json root = json::parse(text);
    EXPECT_EQ(root.at("version"), "1.4.0");
    expect_views(root.at("views"));
    EXPECT_EQ(root.at("views").at("main").at(0).at("cols"), shape.columns);
    std::map<int, std::vector<int>> tiles_of;
    std::map<int, int> parent_of;
    std::vector<int> path;
    const json& events = root.at("events");
    EXPECT_EQ(events.at(0).at("type"), "source");
    EXPECT_EQ(events.at(1).at("type"), "destination");
    for (const json& event : events) {
        const std::vector<int> tiles = event.at("tiles");
        EXPECT_EQ(tiles.size(), static_cast<std::size_t>(shape.cells()));
        EXPECT_TRUE(event.at("x").is_number() && event.at("y").is_number()) << "for the pivot";
        EXPECT_TRUE(event.contains("pId")) << "the tree goes by the last event of a node";
        if (event.at("type") == "destination") continue;
        const int id = event.at("id");
        EXPECT_GT(id, 0) << "Posthoc skips what is not truthy";
        const bool generates = event.at("type") == "generating" || event.at("type") == "updating";
        if (generates || event.at("type") == "source") tiles_of[id] = tiles;
        if (tiles_of[id] != tiles) ADD_FAILURE() << "one node, two boards: " << event;
        if (event.at("pId").is_null()) continue;
        const int parent = event.at("pId");
        if (!tiles_of.contains(parent)) ADD_FAILURE() << "a child before its parent: " << event;
        if (!are_a_move_apart(tiles_of[parent], tiles, shape.columns))
            ADD_FAILURE() << "not a move from its parent: " << event;
        parent_of[id] = parent;
        if (event.at("type") != "end") continue;
        path.push_back(id);
        while (parent_of.contains(path.back()))
            path.push_back(parent_of[path.back()]);
    }
    return path;
}

struct Posthoc {
    std::string text;
    PosthocWritten written;
};

Posthoc posthoc_of(const search::Recording& recording, const TracedSearch& search,
                   std::uint32_t most_nodes = most_posthoc_nodes) {
    Posthoc posthoc;
    posthoc.written = write_posthoc(
        recording, search,
        [&posthoc](std::string_view block) {
            posthoc.text += block;
            return true;
        },
        most_nodes);
    return posthoc;
}

// Every search, by the rules of the textbook and those that put boards in again or keep old
// entries; with a heuristic that makes A* open boards again.
TEST(Posthoc, KeepsToTheRulesOfTheForm) {
    for (const search::Algorithm& algorithm : search::algorithms()) {
        for (const auto stale :
             {search::StaleEntries::Skipped, search::StaleEntries::ExpandedAgain}) {
            TracedSearch search = test::nilssons_search(algorithm.name);
            search.problem.start = test::board_of("216408753");
            search.rules.heuristic = search::HeuristicId::ManhattanCheckerboard;
            search.rules.stale_entries = stale;
            search.picks = {0, 1, 2, 3};
            const search::Recording recording = test::recorded(search);
            const Posthoc posthoc = posthoc_of(recording, search);
            SCOPED_TRACE(algorithm.name);
            const std::vector<int> path = expect_valid(posthoc.text, {3, 3});
            EXPECT_EQ(posthoc.written.complete, true);
            const bool to_the_end = posthoc.written.nodes_left_out == 0 &&
                                    recording.trace.outcome() == trace::Outcome::Solved;
            if (to_the_end && algorithm.name != "bidirectional") {
                EXPECT_EQ(path.size(), recording.moves.size() + 1);
            }
        }
    }
}

TEST(Posthoc, WritesBoardsOfEveryShape) {
    for (const puzzle::Shape shape : test::all_shapes()) {
        TracedSearch search = test::nilssons_search("astar");
        const puzzle::Board goal = puzzle::ordered_board(shape);
        const int last = shape.cells() - 1;
        search.problem = {shape, goal.swapped(last, last - 1), goal};
        const Posthoc posthoc = posthoc_of(test::recorded(search), search);
        EXPECT_EQ(expect_valid(posthoc.text, shape).size(), 2u);
    }
}

// The numbers of the frontier and of what is closed, from the board of Nilsson's book: by A* six
// boards are expanded and the seventh taken is the goal.
TEST(Posthoc, TellsEachEventInItsOwnWords) {
    const TracedSearch search = test::nilssons_search("astar");
    const json root = json::parse(posthoc_of(test::recorded(search), search).text);
    std::string types;
    for (const json& event : root.at("events"))
        types += event.at("type").get<std::string>().front();
    // Source, destination; the start is generated and expanded, 3 successors, closed; 3 more; then
    // 2, 1 and 2, as the move back is left out; the goal is expanded and ends the search.
    EXPECT_EQ(types, "sdgegggcegggceggcegceggcee");
    const json& last = root.at("events").back();
    EXPECT_EQ(last.at("type"), "end");
    EXPECT_EQ(last.at("g"), 5);
    EXPECT_EQ(last.at("h"), 0);
    EXPECT_EQ(last.at("f"), 5);
    EXPECT_EQ(last.at("move"), "R");
    EXPECT_EQ(last.at("closed"), 5);
    EXPECT_EQ(last.at("open"), 12 - 6) << "12 boards are generated, 6 of them taken";
    EXPECT_EQ(root.at("events")[3].at("order"), 1);
}

TEST(Posthoc, LeavesOutWhatIsBeyondTheLimitAndSaysHowMuch) {
    TracedSearch search = test::nilssons_search("bfs");
    search.problem.start = test::board_of("867254301");
    search.node_budget = 5000;
    const search::Recording recording = test::recorded(search);
    const Posthoc posthoc = posthoc_of(recording, search);
    const std::size_t nodes = recording.trace.nodes().size();
    ASSERT_GT(nodes, 5000u);
    EXPECT_EQ(posthoc.written.nodes_left_out, nodes - 2000);
    EXPECT_EQ(posthoc.written.events_left_out,
              recording.trace.events().size() - recording.trace.generated_at(2000));
    expect_valid(posthoc.text, {3, 3});
    std::set<int> ids;
    const json root = json::parse(posthoc.text);
    for (const json& event : root.at("events")) {
        if (event.at("id").is_number()) ids.insert(event.at("id").get<int>());
    }
    EXPECT_EQ(ids.size(), 2000u);
    EXPECT_EQ(*ids.rbegin(), 2000);
}

TEST(Posthoc, EndsWhenNoMoreIsWanted) {
    const TracedSearch search = test::nilssons_search("bfs");
    const PosthocWritten written =
        write_posthoc(test::recorded(search), search, [](std::string_view) { return false; });
    EXPECT_FALSE(written.complete);
}

}  // namespace
}  // namespace statescope::exchange
