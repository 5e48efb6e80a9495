#pragma once

#include <vector>

#include "trace/trace.hpp"

namespace statescope::trace {

/// Figures at one step of a curve.
struct CurvePoint {
    Step step = 0;
    std::uint32_t visited = 0;
    std::uint32_t frontier = 0;
};

/// The visited set and the frontier over all steps, sampled at `points` evenly spread steps (at
/// every step when the trace is shorter), the first and the last included.
std::vector<CurvePoint> sample_curve(const Trace& trace, int points);

}  // namespace statescope::trace
