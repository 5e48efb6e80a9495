#pragma once

#include <cstddef>
#include <cstdint>

#include "session/optimal_job.hpp"
#include "ui/picture.hpp"

namespace statescope::ui {

/// The search for a shortest answer by IDA*: its rounds as a table, the line it follows, and the
/// answer move by move. It takes a first look at the boards chosen by itself, and goes on when
/// asked to.
class OptimalPicture : public Picture {
  public:
    std::string_view name() const override { return "optimal"; }
    teach::Text tab() const override { return teach::Text::optimal_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    float draw_header(Scene& scene, float tabs);
    void choose_estimate(Scene& scene);
    void draw_rounds(const Scene& scene, ImVec2 size);
    void draw_round(const Scene& scene, std::size_t place, std::uint64_t largest);
    void draw_sums(const Scene& scene, float width);
    void draw_line(Scene& scene, ImVec2 size);
    void draw_answer_buttons(Scene& scene);
    puzzle::Board board_on_line(const Scene& scene, std::size_t moves) const;
    std::string moves_on_line(const Scene& scene) const;
    bool solved() const { return state_.phase == session::OptimalState::Phase::Solved; }

    session::OptimalState state_;  ///< in this frame
    session::OptimalTask task_;    ///< what the answer's step belongs to
    std::size_t answer_step_ = 0;  ///< moves of the answer that the board shows as made
    bool was_solved_ = false;
};

}  // namespace statescope::ui
