#pragma once

#include <span>

#include "study/summary.hpp"
#include "ui/panels/experiment_chart.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// The summaries of an experiment as a table, a row for each run at each distance. Only the rows in
/// sight are drawn.
void draw_experiment_table(const Scene& scene, std::span<const study::Summary> summaries,
                           const ExperimentFigure& figure, ImVec2 size);

}  // namespace statescope::ui
