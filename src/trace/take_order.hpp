#pragma once

#include <cstdint>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "trace/event.hpp"

namespace statescope::trace {

/// What decides between nodes of equal f. Every rule ends in "older first".
enum class TieBreak : std::uint8_t {
    OlderFirst,
    NewerFirst,
    LargerG,    ///< larger g first; in A* that is smaller h
    SmallerG,   ///< smaller g first; in A* that is larger h
    BoardText,  ///< the board read as text, the blank (x) after the digits: document 1
};

/// Where a node stands in the frontier: smaller is taken sooner. A total order.
struct Priority {
    std::uint32_t f = 0;
    std::uint64_t tie = 0;
    NodeId node = 0;

    friend bool operator<(const Priority& a, const Priority& b) {
        if (a.f != b.f) return a.f < b.f;
        if (a.tie != b.tie) return a.tie < b.tie;
        return a.node < b.node;
    }
    friend bool operator>(const Priority& a, const Priority& b) { return b < a; }
};

/// The board's text as a number: cells row by row, tiles as they are, the blank after all of them.
constexpr std::uint64_t text_key(puzzle::Board board, puzzle::Shape shape) {
    // The cells the other way round, the first in the highest bits.
    std::uint64_t cells = board.bits();
    cells = (cells & 0x0F0F0F0F0F0F0F0Fu) << 4 | (cells >> 4 & 0x0F0F0F0F0F0F0F0Fu);
    cells = (cells & 0x00FF00FF00FF00FFu) << 8 | (cells >> 8 & 0x00FF00FF00FF00FFu);
    cells = (cells & 0x0000FFFF0000FFFFu) << 16 | (cells >> 16 & 0x0000FFFF0000FFFFu);
    cells = cells << 32 | cells >> 32;
    // From each one less, which makes the blank 15: 7 is added to what is below its highest bit.
    constexpr std::uint64_t highest = 0x8888888888888888u;
    cells = ((cells & ~highest) + ~highest) ^ (~cells & highest);
    return cells >> (64 - 4 * shape.cells());
}

/// What g and h count for in f = weights.g * g + weights.h * h (Pohl 1970): both once in A*, h
/// alone in greedy search, g alone in uniform-cost search.
struct Weights {
    std::uint8_t g = 1;
    std::uint8_t h = 1;

    friend constexpr bool operator==(const Weights&, const Weights&) = default;
};

/// What bounds a search that goes through the tree in rounds, each from the start anew.
enum class Rounds : std::uint8_t {
    None,       ///< no rounds: one search without a bound
    OneLimit,   ///< one round with a depth limit (depth-limited search)
    Deepening,  ///< depth limits 0, 1, 2 ... (iterative deepening)
    LargerF,    ///< each bound is the smallest f that was beyond the one before (IDA*)
};

/// Whose turn it is to say which node is taken, where one order for all does not say it.
enum class Turn : std::uint8_t {
    Search,  ///< the order's
    User,    ///< the user chooses any node that waits
    Sides,   ///< layers of the start's and of the goal's side take turns
    Other,   ///< another program's, whose order is not known
};

/// The order in which a search takes nodes: one definition for the search's frontier and for all
/// that shows f.
struct TakeOrder {
    bool by_f = false;  ///< smallest f first; otherwise by age
    TieBreak tie_break = TieBreak::OlderFirst;
    Weights weights{};
    bool newest_first = false;  ///< otherwise, when not by f, the oldest
    Rounds rounds = Rounds::None;
    Turn turn = Turn::Search;
    /// Keeps one path and the nodes beside it (recursive best-first search): what it leaves it
    /// forgets, but for the smallest f, and there it may come back.
    bool forgets = false;

    /// Whether a node's f counts: for its turn, against a bound, or for who chooses.
    constexpr bool has_f() const { return by_f || any_may_be_taken() || rounds == Rounds::LargerF; }
    /// Whether a known board met with a smaller g may come in again.
    constexpr bool minds_g() const { return (by_f && !forgets) || any_may_be_taken(); }
    /// Whether any node that waits may be the next.
    constexpr bool any_may_be_taken() const { return turn == Turn::User || turn == Turn::Other; }
    /// Whether the search keeps one path and the nodes beside it, and not all that it made.
    constexpr bool keeps_one_path() const { return rounds != Rounds::None || forgets; }
    constexpr bool two_sided() const { return turn == Turn::Sides; }

    constexpr std::uint32_t f(std::uint32_t g, std::uint32_t h) const {
        return weights.g * g + weights.h * h;
    }

    constexpr Priority priority(NodeId id, const NewNode& node, puzzle::Shape shape) const {
        if (!by_f) return {0, newest_first ? ~std::uint64_t{id} : 0, id};
        const std::uint32_t f = this->f(node.g, node.h);
        switch (tie_break) {
            case TieBreak::OlderFirst:
                return {f, 0, id};
            case TieBreak::NewerFirst:
                return {f, ~std::uint64_t{id}, id};
            case TieBreak::LargerG:
                return {f, ~std::uint64_t{node.g}, id};
            case TieBreak::SmallerG:
                return {f, node.g, id};
            case TieBreak::BoardText:
                return {f, text_key(node.board, shape), id};
        }
        return {f, 0, id};
    }
};

}  // namespace statescope::trace
