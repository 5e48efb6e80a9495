#pragma once

#include <cstdint>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "trace/trace.hpp"

namespace statescope::layout {

/// Things in layers round one of them, in the order in which they stand on their ring: the children
/// of one parent side by side, and parents in the order of their own ring. So every branch of the
/// tree has an unbroken arc of every ring.
struct RingOrder {
    std::vector<std::uint32_t> numbers;      ///< layer after layer
    std::vector<std::uint32_t> parents;      ///< places in `numbers`; the first one is its own
    std::vector<std::uint32_t> layer_begin;  ///< places in `numbers`, and the end

    std::size_t layers() const { return layer_begin.size() - 1; }
    std::uint32_t layer_size(std::size_t layer) const {
        return layer_begin[layer + 1] - layer_begin[layer];
    }
};

/// All boards that can be reached from `centre`, by exact distance, numbered by Cantor rank. The
/// tree is one of shortest paths: a board's parent is the first on the ring before that leads to
/// it. At most 9 cells.
RingOrder distance_rings(puzzle::Board centre, puzzle::Shape shape);

/// The first `most` nodes of a trace by their depth g, in the tree the search made, numbered by
/// node.
RingOrder depth_rings(const trace::Trace& trace, std::uint32_t most);

}  // namespace statescope::layout
