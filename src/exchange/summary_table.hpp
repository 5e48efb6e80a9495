#pragma once

#include <span>

#include "exchange/tables.hpp"
#include "study/summary.hpp"

namespace statescope::exchange {

/// A row for each run at each distance: `run distance boards solved shortest`, mean, quartiles and
/// median of the nodes expanded and generated, the mean of the successors, and the mean b*. Figures
/// of which there are none are a dash.
Table summary_table(std::span<const study::Summary> summaries);

}  // namespace statescope::exchange
