#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "layout/map_places.hpp"
#include "puzzle/distances.hpp"
#include "search/heuristics/heuristic.hpp"
#include "session/map_choices.hpp"
#include "trace/board_index.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// What the colour of a place on the map stands for. Values of g, h, f and distance follow from
/// `first_value` up; `first_faint` up are the distances of boards not seen yet.
namespace map_class {
inline constexpr std::uint8_t hidden = 0;
inline constexpr std::uint8_t other = 1;  ///< cannot reach the goal
inline constexpr std::uint8_t unseen = 2;
inline constexpr std::uint8_t dropped = 3;
inline constexpr std::uint8_t taken = 4;
inline constexpr std::uint8_t expanded = 5;
inline constexpr std::uint8_t frontier = 6;
inline constexpr std::uint8_t first_value = 8;
inline constexpr std::uint8_t values = 120;  ///< of more, several share one, see ValueRange
inline constexpr std::uint8_t first_faint = first_value + values;
// Of two searches held side by side.
inline constexpr std::uint8_t only_first = first_faint + values;
inline constexpr std::uint8_t only_second = only_first + 1;
inline constexpr std::uint8_t both = only_second + 1;

/// The class of a state, where the colours tell states.
std::uint8_t of(trace::BoardState state);
}  // namespace map_class

/// The least and the largest value on the scale of a figure.
struct ValueRange {
    int least = 0;
    int largest = 0;

    /// How many values from 0 up share a class, so that all find one.
    int unit() const { return largest / map_class::values + 1; }

    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// A map to be painted: what stands where, and the class of each. The numbers grow with every
/// change of the places and of the classes.
struct PaintedMap {
    const layout::MapPlaces& map;
    std::uint64_t map_number = 0;
    std::span<const std::uint8_t> classes;
    std::uint64_t classes_number = 0;
    ValueRange values{};
};

/// What stands where on the map, and of which class everything is at the step. Kept from frame to
/// frame: places change with the layout, the shape and (for some) start or goal; classes with the
/// step.
class MapStage {
  public:
    /// Call in every frame before anything else. Where a choice makes no sense for the search
    /// shown, what does is used instead.
    void update(const Scene& scene, session::MapLayout layout, session::MapColour colour);

    session::MapLayout layout() const { return made_.layout; }
    session::MapColour colour() const { return colour_; }
    const layout::MapPlaces& map() const { return map_; }
    /// Grows with every change of the places.
    std::uint64_t map_number() const { return map_number_; }

    PaintedMap painted() const { return {map_, map_number_, classes_, classes_number_, values_}; }

    /// Whether the boards of the whole space stand here, seen or not.
    bool whole_space() const { return whole_space_; }
    /// The moves between the boards; empty where there are too many to draw.
    std::span<const std::pair<std::uint32_t, std::uint32_t>> edges() const { return edges_; }
    /// The heuristic whose estimates are shown, and whether the search uses it.
    const search::WeightedSum& heuristic() const { return heuristic_; }
    bool search_has_heuristic() const { return search_has_heuristic_; }
    /// What it says of a board. Only where the whole space stands.
    int estimate(puzzle::Board board) const { return (*estimator_)(board); }
    /// The values of the colour's figure in the whole recording.
    ValueRange values() const { return values_; }
    /// Whether the start is one of the boards that stand here.
    bool start_is_here(const Scene& scene) const;

    trace::BoardState state(std::uint32_t number) const { return states_[number]; }
    std::optional<int> distance(std::uint32_t number) const;
    std::optional<std::uint32_t> number_of(const Scene& scene, puzzle::Board board) const;
    /// Where a board stands; nothing when it does not, or is not to be seen yet.
    std::optional<layout::Place> place_of(const Scene& scene, puzzle::Board board) const;

  private:
    /// What the places depend on.
    struct Made {
        session::MapLayout layout = session::MapLayout::Rings;
        puzzle::Shape shape{0, 0};
        puzzle::Board start;
        puzzle::Board goal;
        search::WeightedSum heuristic{};
        std::uint64_t recording = 0;  ///< only where the nodes of one stand

        friend bool operator==(const Made&, const Made&) = default;
    };

    /// What an estimator is made for.
    struct Estimated {
        puzzle::Shape shape{0, 0};
        puzzle::Board goal;
        search::WeightedSum heuristic{};

        friend bool operator==(const Estimated&, const Estimated&) = default;
    };

    void choose_heuristic(const Scene& scene);
    void measure_distances(const Scene& scene);
    layout::MapPlaces make_map(const Scene& scene) const;
    std::vector<std::uint8_t> estimates() const;
    void classify(const Scene& scene);
    void classify_values(const Scene& scene);
    ValueRange values_in_recording(const Scene& scene) const;

    Made made_;
    bool whole_space_ = true;
    layout::MapPlaces map_;
    std::uint64_t map_number_ = 0;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges_;
    search::WeightedSum heuristic_;
    bool search_has_heuristic_ = false;
    std::unique_ptr<const search::Estimator>
        estimator_;  ///< for `estimated_`; null without a space
    Estimated estimated_;
    std::optional<puzzle::DistanceTable> table_;
    std::vector<std::uint8_t> distances_;  ///< to the goal, by rank; layout::no_distance for none

    session::MapColour colour_ = session::MapColour::State;
    std::uint64_t recording_ = 0;
    trace::Step step_ = trace::never;
    ValueRange values_;
    std::vector<trace::BoardState> states_;
    std::vector<std::uint8_t> classes_;
    std::uint64_t classes_number_ = 0;

    // A board is looked for among all nodes only when it or the recording changes.
    struct Found {
        puzzle::Board board;
        std::uint64_t recording = 0;
        std::optional<std::uint32_t> number;
    };
    mutable std::vector<Found> found_;
};

}  // namespace statescope::ui
