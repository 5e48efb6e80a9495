#pragma once

#include <string>
#include <vector>

#include "session/laboratory.hpp"
#include "ui/panels/heuristic_verdicts.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// What the laboratory has found about the heuristic examined, ready to be shown.
struct HeuristicFindings {
    const study::HeuristicReport* report;
    const study::HeuristicReport* other;  ///< of the one it is held against; null while not known
    std::vector<HeuristicVerdict> verdicts;  ///< admissible, consistent, and who dominates
    std::string no_dominance;                ///< why that is missing, if it will not come

    /// Nothing can be said while the report is not known: then `report` is null.
    static HeuristicFindings of(const Scene& scene, const session::LaboratoryQuestion& asked);
    /// The example that the key loads: the first there is.
    const HeuristicExample* first_example() const;
};

/// Draws verdicts and figures below each other, each example with a button that loads it.
void draw_heuristic_findings(Scene& scene, const HeuristicFindings& findings);

/// Puts the board of an example in the start field, as if it had been typed.
void load_as_start(session::Session& session, const HeuristicExample& example);

}  // namespace statescope::ui
