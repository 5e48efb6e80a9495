#include "exchange/trace_lines.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "tests/exchange/traces.hpp"

namespace statescope::exchange {
namespace {

using nlohmann::json;
using testing::StartsWith;

std::string lines_text(const search::Recording& recording, const TracedSearch& search) {
    std::string text;
    write_trace_lines(recording, search, [&text](std::string_view block) {
        text += block;
        return true;
    });
    return text;
}

/// The objects of a text, one a line.
std::vector<json> objects_of(const std::string& text) {
    std::vector<json> objects;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        objects.push_back(json::parse(line));
    return objects;
}

TEST(TraceLines, SayAllOfAnEventOnALine) {
    const TracedSearch search = test::nilssons_search("astar");
    EXPECT_THAT(lines_text(test::recorded(search), search),
                StartsWith(R"({"step":0,"event":"generated","node":1,"parent":null,"move":null,)"
                           R"("board":"2 8 3 1 6 4 7 0 5","g":0,"h":5,"f":5,"other":null,)"
                           R"("frontier":1,"visited":1,"expanded":0})"
                           "\n"
                           R"({"step":1,"event":"taken","node":1,"parent":null,"move":null,)"
                           R"("board":"2 8 3 1 6 4 7 0 5","g":0,"h":5,"f":5,"other":null,)"
                           R"("frontier":0,"visited":1,"expanded":0})"
                           "\n"
                           R"({"step":2,"event":"expanded","node":1,"parent":null,"move":null,)"
                           R"("board":"2 8 3 1 6 4 7 0 5","g":0,"h":5,"f":5,"other":null,)"
                           R"("frontier":0,"visited":1,"expanded":1})"
                           "\n"
                           R"({"step":3,"event":"generated","node":2,"parent":1,"move":"L",)"
                           R"("board":"2 8 3 1 6 4 0 7 5","g":1,"h":6,"f":7,"other":null,)"
                           R"("frontier":1,"visited":2,"expanded":1})"
                           "\n"));
}

TEST(TraceLines, ASuccessorThrownAwayIsNoNode) {
    const TracedSearch search = test::nilssons_search("bfs");
    const auto objects = objects_of(lines_text(test::recorded(search), search));
    const auto duplicate = std::find_if(objects.begin(), objects.end(), [](const json& object) {
        return object["event"] == "duplicate";
    });
    ASSERT_NE(duplicate, objects.end());
    // Node 2 is the board after L; its R leads back to the start, after its U has been tried.
    EXPECT_TRUE((*duplicate)["node"].is_null());
    EXPECT_EQ((*duplicate)["parent"], 2);
    EXPECT_EQ((*duplicate)["move"], "R");
    EXPECT_EQ((*duplicate)["board"], "2 8 3 1 6 4 7 0 5");
    EXPECT_EQ((*duplicate)["g"], 2);
    EXPECT_EQ((*duplicate)["other"], 1);
    EXPECT_TRUE((*duplicate)["h"].is_null()) << "breadth-first search has no h";
}

// Every search, by the figures that the trace gives at the same step.
TEST(TraceLines, CountAsTheWindowDoes) {
    for (const search::Algorithm& algorithm : search::algorithms()) {
        for (const auto stale :
             {search::StaleEntries::Skipped, search::StaleEntries::ExpandedAgain}) {
            TracedSearch search = test::nilssons_search(algorithm.name);
            search.problem.start = test::board_of("867254301");
            search.node_budget = 400;
            search.rules.stale_entries = stale;
            search.rules.heuristic = search::HeuristicId::ManhattanCheckerboard;
            search.picks = {0, 1, 2, 3};
            const search::Recording recording = test::recorded(search);
            const trace::Trace& trace = recording.trace;
            const auto objects = objects_of(lines_text(recording, search));
            ASSERT_EQ(objects.size(), trace.events().size());
            for (trace::Step step = 0; step <= trace.last_step(); ++step) {
                const json& object = objects[step];
                const trace::Counters counters = trace.counters(step);
                ASSERT_EQ(object["step"], step);
                ASSERT_EQ(object["frontier"], counters.frontier) << algorithm.name << step;
                ASSERT_EQ(object["visited"], counters.visited);
                ASSERT_EQ(object["expanded"], counters.expanded);
                if (object["node"].is_null()) continue;
                const trace::NodeId node = object["node"].get<trace::NodeId>() - 1;
                ASSERT_EQ(object["board"],
                          puzzle::board_text(trace.nodes()[node].board, trace.head().shape));
                const bool has_f = trace.head().order.has_f();
                ASSERT_EQ(object["f"], has_f ? json(trace.f(node)) : json(nullptr));
            }
        }
    }
}

TEST(TraceLines, EndWhenNoMoreIsWanted) {
    const TracedSearch search = test::nilssons_search("bfs");
    EXPECT_FALSE(
        write_trace_lines(test::recorded(search), search, [](std::string_view) { return false; }));
}

}  // namespace
}  // namespace statescope::exchange
