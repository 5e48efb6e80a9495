#pragma once

#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"
#include "trace/trace.hpp"

namespace statescope::search {

using trace::Outcome;

/// What is searched: a start and a goal of one shape.
struct Problem {
    puzzle::Shape shape;
    puzzle::Board start;
    puzzle::Board goal;

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// How a search ended, and its answer: the moves from start to goal when solved.
struct Result {
    Outcome outcome = Outcome::NotSearched;
    std::vector<puzzle::Move> moves;
};

}  // namespace statescope::search
