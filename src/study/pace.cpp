#include "study/pace.hpp"

#include <algorithm>

namespace statescope::study {

using trace::Step;
using trace::Trace;

namespace {

/// The last step before one more node is expanded.
Step after_expansions(const Trace& trace, std::uint32_t count) {
    if (count >= trace.expansions().size()) return trace.last_step();
    return trace.taken_at(trace.expansions()[count]) - 1;
}

/// The last step before one more layer is opened.
Step after_layers(const Trace& trace, std::size_t count) {
    if (count >= trace.layer_starts().size()) return trace.last_step();
    return trace.layer_starts()[count] - 1;
}

}  // namespace

Step step_beside(const Trace& first, Step step, const Trace& other, Pace pace) {
    if (step >= first.last_step()) return other.last_step();
    switch (pace) {
        case Pace::Event:
            return std::min(step, other.last_step());
        case Pace::Expansion:
            return after_expansions(other, first.counters(step).expanded);
        case Pace::Layer: {
            const auto starts = first.layer_starts();
            const auto opened = std::upper_bound(starts.begin(), starts.end(), step);
            return after_layers(other, static_cast<std::size_t>(opened - starts.begin()));
        }
        case Pace::End:
            break;
    }
    return other.last_step();
}

}  // namespace statescope::study
