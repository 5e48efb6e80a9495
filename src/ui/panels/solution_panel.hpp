#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/panel.hpp"

namespace statescope::ui {

/// The moves as letters and the strip of boards: at the last step those of the solution, which can
/// be played on the big board; before that, those from the start to the current node.
class SolutionPanel : public Panel {
  public:
    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    std::string figure(const Scene& scene) const override;
    void draw(Scene& scene) override;

  private:
    /// The boards shown, and how they follow from one another.
    struct Strip {
        std::vector<puzzle::Board> boards;
        std::vector<puzzle::Move> moves;  ///< one fewer
        bool solution = false;
    };

    /// Of the strip, in pixels of the screen. A move stands between two boards.
    struct Sizes {
        float cell = 0;
        ImVec2 board;
        float bleed = 0;  ///< room for outlines
        float between = 0;

        float pitch() const { return board.x + between; }
        float left(std::size_t place) const { return bleed + static_cast<float>(place) * pitch(); }
        float width(std::size_t boards) const { return left(boards) - between + bleed; }
    };

    static bool shows_solution(const Scene& scene);
    static Strip strip(const Scene& scene);
    void draw_strip(Scene& scene, const Strip& strip, ImVec2 size);
    void draw_strip_board(Scene& scene, const Strip& strip, std::size_t place, float cell);
    static void draw_move(const Scene& scene, const Strip& shown, std::size_t place,
                          const Sizes& sizes);
    /// The boards that stand in the part of the strip scrolled to: from the first up to the second.
    static std::pair<std::size_t, std::size_t> in_view(const Sizes& sizes, std::size_t boards,
                                                       float width);
    static Sizes sizes(const Scene& scene, std::size_t boards, ImVec2 room);
    void draw_controls(Scene& scene, const Strip& strip);
    void draw_play(Scene& scene, float width);

    std::string letters_;                  ///< in the field one can copy from
    std::optional<std::size_t> in_sight_;  ///< the board last scrolled to
    std::size_t boards_ = 0;               ///< of the last frame
};

}  // namespace statescope::ui
