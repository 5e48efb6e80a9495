#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "study/comparison.hpp"
#include "ui/panels/compare_maps.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// One table of the counters of all searches compared, each with a bar, and the settings in which
/// they differ. It can be copied in several forms.
class CompareTable {
  public:
    void draw(Scene& scene, std::span<const ComparedAt> searches, ImVec2 room);
    /// The same without controls, as high as it is.
    void draw_whole(const Scene& scene, std::span<const ComparedAt> searches);

  private:
    void compare(std::span<const ComparedAt> searches);
    void draw_figures(const Scene& scene, std::span<const ComparedAt> searches) const;
    void draw_settings(const Scene& scene, std::span<const ComparedAt> searches) const;
    void draw_copy(Scene& scene, std::span<const ComparedAt> searches) const;

    std::vector<std::uint64_t> of_;  ///< the recordings compared
    std::vector<study::Run> runs_;
    std::optional<study::Comparison> comparison_;
    search::Problem problem_{};
};

}  // namespace statescope::ui
