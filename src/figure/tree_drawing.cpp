#include "figure/tree_drawing.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "figure/palette.hpp"
#include "figure/text_width.hpp"
#include "layout/free_place.hpp"
#include "puzzle/move.hpp"

namespace statescope::figure {

namespace {

constexpr double edge_width = 1.2;
constexpr double path_width = 3;
constexpr double least_gap = 10;  ///< between boards side by side
constexpr double line_length = 30;
constexpr double letter_share = 1.05;  ///< of the captions' size
constexpr double caption_gap = 3.5;    ///< between a board and its caption
constexpr double line_share = 1.15;    ///< a caption's line, of its size

double caption_height(std::size_t lines, double size) {
    return size == 0 || lines == 0 ? 0
                                   : caption_gap + static_cast<double>(lines) * line_share * size;
}

double longest(const std::vector<std::string>& captions, double size) {
    double widest = 0;
    for (const std::string& caption : captions)
        widest = std::max(widest, text_width(caption, size));
    return widest;
}

Paint filled(Colour colour) {
    return {.fill = colour, .stroke = {}};
}

}  // namespace

void Bounds::include(const Bounds& other) {
    left = std::min(left, other.left);
    top = std::min(top, other.top);
    right = std::max(right, other.right);
    bottom = std::max(bottom, other.bottom);
}

TreeSizes board_sizes(puzzle::Shape shape, TreeDirection direction, double cell, double caption,
                      const ShownTree& tree) {
    TreeSizes sizes{.direction = direction, .cell = cell, .caption = caption};
    double words = 0;
    std::size_t lines = 1;
    for (const ShownNode& node : tree.nodes) {
        words = std::max(words, longest(node.captions, caption));
        lines = std::max(lines, node.captions.size());
    }
    for (const ShownDuplicate& duplicate : tree.duplicates)
        words = std::max(words, text_width(duplicate.caption, caption));
    const Size board = board_size(shape, cell);
    const double shrink = std::min(1.0, cell / 14);
    const double wide = std::max(board.width + least_gap * shrink, words + 0.6 * caption);
    const double high = board.height + caption_height(lines, caption) + 2 * board_bleed(cell);
    if (direction == TreeDirection::TopDown) {
        sizes.across = std::max(wide, board.width + 2 * board_bleed(cell));
        sizes.down = high + line_length * shrink;
    } else {
        sizes.across = high + 0.3 * least_gap;
        sizes.down = std::max(wide, board.width + 2 * board_bleed(cell)) + line_length * shrink;
    }
    return sizes;
}

TreeDrawing::TreeDrawing(const ShownTree& tree, puzzle::Shape shape, const TreeSizes& sizes)
    : tree_(tree), shape_(shape), sizes_(sizes) {
    node_ = dots() ? Size{2 * sizes.dot, 2 * sizes.dot} : board_size(shape, sizes.cell);
    place_duplicates();
}

Point TreeDrawing::place(layout::Point at) const {
    return sideways() ? Point{at.y * sizes_.down, at.x * sizes_.across}
                      : Point{at.x * sizes_.across, at.y * sizes_.down};
}

/// Beside the children, where no node stands.
void TreeDrawing::place_duplicates() {
    if (!tree_.current || tree_.duplicates.empty()) return;
    const ShownNode& parent = tree_.nodes[*tree_.current];
    const layout::Point from = tree_.layout.position(parent.node);
    const double width = 1;
    std::vector<layout::Interval> taken;
    double wanted = 0;
    for (const ShownNode& node : tree_.nodes) {
        const layout::Point at = tree_.layout.position(node.node);
        if (at.y != from.y + 1) continue;
        taken.push_back({at.x - from.x - width / 2, at.x - from.x + width / 2});
        if (node.parent == tree_.current) wanted = std::max(wanted, at.x - from.x);
    }
    layout::FreeLine line(std::move(taken));
    for (std::size_t i = 0; i < tree_.duplicates.size(); ++i) {
        const double x = line.nearest(wanted, width);
        duplicates_.push_back(place({from.x + x, from.y + 1}));
        line.take({x - width / 2, x + width / 2});
    }
}

/// What a node takes with its signs and captions.
Bounds TreeDrawing::box(Point middle, const std::vector<std::string>& captions) const {
    if (dots()) {
        const double reach = node_.width / 2 + 4;
        return {middle.x - reach, middle.y - reach, middle.x + reach, middle.y + reach};
    }
    const double bleed = board_bleed(sizes_.cell);
    const double side = std::max(node_.width / 2 + bleed, longest(captions, sizes_.caption) / 2);
    const double below = std::max(bleed, caption_height(captions.size(), sizes_.caption));
    return {middle.x - side, middle.y - node_.height / 2 - bleed, middle.x + side,
            middle.y + node_.height / 2 + below};
}

Bounds TreeDrawing::bounds() const {
    Bounds bounds = box(middle(tree_.nodes.front()), tree_.nodes.front().captions);
    for (const ShownNode& node : tree_.nodes)
        bounds.include(box(middle(node), node.captions));
    for (std::size_t i = 0; i < duplicates_.size(); ++i)
        bounds.include(box(duplicates_[i], {tree_.duplicates[i].caption}));
    return bounds;
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
        figure.shapes.push_back(Polyline{.points = {line.curve.from, line.curve.to},
                                         .closed = false,
                                         .paint = {.fill = {}, .stroke = line.curve.stroke}});
        return;
    }
    figure.shapes.push_back(line.curve);
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
    figure.shapes.push_back(std::move(text));
}

