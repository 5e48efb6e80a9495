#pragma once

#include <cstdint>
#include <vector>

#include "figure/figure.hpp"
#include "figure/shown_tree.hpp"

namespace statescope::figure {

/// The way a tree grows.
enum class TreeDirection : std::uint8_t { TopDown, LeftRight };

/// The size of captions as a share of the cell, and the least that can be read.
inline constexpr double caption_share = 0.58;
inline constexpr double least_caption = 6;

/// How large the nodes of a tree are drawn and how far they stand from each other.
struct TreeSizes {
    TreeDirection direction = TreeDirection::TopDown;
    double cell = 14;    ///< of a board; where it is 0, nodes are dots
    double caption = 8;  ///< the size of the captions' type; 0: none
    double dot = 0;      ///< radius
    double across = 0;   ///< between neighbours of a level
    double down = 0;     ///< between levels
};

/// What a tree takes, whatever its sizes: where its nodes and duplicates stand, in units of the
/// layout, and how long its captions are.
struct TreeExtent {
    layout::Rect places;
    double words = 0;  ///< the width of the longest caption, as a share of the type's size
    std::size_t lines = 1;

    /// As much as two trees take, one in the place of the other.
    void include(const TreeExtent& other);
};
TreeExtent extent_of(const ShownTree& tree);

/// Boards and captions of these sizes so far from each other that nothing overlaps.
TreeSizes board_sizes(puzzle::Shape shape, TreeDirection direction, double cell, double caption,
                      const TreeExtent& extent);
/// Dots in a room of this size.
TreeSizes dot_sizes(TreeDirection direction, Size room, const TreeExtent& extent);

/// Room round the origin.
struct Bounds {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    double width() const { return right - left; }
    double height() const { return bottom - top; }
};

/// Where all lies that is drawn of such a tree; the place 0, 0 of its layout stands at the origin.
Bounds bounds_of(puzzle::Shape shape, const TreeSizes& sizes, const TreeExtent& extent);

/// A node as a dot: filled while it waits, hollow once it is done; larger on the path, in a ring
/// where it is the current one.
void draw_dot(Figure& figure, Point middle, double radius, const BoardLook& look);

/// Draws a tree with its origin at a point.
class TreeDrawing {
  public:
    TreeDrawing(const ShownTree& tree, puzzle::Shape shape, const TreeSizes& sizes);

    void draw(Figure& figure, Point origin) const;

  private:
    /// A line from a parent to a child, and the letter on it.
    struct Line {
        Curve curve;
        puzzle::Move move = puzzle::Move::Up;
        bool on_path = false;
    };

    bool sideways() const { return sizes_.direction == TreeDirection::LeftRight; }
    bool dots() const { return sizes_.cell == 0; }
    /// Where a place of the layout stands.
    Point place(layout::Point at) const;
    Point middle(const ShownNode& node) const { return place(tree_.layout.position(node.node)); }
    void draw_lines(Figure& figure, Point origin) const;
    Line line(Point parent, std::size_t captions, Point child) const;
    void draw_line(Figure& figure, Line line, Point origin) const;
    void draw_letter(Figure& figure, const Line& line) const;
    void draw_node(Figure& figure, Point middle, const ShownNode& node) const;
    void draw_captions(Figure& figure, Point middle,
                       const std::vector<std::string>& captions) const;

    const ShownTree& tree_;
    puzzle::Shape shape_;
    TreeSizes sizes_;
    Size node_;  ///< of a board or a dot
};

}  // namespace statescope::figure
