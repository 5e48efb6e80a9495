#include "exchange/run_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

using search::HeuristicId;
using teach::Rule;

study::Run textbook(std::string_view name) {
    const search::Algorithm& algorithm = test::algorithm_of(name);
    return {&algorithm, search::textbook_rules(algorithm)};
}

std::vector<study::Run> runs() {
    std::vector<study::Run> all{textbook("bfs"), textbook("astar"), textbook("astar"),
                                textbook("greedy")};
    all[1].rules.heuristic = HeuristicId::Misplaced;
    all[3].rules.order = test::order_of("UDLR");
    return all;
}

TEST(RunText, GivesEveryRuleThatMakesADifference) {
    EXPECT_EQ(run_text(textbook("bfs")),
              "bfs --order LURD --duplicate-check generation --start-marked yes --goal-test taken");
    study::Run tree = textbook("wastar");
    tree.rules.duplicate_check = search::DuplicateCheck::None;
    EXPECT_EQ(run_text(tree),
              "wastar --order LURD --duplicate-check none --goal-test taken --heuristic manhattan "
              "--weight 2 --tie-break older");
}

TEST(RunText, ListsTheRulesThatDiffer) {
    EXPECT_EQ(differing_rules(runs()), (std::vector<Rule>{Rule::Order, Rule::Heuristic}));
    EXPECT_TRUE(differing_rules(std::vector{textbook("bfs"), textbook("astar")}).empty())
        << "rules that only one of them has are no difference";
}

TEST(RunText, NamesRunsByWhatSetsThemApart) {
    EXPECT_EQ(run_names(runs()),
              (std::vector<std::string>{"bfs", "astar misplaced", "astar manhattan", "greedy"}));
    std::vector<study::Run> ties{textbook("astar"), textbook("astar")};
    ties[1].rules.tie_break = search::TieBreak::NewerFirst;
    ties[1].rules.order = test::order_of("RDLU");
    EXPECT_EQ(run_names(ties), (std::vector<std::string>{"astar LURD tie-break=older",
                                                         "astar RDLU tie-break=newer"}));
}

}  // namespace
}  // namespace statescope::exchange
