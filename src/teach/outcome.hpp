#pragma once

#include <string>

#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// How a recorded search ended, in words.
std::string outcome_sentence(const Phrases& phrases, const trace::Trace& trace);

}  // namespace statescope::teach
