#pragma once

#include <cstdint>
#include <string_view>

#include "puzzle/move.hpp"
#include "search/heuristics/heuristic.hpp"
#include "search/heuristics/weighted_sum.hpp"
#include "trace/take_order.hpp"

namespace statescope::search {

using trace::TieBreak;

/// Which boards are thrown away because they are known already.
enum class DuplicateCheck : std::uint8_t {
    AtGeneration,  ///< a board is marked visited when it is generated; known successors are not
                   ///< made
    AtExpansion,   ///< marked when expanded; duplicates stand in the frontier until they are taken
    NoUndoing,     ///< nothing is marked; only the move straight back is not made
    None,          ///< tree search
};

/// Whether boards are marked visited at all. Otherwise a search goes through a tree, in which a
/// board may stand many times.
constexpr bool marks_boards(DuplicateCheck check) {
    return check == DuplicateCheck::AtGeneration || check == DuplicateCheck::AtExpansion;
}

enum class GoalTest : std::uint8_t { WhenTaken, WhenGenerated };

/// What happens when a known board is met again with a smaller g (best-first searches only).
enum class BetterG : std::uint8_t {
    Update,  ///< the board is put in the frontier again with the smaller g, reopened if need be
    Ignore,
};

/// What becomes of the older entry of a board that was put in again while it waited.
enum class StaleEntries : std::uint8_t {
    Skipped,        ///< it leaves the frontier at once
    ExpandedAgain,  ///< it stays, and is expanded when its turn comes (document 1)
};

/// What the weight of weighted A* may be. With 1 it is A*.
inline constexpr std::uint8_t least_weight = 2;
inline constexpr std::uint8_t most_weight = 10;

/// What the limit of depth-limited search may be. No puzzle of up to 16 cells needs more than 80
/// moves (Bruengger et al. 1999).
inline constexpr std::uint8_t least_depth_limit = 1;
inline constexpr std::uint8_t most_depth_limit = 80;

/// Every choice that makes two programs of one name count differently.
struct Rules {
    puzzle::MoveOrder order = puzzle::textbook_order;
    DuplicateCheck duplicate_check = DuplicateCheck::AtGeneration;
    GoalTest goal_test = GoalTest::WhenTaken;
    TieBreak tie_break = TieBreak::OlderFirst;
    BetterG better_g = BetterG::Update;
    StaleEntries stale_entries = StaleEntries::Skipped;
    bool start_marked = true;  ///< whether the start counts as visited before it is generated again
    HeuristicId heuristic = HeuristicId::Manhattan;
    WeightedSum sum{};        ///< what HeuristicId::WeightedSum is
    std::uint8_t weight = 2;  ///< how often weighted A* counts h, see least_weight
    /// Of depth-limited search, in moves. By 10 the textbooks' boards are solved, though not always
    /// by a shortest path, and the tree has some hundred nodes: few enough to be looked at.
    std::uint8_t depth_limit = 10;

    friend bool operator==(const Rules&, const Rules&) = default;
};

/// Whether the rules are an algorithm's own as in its document, the textbook's, or the user's.
enum class RuleSet : std::uint8_t { Document, Textbook, Custom };

}  // namespace statescope::search
