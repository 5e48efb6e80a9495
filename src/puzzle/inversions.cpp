#include "puzzle/inversions.hpp"

#include <cstddef>

namespace statescope::puzzle {

Inversions count_inversions(Board board, Shape shape) {
    Inversions result;
    for (int second = 0; second < shape.cells(); ++second) {
        const int tile = board.at(second);
        if (tile == 0) continue;
        int larger = 0;
        int smaller = 0;
        for (int first = 0; first < second; ++first) {
            const int before = board.at(first);
            if (before == 0) continue;
            if (before > tile) {
                ++larger;
                result.pairs.push_back({first, second});
            } else {
                ++smaller;
            }
        }
        result.larger_before[static_cast<std::size_t>(second)] = larger;
        result.smaller_before[static_cast<std::size_t>(second)] = smaller;
        result.larger_total += larger;
        result.smaller_total += smaller;
    }
    return result;
}

int inversion_total(Board board, Shape shape) {
    int total = 0;
    for (int second = 1; second < shape.cells(); ++second) {
        const int tile = board.at(second);
        if (tile == 0) continue;
        // The blank, 0, is never the larger one, so it needs no test of its own.
        for (int first = 0; first < second; ++first)
            total += board.at(first) > tile ? 1 : 0;
    }
    return total;
}

}  // namespace statescope::puzzle
