#pragma once

#include <memory>
#include <vector>

#include "session/recorded.hpp"
#include "session/taking.hpp"
#include "study/summary.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::session {

class Session;

/// What something is taken of, held together until it is written.
struct TakingFrom {
    std::shared_ptr<const Recorded> recorded;
    trace::Step step = 0;
    teach::Phrases phrases;
    /// Of Taken::Comparison: the searches held beside the one shown; null while one is recorded.
    std::vector<std::shared_ptr<const Recorded>> beside{};
    /// Of Taken::Experiment: what it came to so far.
    std::vector<study::Summary> summaries{};
};

/// What the session shows now. For a comparison the searches beside it are kept up with it.
TakingFrom taking_from(Session& session, Taken taken);

}  // namespace statescope::session
