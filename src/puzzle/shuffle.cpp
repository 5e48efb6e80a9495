#include "puzzle/shuffle.hpp"

#include <cstddef>
#include <optional>

#include "puzzle/move.hpp"
#include "puzzle/solvability.hpp"

namespace statescope::puzzle {
namespace {

/// splitmix64 (Steele, Lea, Flood 2014). The standard engines would do, but their distributions
/// differ between libraries, and a seed has to mean the same board everywhere.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    /// Evenly from 0 .. bound-1. The topmost values, which would make small results likelier,
    /// are drawn again.
    int below(int bound) {
        const auto range = static_cast<std::uint64_t>(bound);
        const std::uint64_t largest = ~std::uint64_t{0};
        const std::uint64_t limit = largest - largest % range;  // a multiple of range
        std::uint64_t drawn = next();
        while (drawn >= limit)
            drawn = next();
        return static_cast<int>(drawn % range);
    }

  private:
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t x = state_;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
        return x ^ (x >> 31);
    }

    std::uint64_t state_;
};

}  // namespace

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
