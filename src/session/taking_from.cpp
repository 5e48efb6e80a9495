#include "session/taking_from.hpp"

#include "session/session.hpp"

namespace statescope::session {

TakingFrom taking_from(Session& session, Taken taken) {
    TakingFrom from{session.shared_recording(), session.step(), session.phrases()};
    if (taken == Taken::Experiment) from.summaries = session.experiment().summaries();
    if (taken != Taken::Comparison) return from;
    session.compared().keep_up_with(session.recorded().choices());
    for (const BesideRun& run : session.compared().beside())
        from.beside.push_back(run.ready() ? run.recorded : nullptr);
    return from;
}

}  // namespace statescope::session
