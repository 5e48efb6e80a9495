#pragma once

#include <optional>
#include <string>

#include "exchange/answers.hpp"
#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::exchange {

/// The goal with the tiles in a spiral: 1 2 3 / 8 0 4 / 7 6 5.
puzzle::Board spiral_board(puzzle::Shape shape);

/// The goal 0 1 2 ...: the blank first.
puzzle::Board blank_first_board(puzzle::Shape shape);

/// As the test client of Princeton's assignment prints it: "Minimum number of moves = 4", a blank
/// line, and every board from start to goal, the size before its rows, a blank line between two; or
/// "No solution possible". Before the rows of a board that is no square stand both its sides.
std::string algs4_text(const Answer& answer);

/// Which version of the ColumbiaX course: in 2017 it wanted the sizes of the frontier as well.
enum class ColumbiaLines : std::uint8_t { Seven, Nine };

/// As the output.txt of the ColumbiaX course (CSMM.101x): `path_to_goal: ['Up', 'Left', 'Left']`
/// and so on to `max_ram_usage`, one line each. Words name the blank's moves.
std::string columbia_text(const Answer& answer, ColumbiaLines lines);

/// As Baekjoon 25140 wants it: the number of moves, and on a second line the tiles to move.
std::string tiles_text(const Answer& answer);

}  // namespace statescope::exchange
