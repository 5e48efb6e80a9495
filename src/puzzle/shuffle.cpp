#include "puzzle/shuffle.hpp"

#include <cstddef>
#include <optional>

#include "puzzle/move.hpp"
#include "puzzle/random.hpp"
#include "puzzle/solvability.hpp"

namespace statescope::puzzle {

Board random_solvable(Board goal, Shape shape, std::uint64_t seed) {
    Random random(seed);
    Board board = goal;
    for (int cell = shape.cells() - 1; cell > 0; --cell) {
        board = board.swapped(cell, random.below(cell + 1));
    }
    // The repair pairs each unsolvable board with one solvable board of its own, so repaired
    // boards are as evenly spread as the rest.
    if (!solvability(board, goal, shape).solvable) board = made_solvable(board, shape);
    return board;
}

Board random_walk(Board from, Shape shape, int moves, std::uint64_t seed) {
    Random random(seed);
    Board board = from;
    std::optional<Move> last;
    for (int done = 0; done < moves;) {
        const Move move = all_moves[static_cast<std::size_t>(random.below(4))];
        if (last && move == opposite(*last)) continue;
        const std::optional<Board> next = moved(board, shape, move);
        if (!next) continue;
        board = *next;
        last = move;
        ++done;
    }
    return board;
}

}  // namespace statescope::puzzle
