#pragma once

#include "search/heuristics/heuristic.hpp"
#include "ui/panels/heuristic_findings.hpp"
#include "ui/panels/heuristic_plot.hpp"
#include "ui/picture.hpp"

namespace statescope::ui {

/// The heuristic laboratory: what holds of a heuristic on all boards that can reach the goal, with
/// counterexamples, and how it compares with another one.
class HeuristicPicture : public Picture {
  public:
    std::string_view name() const override { return "heuristic"; }
    teach::Text tab() const override { return teach::Text::lab_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    float draw_header(Scene& scene, float tabs) const;
    void draw_body(Scene& scene, ImVec2 size);
    void draw_known(Scene& scene, const HeuristicFindings& findings, ImVec2 size);

    HeuristicPlot plot_;
};

}  // namespace statescope::ui
