#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "puzzle/board.hpp"
#include "puzzle/rank_of.hpp"

namespace statescope::puzzle {

/// The tiles in their order: the board as if the blank were taken out of its row of cells.
constexpr Board without_blank(Board board, int blank) {
    const std::uint64_t before = (std::uint64_t{1} << (4 * blank)) - 1;
    return Board((board.bits() & before) | (board.bits() >> 4 & ~before));
}

/// Of every four tiles out of eight (three bits each, tile 8 as 0): their share of half the Cantor
/// rank of eight, standing first or last. How many larger ones stand before one of the last follows
/// from how many stand after it.
struct FourTiles {
    std::array<std::uint8_t, 1u << 12> first;
    std::array<std::uint16_t, 1u << 12> last;
};
inline constexpr FourTiles four_tiles = [] {
    FourTiles shares{};
    for (unsigned tiles = 0; tiles < shares.first.size(); ++tiles) {
        const auto tile = [tiles](int i) { return ((tiles >> (3 * i) & 7u) + 7) % 8 + 1; };
        unsigned first = 0;
        unsigned last = 0;
        unsigned before = 0;
        unsigned after = 0;
        for (int i = 0; i < 4; ++i) {
            first += factorials[static_cast<std::size_t>(i)] * bit_counts[before >> tile(i)];
            before |= 1u << (tile(i) - 1);
        }
        for (int i = 3; i >= 0; --i) {
            const unsigned larger_before = 8 - tile(i) - bit_counts[after >> tile(i)];
            last += factorials[static_cast<std::size_t>(i) + 4] * larger_before;
            after |= 1u << (tile(i) - 1);
        }
        shares.first[tiles] = static_cast<std::uint8_t>(first / 2);
        shares.last[tiles] = static_cast<std::uint16_t>(last / 2);
    }
    return shares;
}();

/// reachable_rank for 3x3, in line for a search's inner loop.
inline std::uint32_t reachable_rank_of_nine(Board board, int blank) {
    // Pushed together: tiles of three bits, then pairs, the second four from bit 16 up.
    std::uint64_t tiles = without_blank(board, blank).bits();
    tiles = (tiles & 0x07070707u) | (tiles & 0x70707070u) >> 1;
    tiles = (tiles & 0x003F003Fu) | (tiles & 0x3F003F00u) >> 2;
    const std::uint32_t half =
        std::uint32_t{four_tiles.first[tiles & 0xFFF]} + four_tiles.last[tiles >> 16];
    return half * 9 + static_cast<std::uint32_t>(blank);
}

}  // namespace statescope::puzzle
