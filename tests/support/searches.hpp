#pragma once

#include <iosfwd>
#include <span>
#include <string_view>
#include <vector>

#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"
#include "search/catalogue.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"
#include "tests/support/boards.hpp"

namespace statescope::search {

/// How RapidCheck, which calls it by this name, shows a counter-example.
// NOLINTNEXTLINE(readability-identifier-naming)
void showValue(const Problem& problem, std::ostream& out);

// NOLINTNEXTLINE(readability-identifier-naming)
void showValue(const Rules& rules, std::ostream& out);

}  // namespace statescope::search

namespace statescope::test {

/// A problem of the 8-puzzle from digits.
search::Problem problem_of(std::string_view start, std::string_view goal);

const search::Algorithm& algorithm_of(std::string_view name);

/// A search cancelled before its first step: only the start is recorded.
search::Recording cancelled_search(const search::Algorithm& algorithm);

puzzle::MoveOrder order_of(std::string_view letters);

/// Where moves lead, without any use of a search; throws at an illegal one.
puzzle::Board replayed(const search::Problem& problem, const std::vector<puzzle::Move>& moves);

/// For use inside a property: the start is at most `steps` moves of a random walk from a random
/// goal.
search::Problem any_walk(puzzle::Shape shape, int steps);

/// For use inside a property: any pair of boards of one of the shapes with at most 360 boards that
/// can be reached, or a pair not far apart on a larger shape.
search::Problem any_problem();

/// For use inside a property: any heuristic that is available for every goal.
search::HeuristicId any_heuristic();

/// For use inside a property: every option free.
search::Rules any_rules();

/// All searches but the one that waits for the user.
std::span<const search::Algorithm> searches_by_themselves();

/// For use inside a property: any of the searches that run by themselves.
const search::Algorithm& any_algorithm();

}  // namespace statescope::test
