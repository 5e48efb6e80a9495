#pragma once

#include <string>
#include <vector>

#include "teach/why.hpp"
#include "ui/panel.hpp"

namespace statescope::ui {

/// The selected board and what became of it up to the step: each line leads to its step. Without a
/// selection it is only its header, which says how to make one.
class SelectedPanel : public Panel {
  public:
    PanelSpec spec() const override;
    float extra_height() const override { return extra_height_; }
    std::string title(const Scene& scene) const override;
    std::string figure(const Scene& scene) const override;
    ImU32 figure_colour(const Scene& scene) const override;
    void draw(Scene& scene) override;

  private:
    void refresh(const Scene& scene);
    void draw_board(Scene& scene);
    float widest_step(const Scene& scene) const;
    void draw_lines(Scene& scene);

    // What the lines are of.
    std::uint64_t recording_ = 0;
    trace::Step step_ = trace::never;
    puzzle::Board board_;
    std::vector<teach::WhyLine> lines_;
    float extra_height_ = 0;
};

}  // namespace statescope::ui
