#pragma once

#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"
#include "trace/trace.hpp"

namespace statescope::search {

using trace::Outcome;

class PatternDatabase;

/// What is searched: a start and a goal of one shape.
struct Problem {
    puzzle::Shape shape;
    puzzle::Board start;
    puzzle::Board goal;
    /// The goal's pattern database, kept by the caller as long as the search runs. Without it, a
    /// search that needs one builds it.
    const PatternDatabase* patterns = nullptr;

    friend bool operator==(const Problem& a, const Problem& b) {
        return a.shape == b.shape && a.start == b.start && a.goal == b.goal;
    }
};

/// How a search ended, and its answer: the moves from start to goal when solved.
struct Result {
    Outcome outcome = Outcome::NotSearched;
    std::vector<puzzle::Move> moves;
};

}  // namespace statescope::search
