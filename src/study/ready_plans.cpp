#include "study/ready_plans.hpp"

#include <array>

#include "puzzle/move.hpp"
#include "study/korf_boards.hpp"

namespace statescope::study {

namespace {

using search::HeuristicId;
using search::TieBreak;

constexpr puzzle::Shape shape{3, 3};

/// Korf's.
constexpr puzzle::MoveOrder up_left_right_down{
    {puzzle::Move::Up, puzzle::Move::Left, puzzle::Move::Right, puzzle::Move::Down}};

/// As far as the table of the book has figures for iterative deepening. Two moves more take eight
/// to nine times as long: 3.4 million nodes a board at 14 moves, 200 million at 18.
constexpr int deepening_up_to = 12;

/// More nodes than Korf's easy boards need with the weakest of the heuristics, and few enough for a
/// search to end within some seconds.
constexpr std::uint32_t korf_node_budget = 100'000'000;

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
    // Its iterative deepening goes through the tree of all moves, the one straight back included.
    Run deepening = textbook("ids");
    deepening.rules.duplicate_check = search::DuplicateCheck::None;
    Run misplaced = textbook("astar");
    misplaced.rules.heuristic = HeuristicId::Misplaced;
    return {.shape = shape,
            .goal = blank_first(),
            .boards = RandomBoards{every(2, 2, 24)},
            .runs = {deepening, breadth_first, misplaced, textbook("astar")},
            .up_to = {{0, deepening_up_to}}};
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

Plan korf_easy() {
    Plan plan{.shape = korf_shape,
              .goal = korf_goal(),
              .boards = korf_easy_boards(),
              .runs = {},
              .node_budget = korf_node_budget};
    for (const HeuristicId id :
         {HeuristicId::Manhattan, HeuristicId::LinearConflict, HeuristicId::WalkingDistance}) {
        Run run = textbook("idastar");
        run.rules.heuristic = id;
        run.rules.order = up_left_right_down;
        plan.runs.push_back(run);
    }
    return plan;
}

}  // namespace

std::span<const ReadyPlan> ready_plans() {
    static constexpr std::array<ReadyPlan, 4> all{{
        {"aima",
         "iterative deepening to 12 moves, breadth-first, A* misplaced and A* Manhattan at "
         "distances 2 to 24",
         aima},
        {"tie-breaking", "A* Manhattan with each tie-break at distances 4 to 28", tie_breaking},
        {"move-order", "breadth-first with each of the 24 orders at distances 4 to 20", move_order},
        {"korf-easy", "IDA* with three heuristics on the easy half of Korf's 100 boards of 4x4",
         korf_easy},
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
