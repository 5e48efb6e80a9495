#include "study/ready_plans.hpp"

#include <array>

#include "puzzle/move.hpp"

namespace statescope::study {

namespace {

using search::HeuristicId;
using search::TieBreak;

constexpr puzzle::Shape shape{3, 3};

std::vector<int> every(int step, int first, int last) {
    std::vector<int> distances;
    for (int distance = first; distance <= last; distance += step)
        distances.push_back(distance);
    return distances;
}

Run textbook(std::string_view name) {
    const search::Algorithm& algorithm = *search::find_algorithm(name);
    return {&algorithm, search::textbook_rules(algorithm)};
}

/// The goal of the book's figures: the blank first.
puzzle::Board blank_first() {
    puzzle::Board board;
    for (int cell = 0; cell < shape.cells(); ++cell)
        board.set(cell, cell);
    return board;
}

/// The goal of the drawings in most textbooks: 1 2 3 / 8 0 4 / 7 6 5.
puzzle::Board ring() {
    puzzle::Board board;
    int tile = 0;
    for (const int cell : {0, 1, 2, 5, 8, 7, 6, 3})
        board.set(cell, ++tile);
    return board;
}

Plan aima() {
    // The book's breadth-first search tests the goal early.
    Run breadth_first = textbook("bfs-parent");
    breadth_first.rules.goal_test = search::GoalTest::WhenGenerated;
    Run misplaced = textbook("astar");
    misplaced.rules.heuristic = HeuristicId::Misplaced;
    return {.shape = shape,
            .goal = blank_first(),
            .boards = RandomBoards{every(2, 2, 24)},
            .runs = {breadth_first, misplaced, textbook("astar")}};
}

Plan tie_breaking() {
    Plan plan{.shape = shape, .goal = ring(), .boards = RandomBoards{every(4, 4, 28)}, .runs = {}};
    for (const TieBreak tie_break : {TieBreak::OlderFirst, TieBreak::NewerFirst, TieBreak::LargerG,
                                     TieBreak::SmallerG, TieBreak::BoardText}) {
        plan.runs.push_back(textbook("astar"));
        plan.runs.back().rules.tie_break = tie_break;
    }
    return plan;
}

Plan move_order() {
    Plan plan{.shape = shape, .goal = ring(), .boards = RandomBoards{every(4, 4, 20)}, .runs = {}};
    for (const puzzle::MoveOrder& order : puzzle::all_move_orders()) {
        plan.runs.push_back(textbook("bfs-parent"));
        plan.runs.back().rules.order = order;
    }
    return plan;
}

}  // namespace

std::span<const ReadyPlan> ready_plans() {
    static constexpr std::array<ReadyPlan, 3> all{{
        {"aima", "breadth-first, A* misplaced and A* Manhattan at distances 2 to 24", aima},
        {"tie-breaking", "A* Manhattan with each tie-break at distances 4 to 28", tie_breaking},
        {"move-order", "breadth-first with each of the 24 orders at distances 4 to 20", move_order},
    }};
    return all;
}

const ReadyPlan* find_ready_plan(std::string_view name) {
    for (const ReadyPlan& ready : ready_plans()) {
        if (ready.name == name) return &ready;
    }
    return nullptr;
}

}  // namespace statescope::study
