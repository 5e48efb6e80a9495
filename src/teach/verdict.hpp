#pragma once

#include <string>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "teach/phrases.hpp"

namespace statescope::teach {

/// Whether a goal can be reached, in words.
struct Verdict {
    bool solvable = false;
    std::string answer;  ///< "yes" or "no"
    std::string why;     ///< the figures of both boards, and what follows from them
    std::string rule;    ///< why no move changes that, for boards of this shape
};

Verdict verdict(const Phrases& phrases, puzzle::Board start, puzzle::Board goal,
                puzzle::Shape shape);

/// Which two tiles puzzle::made_solvable exchanges: `start` before or after it.
std::string repair_offer(const Phrases& phrases, puzzle::Board start, puzzle::Shape shape);

/// What puzzle::made_solvable has done to the start: `before` is the board before it.
std::string repair_sentence(const Phrases& phrases, puzzle::Board before, puzzle::Shape shape);

}  // namespace statescope::teach
