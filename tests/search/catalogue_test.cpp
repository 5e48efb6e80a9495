#include "search/catalogue.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Algorithm;
using search::DuplicateCheck;
using search::GoalTest;
using search::Rules;

TEST(Catalogue, OffersTheDocumentsAndThenOthersByName) {
    std::vector<std::string> names;
    for (const Algorithm& algorithm : search::algorithms()) {
        names.emplace_back(algorithm.name);
        EXPECT_EQ(search::find_algorithm(algorithm.name), &algorithm);
    }
    EXPECT_EQ(names, (std::vector<std::string>{"bfs", "bfs-parent", "astar", "astar-cantor", "ucs",
                                               "greedy", "wastar", "dfs", "dls", "ids", "idastar",
                                               "rbfs", "bidirectional", "you-choose"}));
    EXPECT_EQ(search::find_algorithm("dijkstra"), nullptr);
}

// As the documents' own texts have them.
TEST(Catalogue, HasTheRulesOfTheDocuments) {
    const Rules one = test::algorithm_of("astar").document_rules;
    EXPECT_EQ(one.order.text(), "URDL");
    EXPECT_EQ(one.tie_break, search::TieBreak::BoardText);
    EXPECT_EQ(one.better_g, search::BetterG::Update);
    EXPECT_EQ(one.stale_entries, search::StaleEntries::ExpandedAgain);
    EXPECT_EQ(one.goal_test, GoalTest::WhenTaken);
    EXPECT_EQ(one.heuristic, search::HeuristicId::Manhattan);

    const Rules two = test::algorithm_of("bfs-parent").document_rules;
    EXPECT_EQ(two.order.text(), "UDLR");
    EXPECT_EQ(two.duplicate_check, DuplicateCheck::AtExpansion);
    EXPECT_EQ(two.goal_test, GoalTest::WhenTaken);

    const Rules three = test::algorithm_of("astar-cantor").document_rules;
    EXPECT_EQ(three.order.text(), "DURL");
    EXPECT_EQ(three.duplicate_check, DuplicateCheck::AtGeneration);
    EXPECT_EQ(three.goal_test, GoalTest::WhenGenerated);
    EXPECT_EQ(three.tie_break, search::TieBreak::LargerG);
    EXPECT_EQ(three.better_g, search::BetterG::Ignore);
    EXPECT_FALSE(three.start_marked);

    const Rules four = test::algorithm_of("bfs").document_rules;
    EXPECT_EQ(four.order.text(), "URDL");
    EXPECT_EQ(four.duplicate_check, DuplicateCheck::AtGeneration);
    EXPECT_EQ(four.goal_test, GoalTest::WhenTaken);
}

TEST(Catalogue, HasOneTextbookForAll) {
    for (const Algorithm& algorithm : search::algorithms()) {
        const Rules rules = search::textbook_rules(algorithm);
        EXPECT_EQ(rules.order.text(), "LURD");
        const std::string name(algorithm.name);
        const bool one_path = name == "dls" || name == "ids" || name == "idastar" || name == "rbfs";
        EXPECT_EQ(rules.duplicate_check, name == "dfs" ? DuplicateCheck::AtExpansion
                                         : one_path    ? DuplicateCheck::NoUndoing
                                                       : DuplicateCheck::AtGeneration);
        // From both ends nothing is compared with the goal; the sides look for each other.
        EXPECT_EQ(rules.goal_test,
                  name == "bidirectional" ? GoalTest::WhenGenerated : GoalTest::WhenTaken);
        EXPECT_EQ(rules.tie_break, search::TieBreak::OlderFirst);
        EXPECT_EQ(rules.better_g, search::BetterG::Update);
        EXPECT_EQ(rules.stale_entries, search::StaleEntries::Skipped);
        EXPECT_TRUE(rules.start_marked);
    }
}

TEST(Catalogue, TakesTheTextbooksRulesWhereThereIsNoDocument) {
    for (const Algorithm& algorithm : search::algorithms()) {
        SCOPED_TRACE(algorithm.name);
        const auto usual = search::usual_rule_set(algorithm);
        EXPECT_EQ(usual == search::RuleSet::Document, algorithm.document.has_value());
        if (algorithm.document) continue;
        EXPECT_EQ(algorithm.document_rules, search::textbook_rules(algorithm));
    }
}

TEST(NotSearched, HoldsTheStartAlone) {
    const auto problem = test::problem_of("283104756", "123804765");
    const Algorithm& algorithm = test::algorithm_of("astar");
    const auto recording =
        search::not_searched(problem, algorithm, search::textbook_rules(algorithm));
    EXPECT_EQ(recording.trace.outcome(), search::Outcome::NotSearched);
    EXPECT_TRUE(recording.moves.empty());
    EXPECT_EQ(recording.trace.events().size(), 1u);
    EXPECT_EQ(recording.trace.node(0).board, problem.start);
    // The same beginning as that of the search, should it be run after all.
    const auto searched = search::record(problem, algorithm, search::textbook_rules(algorithm), 10);
    EXPECT_EQ(recording.trace.final_counters(), searched.trace.counters(0));
    EXPECT_EQ(recording.trace.node(0).h, searched.trace.node(0).h);
}

// Whole paths cost the letters of all nodes' paths, parent pointers one pointer a node: on the
// layers of the textbook search, 1 node at depth 0, 4 at 1, 8 at 2, 8 at 3, 16 at 4 and the first
// of depth 5.
TEST(NodeStorage, CostsOfThePathsAreCounted) {
    const Algorithm& algorithm = test::algorithm_of("bfs");
    const auto count = search::count(test::problem_of("283104765", "123804765"), algorithm,
                                     search::textbook_rules(algorithm));
    EXPECT_EQ(count.counters.nodes, 45u);
    EXPECT_EQ(count.counters.path_moves, 4u * 1 + 8 * 2 + 8 * 3 + 16 * 4 + 8 * 5);
}

}  // namespace
}  // namespace statescope
