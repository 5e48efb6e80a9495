#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "figure/board_figure.hpp"
#include "figure/palette.hpp"
#include "figure/text_width.hpp"
#include "puzzle/move_list.hpp"
#include "teach/figures.hpp"

namespace statescope::figure {

namespace {

constexpr double strip_margin = 6;
constexpr double letter_size = 11;
constexpr double number_size = 8;
constexpr double strip_words_size = 11;
constexpr double arrow_head = 5;
constexpr double between_rows = 10;

/// Where the tile stands that was moved last: where the blank was.
std::optional<int> moved_cell(const BoardPath& path, std::size_t place) {
    if (place == 0) return std::nullopt;
    return path.boards[place - 1].blank();
}

class Strip {
  public:
    Strip(const teach::Phrases& say, const BoardPath& path, const StripOptions& options)
        : say_(say),
          path_(path),
          cell_(options.cell),
          count_(std::min(path.boards.size(), std::max<std::size_t>(options.most_boards, 1))),
          board_(board_size(path.shape, options.cell)),
          bleed_(board_bleed(options.cell)) {
        const std::string widest_number = std::to_string(count_ - 1);
        gap_ = 2 * bleed_ + std::max(18.0, text_width(widest_number, number_size) + 4);
        // An arrow at the end of a row leads to the next.
        const double room = options.width - 2 * strip_margin;
        const auto fit =
            static_cast<std::size_t>(std::max(1.0, std::floor(room / (board_.width + gap_))));
        const auto boards = static_cast<double>(count_);
        const bool one_row = boards * board_.width + (boards - 1) * gap_ <= room;
        // Rows of nearly the same length.
        const std::size_t rows = one_row ? 1 : (count_ + fit - 1) / fit;
        columns_ = (count_ + rows - 1) / rows;
    }

    Figure draw() {
        const std::size_t rows = (count_ + columns_ - 1) / columns_;
        const bool wraps = rows > 1 || cut();
        const auto columns = static_cast<double>(columns_);
        const double boards = columns * board_.width + (wraps ? columns : columns - 1) * gap_;
        const std::string words = this->words(boards);
        figure_.title = words;
        figure_.size = {
            2 * strip_margin + std::max(boards, text_width(words, strip_words_size)) + bleed_,
            2 * strip_margin + bleed_ + static_cast<double>(rows) * pitch_down() +
                strip_words_size - 2};
        for (std::size_t i = 0; i < count_; ++i) {
            board(i);
            if (i > 0) arrow(i);
        }
        if (cut()) ellipsis();
        figure_.shapes.emplace_back(
            Label{.at = {strip_margin, figure_.size.height - strip_margin - 2},
                  .words = words,
                  .size = strip_words_size,
                  .colour = palette::ink,
                  .anchor = Anchor::Start});
        return std::move(figure_);
    }

  private:
    bool cut() const { return count_ < path_.boards.size(); }
    double pitch_down() const { return board_.height + 2 * bleed_ + between_rows; }

    Point low(std::size_t place) const {
        const std::size_t row = place / columns_;
        return {strip_margin + static_cast<double>(place % columns_) * (board_.width + gap_),
                strip_margin + bleed_ + static_cast<double>(row) * pitch_down()};
    }

    void board(std::size_t place) {
        draw_board(figure_, low(place), cell_, path_.boards[place], path_.shape,
                   path_look(path_, place));
    }

    /// To a board from the one before it.
    void arrow(std::size_t place) {
        const Point before = low(place - 1);
        const double middle = before.x + board_.width + gap_ / 2;
        const double half = gap_ / 2 - bleed_ + 1;
        const double y = before.y + board_.height / 2;
        const Stroke line{.colour = palette::dim_ink, .width = 1.5};
        figure_.shapes.emplace_back(Polyline{.points = {{middle - half, y}, {middle + half - 2, y}},
                                             .closed = false,
                                             .paint = {.fill = {}, .stroke = line}});
        figure_.shapes.emplace_back(
            Polyline{.points = {{middle + half, y},
                                {middle + half - arrow_head, y - arrow_head / 2 - 0.5},
                                {middle + half - arrow_head, y + arrow_head / 2 + 0.5}},
                     .closed = true,
                     .paint = {.fill = palette::dim_ink, .stroke = {}}});
        const std::string letter = puzzle::moves_text(
            {&path_.moves[place - 1], 1}, path_.boards[place - 1], path_.shape, say_.letters);
        figure_.shapes.emplace_back(Label{.at = {middle, y - 5},
                                          .words = letter,
                                          .size = letter_size,
                                          .colour = palette::ink,
                                          .bold = true});
        figure_.shapes.emplace_back(Label{.at = {middle, y + 5 + 0.72 * number_size},
                                          .words = std::to_string(place),
                                          .size = number_size,
                                          .colour = palette::dim_ink});
    }

    void ellipsis() {
        const Point last = low(count_ - 1);
        for (const double dot : {-5.0, 0.0, 5.0}) {
            figure_.shapes.emplace_back(Circle{
                .centre = {last.x + board_.width + gap_ / 2 + dot, last.y + board_.height / 2},
                .radius = 1.3,
                .paint = {.fill = palette::dim_ink, .stroke = {}}});
        }
    }

    std::string words(double room) const {
        std::string list = path_words(say_, path_);
        if (text_width(list, strip_words_size) <= room) return list;
        return teach::moves_named(say_, path_.moves.size());
    }

    const teach::Phrases& say_;
    const BoardPath& path_;
    double cell_;
    std::size_t count_;
    Size board_;
    double bleed_;
    double gap_ = 0;
    std::size_t columns_ = 1;
    Figure figure_;
};

}  // namespace

BoardPath path_at(const trace::Trace& trace, trace::Step step) {
    BoardPath path{
        .shape = trace.head().shape, .goal = trace.head().goal, .boards = {}, .moves = {}};
    const trace::NodeId node = trace.current(step).value_or(trace.root(step));
    for (const trace::NodeId id : trace.path_to(node))
        path.boards.push_back(trace.nodes()[id].board);
    path.moves = trace.moves_to(node);
    return path;
}

BoardLook path_look(const BoardPath& path, std::size_t place) {
    return {.state = BoardState::Expanded,
            .on_path = true,
            .is_goal = path.boards[place] == path.goal,
            .moved_cell = moved_cell(path, place)};
}

BoardLook last_look(const BoardPath& path) {
    const std::size_t last = path.boards.size() - 1;
    return {.is_goal = path.boards[last] == path.goal, .moved_cell = moved_cell(path, last)};
}

std::string path_words(const teach::Phrases& say, const BoardPath& path) {
    std::string count = teach::moves_named(say, path.moves.size());
    if (path.moves.empty()) return count;
    return say(
        teach::Text::solution_moves, teach::arg("moves", count),
        teach::arg("path", teach::path_text(say, path.moves, path.boards.front(), path.shape)));
}

Figure strip_figure(const teach::Phrases& say, const BoardPath& path, const StripOptions& options) {
    return Strip(say, path, options).draw();
}

}  // namespace statescope::figure
