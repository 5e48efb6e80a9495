#include "trace/curve.hpp"

#include <algorithm>

namespace statescope::trace {

std::vector<CurvePoint> sample_curve(const Trace& trace, int points) {
    const std::uint64_t last = trace.last_step();
    const std::uint64_t intervals = std::min<std::uint64_t>(last, std::max(points - 1, 1));
    std::vector<CurvePoint> curve;
    curve.reserve(intervals + 1);
    for (std::uint64_t i = 0; i <= intervals; ++i) {
        const Step step = intervals == 0 ? 0 : static_cast<Step>(last * i / intervals);
        const Counters counters = trace.counters(step);
        curve.push_back({step, counters.visited, counters.frontier});
    }
    return curve;
}

}  // namespace statescope::trace
