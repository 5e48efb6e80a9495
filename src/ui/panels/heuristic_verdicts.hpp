#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board.hpp"
#include "session/laboratory.hpp"
#include "teach/phrases.hpp"

namespace statescope::ui {

/// A board that shows why a verdict is as it is: a counterexample, or one on which two heuristics
/// differ.
struct HeuristicExample {
    std::string_view id;
    puzzle::Board board;
    std::optional<puzzle::Board> next;  ///< where its move leads, when it is about one
    std::string caption;
    teach::Text meaning;
};

/// What was found about one claim, in words.
struct HeuristicVerdict {
    std::optional<bool> good;  ///< nothing for what is neither good nor bad
    std::string word;
    std::string_view id;
    teach::Text meaning;
    std::string line;
    std::vector<HeuristicExample> examples;
};

HeuristicVerdict admissible_verdict(const teach::Phrases& say,
                                    const study::HeuristicReport& report);
HeuristicVerdict consistent_verdict(const teach::Phrases& say,
                                    const study::HeuristicReport& report);
/// Whether the first heuristic dominates the second, which is called `against`.
HeuristicVerdict dominance_verdict(const teach::Phrases& say, const study::Dominance& dominance,
                                   std::string_view against);

}  // namespace statescope::ui
