#include "trace/tally.hpp"

#include <gtest/gtest.h>

#include "puzzle/move.hpp"

namespace statescope {
namespace {

using trace::NewNode;
using trace::Tally;

NewNode successor(trace::NodeId parent, int g) {
    NewNode node;
    node.parent = parent & trace::no_node;
    node.g = static_cast<std::uint32_t>(g) & trace::most_moves;
    return node;
}

TEST(Tally, CountsTheStartAsGeneratedAndNotAsASuccessor) {
    Tally tally(true);
    NewNode start;
    start.marks_visited = true;
    tally.generated(0, start);
    EXPECT_EQ(tally.counters().generated, 1u);
    EXPECT_EQ(tally.counters().successors, 0u);
    EXPECT_EQ(tally.counters().frontier, 1u);
    EXPECT_EQ(tally.counters().largest_frontier, 1u);
    EXPECT_EQ(tally.counters().visited, 1u);
    EXPECT_EQ(tally.counters().nodes, 1u);
}

TEST(Tally, AGoalThatIsTakenIsNotExpanded) {
    Tally tally(true);
    tally.generated(0, {});
    tally.taken(0);
    tally.solved(0);
    EXPECT_EQ(tally.counters().taken, 1u);
    EXPECT_EQ(tally.counters().expanded, 0u);
    EXPECT_EQ(tally.counters().frontier, 0u);
}

TEST(Tally, CountsDuplicatesThrownAwayWhenGeneratedAndWhenTaken) {
    Tally tally(true);
    tally.generated(0, {});
    tally.taken(0);
    tally.expanded(0, true);
    tally.generated(1, successor(0, 1));
    tally.duplicate(0, puzzle::Move::Left, 0);
    tally.taken(1);
    tally.dropped(1, 0);
    EXPECT_EQ(tally.counters().successors, 2u);
    EXPECT_EQ(tally.counters().duplicates, 2u);
    EXPECT_EQ(tally.counters().visited, 1u);
    EXPECT_EQ(tally.counters().taken, 2u);
    EXPECT_EQ(tally.counters().expanded, 1u);
}

TEST(Tally, SumsTheLettersOfAllPaths) {
    Tally tally(true);
    tally.generated(0, {});
    for (const int g : {1, 1, 2, 7})
        tally.generated(1, successor(0, g));
    EXPECT_EQ(tally.counters().path_moves, 11u);
    EXPECT_EQ(tally.counters().max_depth, 7u);
}

TEST(Tally, IsFullAtItsBudget) {
    Tally tally(true, 2);
    tally.generated(0, {});
    EXPECT_FALSE(tally.full());
    tally.generated(1, successor(0, 1));
    EXPECT_TRUE(tally.full());
    EXPECT_FALSE(Tally(true).full());
}

}  // namespace
}  // namespace statescope
