#include "figure/step_figure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "figure/palette.hpp"
#include "figure/text_width.hpp"
#include "puzzle/move_list.hpp"
#include "teach/figures.hpp"

namespace statescope::figure {

using teach::arg;
using teach::Text;
using trace::Step;

namespace {

constexpr double frame_margin = 12;
constexpr double column = 160;  ///< of the board and the figures
constexpr double words_size = 10;
constexpr double solution_words_size = 13;
constexpr double figure_row = 17;
constexpr double frame_legend_gap = 8;

// In half points.
constexpr int largest_cell_halves = 40;
constexpr int smallest_cell_halves = 16;

/// Words no wider than the room: smaller type where they are long.
Label fitted(Point at, std::string words, double room, Colour colour, double size = words_size) {
    const double width = text_width(words, size);
    return {.at = at,
            .words = std::move(words),
            .size = width > room ? size * room / width : size,
            .colour = colour};
}

}  // namespace

StepFrames::StepFrames(const teach::Phrases& say, const trace::Trace& trace, Step first, Step last,
                       const StepFrameOptions& options)
    : say_(say),
      trace_(trace),
      options_(options),
      content_{.part = options.part, .most_nodes = options.most_nodes, .room_until = last} {
    std::vector<bool> occurs(static_cast<std::size_t>(teach::Sign::count_));
    std::vector<teach::Sign> signs;
    for (Step step = first; step <= last; ++step) {
        const ShownTree shown = tree(step);
        if (step == first) extent_ = extent_of(shown);
        extent_.include(extent_of(shown));
        for (const teach::Sign sign : signs_in(shown))
            occurs[static_cast<std::size_t>(sign)] = true;
        const std::string note = tree_note(say, trace, step, shown);
        if (note.size() > longest_note_.size()) longest_note_ = note;
    }
    for (std::size_t sign = 0; sign < occurs.size(); ++sign) {
        if (occurs[sign]) signs.push_back(static_cast<teach::Sign>(sign));
    }
    const double wide = options.size.width - column - 3 * frame_margin;
    legend_ = legend_figure(say, signs, wide);
    double below = legend_.size.height + frame_legend_gap;
    if (!longest_note_.empty()) below += figure_row;
    choose_sizes({wide, options.size.height - 2 * frame_margin - below});
    if (sizes_.cell == 0) legend_ = legend_figure(say, signs, wide, SignForm::Dots);
}

ShownTree StepFrames::tree(Step step) const {
    return shown_tree(say_, trace_, step, content_);
}

void StepFrames::choose_sizes(Size room) {
    for (int halves = largest_cell_halves; halves >= smallest_cell_halves; --halves) {
        const double cell = halves / 2.0;
        const double wanted = caption_share * cell;
        const double caption = wanted >= least_caption ? wanted : 0;
        sizes_ = board_sizes(trace_.head().shape, options_.direction, cell, caption, extent_);
        const Bounds bounds = bounds_of(trace_.head().shape, sizes_, extent_);
        if (bounds.width() <= room.width && bounds.height() <= room.height) return;
    }
    sizes_ = dot_sizes(options_.direction, room, extent_);
}

Figure StepFrames::at(Step step) const {
    Figure figure{.size = options_.size,
                  .title = say_(Text::transport_position_short, arg("step", step),
                                arg("steps", trace_.last_step())),
                  .shapes = {}};
    draw_board(figure, step);
    draw_tree(figure, step);
    return figure;
}

void StepFrames::draw_tree(Figure& figure, Step step) const {
    const ShownTree shown = tree(step);
    const Bounds bounds = bounds_of(trace_.head().shape, sizes_, extent_);
    const double left = column + 2 * frame_margin;
    const double room = options_.size.width - left - frame_margin;
    TreeDrawing(shown, trace_.head().shape, sizes_)
        .draw(figure,
              {left + (room - bounds.width()) / 2 - bounds.left, frame_margin - bounds.top});
    double y = options_.size.height - frame_margin - legend_.size.height;
    put(figure, legend_, {left, y});
    const std::string note = tree_note(say_, trace_, step, shown);
    if (note.empty()) return;
    Label label = fitted({left, y - frame_legend_gap}, note, room, palette::dim_ink);
    label.anchor = Anchor::Start;
    figure.shapes.emplace_back(std::move(label));
}

void StepFrames::draw_board(Figure& figure, Step step) const {
    const puzzle::Shape shape = trace_.head().shape;
    const trace::NodeId id = trace_.current(step).value_or(trace_.root(step));
    const trace::Node node = trace_.node(id);
    // The colours of its state would swallow that of the tile moved; the tree shows them.
    BoardLook look{.state = BoardState::Plain, .is_goal = node.board == trace_.head().goal};
    // The tile that was moved stands where the blank was.
    if (node.parent != trace::no_node) look.moved_cell = trace_.nodes()[node.parent].board.blank();
    double cell = 40;
    while (board_size(shape, cell).width + 2 * board_bleed(cell) > column)
        cell -= 0.5;
    const Size size = board_size(shape, cell);
    const double bleed = board_bleed(cell);
    const double middle = frame_margin + column / 2;
    figure::draw_board(figure, {middle - size.width / 2, frame_margin + bleed}, cell, node.board,
                       shape, look);
    const auto number = teach::number(id);
    std::string words = trace_.head().order.has_f()
                            ? say_(Text::tree_node_hint_best_first, arg("node", number),
                                   arg("figures", teach::figures_of(say_, trace_, id)))
                            : say_(Text::tree_node_hint_breadth_first, arg("node", number),
                                   arg("depth", std::uint32_t{node.g}));
    double y = frame_margin + 2 * bleed + size.height + figure_row;
    figure.shapes.emplace_back(fitted({middle, y}, std::move(words), column, palette::ink));
    draw_figures(figure, step, y + figure_row / 2);
}

/// The step and the counters one looks at, names to the left and figures to the right.
void StepFrames::draw_figures(Figure& figure, Step step, double top) const {
    double y = top;
    const auto row = [&](std::string name, std::string value) {
        y += figure_row;
        Label words = fitted({frame_margin, y}, std::move(name), 0.62 * column, palette::dim_ink);
        words.anchor = Anchor::Start;
        figure.shapes.emplace_back(std::move(words));
        Label number =
            fitted({frame_margin + column, y}, std::move(value), 0.4 * column, palette::ink);
        number.anchor = Anchor::End;
        number.bold = true;
        figure.shapes.emplace_back(std::move(number));
    };
    const trace::Counters counters = trace_.counters(step);
    row(std::string(say_(Text::transport_step)), teach::grouped(say_, step));
    for (const teach::Counter counter :
         {teach::Counter::Expanded, teach::Counter::Frontier, teach::Counter::Visited}) {
        row(std::string(teach::term(say_, counter).name),
            teach::grouped(say_, teach::value(counters, counter)));
    }
}

Figure solution_frame(const teach::Phrases& say, const BoardPath& path, std::size_t place,
                      double part, double cell) {
    const double bleed = board_bleed(cell);
    const Size board = board_size(path.shape, cell);
    Figure figure{.size = {std::max(board.width + 2 * bleed + 2 * frame_margin, 240.0),
                           board.height + 2 * bleed + 2 * frame_margin + 26},
                  .title = {},
                  .shapes = {}};
    BoardLook look{.state = BoardState::Plain, .is_goal = path.boards[place] == path.goal};
    figure.title = std::string(say(Text::current_solution_start));
    if (place > 0) {
        const puzzle::Board before = path.boards[place - 1];
        const int from = path.boards[place].blank();
        const int to = before.blank();
        look.moved_cell = to;
        if (part < 1) {
            const double rest = 1 - part;
            look.is_goal = false;
            look.slide = Slide{to, rest * (path.shape.column(from) - path.shape.column(to)),
                               rest * (path.shape.row(from) - path.shape.row(to))};
        }
        figure.title = say(
            Text::current_solution_move, arg("place", place), arg("count", path.moves.size()),
            arg("letter",
                puzzle::moves_text({&path.moves[place - 1], 1}, before, path.shape, say.letters)));
    }
    const double middle = figure.size.width / 2;
    draw_board(figure, {middle - board.width / 2, frame_margin + bleed}, cell, path.boards[place],
               path.shape, look);
    Label words = fitted({middle, figure.size.height - frame_margin - 4}, figure.title,
                         figure.size.width - 2 * frame_margin, palette::ink, solution_words_size);
    figure.shapes.emplace_back(std::move(words));
    return figure;
}

std::string numbered_name(const std::string& name, std::size_t number, std::size_t count) {
    const std::filesystem::path path(name);
    const std::size_t digits = std::max<std::size_t>(3, std::to_string(count).size());
    const std::string numbered =
        fmt::format("{}-{:0{}}{}", path.stem().string(), number, digits, path.extension().string());
    return (path.parent_path() / numbered).string();
}

}  // namespace statescope::figure
