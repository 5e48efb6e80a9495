#include "exchange/answers_from_table.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "puzzle/rank.hpp"

namespace statescope::exchange {

namespace {

using puzzle::Board;
using puzzle::Move;
using puzzle::Shape;

/// The tiles in order, around a blank.
Board ordered_around(int blank, Shape shape) {
    Board board;
    for (int cell = 0, tile = 1; cell < shape.cells(); ++cell) {
        if (cell != blank) board.set(cell, tile++);
    }
    return board;
}

/// The start with its tiles renamed, so that the same moves lead to the goal's tiles in order.
Board renamed_start(const search::Problem& problem) {
    std::array<int, puzzle::max_cells> name{};
    const Shape shape = problem.shape;
    for (int cell = 0, next = 1; cell < shape.cells(); ++cell) {
        const int tile = problem.goal.at(cell);
        if (tile != 0) name[static_cast<std::size_t>(tile)] = next++;
    }
    Board start;
    for (int cell = 0; cell < shape.cells(); ++cell)
        start.set(cell, name[static_cast<std::size_t>(problem.start.at(cell))]);
    return start;
}

}  // namespace

bool AnswersFromTable::covers(Shape shape) {
    return shape.cells() <= puzzle::max_ranked_cells;
}

const puzzle::DistanceTable& AnswersFromTable::table_of(const search::Problem& problem) {
    const Shape shape = problem.shape;
    const int blank = problem.goal.blank();
    const std::tuple key(shape.rows, shape.columns, blank);
    const auto found = tables_.find(key);
    if (found != tables_.end()) return found->second;
    return tables_.emplace(key, puzzle::DistanceTable(ordered_around(blank, shape), shape))
        .first->second;
}

std::optional<int> AnswersFromTable::length(const search::Problem& problem) {
    return table_of(problem).distance(renamed_start(problem));
}

std::optional<std::vector<Move>> AnswersFromTable::moves(const search::Problem& problem) {
    const puzzle::DistanceTable& table = table_of(problem);
    const Shape shape = problem.shape;
    Board board = renamed_start(problem);
    const std::optional<int> length = table.distance(board);
    if (!length) return std::nullopt;
    std::vector<Move> moves;
    moves.reserve(static_cast<std::size_t>(*length));
    int blank = board.blank();
    for (int left = *length; left > 0; --left) {
        for (const Move move : puzzle::all_moves) {
            const int to = target(shape, blank, move);
            if (to < 0) continue;
            const Board next = board.swapped(blank, to);
            if (table.distance(next) != left - 1) continue;
            moves.push_back(move);
            board = next;
            blank = to;
            break;
        }
    }
    return moves;
}

void write_from_table(const search::Problem& problem, AnswersFromTable& table,
                      AnswerWriter& answers) {
    if (content_of(answers.form()) == AnswerContent::Length) {
        answers.write_length(table.length(problem));
        return;
    }
    Answer answer{
        .problem = problem, .algorithm = nullptr, .rules = {}, .result = {}, .counters = {}};
    if (auto moves = table.moves(problem))
        answer.result = {trace::Outcome::Solved, *std::move(moves)};
    answers.write(answer);
}

}  // namespace statescope::exchange
