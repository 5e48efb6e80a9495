#include "exchange/rule_names.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "exchange/answers.hpp"
#include "search/heuristics/heuristic.hpp"

namespace statescope::exchange {
namespace {

template <class Value>
class RuleNames : public testing::Test {};
using Types = testing::Types<search::RuleSet, search::DuplicateCheck, search::GoalTest,
                             search::TieBreak, search::BetterG, search::StaleEntries,
                             search::HeuristicId, trace::Outcome, AnswerForm>;
TYPED_TEST_SUITE(RuleNames, Types);

TYPED_TEST(RuleNames, EveryWordMeansOneValueAndBack) {
    std::set<std::string_view> words;
    std::set<TypeParam> values;
    for (const Named<TypeParam>& named : names<TypeParam>()) {
        words.insert(named.name);
        values.insert(named.value);
        EXPECT_EQ(name_of(named.value), named.name);
        EXPECT_EQ(value_of<TypeParam>(named.name), named.value);
    }
    EXPECT_EQ(words.size(), names<TypeParam>().size());
    EXPECT_EQ(values.size(), names<TypeParam>().size());
}

TYPED_TEST(RuleNames, OtherWordsMeanNothing) {
    EXPECT_EQ(value_of<TypeParam>(""), std::nullopt);
    EXPECT_EQ(value_of<TypeParam>("Generation"), std::nullopt);
}

// Files and scripts hold these words: changing one breaks them.
TEST(RuleWords, AreTheseForGood) {
    using namespace search;
    EXPECT_EQ(name_of(DuplicateCheck::AtGeneration), "generation");
    EXPECT_EQ(name_of(DuplicateCheck::AtExpansion), "expansion");
    EXPECT_EQ(name_of(DuplicateCheck::NoUndoing), "no-undo");
    EXPECT_EQ(name_of(DuplicateCheck::None), "none");
    EXPECT_EQ(name_of(trace::Outcome::CutOff), "cut-off");
    EXPECT_EQ(name_of(GoalTest::WhenTaken), "taken");
    EXPECT_EQ(name_of(GoalTest::WhenGenerated), "generated");
    EXPECT_EQ(name_of(TieBreak::OlderFirst), "older");
    EXPECT_EQ(name_of(TieBreak::NewerFirst), "newer");
    EXPECT_EQ(name_of(TieBreak::LargerG), "larger-g");
    EXPECT_EQ(name_of(TieBreak::SmallerG), "smaller-g");
    EXPECT_EQ(name_of(TieBreak::BoardText), "text");
    EXPECT_EQ(name_of(BetterG::Update), "update");
    EXPECT_EQ(name_of(BetterG::Ignore), "ignore");
    EXPECT_EQ(name_of(StaleEntries::Skipped), "skipped");
    EXPECT_EQ(name_of(StaleEntries::ExpandedAgain), "expanded-again");
    EXPECT_EQ(name_of(RuleSet::Document), "document");
    EXPECT_EQ(name_of(RuleSet::Textbook), "textbook");
    EXPECT_EQ(name_of(RuleSet::Custom), "custom");
    EXPECT_EQ(name_of(HeuristicId::None), "none");
    EXPECT_EQ(name_of(HeuristicId::Manhattan), "manhattan");
    EXPECT_EQ(name_of(HeuristicId::Misplaced), "misplaced");
    EXPECT_EQ(name_of(HeuristicId::LinearConflict), "linear-conflict");
    EXPECT_EQ(name_of(HeuristicId::WalkingDistance), "walking-distance");
    EXPECT_EQ(name_of(HeuristicId::InversionDistance), "inversion-distance");
    EXPECT_EQ(name_of(HeuristicId::Gaschnig), "gaschnig");
    EXPECT_EQ(name_of(HeuristicId::Euclidean), "euclidean");
    EXPECT_EQ(name_of(HeuristicId::Nilsson), "nilsson");
    EXPECT_EQ(name_of(HeuristicId::Perfect), "perfect");
    EXPECT_EQ(name_of(HeuristicId::ManhattanBlank), "manhattan-blank");
    EXPECT_EQ(name_of(HeuristicId::ManhattanCheckerboard), "manhattan-checkerboard");
    EXPECT_EQ(name_of(HeuristicId::LinearConflictPairs), "linear-conflict-pairs");
    EXPECT_EQ(name_of(Outcome::NotSearched), "unsolvable");
    EXPECT_EQ(name_of(Outcome::Exhausted), "exhausted");
}

}  // namespace
}  // namespace statescope::exchange
