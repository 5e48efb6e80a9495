#pragma once

#include <imgui.h>

#include <string>
#include <vector>

#include "ui/scene.hpp"
#include "ui/timeline_view.hpp"

namespace statescope::ui {

/// The figures at the edges of the timeline's columns: column i lies between samples i and i + 1.
using TimelineSamples = std::vector<trace::Counters>;

/// Everything the timeline shows but the cursor, drawn into a rectangle for the part of the steps
/// in the view.
class TimelineMarks {
  public:
    TimelineMarks(const Scene& scene, const TimelineView& view, const TimelineSamples& samples,
                  ImDrawList& list, ImVec2 low, ImVec2 high);

    void draw() const;
    float x_of(double step) const;

  private:
    void layers() const;
    std::string layer_name(std::size_t layer, trace::NodeId first) const;
    void curve() const;
    void duplicates() const;
    void reopenings() const;
    void goal() const;
    void selection() const;
    void breakpoints() const;
    void overview() const;
    float column_x(std::size_t sample) const;

    const Scene& scene_;
    const Look& look_;
    const TimelineView& view_;
    const TimelineSamples& samples_;
    ImDrawList& list_;
    ImVec2 low_;
    ImVec2 high_;
};

}  // namespace statescope::ui
