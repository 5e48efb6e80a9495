#include "exchange/open_closed_table.hpp"

#include <gtest/gtest.h>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

/// A run by the textbook's rules with tiles out of place as the heuristic.
search::Recording run_by_hand(std::string_view algorithm, std::string_view start,
                              search::GoalTest goal_test = search::GoalTest::WhenTaken) {
    const search::Algorithm& found = test::algorithm_of(algorithm);
    search::Rules rules = search::textbook_rules(found);
    rules.heuristic = search::HeuristicId::Misplaced;
    rules.goal_test = goal_test;
    return search::record(test::problem_of(start, "123804765"), found, rules);
}

Table whole_table(const search::Recording& recording, const OpenClosedOptions& options = {}) {
    return open_closed_table(recording.trace, recording.trace.last_step(), options);
}

// A* by hand, as it is taught: letters in order of generation, A = 283164705; f in brackets.
TEST(OpenClosedTable, IsTheTextbooks) {
    const Table table = whole_table(run_by_hand("astar", "283164705"));
    EXPECT_EQ(table.titles, (Fields{"step", "take", "g + h", "OPEN after", "CLOSED"}));
    const std::vector<Fields> expected{
        {"0", "–", "–", "A(4)", "–"},
        {"1", "A", "0 + 4", "C(4) B(6) D(6)", "A"},
        {"2", "C 283104765", "1 + 3", "E(5) F(5) B(6) D(6) G(6)", "A C"},
        {"3", "E 283014765", "2 + 3", "F(5) B(6) D(6) G(6) H(6) I(7)", "A C E"},
        {"4", "F 203184765", "2 + 3", "J(5) B(6) D(6) G(6) H(6) I(7) K(7)", "A C E F"},
        {"5", "J 023184765", "3 + 2", "L(5) B(6) D(6) G(6) H(6) I(7) K(7)", "A C E F J"},
        {"6", "L 123084765", "4 + 1", "M(5) B(6) D(6) G(6) H(6) I(7) K(7) N(7)", "A C E F J L"},
        {"7", "M = goal", "5 + 0", "", ""}};
    EXPECT_EQ(table.rows, expected);
}

TEST(OpenClosedTable, HasEveryFormOfATable) {
    const Table table = whole_table(run_by_hand("astar", "283164705"));
    const std::string markdown = table_text(table, TableForm::Markdown);
    EXPECT_NE(markdown.find("| 1 | A | 0 + 4 | C(4) B(6) D(6) | A |\n"), std::string::npos);
    const std::string latex = table_text(table, TableForm::Latex);
    EXPECT_NE(latex.find("\\begin{tabular}{lllll}"), std::string::npos);
    EXPECT_NE(latex.find("0 & -- & -- & A(4) & -- \\\\"), std::string::npos);
    EXPECT_NE(table_text(table, TableForm::Csv).find("7,M = goal,5 + 0,,\n"), std::string::npos);
}

// Lesson 4: numbered as they enter with the start as 1, after five expansions the nodes 6 to 13
// wait; the goal is number 26, and 25 nodes are expanded before it.
TEST(OpenClosedTable, HasNoBracketsWithoutF) {
    const Table table = whole_table(run_by_hand("bfs-parent", "283104765"));
    EXPECT_EQ(table.titles[2], "depth");
    EXPECT_EQ(table.rows[5][3], "F G H I J K L M");
    EXPECT_EQ(table.rows[5][4], "A B C D E");
    EXPECT_EQ(table.rows.size(), 27U);
    EXPECT_EQ(table.rows.back()[1], "Z = goal");
}

TEST(OpenClosedTable, EndsWithTheStep) {
    const search::Recording recording = run_by_hand("bfs-parent", "283104765");
    // The start is made, taken, expanded, and its first successor made.
    const Table table = open_closed_table(recording.trace, 3);
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[1][3], "B");
}

TEST(OpenClosedTable, NamesAGoalFoundWhenGenerated) {
    const Table table =
        whole_table(run_by_hand("bfs-parent", "283104765", search::GoalTest::WhenGenerated));
    // The goal is the 26th board to enter, and ends the expansion of the 16th (path 1-3-8-16-26).
    EXPECT_EQ(table.rows.back()[1], "Z = goal");
    EXPECT_EQ(table.rows.size(), 1U + 16 + 1);
}

TEST(OpenClosedTable, NamesNodesAfterZWithTwoLetters) {
    // Lesson 5: the goal is the 46th node taken, so nodes beyond Z (26) and AZ (52) wait.
    const Table table = whole_table(run_by_hand("bfs-parent", "283164705"));
    EXPECT_EQ(table.rows[27][1].substr(0, 3), "AA ");
    EXPECT_EQ(table.rows.back()[1], "AT = goal");
    EXPECT_NE(table.rows[45][3].find(" AZ BA "), std::string::npos);
}

TEST(OpenClosedTable, SaysHonestlyWhatItLeavesOut) {
    const search::Recording recording = run_by_hand("bfs-parent", "283164705");
    const Table table = whole_table(recording, {.most_rows = 10, .most_entries = 4});
    ASSERT_EQ(table.rows.size(), 12U);
    EXPECT_EQ(table.rows.back(), (Fields{"…", "36 more", "", "", ""}));
    EXPECT_EQ(table.rows[10][4], "A B C D … 6 more");
}

TEST(OpenClosedTable, ShowsWhatIsThrownAwayWhenTaken) {
    // Where boards are marked when they are expanded, the board a move back enters again.
    const search::Algorithm& algorithm = test::algorithm_of("bfs");
    search::Rules rules = search::textbook_rules(algorithm);
    rules.duplicate_check = search::DuplicateCheck::AtExpansion;
    const search::Recording recording =
        search::record(test::problem_of("283164705", "123804765"), algorithm, rules);
    const Table table = whole_table(recording, {.most_rows = 1000});
    std::size_t thrown_away = 0;
    for (const Fields& row : table.rows)
        thrown_away += row[1].find("thrown away: = ") != std::string::npos;
    std::size_t dropped = 0;
    for (const trace::Event& event : recording.trace.events())
        dropped += event.kind == trace::EventKind::Dropped;
    EXPECT_EQ(thrown_away, dropped);
    EXPECT_GT(thrown_away, 0U);
}

TEST(OpenClosedTable, NamesTheSearchesThatHaveNone) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        const search::Recording recording =
            search::record(test::problem_of("283104765", "123804765"), algorithm,
                           search::textbook_rules(algorithm));
        const std::string_view name = algorithm.name;
        const bool none = name == "dls" || name == "ids" || name == "idastar" || name == "rbfs" ||
                          name == "bidirectional";
        EXPECT_EQ(why_no_open_closed(recording.trace).has_value(), none) << name;
    }
}

}  // namespace
}  // namespace statescope::exchange
