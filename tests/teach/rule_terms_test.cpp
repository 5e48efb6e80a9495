#include "teach/rule_terms.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/support/searches.hpp"
#include "tests/teach/english.hpp"

namespace statescope::teach {
namespace {

using namespace search;

TEST(RuleTerms, AllDiffer) {
    std::vector<Term> terms;
    const auto add = [&](auto... values) { (terms.push_back(term(phrases, values)), ...); };
    for (const RuleSet set : {RuleSet::Document, RuleSet::Textbook, RuleSet::Custom})
        terms.push_back(term(phrases, set, Family::AStar));
    add(DuplicateCheck::AtGeneration, DuplicateCheck::AtExpansion, DuplicateCheck::NoUndoing,
        DuplicateCheck::None);
    add(GoalTest::WhenTaken, GoalTest::WhenGenerated);
    add(TieBreak::OlderFirst, TieBreak::NewerFirst, TieBreak::LargerG, TieBreak::SmallerG,
        TieBreak::BoardText);
    add(BetterG::Update, BetterG::Ignore);
    add(StaleEntries::Skipped, StaleEntries::ExpandedAgain);
    for (const Heuristic& heuristic : heuristics())
        add(heuristic.id);
    add(Rule::Order, Rule::DuplicateCheck, Rule::GoalTest, Rule::TieBreak, Rule::BetterG,
        Rule::StaleEntries, Rule::StartMark, Rule::Heuristic, Rule::Weight, Rule::DepthLimit);
    terms.push_back(start_mark_term(phrases, true));
    terms.push_back(start_mark_term(phrases, false));
    std::set<std::string_view> names;
    std::set<std::string_view> meanings;
    for (const Term& each : terms) {
        EXPECT_TRUE(names.insert(each.name).second) << each.name;
        EXPECT_TRUE(meanings.insert(each.meaning).second) << each.meaning;
    }
}

TEST(AlgorithmName, TellsTheHeuristicInForce) {
    const auto name = [](std::string_view algorithm, HeuristicId heuristic) {
        search::Rules rules;
        rules.heuristic = heuristic;
        return algorithm_name(phrases, test::algorithm_of(algorithm), rules);
    };
    EXPECT_EQ(name("astar", HeuristicId::Manhattan), "A*, Manhattan");
    EXPECT_EQ(name("astar", HeuristicId::Misplaced), "A*, misplaced tiles");
    EXPECT_EQ(name("astar-cantor", HeuristicId::Manhattan), "A*, Manhattan, Cantor-coded");
    EXPECT_EQ(name("ucs", HeuristicId::None), "Uniform-cost");
    EXPECT_EQ(name("dfs", HeuristicId::None), "Depth-first");
    EXPECT_EQ(name("greedy", HeuristicId::Manhattan), "Greedy best-first, Manhattan");
    EXPECT_EQ(name("wastar", HeuristicId::Misplaced), "Weighted A*, misplaced tiles");
    EXPECT_EQ(name("bfs", HeuristicId::None), "Breadth-first, path in every node");
    EXPECT_EQ(name("bfs-parent", HeuristicId::None), "Breadth-first, parent pointers");
}

TEST(HeuristicTerms, SayOfTheFaultyOnesThatTheyAre) {
    for (const Heuristic& heuristic : heuristics()) {
        const Term said = term(phrases, heuristic.id);
        const bool name_says = said.name.find("(faulty)") != std::string_view::npos;
        const bool meaning_says = said.meaning.find("mistake") != std::string_view::npos;
        EXPECT_EQ(name_says, heuristic.faulty) << heuristic.name;
        EXPECT_EQ(meaning_says, heuristic.faulty) << heuristic.name;
    }
}

TEST(WhyUnavailable, NamesTheHeuristicAndWhatItNeeds) {
    const auto why = [](HeuristicId id, puzzle::Board goal, puzzle::Shape shape) {
        return why_unavailable(phrases, heuristic(id), goal, shape);
    };
    const puzzle::Shape three{3, 3};
    const puzzle::Shape four{4, 4};
    EXPECT_EQ(why(HeuristicId::Nilsson, test::board_of("123804765"), three), std::nullopt);
    EXPECT_EQ(why(HeuristicId::Nilsson, test::board_of("123456780"), three),
              "The heuristic Nilsson's P + 3S needs a 3 × 3 goal with its blank in the centre.");
    EXPECT_EQ(why(HeuristicId::Perfect, test::board_of("123456780"), three), std::nullopt);
    EXPECT_EQ(why(HeuristicId::Perfect, puzzle::ordered_board(four), four),
              "The heuristic exact distance needs a shape of at most 9 cells.");
}

TEST(SearchLine, TellsTheMainRules) {
    const auto line = [](std::string_view name) {
        const Algorithm& algorithm = test::algorithm_of(name);
        return search_line(phrases, algorithm, algorithm.document_rules);
    };
    EXPECT_EQ(line("bfs-parent"),
              "Breadth-first, parent pointers · order U D L R · goal tested when taken");
    EXPECT_EQ(line("astar-cantor"),
              "A*, Manhattan, Cantor-coded · larger g first · order D U R L · goal tested when "
              "generated");
}

/// Changes one rule to another value.
Rules with_other(Rule rule, Rules rules) {
    switch (rule) {
        case Rule::TieBreak:
            rules.tie_break = *rc::gen::element(TieBreak::OlderFirst, TieBreak::NewerFirst,
                                                TieBreak::LargerG, TieBreak::BoardText);
            break;
        case Rule::BetterG:
            rules.better_g = rules.better_g == BetterG::Update ? BetterG::Ignore : BetterG::Update;
            break;
        case Rule::StaleEntries:
            rules.stale_entries = rules.stale_entries == StaleEntries::Skipped
                                      ? StaleEntries::ExpandedAgain
                                      : StaleEntries::Skipped;
            break;
        case Rule::StartMark:
            rules.start_marked = !rules.start_marked;
            break;
        case Rule::Heuristic:
            rules.heuristic = test::any_heuristic();
            break;
        case Rule::Weight:
            rules.weight = rules.weight == most_weight ? least_weight : most_weight;
            break;
        case Rule::DepthLimit:
            rules.depth_limit = rules.depth_limit == 1 ? 5 : 1;
            break;
        default:
            break;
    }
    return rules;
}

RC_GTEST_PROP(RuleWithoutEffect, LeavesTheCountsAlone, ()) {
    const Problem problem = test::any_problem();
    const Algorithm& algorithm = test::any_algorithm();
    const Rules rules = test::any_rules();
    const Rule rule =
        *rc::gen::element(Rule::TieBreak, Rule::BetterG, Rule::StaleEntries, Rule::StartMark,
                          Rule::Heuristic, Rule::Weight, Rule::DepthLimit);
    if (!why_rule_has_no_effect(rule, algorithm.family, rules)) return;
    const Count count = search::count(problem, algorithm, rules, 2'000);
    const Count other = search::count(problem, algorithm, with_other(rule, rules), 2'000);
    RC_ASSERT(count.counters == other.counters);
    RC_ASSERT(count.result.moves == other.result.moves);
}

// By equal f larger g is taken first, or the older: in uniform-cost search that is the same.
RC_GTEST_PROP(TieBreakWithoutEffect, LeavesTheCountsAlone, ()) {
    const Problem problem = test::any_problem();
    const Algorithm& algorithm = test::any_algorithm();
    Rules rules = test::any_rules();
    if (!why_tie_break_has_no_effect(rules.tie_break, algorithm.family)) return;
    const Count count = search::count(problem, algorithm, rules, 2'000);
    rules.tie_break = TieBreak::OlderFirst;
    const Count older = search::count(problem, algorithm, rules, 2'000);
    RC_ASSERT(count.counters == older.counters);
    RC_ASSERT(count.result.moves == older.result.moves);
}

TEST(TieBreakWithoutEffect, IsOneByGInUniformCostSearch) {
    EXPECT_EQ(why_tie_break_has_no_effect(TieBreak::LargerG, Family::UniformCost),
              Text::rule_equal_f_is_equal_g);
    EXPECT_EQ(why_tie_break_has_no_effect(TieBreak::NewerFirst, Family::UniformCost), std::nullopt);
    EXPECT_EQ(why_tie_break_has_no_effect(TieBreak::LargerG, Family::Greedy), std::nullopt);
}

TEST(RuleWithEffect, IsOffered) {
    const Rules rules;
    for (const Rule rule :
         {Rule::Order, Rule::DuplicateCheck, Rule::GoalTest, Rule::TieBreak, Rule::BetterG,
          Rule::StaleEntries, Rule::StartMark, Rule::Heuristic, Rule::Weight}) {
        EXPECT_FALSE(why_rule_has_no_effect(rule, Family::WeightedAStar, rules));
    }
}

TEST(RuleWithoutEffect, SaysWhatItDependsOn) {
    const auto why = [](Rule rule, Family family, DuplicateCheck check, BetterG better_g) {
        Rules rules;
        rules.duplicate_check = check;
        rules.better_g = better_g;
        return why_rule_has_no_effect(rule, family, rules);
    };
    EXPECT_EQ(
        why(Rule::Heuristic, Family::BreadthFirst, DuplicateCheck::AtGeneration, BetterG::Update),
        Text::rule_only_with_heuristic);
    for (const Rule rule : {Rule::TieBreak, Rule::BetterG, Rule::StaleEntries}) {
        EXPECT_EQ(why(rule, Family::BreadthFirst, DuplicateCheck::AtGeneration, BetterG::Update),
                  Text::rule_only_best_first);
    }
    for (const Rule rule : {Rule::StaleEntries, Rule::StartMark}) {
        EXPECT_EQ(why(rule, Family::AStar, DuplicateCheck::AtExpansion, BetterG::Update),
                  Text::rule_only_at_generation);
    }
    EXPECT_EQ(why(Rule::BetterG, Family::AStar, DuplicateCheck::NoUndoing, BetterG::Update),
              Text::rule_only_with_check);
    EXPECT_EQ(why(Rule::BetterG, Family::AStar, DuplicateCheck::None, BetterG::Update),
              Text::rule_only_with_check);
    EXPECT_EQ(why(Rule::StaleEntries, Family::AStar, DuplicateCheck::AtGeneration, BetterG::Ignore),
              Text::rule_only_with_update);
    const Rules usual;
    EXPECT_EQ(why_rule_has_no_effect(Rule::Heuristic, Family::IdaStar, usual), std::nullopt);
    EXPECT_EQ(why_rule_has_no_effect(Rule::DepthLimit, Family::DepthLimited, usual), std::nullopt);
    EXPECT_EQ(why_rule_has_no_effect(Rule::DepthLimit, Family::IterativeDeepening, usual),
              Text::rule_only_depth_limited);
    EXPECT_EQ(why_duplicate_check_has_no_effect(DuplicateCheck::AtExpansion, Family::IdaStar),
              Text::rule_marks_no_board);
    EXPECT_EQ(why_duplicate_check_has_no_effect(DuplicateCheck::None, Family::IdaStar),
              std::nullopt);
    EXPECT_EQ(why_duplicate_check_has_no_effect(DuplicateCheck::AtExpansion, Family::DepthFirst),
              std::nullopt);
    EXPECT_EQ(why_rule_has_no_effect(Rule::Heuristic, Family::UniformCost, usual),
              Text::rule_no_heuristic);
    EXPECT_EQ(why_rule_has_no_effect(Rule::BetterG, Family::UniformCost, usual),
              Text::rule_first_g_is_best);
    EXPECT_EQ(why_rule_has_no_effect(Rule::BetterG, Family::Greedy, usual), std::nullopt);
    EXPECT_EQ(why_rule_has_no_effect(Rule::Weight, Family::Greedy, usual),
              Text::rule_only_weighted);
}

}  // namespace
}  // namespace statescope::teach
