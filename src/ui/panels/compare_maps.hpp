#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "session/compared_runs.hpp"
#include "ui/panels/map_canvas.hpp"
#include "ui/panels/map_view.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// One of the searches compared, at its step.
struct ComparedAt {
    const session::Recorded* recorded = nullptr;
    trace::Step step = 0;
    std::string_view letter{};           ///< "A" to "D"
    std::uint64_t recording_number = 0;  ///< of its recording
};

/// How many boards two searches have expanded, at their steps.
struct SharedBoards {
    std::uint32_t only_first = 0;
    std::uint32_t only_second = 0;
    std::uint32_t both = 0;
};

/// Maps of the searches compared: every board that can reach the goal, in rings round it. One map
/// for each, or one above the other with the boards that only one of two has expanded. Up to 9
/// cells.
class CompareMaps {
  public:
    static bool possible(puzzle::Shape shape);

    /// The map of one search, with the state of every board, in this room at the cursor.
    void draw(Scene& scene, std::size_t place, const ComparedAt& search, ImVec2 room);
    /// The map of two.
    void draw(Scene& scene, const ComparedAt& first, const ComparedAt& second, ImVec2 room);

    /// What the map of two tells, for the steps drawn last.
    const SharedBoards& shared() const { return shared_; }

  private:
    /// A map drawn in one place of the window.
    struct Sheet {
        std::unique_ptr<MapCanvas> canvas;
        MapView view;
        std::vector<std::uint8_t> classes;
        std::uint64_t classes_number = 0;
        std::vector<std::uint64_t> shown;  ///< recordings and steps whose classes these are
    };

    void place_boards(const search::Problem& problem);
    void paint(Scene& scene, Sheet& sheet, std::string_view id, const trace::BoardIndex& boards,
               ImVec2 room, const std::function<std::string(std::uint32_t)>& words);

    puzzle::Board goal_;
    puzzle::Shape shape_{0, 0};
    layout::MapPlaces map_;
    std::uint64_t map_number_ = 0;
    std::array<Sheet, session::ComparedRuns::most_runs> sheets_;
    Sheet both_;
    SharedBoards shared_;
};

}  // namespace statescope::ui
