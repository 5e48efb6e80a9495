#include "exchange/answers_for_judges.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "puzzle/move_list.hpp"

namespace statescope::exchange {

namespace {

using puzzle::Board;
using puzzle::Move;
using puzzle::Shape;

/// Adds what Princeton's Board.toString() gives: the size, and a space behind every tile. A batch
/// has millions of tiles: they are not worth a call of the formatter each.
void add_algs4_board(std::string& text, Board board, Shape shape) {
    text += fmt::to_string(shape.rows);
    if (shape.rows != shape.columns) text += ' ' + fmt::to_string(shape.columns);
    text += '\n';
    for (int row = 0, cell = 0; row < shape.rows; ++row) {
        for (int column = 0; column < shape.columns; ++column, ++cell) {
            const int tile = board.at(cell);
            const std::array<char, 3> written{tile < 10 ? ' ' : '1',
                                              static_cast<char>('0' + tile % 10), ' '};
            text.append(written.data(), written.size());
        }
        text += '\n';
    }
}

std::string_view word(Move move) {
    switch (move) {
        case Move::Up:
            return "Up";
        case Move::Down:
            return "Down";
        case Move::Left:
            return "Left";
        case Move::Right:
            return "Right";
    }
    return {};
}

/// A list of texts as Python prints it.
std::string python_list(const std::vector<Move>& moves) {
    std::string list;
    for (const Move move : moves) {
        list += list.empty() ? "" : ", ";
        list += fmt::format("'{}'", word(move));
    }
    return '[' + list + ']';
}

}  // namespace

Board spiral_board(Shape shape) {
    Board board;
    int top = 0;
    int left = 0;
    int bottom = shape.rows - 1;
    int right = shape.columns - 1;
    int tile = 1;
    const auto put = [&](int row, int column) {
        // The last cell of the spiral is the blank's.
        if (tile < shape.cells()) board.set(row * shape.columns + column, tile++);
    };
    while (top <= bottom && left <= right) {
        for (int column = left; column <= right; ++column)
            put(top, column);
        ++top;
        for (int row = top; row <= bottom; ++row)
            put(row, right);
        --right;
        for (int column = right; column >= left && top <= bottom; --column)
            put(bottom, column);
        --bottom;
        for (int row = bottom; row >= top && left <= right; --row)
            put(row, left);
        ++left;
    }
    return board;
}

Board blank_first_board(Shape shape) {
    Board board;
    for (int cell = 0; cell < shape.cells(); ++cell)
        board.set(cell, cell);
    return board;
}

std::string algs4_text(const Answer& answer) {
    if (!solved(answer)) {
        const bool limit = answer.result.outcome == trace::Outcome::Limit ||
                           answer.result.outcome == trace::Outcome::CutOff;
        return std::string(limit ? no_answer(answer) : "No solution possible");
    }
    const std::vector<Board> boards = solution_boards(answer);
    std::string text = fmt::format("Minimum number of moves = {}\n", boards.size() - 1);
    constexpr std::size_t longest_board = 64;
    text.reserve(text.size() + longest_board * boards.size());
    for (const Board board : boards) {
        text += '\n';
        add_algs4_board(text, board, answer.problem.shape);
    }
    text.pop_back();
    return text;
}

std::string columbia_text(const Answer& answer, ColumbiaLines lines) {
    if (!solved(answer)) return std::string(no_answer(answer));
    const std::size_t cost = answer.result.moves.size();
    const trace::Counters& counters = answer.counters;
    std::string text = fmt::format("path_to_goal: {}\ncost_of_path: {}\nnodes_expanded: {}\n",
                                   python_list(answer.result.moves), cost, counters.expanded);
    if (lines == ColumbiaLines::Nine) {
        text += fmt::format("fringe_size: {}\nmax_fringe_size: {}\n", counters.frontier,
                            counters.largest_frontier);
    }
    text += fmt::format("search_depth: {}\nmax_search_depth: {}\n", cost, counters.max_depth);
    return text + fmt::format("running_time: {:.8f}\nmax_ram_usage: {:.8f}", answer.seconds,
                              answer.peak_megabytes);
}

std::string tiles_text(const Answer& answer) {
    if (!solved(answer)) return std::string(no_answer(answer));
    const search::Problem& problem = answer.problem;
    return fmt::format("{}\n{}", answer.result.moves.size(),
                       puzzle::moves_text(answer.result.moves, problem.start, problem.shape,
                                          puzzle::MoveMeaning::Number));
}

}  // namespace statescope::exchange
