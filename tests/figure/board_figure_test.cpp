#include "figure/board_figure.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "figure/palette.hpp"
#include "figure/text_width.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope::figure {
namespace {

using test::board_of;
using test::three_by_three;

template <class Kind>
std::vector<Kind> all_of_kind(const Figure& figure) {
    std::vector<Kind> all;
    for (const Shape& shape : figure.shapes) {
        if (const auto* one = std::get_if<Kind>(&shape)) all.push_back(*one);
    }
    return all;
}

/// What is written, read row by row.
std::string read_text(const Figure& figure) {
    std::vector<Label> labels = all_of_kind<Label>(figure);
    std::sort(labels.begin(), labels.end(), [](const Label& a, const Label& b) {
        return a.at.y != b.at.y ? a.at.y < b.at.y : a.at.x < b.at.x;
    });
    std::string text;
    for (const Label& label : labels)
        text += (text.empty() ? "" : " ") + label.words;
    return text;
}

TEST(BoardFigure, ShowsTheNumbersInTheirPlaces) {
    const Figure figure = board_figure(board_of("283104765"), three_by_three);
    EXPECT_EQ(read_text(figure), "2 8 3 1 4 7 6 5");
    EXPECT_EQ(figure.title, "2 8 3 / 1 0 4 / 7 6 5");
    const puzzle::Shape wide{2, 4};
    EXPECT_EQ(read_text(board_figure(test::read_board("1 2 3 4 5 6 7 0", wide).board, wide)),
              "1 2 3 4 5 6 7");
}

TEST(BoardFigure, WritesTwoDigitsWithinTheTile) {
    for (const puzzle::Shape shape : test::all_shapes()) {
        for (const double cell : {7.0, 14.0, 18.0, 36.0}) {
            const Figure figure = board_figure(puzzle::ordered_board(shape), shape, {}, cell);
            for (const Label& label : all_of_kind<Label>(figure))
                EXPECT_LT(text_width(label.words, label.size), cell) << label.words;
        }
    }
}

/// The frame of a board by itself, and what else is drawn round it.
std::vector<Rectangle> outlines(const BoardLook& look) {
    std::vector<Rectangle> found;
    for (const Rectangle& rectangle :
         all_of_kind<Rectangle>(board_figure(board_of("283104765"), three_by_three, look))) {
        if (rectangle.paint.stroke) found.push_back(rectangle);
    }
    return found;
}

// The signs that tell the states apart without their colours, as the legend's words say.
TEST(BoardFigure, HasASignForEachState) {
    const auto width = [](BoardState state) {
        return outlines({.state = state}).front().paint.stroke->width;
    };
    EXPECT_GT(width(BoardState::Frontier), width(BoardState::Expanded));
    EXPECT_EQ(outlines({.state = BoardState::Current}).size(), 2U);
    EXPECT_EQ(outlines({.state = BoardState::Frontier}).size(), 1U);
    EXPECT_GT(outlines({.state = BoardState::Duplicate}).front().paint.stroke->dash, 0);
    EXPECT_EQ(outlines({.state = BoardState::Expanded}).front().paint.stroke->dash, 0);
    const Stroke dots = outlines({.state = BoardState::Stale}).front().paint.stroke.value();
    EXPECT_EQ(dots.dash, dots.width);
    EXPECT_GT(
        outlines({.state = BoardState::Expanded, .on_path = true}).front().paint.stroke->width,
        width(BoardState::Frontier));
    EXPECT_EQ(
        outlines({.state = BoardState::Expanded, .on_path = true}).front().paint.stroke->colour,
        palette::path_line);
}

TEST(BoardFigure, StarsTheGoal) {
    const auto stars = [](const BoardLook& look) {
        return all_of_kind<Polyline>(board_figure(board_of("123804765"), three_by_three, look))
            .size();
    };
    EXPECT_EQ(stars({.is_goal = true}), 1U);
    EXPECT_EQ(stars({}), 0U);
}

TEST(BoardFigure, DrawsNothingBeyondItsEdges) {
    for (const BoardState state : {BoardState::Current, BoardState::Frontier}) {
        const Figure figure = board_figure(board_of("123804765"), three_by_three,
                                           {.state = state, .on_path = true, .is_goal = true}, 14);
        for (const Rectangle& rectangle : all_of_kind<Rectangle>(figure)) {
            const double half = rectangle.paint.stroke ? rectangle.paint.stroke->width / 2 : 0;
            EXPECT_GE(rectangle.low.x - half, 0);
            EXPECT_LE(rectangle.low.x + rectangle.size.width + half, figure.size.width);
        }
        for (const Polyline& line : all_of_kind<Polyline>(figure)) {
            for (const Point& point : line.points) {
                EXPECT_GE(point.y, 0);
                EXPECT_LE(point.x, figure.size.width);
            }
        }
    }
}

/// Lesson 5: 283164705 to 123804765 takes the five moves U U L D R.
BoardPath five_moves() {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    const search::Recording recording = search::record(
        test::problem_of("283164705", "123804765"), algorithm, search::textbook_rules(algorithm));
    return path_at(recording.trace, recording.trace.last_step());
}

TEST(StripFigure, ShowsEachBoardMoveAndTile) {
    const Figure figure = strip_figure({}, five_moves(), {.width = 2000});
    std::string letters;
    for (const Label& label : all_of_kind<Label>(figure)) {
        if (label.bold) letters += label.words;
    }
    EXPECT_EQ(letters, "uuldr");
    EXPECT_TRUE(read_text(figure).ends_with("5 moves of the blank: uuldr")) << read_text(figure);
    // The tiles that the blank changes places with, worked out by hand: 6 8 2 1 8.
    std::string moved;
    for (std::size_t i = 0; i + 1 < figure.shapes.size(); ++i) {
        const auto* tile = std::get_if<Rectangle>(&figure.shapes[i]);
        if (tile != nullptr && tile->paint.fill == palette::mark)
            moved += std::get<Label>(figure.shapes[i + 1]).words;
    }
    EXPECT_EQ(moved, "68218");
}

TEST(StripFigure, NamesTilesWhereListsOfMovesDo) {
    teach::Phrases say;
    say.letters = puzzle::MoveMeaning::Number;
    std::string letters;
    for (const Label& label : all_of_kind<Label>(strip_figure(say, five_moves()))) {
        if (label.bold) letters += label.words;
    }
    EXPECT_EQ(letters, "68218");
}

TEST(StripFigure, WrapsIntoRowsOfItsWidth) {
    const BoardPath path = five_moves();
    const Figure narrow = strip_figure({}, path, {.width = 260});
    const Figure wide = strip_figure({}, path, {.width = 2000});
    EXPECT_LE(narrow.size.width, 260 + board_bleed(18));
    EXPECT_GT(narrow.size.height, 2.5 * wide.size.height - 60);
    EXPECT_EQ(all_of_kind<Label>(narrow).size(), all_of_kind<Label>(wide).size());
}

TEST(StripFigure, SaysThatALongPathGoesOn) {
    const Figure cut = strip_figure({}, five_moves(), {.most_boards = 3});
    EXPECT_EQ(all_of_kind<Circle>(cut).size(), 3U);
    EXPECT_EQ(all_of_kind<Circle>(strip_figure({}, five_moves())).size(), 0U);
    EXPECT_TRUE(read_text(cut).find("5 moves of the blank") != std::string::npos);
}

}  // namespace
}  // namespace statescope::figure
