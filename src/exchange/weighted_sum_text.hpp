#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "search/heuristics/weighted_sum.hpp"
#include "search/rules.hpp"

namespace statescope::exchange {

/// Why a text is no heuristic, in one sentence without a full stop.
struct WeightedSumTextError {
    std::string sentence;
};

/// Reads a heuristic by its name, with a weight before it ("2*manhattan", "1/2*manhattan"), or the
/// sum of two ("1/2*manhattan+1/2*misplaced"), spaces allowed. A weight is a whole number or a
/// fraction of two, each up to 100.
std::variant<search::WeightedSum, WeightedSumTextError> parse_weighted_sum(std::string_view text);

/// The text of a sum, as parse_weighted_sum reads it.
std::string weighted_sum_text(const search::WeightedSum& sum);

/// The text of the rules' heuristic: its name, or the sum's.
std::string heuristic_text(const search::Rules& rules);

}  // namespace statescope::exchange
