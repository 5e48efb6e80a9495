#include "teach/definitions.hpp"

#include <gtest/gtest.h>

#include <set>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"
#include "tests/teach/english.hpp"

namespace statescope::teach {
namespace {

/// The textbook board, breadth-first by the textbook rules. Boards at each depth: 1, 4, 8, 8, 16,
/// and 8 of the next made before the goal is taken.
trace::Counters textbook_counters() {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    return search::count(test::problem_of("283104765", "123804765"), algorithm,
                         search::textbook_rules(algorithm))
        .counters;
}

TEST(Counters, AllHaveANameAndAMeaningOfTheirOwn) {
    std::set<std::string_view> names;
    std::set<std::string_view> meanings;
    for (const Counter counter : all_counters()) {
        names.insert(term(phrases, counter).name);
        meanings.insert(term(phrases, counter).meaning);
    }
    EXPECT_EQ(all_counters().size(), 15u);
    EXPECT_EQ(names.size(), 15u);
    EXPECT_EQ(meanings.size(), 15u);
}

TEST(Counters, ShowTheFiguresOfTheTextbookBoard) {
    // 25 expanded, 68 successors, 24 duplicates, 44 kept, largest frontier 20: published with the
    // lesson "Breadth-first by hand".
    const trace::Counters counters = textbook_counters();
    EXPECT_EQ(value(counters, Counter::Taken), 26u);
    EXPECT_EQ(value(counters, Counter::Expanded), 25u);
    EXPECT_EQ(value(counters, Counter::Generated), 45u);
    EXPECT_EQ(value(counters, Counter::Successors), 68u);
    EXPECT_EQ(value(counters, Counter::Duplicates), 24u);
    EXPECT_EQ(value(counters, Counter::Visited), 45u);
    EXPECT_EQ(value(counters, Counter::Frontier), 19u);
    EXPECT_EQ(value(counters, Counter::LargestFrontier), 20u);
    EXPECT_EQ(value(counters, Counter::Improved), 0u);
    EXPECT_EQ(value(counters, Counter::Reopened), 0u);
    EXPECT_EQ(value(counters, Counter::Depth), 5u);
    EXPECT_EQ(value(counters, Counter::PointerMemory), 45u * 16);
    EXPECT_EQ(value(counters, Counter::PathMemory),
              45u * 8 + 4 * 1 + 8 * 2 + 8 * 3 + 16 * 4 + 8 * 5);
}

TEST(Counters, ReadTheMemberTheyName) {
    trace::Counters counters;
    counters.improved = 3;
    counters.reopened = 7;
    counters.cut_off = 5;
    counters.forgotten = 9;
    EXPECT_EQ(value(counters, Counter::Forgotten), 9u);
    EXPECT_EQ(value(counters, Counter::CutOff), 5u);
    EXPECT_EQ(value(counters, Counter::Improved), 3u);
    EXPECT_EQ(value(counters, Counter::Reopened), 7u);
}

TEST(Counters, KnowWhichAreBytes) {
    for (const Counter counter : all_counters()) {
        const bool named_memory =
            term(phrases, counter).name.find("memory") != std::string_view::npos;
        EXPECT_EQ(is_memory(counter), named_memory) << term(phrases, counter).name;
    }
}

TEST(Visited, SaysWhatItHolds) {
    EXPECT_EQ(term(phrases, trace::VisitedRule::BoardsGenerated).name, "boards generated");
    EXPECT_EQ(term(phrases, trace::VisitedRule::BoardsExpanded).name, "boards expanded");
    EXPECT_EQ(term(phrases, trace::VisitedRule::Nothing).name, "nothing is remembered");
}

TEST(Signs, AllHaveANameOfTheirOwn) {
    std::set<std::string_view> names;
    const int count = static_cast<int>(Sign::count_);
    for (int i = 0; i < count; ++i)
        names.insert(term(phrases, static_cast<Sign>(i)).name);
    EXPECT_EQ(names.size(), static_cast<std::size_t>(count));
}

TEST(Help, ExplainsEachWordAndKeyOnce) {
    std::set<std::string_view> words;
    for (const Term& word : help_words(phrases))
        words.insert(word.name);
    EXPECT_EQ(words.size(), help_words(phrases).size());
    std::set<std::string_view> keys;
    for (const KeyHelp& key : help_keys(phrases))
        keys.insert(key.keys);
    EXPECT_EQ(keys.size(), help_keys(phrases).size());
}

}  // namespace
}  // namespace statescope::teach
