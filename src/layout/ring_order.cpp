#include "layout/ring_order.hpp"

#include <algorithm>
#include <array>

#include "puzzle/move.hpp"
#include "puzzle/rank.hpp"

namespace statescope::layout {

RingOrder distance_rings(puzzle::Board centre, puzzle::Shape shape) {
    RingOrder order;
    const std::uint32_t reachable = puzzle::board_count(shape) / 2;
    std::vector<puzzle::Board> boards;
    std::vector<bool> known(puzzle::board_count(shape));
    boards.reserve(reachable);
    order.numbers.reserve(reachable);
    order.parents.reserve(reachable);
    const auto add = [&](puzzle::Board board, std::uint32_t parent) {
        const std::uint32_t rank = puzzle::rank(board, shape);
        if (known[rank]) return;
        known[rank] = true;
        boards.push_back(board);
        order.numbers.push_back(rank);
        order.parents.push_back(parent);
    };
    add(centre, 0);
    std::uint32_t at = 0;
    while (at < boards.size()) {
        const auto layer_end = static_cast<std::uint32_t>(boards.size());
        order.layer_begin.push_back(at);
        for (; at < layer_end; ++at) {
            const puzzle::Board board = boards[at];
            const int blank = board.blank();
            for (const puzzle::Move move : puzzle::all_moves) {
                const int cell = puzzle::target(shape, blank, move);
                if (cell >= 0) add(board.swapped(blank, cell), at);
            }
        }
    }
    order.layer_begin.push_back(at);
    return order;
}

RingOrder depth_rings(const trace::Trace& trace, std::uint32_t most) {
    const auto count = std::min(most, static_cast<std::uint32_t>(trace.nodes().size()));
    // The children of every node, in order of generation: begin of each in one list.
    std::vector<std::uint32_t> begin(count + 1, 0);
    for (trace::NodeId node = 1; node < count; ++node)
        ++begin[trace.node(node).parent + 1];
    for (std::uint32_t i = 0; i < count; ++i)
        begin[i + 1] += begin[i];
    std::vector<trace::NodeId> children(count > 0 ? count - 1 : 0);
    std::vector<std::uint32_t> filled(begin.begin(), begin.end() - 1);
    for (trace::NodeId node = 1; node < count; ++node)
        children[filled[trace.node(node).parent]++] = node;

    RingOrder order;
    order.numbers.reserve(count);
    order.parents.reserve(count);
    order.numbers.push_back(0);
    order.parents.push_back(0);
    std::uint32_t at = 0;
    while (at < order.numbers.size()) {
        const auto layer_end = static_cast<std::uint32_t>(order.numbers.size());
        order.layer_begin.push_back(at);
        for (; at < layer_end; ++at) {
            const std::uint32_t node = order.numbers[at];
            for (std::uint32_t i = begin[node]; i < begin[node + 1]; ++i) {
                order.numbers.push_back(children[i]);
                order.parents.push_back(at);
            }
        }
    }
    order.layer_begin.push_back(at);
    return order;
}

}  // namespace statescope::layout
