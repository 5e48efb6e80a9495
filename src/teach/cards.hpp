#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "search/catalogue.hpp"
#include "search/problem.hpp"
#include "teach/phrases.hpp"

namespace statescope::teach {

/// A board that shows something, and what.
struct BoardToTry {
    search::Problem problem;
    std::string_view why;
};

/// What there is to say about a search.
struct AlgorithmCard {
    std::string name;          ///< with the heuristic of its document
    std::string_view summary;  ///< one line
    std::string_view source;  ///< the document: title, what it is, whose problem it solves; or else
                              ///< the paper and the textbook
    std::vector<std::string_view> particulars;  ///< what is its own, a sentence each
    std::vector<BoardToTry> boards;
};

AlgorithmCard card(const Phrases& phrases, const search::Algorithm& algorithm);

}  // namespace statescope::teach
