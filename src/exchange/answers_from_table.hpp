#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "exchange/answers.hpp"
#include "puzzle/distances.hpp"
#include "puzzle/move.hpp"
#include "search/problem.hpp"

namespace statescope::exchange {

/// Shortest answers read off tables of exact distances, without a search. A table is made when its
/// first goal comes, and kept; goals of one shape with the blank on the same cell share it, their
/// tiles being renamed.
class AnswersFromTable {
  public:
    /// Whether there are tables for a shape: at most 9 cells.
    static bool covers(puzzle::Shape shape);

    /// The length of the shortest answers; nothing when the pair is unsolvable.
    std::optional<int> length(const search::Problem& problem);

    /// Of the shortest answers the one whose moves come first in the order U D L R, which is the
    /// one breadth-first search finds in that order; nothing when the pair is unsolvable.
    std::optional<std::vector<puzzle::Move>> moves(const search::Problem& problem);

  private:
    const puzzle::DistanceTable& table_of(const search::Problem& problem);

    std::map<std::tuple<int, int, int>, puzzle::DistanceTable> tables_;  ///< rows, columns, blank
};

/// Writes the answer to one board, from the table; the form must tell nothing of a search. Where it
/// needs the length alone, no moves are looked for.
void write_from_table(const search::Problem& problem, AnswersFromTable& table,
                      AnswerWriter& answers);

}  // namespace statescope::exchange
