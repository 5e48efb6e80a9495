#include "ui/timeline_view.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::ui {

void TimelineView::show_all(trace::Step last) {
    all_ = std::max(1.0, static_cast<double>(last));
    first_ = 0;
    steps_ = all_;
}

trace::Step TimelineView::nearest(double share) const {
    return static_cast<trace::Step>(std::lround(std::clamp(step_at(share), 0.0, all_)));
}

void TimelineView::zoom_about(double share, double factor) {
    const double held = step_at(share);
    steps_ = std::clamp(steps_ * factor, fewest(), all_);
    first_ = held - share * steps_;
    stay_inside();
}

void TimelineView::pan(double share) {
    first_ += share * steps_;
    stay_inside();
}

void TimelineView::reveal(trace::Step step) {
    // A margin, so that one sees where it goes on.
    constexpr double margin = 0.05;
    const double at = share_of(step);
    if (at < 0) {
        pan(at - margin);
    } else if (at > 1) {
        pan(at - 1 + margin);
    }
}

void TimelineView::stay_inside() {
    first_ = std::clamp(first_, 0.0, all_ - steps_);
}

}  // namespace statescope::ui
