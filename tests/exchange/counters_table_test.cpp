#include "exchange/counters_table.hpp"

#include <gtest/gtest.h>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

std::string value_in(const Table& table, std::string_view name) {
    for (const Fields& row : table.rows) {
        if (row[0] == name) return row[1];
    }
    return "none";
}

search::Recording by_the_textbook(std::string_view algorithm, std::string_view start) {
    const search::Algorithm& found = test::algorithm_of(algorithm);
    return search::record(test::problem_of(start, "123804765"), found,
                          search::textbook_rules(found));
}

// Lesson 5: 45 expanded, 46 taken, 122 successors, the frontier up to 33.
TEST(CountersTable, HoldsTheFiguresOfTheStep) {
    const search::Recording recording = by_the_textbook("bfs-parent", "283164705");
    const trace::Trace& trace = recording.trace;
    const Table end = counters_table({}, trace, trace.last_step());
    EXPECT_EQ(value_in(end, "expanded"), "45");
    EXPECT_EQ(value_in(end, "taken"), "46");
    EXPECT_EQ(value_in(end, "successors"), "122");
    EXPECT_EQ(value_in(end, "frontier, largest"), "33");
    const Table start = counters_table({}, trace, 0);
    EXPECT_EQ(value_in(start, "expanded"), "0");
    EXPECT_EQ(value_in(start, "generated"), "1");
}

TEST(CountersTable, LeavesOutWhatCannotHappen) {
    const auto table_of = [](std::string_view algorithm) {
        const search::Recording recording = by_the_textbook(algorithm, "283104765");
        return counters_table({}, recording.trace, recording.trace.last_step());
    };
    EXPECT_EQ(value_in(table_of("bfs-parent"), "reopened"), "none");
    EXPECT_NE(value_in(table_of("astar"), "reopened"), "none");
    EXPECT_EQ(value_in(table_of("astar"), "cut off"), "none");
    EXPECT_NE(value_in(table_of("idastar"), "cut off"), "none");
    EXPECT_NE(value_in(table_of("rbfs"), "forgotten"), "none");
}

}  // namespace
}  // namespace statescope::exchange
