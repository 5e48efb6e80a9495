#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "study/summary.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// Which figure of an experiment is looked at, and how.
struct ExperimentFigure {
    bool generated = false;  ///< or expanded
    bool median = false;     ///< or mean

    const study::Spread& spread(const study::Summary& summary) const {
        return generated ? summary.generated : summary.expanded;
    }
    double middle(const study::Summary& summary) const {
        return median ? spread(summary).median : spread(summary).mean;
    }
};

/// The runs of an experiment against the distance, on a logarithmic axis: a line for each run, and
/// a band between its quartiles where there are few runs. Every line ends in the run's number.
class ExperimentChart {
  public:
    void draw(Scene& scene, std::span<const study::Summary> summaries,
              const ExperimentFigure& figure, ImVec2 size);

  private:
    struct Axes;

    void draw_axes(const Scene& scene, const Axes& axes) const;
    void draw_run(const Scene& scene, const Axes& axes, std::size_t place,
                  std::span<const study::Summary> of_run, const ExperimentFigure& figure) const;
    std::optional<ImVec2> place_of_names(const Look& look, const Axes& axes,
                                         std::span<const std::string> runs,
                                         std::span<const study::Summary> summaries,
                                         const ExperimentFigure& figure) const;
    void draw_names(const Scene& scene, std::span<const std::string> runs, ImVec2 low) const;
    void point_at(const Scene& scene, const Axes& axes, std::span<const study::Summary> summaries,
                  const ExperimentFigure& figure) const;
};

/// The colour of one of so many runs.
ImU32 experiment_colour(const Look& look, std::size_t place, std::size_t runs);

/// The runs of summaries, in order, each once.
std::vector<std::string> runs_of(std::span<const study::Summary> summaries);

}  // namespace statescope::ui
