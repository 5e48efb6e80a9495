#pragma once

#include <cstdint>

#include "trace/trace.hpp"

namespace statescope::figure {

/// What a drawn board is in the search. Each has a sign besides its colour, in figures and in the
/// window alike.
enum class BoardState : std::uint8_t {
    Plain,      ///< no part in the search: thin outline
    Frontier,   ///< strong solid outline
    Current,    ///< double outline
    Expanded,   ///< pale, thin outline
    Duplicate,  ///< dashed outline
    Forgotten,  ///< all of it faint
    CutOff,     ///< pale, thin outline, a bar below
    Stale,      ///< an entry that a better one replaced: dotted outline, pale numbers, crossed out
};

/// How the board of a node is drawn.
BoardState board_state(trace::NodeState state);

}  // namespace statescope::figure
