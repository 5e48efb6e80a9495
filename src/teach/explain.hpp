#pragma once

#include <string>

#include "search/rules.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// What happened at a step and why, true at that step.
struct Explanation {
    std::string headline;  ///< "Taken: 2 8 3 / 0 1 4 / 7 6 5"
    std::string reason;    ///< "It is the oldest in the frontier (node 2, depth 1)."
};

/// The words for one step of a trace, which was recorded by these rules. For a `Taken` of a
/// best-first search the frontier is counted, in time linear in the nodes made so far: keep the
/// result while the step stays.
Explanation explain(const Phrases& phrases, const trace::Trace& trace, const search::Rules& rules,
                    trace::Step step);

}  // namespace statescope::teach
