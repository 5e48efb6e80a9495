// What the map asks at a step: the state of every board over all its nodes, against a replay that
// plays the events one by one.

#include "trace/board_index.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "puzzle/rank.hpp"
#include "tests/support/searches.hpp"
#include "tests/trace/naive_view.hpp"

namespace statescope::trace {
namespace {

using test::NaiveView;

/// The state of each board from what is said of its nodes, told by the words of the list.
std::map<std::uint64_t, BoardState> replayed_states(const Trace& trace, Step step) {
    NaiveView naive(trace);
    for (Step at = 0; at <= step; ++at)
        naive.play(trace.event(at));
    const std::set<NodeId> expanded(naive.expanded.begin(), naive.expanded.end());
    std::map<std::uint64_t, BoardState> boards;
    for (NodeId id = naive.root; id < naive.counters().nodes; ++id) {
        const bool waits = naive.waiting.contains(id);
        BoardState state = BoardState::Taken;
        if (waits)
            state = BoardState::Frontier;
        else if (expanded.contains(id))
            state = BoardState::Expanded;
        else if (naive.dropped.contains(id) || naive.stale.contains(id) ||
                 naive.cut_off.contains(id) || naive.forgotten.contains(id))
            state = BoardState::Dropped;
        BoardState& board = boards[trace.node(id).board.bits()];
        board = std::max(board, state);
    }
    return boards;
}

void expect_states(const Trace& trace, const BoardIndex& index, Step step) {
    std::vector<BoardState> states(index.size());
    index.states(step, states);
    const auto expected = replayed_states(trace, step);
    for (const auto& [bits, state] : expected) {
        const std::uint32_t rank = puzzle::rank(puzzle::Board(bits), trace.head().shape);
        ASSERT_EQ(states[rank], state) << "board " << rank << " at step " << step;
    }
    const auto unseen = std::count(states.begin(), states.end(), BoardState::Unseen);
    ASSERT_EQ(static_cast<std::size_t>(unseen), states.size() - expected.size());
}

RC_GTEST_PROP(BoardIndexProperty, StatesAreThoseOfAReplayUnderAnyRules, ()) {
    search::Problem problem = test::any_problem();
    if (problem.shape.cells() > 9) problem = test::any_walk({3, 3}, 14);
    const auto recording = search::record(problem, test::any_algorithm(), test::any_rules(), 400);
    const BoardIndex index(recording.trace);
    const Step last = recording.trace.last_step();
    for (int i = 0; i < 5; ++i)
        expect_states(recording.trace, index, *rc::gen::inRange<Step>(0, last + 1));
    expect_states(recording.trace, index, last);
}

TEST(BoardIndex, StatesOfTheWholeSearchAtRandomSteps) {
    const auto& algorithm = test::algorithm_of("bfs");
    const auto recording = search::record(test::problem_of("867254301", "123456780"), algorithm,
                                          search::textbook_rules(algorithm));
    const Trace& trace = recording.trace;
    const BoardIndex index(trace);
    std::mt19937 random(11);
    std::vector<BoardState> states(index.size());
    for (const Step step :
         {Step{0}, trace.last_step(), static_cast<Step>(random() % trace.last_step()),
          static_cast<Step>(random() % trace.last_step())}) {
        index.states(step, states);
        // Breadth-first search makes one node for each board, so boards and nodes count alike.
        const Counters counters = trace.counters(step);
        EXPECT_EQ(std::count(states.begin(), states.end(), BoardState::Frontier),
                  counters.frontier);
        EXPECT_EQ(std::count(states.begin(), states.end(), BoardState::Expanded),
                  counters.expanded);
        EXPECT_EQ(std::count(states.begin(), states.end(), BoardState::Unseen),
                  362'880 - counters.nodes);
    }
    expect_states(trace, index, 20'000);
}

TEST(BoardIndex, ABoardIsInTheFrontierWhileAnyOfItsEntriesIs) {
    // Document 2 looks for duplicates when a node is taken, so boards wait several times.
    const auto& algorithm = test::algorithm_of("bfs-parent");
    const auto recording = search::record(test::problem_of("283104765", "123804765"), algorithm,
                                          algorithm.document_rules);
    const Trace& trace = recording.trace;
    const BoardIndex index(trace);
    std::vector<BoardState> states(index.size());
    // The start is expanded first; its first child's first expansion makes it again.
    Step again = 1;
    while (trace.event(again).kind != EventKind::Generated ||
           !(trace.node(trace.event(again).node).board == trace.head().start))
        ++again;
    const std::uint32_t start = index.number(0);
    index.states(again - 1, states);
    EXPECT_EQ(states[start], BoardState::Expanded);
    index.states(again, states);
    EXPECT_EQ(states[start], BoardState::Frontier);
    const NodeId second = trace.event(again).node;
    index.states(trace.taken_at(second) + 1, states);
    EXPECT_NE(states[start], BoardState::Unseen);
    EXPECT_EQ(index.newest(start, second), NodeId{0});
    EXPECT_EQ(index.newest(start, second + 1), second);
    EXPECT_EQ(index.first(start), NodeId{0});
}

TEST(BoardIndex, NodesStandForThemselvesWhereBoardsAreTooMany) {
    const puzzle::Shape shape{4, 4};
    search::Problem problem{shape, puzzle::ordered_board(shape), puzzle::ordered_board(shape)};
    for (const puzzle::Move move : {puzzle::Move::Up, puzzle::Move::Left, puzzle::Move::Up})
        problem.start = puzzle::moved(problem.start, shape, move).value();
    const auto& algorithm = test::algorithm_of("astar");
    const auto recording = search::record(problem, algorithm, search::textbook_rules(algorithm));
    const BoardIndex index(recording.trace);
    EXPECT_FALSE(index.by_rank());
    ASSERT_EQ(index.size(), recording.trace.nodes().size());
    EXPECT_EQ(index.number_of(problem.start), 0u);
    EXPECT_EQ(index.number_of(puzzle::Board(7)), std::nullopt);
    std::vector<BoardState> states(index.size());
    for (Step step = 0; step <= recording.trace.last_step(); ++step) {
        index.states(step, states);
        for (NodeId id = 0; id < index.size(); ++id) {
            EXPECT_EQ(states[id] == BoardState::Unseen, recording.trace.generated_at(id) > step);
            EXPECT_EQ(states[id] == BoardState::Frontier, recording.trace.in_frontier(id, step));
        }
    }
}

TEST(BoardIndex, BoardsThatWereNeverSeenHaveNoNodes) {
    const auto& algorithm = test::algorithm_of("bfs");
    const auto recording = search::record(test::problem_of("283104765", "123804765"), algorithm,
                                          search::textbook_rules(algorithm));
    const BoardIndex index(recording.trace);
    const std::uint32_t far = *index.number_of(test::board_of("867254301"));
    EXPECT_EQ(index.first(far), std::nullopt);
    EXPECT_EQ(index.newest(far, static_cast<std::uint32_t>(recording.trace.nodes().size())),
              std::nullopt);
}

}  // namespace
}  // namespace statescope::trace
