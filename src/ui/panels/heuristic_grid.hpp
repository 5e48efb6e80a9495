#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "study/heuristic_check.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// A field of the picture: all boards with one exact distance (h*) and one estimate (h).
struct HeuristicField {
    int distance = 0;
    int estimate = 0;

    bool overestimated() const { return estimate > distance; }
    friend bool operator==(const HeuristicField&, const HeuristicField&) = default;
};

/// Where the fields stand on the screen, and how they look. Both axes reach as far, so that one
/// heuristic can be compared with another by eye, and the line h = h* runs from corner to corner.
class HeuristicGrid {
  public:
    HeuristicGrid(const Look& look, const study::EstimateCounts& counts, const ImRect& box);

    std::uint32_t most() const { return most_; }
    const ImRect& box() const { return box_; }
    int across() const { return across_; }
    int up() const { return up_; }
    float width() const { return box_.GetWidth() / static_cast<float>(across_); }
    float height() const { return box_.GetHeight() / static_cast<float>(up_); }

    std::uint32_t count(const HeuristicField& field) const {
        if (field.estimate > counts_.largest_estimate()) return 0;
        return counts_.at(field.distance, field.estimate);
    }
    /// The lower left corner of a field.
    ImVec2 corner(int distance, int estimate) const {
        return {std::round(box_.Min.x + width() * static_cast<float>(distance)),
                std::round(box_.Max.y - height() * static_cast<float>(estimate))};
    }
    ImRect area(const HeuristicField& field) const {
        const ImVec2 low = corner(field.distance, field.estimate);
        const ImVec2 high = corner(field.distance + 1, field.estimate + 1);
        return {{low.x, high.y}, {high.x, low.y}};
    }
    std::optional<HeuristicField> at(ImVec2 point) const {
        if (!box_.Contains(point)) return std::nullopt;
        const auto distance = static_cast<int>((point.x - box_.Min.x) / width());
        const auto estimate = static_cast<int>((box_.Max.y - point.y) / height());
        return HeuristicField{std::clamp(distance, 0, across_ - 1),
                              std::clamp(estimate, 0, up_ - 1)};
    }

    void draw_axes(const Scene& scene, ImDrawList& list) const;
    void draw_fields(const Scene& scene, ImDrawList& list) const;
    void draw_counts(const Scene& scene, ImDrawList& list) const;
    void draw_diagonal(const Look& look, ImDrawList& list) const;
    void outline(const Look& look, ImDrawList& list, const HeuristicField& field,
                 ImU32 colour) const;
    void draw_start(const Scene& scene, ImDrawList& list, const HeuristicField& field) const;

  private:
    /// 0 for one board, 1 for the field with the most.
    float part(std::uint32_t count) const;

    const study::EstimateCounts& counts_;
    std::uint32_t most_;
    int across_;
    int up_ = 1;
    ImRect box_;
};

/// The colour of a field, `part` from 0 (one board) to 1 (the most).
ImU32 field_shade(const Look& look, bool overestimated, float part);

/// Strokes that rise to the right, on the colour of `part`: the sign of an overestimate.
void draw_hatch(const Look& look, ImDrawList& list, ImVec2 low, ImVec2 high, float part);

}  // namespace statescope::ui
