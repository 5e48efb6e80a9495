#pragma once

#include <cstdint>
#include <vector>

#include "render/picture.hpp"
#include "ui/panels/tree_camera.hpp"
#include "ui/panels/tree_stage.hpp"
#include "ui/theme.hpp"

namespace statescope::ui {

/// Draws the nodes of a tree that are too small and too many to be drawn one by one as a picture:
/// every node there is a mark, of a pixel at least, in strong blue while it is in the frontier and
/// pale after, and marks on one place add up, so that none is hidden. Costs a walk over the nodes
/// in sight, in memory order.
class TreeDensity {
  public:
    struct Inks {
        ImU32 ground;
        ImU32 edge;
        ImU32 frontier;
        ImU32 other;  ///< expanded, dropped, replaced
    };
    static Inks inks_of(const Colours& colours);

    /// The nodes with less room than `below_room`, as large as `screen` (whole pixels, at least one
    /// each way). `largest_mark` is in pixels.
    const render::Picture& draw(const TreeStage& stage, const TreeCamera& camera,
                                render::Box screen, float below_room, float largest_mark,
                                const Inks& inks);

  private:
    /// What lies on a pixel, in `one`ths of a node or a line.
    struct Pile {
        std::uint16_t frontier = 0;
        std::uint16_t other = 0;
        std::uint16_t lines = 0;
    };
    static constexpr std::uint16_t one = 16;

    struct Pixel {
        int x = 0;
        int y = 0;

        friend bool operator==(const Pixel&, const Pixel&) = default;
    };
    /// Where places of the layout lie in the picture.
    struct Frame;
    /// One node, or several that follow each other and look the same.
    struct Mark {
        Pixel low;
        int width = 0;
        int height = 0;
        bool waits = false;

        friend bool operator==(const Mark&, const Mark&) = default;
    };

    void pile_lines(const TreeStage& stage, const Frame& frame, const layout::Rect& seen,
                    float below_room);
    void pile_line(Pixel from, Pixel to, std::uint16_t amount);
    void pile_nodes(const TreeStage& stage, const TreeCamera& camera, const Frame& frame,
                    const layout::Rect& seen, float below_room, float largest_mark);
    void pile_mark(const Mark& mark, std::uint16_t amount);
    void develop(const Inks& inks);

    int width_ = 0;
    int height_ = 0;
    std::vector<Pile> piles_;
    render::Picture picture_;
};

}  // namespace statescope::ui
