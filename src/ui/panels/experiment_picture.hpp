#pragma once

#include "ui/panels/experiment_chart.hpp"
#include "ui/picture.hpp"

namespace statescope::ui {

/// Searches on many boards: a plan, its progress, and what came of it as a chart and as a table.
/// Opened first it runs a small one by itself.
class ExperimentPicture : public Picture {
  public:
    std::string_view name() const override { return "experiment"; }
    teach::Text tab() const override { return teach::Text::experiment_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    float draw_header(Scene& scene, float tabs);
    void choose_plan(Scene& scene, float width);
    void choose_boards(Scene& scene, float width);
    void draw_buttons(Scene& scene);
    void draw_progress(Scene& scene) const;
    void draw_views(Scene& scene);
    void draw_copy(Scene& scene) const;

    bool opened_ = false;
    bool cancelled_ = false;  ///< the experiment shown was cancelled
    bool table_ = false;      ///< or the chart
    ExperimentFigure figure_;
    ExperimentChart chart_;
};

}  // namespace statescope::ui
