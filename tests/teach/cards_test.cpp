#include "teach/cards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "puzzle/distances.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/searches.hpp"
#include "tests/teach/english.hpp"

namespace statescope::teach {
namespace {

using testing::Contains;
using testing::ContainsRegex;
using testing::HasSubstr;

AlgorithmCard card_of(std::string_view name) {
    return card(phrases, test::algorithm_of(name));
}

/// The moves of the answer, and the boards expanded, by the textbook's rules.
std::pair<std::size_t, std::uint32_t> textbook_run(std::string_view name,
                                                   const search::Problem& problem) {
    const search::Algorithm& algorithm = test::algorithm_of(name);
    const search::Count count =
        search::count(problem, algorithm, search::textbook_rules(algorithm));
    return {count.result.moves.size(), count.counters.expanded};
}

std::size_t moves_answered(const search::Problem& problem, const search::Rules& rules) {
    return search::count(problem, test::algorithm_of("astar-cantor"), rules).result.moves.size();
}

TEST(Cards, SayAllThereIsToSay) {
    std::set<std::string> names;
    for (const search::Algorithm& algorithm : search::algorithms()) {
        SCOPED_TRACE(algorithm.name);
        const AlgorithmCard about = card(phrases, algorithm);
        names.insert(about.name);
        EXPECT_FALSE(about.summary.empty());
        const std::string source(about.source);
        if (algorithm.document) {
            EXPECT_THAT(source, HasSubstr("Document " + std::to_string(*algorithm.document) + ":"));
        } else {
            if (algorithm.name != "you-choose") {
                EXPECT_THAT(source, ContainsRegex(", 1[89][0-9][0-9]"));  // the paper
            }
            EXPECT_THAT(source, HasSubstr("Russell and Norvig"));
        }
        EXPECT_GE(about.particulars.size(), 4u);
        EXPECT_FALSE(about.boards.empty());
    }
    EXPECT_EQ(names.size(), 14u);
}

TEST(Cards, NameTheMoveOrderOfTheDocument) {
    for (const search::Algorithm& algorithm : search::algorithms()) {
        if (!algorithm.document) continue;
        std::string order;
        for (const char letter : algorithm.document_rules.order.text())
            order += std::string(" ") + letter;
        EXPECT_THAT(card(phrases, algorithm).particulars,
                    Contains("Moves are tried in the order" + order + "."));
    }
}

TEST(Cards, OfDocument4CountTheLettersOfUnsolvable) {
    EXPECT_EQ(std::string_view("unsolvable").size(), 10u);
    const AlgorithmCard about = card_of("bfs");
    EXPECT_THAT(about.particulars, Contains(HasSubstr("would print 10")));
    const search::Problem& swapped = about.boards.at(1).problem;
    EXPECT_FALSE(puzzle::solvability(swapped.start, swapped.goal, swapped.shape).solvable);
}

TEST(Cards, OfDocument2ShowADuplicateDroppedWhenTaken) {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    const auto recording = search::record(card_of("bfs-parent").boards.at(0).problem, algorithm,
                                          algorithm.document_rules);
    const auto events = recording.trace.events();
    const auto dropped = std::find_if(events.begin(), events.end(), [](const trace::Event& event) {
        return event.kind == trace::EventKind::Dropped;
    });
    ASSERT_NE(dropped, events.end());
    // The first one dropped holds the start again: the step straight back.
    EXPECT_EQ(dropped->other, 0u);
    EXPECT_EQ(recording.trace.node(dropped->node).g, 2);
}

TEST(Cards, OfDocument3BlameTheMarkAndNotTheEarlyStop) {
    const search::Problem trap = card_of("astar-cantor").boards.at(0).problem;
    EXPECT_EQ(puzzle::DistanceTable(trap.goal, trap.shape).distance(trap.start), 10);

    search::Rules rules = test::algorithm_of("astar-cantor").document_rules;
    EXPECT_EQ(moves_answered(trap, rules), 12u);
    rules.goal_test = search::GoalTest::WhenTaken;
    EXPECT_EQ(moves_answered(trap, rules), 12u);
    rules.better_g = search::BetterG::Update;
    EXPECT_EQ(moves_answered(trap, rules), 10u);
    rules.goal_test = search::GoalTest::WhenGenerated;
    EXPECT_EQ(moves_answered(trap, rules), 10u);
}

// As their sentences say; the figures of greedy search are those of lesson L11.
TEST(Cards, OfSearchesWithoutADocumentOfferBoardsThatShowSomething) {
    using Run = std::pair<std::size_t, std::uint32_t>;
    const auto board = [](std::string_view name, std::size_t which) {
        return card_of(name).boards.at(which).problem;
    };
    EXPECT_EQ(textbook_run("ucs", board("ucs", 0)), Run(4, 25));
    EXPECT_EQ(textbook_run("ids", board("ids", 0)).first, 4u);
    EXPECT_EQ(textbook_run("idastar", board("idastar", 0)), Run(18, 6 + 19 + 80 + 100));
    EXPECT_EQ(textbook_run("dfs", board("dfs", 0)), Run(95'150, 147'014));
    EXPECT_EQ(textbook_run("greedy", board("greedy", 0)), Run(17, 20));
    EXPECT_EQ(textbook_run("astar", board("greedy", 0)), Run(11, 21));
    EXPECT_EQ(textbook_run("greedy", board("greedy", 1)), Run(16, 173));
    EXPECT_EQ(textbook_run("astar", board("greedy", 1)), Run(10, 22));
    const search::Problem longer = board("wastar", 0);
    EXPECT_EQ(textbook_run("wastar", longer).first, 12u);
    EXPECT_EQ(puzzle::DistanceTable(longer.goal, longer.shape).distance(longer.start), 10);
}

}  // namespace
}  // namespace statescope::teach
