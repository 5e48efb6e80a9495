#pragma once

#include "trace/trace.hpp"

namespace statescope::ui {

/// Which steps the timeline shows: pure arithmetic. A part of the width is a share from 0 (left
/// edge) to 1.
class TimelineView {
  public:
    /// Steps shown at least, so that single steps can be told apart.
    static constexpr double fewest_steps = 16;

    /// All steps from 0 to `last`.
    void show_all(trace::Step last);

    double first() const { return first_; }
    double last() const { return first_ + steps_; }
    /// How many steps lie between the edges; never 0.
    double steps() const { return steps_; }
    bool shows_all() const { return steps_ >= all_; }
    bool shows_fewest() const { return steps_ <= fewest(); }

    double share_of(double step) const { return (step - first_) / steps_; }
    double step_at(double share) const { return first_ + share * steps_; }
    /// The step nearest to a place.
    trace::Step nearest(double share) const;

    /// Shows `factor` times as many steps (less than 1: larger); the step at `share` stays there.
    void zoom_about(double share, double factor);
    /// Moves on by a share of the width.
    void pan(double share);
    /// Pans as little as needed for the step to be in sight.
    void reveal(trace::Step step);

  private:
    double fewest() const { return all_ < fewest_steps ? all_ : fewest_steps; }
    void stay_inside();

    double all_ = 1;
    double first_ = 0;
    double steps_ = 1;
};

}  // namespace statescope::ui
