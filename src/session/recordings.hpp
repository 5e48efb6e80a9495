#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/catalogue.hpp"
#include "study/run.hpp"

namespace statescope::session {

/// The recordings of runs on one pair of boards, each made on a thread of its own and watched,
/// where there are watches, by one of its own.
std::vector<search::Recording> record_all(const search::Problem& problem,
                                          std::span<const study::Run> runs,
                                          std::uint32_t node_budget,
                                          std::span<trace::Watch> watches = {});

}  // namespace statescope::session
