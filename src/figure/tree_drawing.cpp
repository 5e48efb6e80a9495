#include "figure/tree_drawing.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "figure/palette.hpp"
#include "figure/text_width.hpp"
#include "puzzle/move.hpp"

namespace statescope::figure {

namespace {

constexpr double edge_width = 1.2;
constexpr double path_width = 3;
constexpr double least_gap = 10;  ///< between boards side by side
constexpr double line_length = 30;
constexpr double letter_share = 1.05;  ///< of the captions' size
constexpr double caption_gap = 3.5;    ///< between a board and its caption
constexpr double dot_bleed = 6;        ///< rings and stars round a dot
constexpr double line_share = 1.15;    ///< a caption's line, of its size

double caption_height(std::size_t lines, double size) {
    return size == 0 || lines == 0 ? 0
                                   : caption_gap + static_cast<double>(lines) * line_share * size;
}

/// As a share of the type's size.
double longest(const std::vector<std::string>& captions) {
    double widest = 0;
    for (const std::string& caption : captions)
        widest = std::max(widest, text_width(caption, 1));
    return widest;
}

Paint filled(Colour colour) {
    return {.fill = colour, .stroke = {}};
}

}  // namespace

void TreeExtent::include(const TreeExtent& other) {
    places.left = std::min(places.left, other.places.left);
    places.top = std::min(places.top, other.places.top);
    places.right = std::max(places.right, other.places.right);
    places.bottom = std::max(places.bottom, other.places.bottom);
    words = std::max(words, other.words);
    lines = std::max(lines, other.lines);
}

TreeExtent extent_of(const ShownTree& tree) {
    const layout::Point root = tree.layout.position(tree.nodes.front().node);
    TreeExtent extent{.places = {root.x, root.y, root.x, root.y}};
    const auto include = [&](layout::Point at, const std::vector<std::string>& captions) {
        extent.include({.places = {at.x, at.y, at.x, at.y},
                        .words = longest(captions),
                        .lines = captions.size()});
    };
    for (const ShownNode& node : tree.nodes)
        include(tree.layout.position(node.node), node.captions);
    for (const ShownDuplicate& duplicate : tree.duplicates)
        include(duplicate.at, {duplicate.caption});
    return extent;
}

TreeSizes board_sizes(puzzle::Shape shape, TreeDirection direction, double cell, double caption,
                      const TreeExtent& extent) {
    TreeSizes sizes{.direction = direction, .cell = cell, .caption = caption};
    const Size board = board_size(shape, cell);
    const double bleed = board_bleed(cell);
    const double shrink = std::min(1.0, cell / 14);
    const double wide = std::max({board.width + least_gap * shrink, board.width + 2 * bleed,
                                  (extent.words + 0.6) * caption});
    const double high =
        board.height + bleed + std::max(bleed, caption_height(extent.lines, caption) + 2);
    if (direction == TreeDirection::TopDown) {
        sizes.across = wide;
        sizes.down = high + line_length * shrink;
    } else {
        sizes.across = high + 0.3 * least_gap;
        sizes.down = wide + line_length * shrink;
    }
    return sizes;
}

TreeSizes dot_sizes(TreeDirection direction, Size room, const TreeExtent& extent) {
    constexpr double most_across = 20;
    constexpr double most_down = 60;
    const bool sideways = direction == TreeDirection::LeftRight;
    const double across = sideways ? room.height : room.width;
    const double down = sideways ? room.width : room.height;
    const layout::Rect& places = extent.places;
    TreeSizes sizes{.direction = direction, .cell = 0, .caption = 0};
    // A node's width of room beyond the outermost: for rings and stars.
    sizes.across = std::min(most_across, across / (places.right - places.left + 2));
    sizes.down = std::min(most_down, (down - 2 * dot_bleed) / (places.bottom - places.top + 1));
    sizes.dot = std::clamp(0.38 * std::min(sizes.across, sizes.down), 0.5, 4.0);
    return sizes;
}

Bounds bounds_of(puzzle::Shape shape, const TreeSizes& sizes, const TreeExtent& extent) {
    const bool sideways = sizes.direction == TreeDirection::LeftRight;
    const layout::Rect& places = extent.places;
    Bounds bounds{places.left * sizes.across, places.top * sizes.down, places.right * sizes.across,
                  places.bottom * sizes.down};
    if (sideways) {
        bounds = {places.top * sizes.down, places.left * sizes.across, places.bottom * sizes.down,
                  places.right * sizes.across};
    }
    double side = sizes.dot + dot_bleed;
    double above = side;
    double below = side;
    if (sizes.cell > 0) {
        const Size board = board_size(shape, sizes.cell);
        const double bleed = board_bleed(sizes.cell);
        side = std::max(board.width / 2 + bleed, extent.words * sizes.caption / 2);
        above = board.height / 2 + bleed;
        below = board.height / 2 + std::max(bleed, caption_height(extent.lines, sizes.caption));
    }
    return {bounds.left - side, bounds.top - above, bounds.right + side, bounds.bottom + below};
}

TreeDrawing::TreeDrawing(const ShownTree& tree, puzzle::Shape shape, const TreeSizes& sizes)
    : tree_(tree),
      shape_(shape),
      sizes_(sizes),
      node_(dots() ? Size{2 * sizes.dot, 2 * sizes.dot} : board_size(shape, sizes.cell)) {}

Point TreeDrawing::place(layout::Point at) const {
    return sideways() ? Point{at.y * sizes_.down, at.x * sizes_.across}
                      : Point{at.x * sizes_.across, at.y * sizes_.down};
}

/// Out of the one and into the other along the way the tree grows.
TreeDrawing::Line TreeDrawing::line(Point parent, std::size_t captions, Point child) const {
    Curve curve;
    if (dots()) {
        curve = {.from = parent, .out = parent, .in = child, .to = child};
    } else if (sideways()) {
        curve.from = {parent.x + node_.width / 2, parent.y};
        curve.to = {child.x - node_.width / 2, child.y};
        const double between = (curve.from.x + curve.to.x) / 2;
        curve.out = {between, curve.from.y};
        curve.in = {between, curve.to.y};
    } else {
        const double words = caption_height(captions, sizes_.caption);
        curve.from = {parent.x, parent.y + node_.height / 2 + words + (words > 0 ? 2 : 0)};
        curve.to = {child.x, child.y - node_.height / 2};
        const double between = (curve.from.y + curve.to.y) / 2;
        curve.out = {curve.from.x, between};
        curve.in = {curve.to.x, between};
    }
    return {.curve = curve};
}

void TreeDrawing::draw_line(Figure& figure, Line line, Point origin) const {
    for (Point* point : {&line.curve.from, &line.curve.out, &line.curve.in, &line.curve.to})
        *point = {point->x + origin.x, point->y + origin.y};
    if (dots()) {
        figure.shapes.emplace_back(Polyline{.points = {line.curve.from, line.curve.to},
                                            .closed = false,
                                            .paint = {.fill = {}, .stroke = line.curve.stroke}});
        return;
    }
    figure.shapes.emplace_back(line.curve);
    if (sizes_.caption > 0) draw_letter(figure, line);
}

/// Beside the line, close to the child, on the side where no sibling's line comes from.
void TreeDrawing::draw_letter(Figure& figure, const Line& line) const {
    const double size = sizes_.caption * letter_share;
    const double away = 2 + line.curve.stroke.width / 2;
    const bool back =
        sideways() ? line.curve.to.y < line.curve.from.y : line.curve.to.x < line.curve.from.x;
    Label text{.at = {},
               .words = std::string(1, puzzle::letter(line.move)),
               .size = size,
               .colour = line.on_path ? palette::path_ink : palette::dim_ink,
               .bold = line.on_path};
    const double bleed = board_bleed(sizes_.cell);
    if (sideways()) {
        const double half = text_width(text.words, size) / 2;
        const double up = away + 0.36 * size;
        text.at = {line.curve.to.x - bleed - half,
                   baseline(line.curve.to.y + (back ? -up : up), size)};
        if (line.curve.to.y == line.curve.from.y) text.at.y = baseline(line.curve.to.y - up, size);
    } else {
        text.anchor = back ? Anchor::End : Anchor::Start;
        text.at = {line.curve.to.x + (back ? -away : away), line.curve.to.y - bleed};
    }
    figure.shapes.emplace_back(std::move(text));
}

void draw_dot(Figure& figure, Point middle, double radius, const BoardLook& look) {
    Colour colour = palette::plain_line;
    if (look.state == BoardState::Frontier) colour = palette::frontier_line;
    if (look.on_path) colour = palette::path_line;
    if (look.state == BoardState::Current) colour = palette::current_line;
    const bool large = look.on_path || look.state == BoardState::Current;
    if (large) radius = std::max(1.2 * radius, 2.0);
    Paint paint = filled(colour);
    const bool done = look.state != BoardState::Frontier && !large;
    const bool dashed = look.state == BoardState::Duplicate && !large;
    if (done && radius >= 1.5) {
        paint = {.fill = palette::paper,
                 .stroke = Stroke{.colour = dashed ? palette::duplicate_line : colour,
                                  .width = 0.8,
                                  .dash = dashed ? 2.0 : 0.0,
                                  .gap = 1.5}};
    }
    figure.shapes.emplace_back(Circle{.centre = middle, .radius = radius, .paint = paint});
    if (look.state == BoardState::Current) {
        figure.shapes.emplace_back(
            Circle{.centre = middle,
                   .radius = radius + 2.5,
                   .paint = {.fill = {}, .stroke = Stroke{.colour = colour, .width = 1.2}}});
    }
    if (look.is_goal) {
        figure.shapes.emplace_back(star(
            middle, 6,
            {.fill = palette::goal_fill, .stroke = Stroke{.colour = palette::ink, .width = 0.7}}));
    }
}

void TreeDrawing::draw_captions(Figure& figure, Point middle,
                                const std::vector<std::string>& captions) const {
    double y = middle.y + node_.height / 2 + caption_gap;
    for (std::size_t i = 0; i < captions.size() && sizes_.caption > 0; ++i) {
        y += line_share * sizes_.caption;
        figure.shapes.emplace_back(Label{.at = {middle.x, y - 0.2 * sizes_.caption},
                                         .words = captions[i],
                                         .size = sizes_.caption,
                                         .colour = i == 0 ? palette::ink : palette::dim_ink});
    }
}

void TreeDrawing::draw_node(Figure& figure, Point middle, const ShownNode& node) const {
    if (dots()) return draw_dot(figure, middle, sizes_.dot, node.look);
    draw_board(figure, {middle.x - node_.width / 2, middle.y - node_.height / 2}, sizes_.cell,
               node.board, shape_, node.look);
    draw_captions(figure, middle, node.captions);
}

void TreeDrawing::draw_lines(Figure& figure, Point origin) const {
    // What is on the path lies over the rest.
    for (const bool on_path : {false, true}) {
        for (const ShownNode& node : tree_.nodes) {
            if (!node.parent || node.look.on_path != on_path) continue;
            const ShownNode& parent = tree_.nodes[*node.parent];
            Line line = this->line(middle(parent), parent.captions.size(), middle(node));
            line.move = node.move;
            line.on_path = on_path;
            const double width = on_path ? path_width : edge_width;
            line.curve.stroke = {.colour = on_path ? palette::path_line : palette::edge,
                                 .width = dots() ? 0.5 * width : width};
            draw_line(figure, line, origin);
        }
    }
    for (const ShownDuplicate& duplicate : tree_.duplicates) {
        const ShownNode& parent = tree_.nodes[*tree_.current];
        Line line = this->line(middle(parent), parent.captions.size(), place(duplicate.at));
        line.move = duplicate.move;
        line.curve.stroke = {
            .colour = palette::duplicate_line, .width = edge_width, .dash = 4, .gap = 3};
        draw_line(figure, line, origin);
    }
}

void TreeDrawing::draw(Figure& figure, Point origin) const {
    draw_lines(figure, origin);
    const auto at = [&](Point middle) { return Point{middle.x + origin.x, middle.y + origin.y}; };
    for (const bool on_path : {false, true}) {
        for (const ShownNode& node : tree_.nodes) {
            if (node.look.on_path == on_path) draw_node(figure, at(middle(node)), node);
        }
    }
    for (const ShownDuplicate& duplicate : tree_.duplicates) {
        const BoardLook look{.state = BoardState::Duplicate, .is_goal = duplicate.is_goal};
        draw_node(figure, at(place(duplicate.at)),
                  {.board = duplicate.board, .look = look, .captions = {duplicate.caption}});
    }
}

}  // namespace statescope::figure
