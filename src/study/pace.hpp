#pragma once

#include <cstdint>

#include "trace/trace.hpp"

namespace statescope::study {

/// What searches held side by side have in common at every moment.
enum class Pace : std::uint8_t {
    Event,      ///< as many events
    Expansion,  ///< as many expansions
    Layer,      ///< as many layers opened: depths, or values of f
    End,        ///< all are at their end
};

/// The step at which another search stands when the first stands at a step. A search that has no
/// more to do waits at its end; when the first is at its end, so are all.
trace::Step step_beside(const trace::Trace& first, trace::Step step, const trace::Trace& other,
                        Pace pace);

}  // namespace statescope::study
