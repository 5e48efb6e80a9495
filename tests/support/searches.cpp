#include "tests/support/searches.hpp"

#include <rapidcheck.h>

#include <ostream>
#include <stdexcept>
#include <string>

#include "puzzle/board_text.hpp"

namespace statescope::search {

void showValue(const Problem& problem, std::ostream& out) {
    out << puzzle::board_inline(problem.start, problem.shape) << " to "
        << puzzle::board_inline(problem.goal, problem.shape);
}

void showValue(const Rules& rules, std::ostream& out) {
    out << "order " << rules.order.text() << ", duplicate check "
        << static_cast<int>(rules.duplicate_check) << ", goal test "
        << static_cast<int>(rules.goal_test) << ", tie-break " << static_cast<int>(rules.tie_break)
        << ", better g " << static_cast<int>(rules.better_g) << ", stale entries "
        << static_cast<int>(rules.stale_entries) << ", start marked " << rules.start_marked
        << ", heuristic " << heuristic(rules.heuristic).name << ", weight " << int{rules.weight}
        << ", depth limit " << int{rules.depth_limit};
}

}  // namespace statescope::search

namespace statescope::test {

search::Problem problem_of(std::string_view start, std::string_view goal) {
    return {three_by_three, board_of(start), board_of(goal)};
}

const search::Algorithm& algorithm_of(std::string_view name) {
    const search::Algorithm* found = search::find_algorithm(name);
    if (found == nullptr) throw std::runtime_error("no search named " + std::string(name));
    return *found;
}

search::Recording cancelled_search(const search::Algorithm& algorithm) {
    trace::Watch watch;
    watch.cancel = true;
    return search::record(problem_of("867254301", "123456780"), algorithm,
                          search::textbook_rules(algorithm), trace::default_node_budget, &watch);
}

puzzle::MoveOrder order_of(std::string_view letters) {
    return puzzle::MoveOrder::parse(letters).value();
}

puzzle::Board replayed(const search::Problem& problem, const std::vector<puzzle::Move>& moves) {
    puzzle::Board board = problem.start;
    for (const puzzle::Move move : moves)
        board = puzzle::moved(board, problem.shape, move).value();
    return board;
}

search::Problem any_walk(puzzle::Shape shape, int steps) {
    search::Problem problem{shape, {}, any_board(shape)};
    problem.start = problem.goal;
    const int length = *rc::gen::inRange(0, steps + 1);
    for (int i = 0; i < length; ++i) {
        const auto move = *rc::gen::elementOf(puzzle::all_moves);
        problem.start = puzzle::moved(problem.start, shape, move).value_or(problem.start);
    }
    return problem;
}

search::Problem any_problem() {
    const puzzle::Shape shape = any_shape();
    if (shape.cells() > 6) return any_walk(shape, 14);
    return {shape, any_board(shape), any_board(shape)};
}

search::HeuristicId any_heuristic() {
    std::vector<search::HeuristicId> ids;
    for (const search::Heuristic& heuristic : search::heuristics()) {
        // For a shape of 16 cells a pattern database takes seconds to build.
        const bool quick = heuristic.id != search::HeuristicId::Patterns;
        if (heuristic.needs == search::Requirement::Nothing && quick) ids.push_back(heuristic.id);
    }
    return *rc::gen::elementOf(ids);
}

search::Rules any_rules() {
    using namespace search;
    const auto orders = puzzle::all_move_orders();
    Rules rules;
    rules.order = orders[*rc::gen::inRange<std::size_t>(0, orders.size())];
    rules.duplicate_check =
        *rc::gen::element(DuplicateCheck::AtGeneration, DuplicateCheck::AtExpansion,
                          DuplicateCheck::NoUndoing, DuplicateCheck::None);
    rules.goal_test = *rc::gen::element(GoalTest::WhenTaken, GoalTest::WhenGenerated);
    rules.tie_break = *rc::gen::element(TieBreak::OlderFirst, TieBreak::NewerFirst,
                                        TieBreak::LargerG, TieBreak::SmallerG, TieBreak::BoardText);
    rules.better_g = *rc::gen::element(BetterG::Update, BetterG::Ignore);
    rules.stale_entries = *rc::gen::element(StaleEntries::Skipped, StaleEntries::ExpandedAgain);
    rules.start_marked = *rc::gen::arbitrary<bool>();
    rules.heuristic = any_heuristic();
    rules.depth_limit = static_cast<std::uint8_t>(*rc::gen::inRange<int>(least_depth_limit, 13));
    rules.weight = static_cast<std::uint8_t>(*rc::gen::inRange<int>(least_weight, most_weight + 1));
    return rules;
}

std::span<const search::Algorithm> searches_by_themselves() {
    const auto all = search::algorithms();
    if (all.back().family != search::Family::YouChoose)
        throw std::runtime_error("the search that waits for the user is not the last one");
    return all.first(all.size() - 1);
}

const search::Algorithm& any_algorithm() {
    const auto all = searches_by_themselves();
    return all[*rc::gen::inRange<std::size_t>(0, all.size())];
}

}  // namespace statescope::test