void TreeDrawing::draw_dot(Figure& figure, Point middle, const BoardLook& look) const {
    using namespace palette;
    double radius = sizes_.dot;
    Colour colour = plain_line;
    if (look.state == BoardState::Frontier) colour = frontier_line;
    if (look.on_path) colour = path_line;
    if (look.state == BoardState::Current) colour = current_line;
    const bool large = look.on_path || look.state == BoardState::Current;
    if (large) radius = std::max(1.2 * radius, 2.0);
    // Filled while it waits, hollow once it is done.
    Paint paint = filled(colour);
    if (look.state != BoardState::Frontier && !large && radius >= 2)
        paint = {.fill = paper, .stroke = Stroke{.colour = colour, .width = 0.8}};
    figure.shapes.push_back(Circle{.centre = middle, .radius = radius, .paint = paint});
    if (look.state == BoardState::Current) {
        figure.shapes.push_back(
            Circle{.centre = middle,
                   .radius = radius + 2.5,
                   .paint = {.fill = {}, .stroke = Stroke{.colour = colour, .width = 1.2}}});
    }
    if (look.is_goal) {
        figure.shapes.push_back(
            star(middle, 6, {.fill = goal_fill, .stroke = Stroke{.colour = ink, .width = 0.7}}));
    }
}

void TreeDrawing::draw_captions(Figure& figure, Point middle,
                                const std::vector<std::string>& captions) const {
    double y = middle.y + node_.height / 2 + caption_gap;
    for (std::size_t i = 0; i < captions.size() && sizes_.caption > 0; ++i) {
        y += line_share * sizes_.caption;
        figure.shapes.push_back(Label{.at = {middle.x, y - 0.2 * sizes_.caption},
                                      .words = captions[i],
                                      .size = sizes_.caption,
                                      .colour = i == 0 ? palette::ink : palette::dim_ink});
    }
}

void TreeDrawing::draw_node(Figure& figure, Point middle, const ShownNode& node) const {
    if (dots()) return draw_dot(figure, middle, node.look);
    draw_board(figure, {middle.x - node_.width / 2, middle.y - node_.height / 2}, sizes_.cell,
               node.board, shape_, node.look);
    draw_captions(figure, middle, node.captions);
}

void TreeDrawing::draw(Figure& figure, Point origin) const {
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
                                 .width = dots() ? 0.6 * width : width};
            draw_line(figure, line, origin);
        }
    }
    const auto at = [&](Point middle) { return Point{middle.x + origin.x, middle.y + origin.y}; };
    for (std::size_t i = 0; i < duplicates_.size(); ++i) {
        const ShownNode& parent = tree_.nodes[*tree_.current];
        Line line = this->line(middle(parent), parent.captions.size(), duplicates_[i]);
        line.move = tree_.duplicates[i].move;
        line.curve.stroke = {
            .colour = palette::duplicate_line, .width = edge_width, .dash = 4, .gap = 3};
        draw_line(figure, line, origin);
    }
    for (const bool on_path : {false, true}) {
        for (const ShownNode& node : tree_.nodes) {
            if (node.look.on_path == on_path) draw_node(figure, at(middle(node)), node);
        }
    }
    for (std::size_t i = 0; i < duplicates_.size(); ++i) {
        const ShownDuplicate& duplicate = tree_.duplicates[i];
        const BoardLook look{.state = BoardState::Duplicate, .is_goal = duplicate.is_goal};
        draw_node(figure, at(duplicates_[i]),
                  {.board = duplicate.board, .look = look, .captions = {duplicate.caption}});
    }
}

}  // namespace statescope::figure
