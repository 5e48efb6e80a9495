#include "figure/tree_figure.hpp"

#include <algorithm>
#include <string>

#include "figure/palette.hpp"
#include "figure/text_width.hpp"
#include "teach/figures.hpp"

namespace statescope::figure {

using teach::arg;

namespace {

constexpr double margin = 8;

constexpr double legend_cell = 8;
constexpr double legend_dot = 4;
constexpr double legend_size = 9;
constexpr double legend_row = 20;
constexpr double legend_apart = 13;
constexpr double legend_gap = 12;  ///< below the tree
constexpr double least_legend_width = 230;

double swatch_width() {
    return board_size({1, 1}, legend_cell).width;
}

double entry_width(std::string_view name) {
    return swatch_width() + 7 + text_width(name, legend_size);
}

}  // namespace

Figure legend_figure(const teach::Phrases& say, const std::vector<teach::Sign>& signs, double width,
                     SignForm form) {
    Figure figure{.size = {0, legend_row}, .title = {}, .shapes = {}};
    Point at{0, 0};
    for (const teach::Sign sign : signs) {
        const std::string name(teach::term(say, sign).name);
        const double wide = entry_width(name);
        if (at.x > 0 && at.x + wide > width) at = {0, at.y + legend_row};
        const Point low{at.x + 2, at.y + (legend_row - swatch_width()) / 2};
        if (form == SignForm::Boards) {
            draw_board(figure, low, legend_cell, puzzle::Board{}, {1, 1}, look_of(sign));
        } else {
            const double half = swatch_width() / 2;
            draw_dot(figure, {low.x + half, low.y + half}, legend_dot, look_of(sign));
        }
        figure.shapes.emplace_back(
            Label{.at = {at.x + swatch_width() + 7, baseline(at.y + legend_row / 2, legend_size)},
                  .words = name,
                  .size = legend_size,
                  .colour = palette::ink,
                  .anchor = Anchor::Start});
        figure.size = {std::max(figure.size.width, at.x + wide), at.y + legend_row};
        at.x += wide + legend_apart;
    }
    return figure;
}

std::string tree_note(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                      const ShownTree& tree) {
    const std::string count = teach::grouped(say, tree.count);
    const std::string nodes =
        tree.left_out() > 0
            ? say(teach::Text::tree_nodes_shown,
                  arg("shown", teach::grouped(say, tree.nodes.size())), arg("count", count))
        : tree.count == 1 ? std::string(say(teach::Text::tree_node))
                          : say(teach::Text::tree_nodes, arg("count", count));
    if (!trace.rounds().empty()) {
        return say(teach::Text::tree_round, arg("round", teach::round_text(say, trace, step)),
                   arg("nodes", nodes));
    }
    return tree.left_out() > 0 ? nodes : std::string{};
}

Figure tree_figure(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                   const TreeOptions& options) {
    const ShownTree tree = shown_tree(say, trace, step, options.content);
    const puzzle::Shape shape = trace.head().shape;
    const double caption = std::max(least_caption, caption_share * options.cell);
    const TreeExtent extent = extent_of(tree);
    const TreeSizes sizes = board_sizes(shape, options.direction, options.cell, caption, extent);
    const Bounds bounds = bounds_of(shape, sizes, extent);
    Figure figure{.size = {bounds.width() + 2 * margin, bounds.height() + 2 * margin},
                  .title = say(teach::Text::transport_position_short, arg("step", step),
                               arg("steps", trace.last_step())),
                  .shapes = {}};

    const std::string note = tree_note(say, trace, step, tree);
    Figure legend;
    if (options.legend)
        legend = legend_figure(say, signs_in(tree), std::max(bounds.width(), least_legend_width));
    const double below = std::max(legend.size.width, text_width(note, legend_size));
    figure.size.width = std::max(figure.size.width, below + 2 * margin);
    // Where the words are wider than the tree, it stands in their middle.
    const double left = (figure.size.width - bounds.width()) / 2 - bounds.left;
    TreeDrawing(tree, shape, sizes).draw(figure, {left, margin - bounds.top});
    double y = figure.size.height - margin;
    if (!legend.shapes.empty()) {
        y += legend_gap;
        put(figure, legend, {margin, y});
        y += legend.size.height;
    }
    if (!note.empty()) {
        y += legend_row;
        figure.shapes.emplace_back(Label{.at = {margin, y - 4},
                                         .words = note,
                                         .size = legend_size,
                                         .colour = palette::dim_ink,
                                         .anchor = Anchor::Start});
    }
    figure.size.height = y + margin;
    return figure;
}

}  // namespace statescope::figure
