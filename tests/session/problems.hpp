#pragma once

#include <variant>

#include "puzzle/board_text.hpp"
#include "search/problem.hpp"

namespace statescope::session {

/// A pair of boards of any shape, written as one types them.
inline search::Problem problem(const char* start, const char* goal) {
    const auto from = std::get<puzzle::ParsedBoard>(puzzle::parse_board(start));
    const auto to = std::get<puzzle::ParsedBoard>(puzzle::parse_board(goal));
    return {from.shape, from.board, to.board};
}

}  // namespace statescope::session
