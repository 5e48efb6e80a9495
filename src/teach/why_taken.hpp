#pragma once

#include <string>

#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// Why the node taken at a step is the one: its age, its f and what decided between equals, its
/// layer, or that the user chose it. The event of the step must be Taken.
std::string why_taken(const Phrases& phrases, const trace::Trace& trace, trace::Step step);

}  // namespace statescope::teach
