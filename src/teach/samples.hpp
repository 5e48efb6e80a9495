#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "search/problem.hpp"
#include "teach/phrases.hpp"

namespace statescope::teach {

/// A start and a goal worth looking at.
struct Sample {
    std::string_view id;  ///< for files and tests; never changes
    search::Problem problem;
    std::optional<int> moves;  ///< of a shortest solution; nothing when unsolvable
    Text name;
    Text note;  ///< one line
};

/// All samples, in the order in which they are offered.
std::span<const Sample> samples();

/// The sample of an id, or null.
const Sample* find_sample(std::string_view id);

}  // namespace statescope::teach
