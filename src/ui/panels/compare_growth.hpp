#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ui/panels/compare_maps.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// The visited set and the frontier of all searches compared over their steps, on one scale.
class CompareGrowth {
  public:
    void draw(Scene& scene, std::span<const ComparedAt> searches, ImVec2 room);

  private:
    /// What is drawn of one search, at even distances up to the longest of all; a search that has
    /// ended stays where it was.
    struct Curves {
        std::vector<float> visited;
        std::vector<float> frontier;
    };

    void sample(std::span<const ComparedAt> searches);
    void draw_legend(const Scene& scene, std::span<const ComparedAt> searches) const;

    std::vector<std::uint64_t> of_;  ///< the recordings the curves are of
    std::vector<Curves> curves_;
    trace::Step longest_ = 0;
    float most_ = 0;  ///< the largest value of all
};

}  // namespace statescope::ui
