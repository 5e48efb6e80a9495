#include "teach/figures.hpp"

#include <gtest/gtest.h>

#include "tests/support/searches.hpp"
#include "tests/teach/english.hpp"

namespace statescope::teach {
namespace {

TEST(Figures, ShowABoardWithItsRows) {
    EXPECT_EQ(board(test::board_of("283104765"), {3, 3}), "2 8 3 / 1 0 4 / 7 6 5");
    EXPECT_EQ(board(test::board_of("450123"), {2, 3}), "4 5 0 / 1 2 3");
}

TEST(Figures, NumberTheStartOne) {
    EXPECT_EQ(number(0), 1u);
    EXPECT_EQ(number(25), 26u);
}

TEST(Figures, GroupDigits) {
    EXPECT_EQ(grouped(phrases, 0), "0");
    EXPECT_EQ(grouped(phrases, 999), "999");
    EXPECT_EQ(grouped(phrases, 1000), "1,000");
    EXPECT_EQ(grouped(phrases, 181440), "181,440");
    EXPECT_EQ(grouped(phrases, 2000000), "2,000,000");
}

TEST(Figures, ChooseTheUnitOfBytes) {
    EXPECT_EQ(bytes_text(phrases, 0), "0 B");
    EXPECT_EQ(bytes_text(phrases, 720), "720 B");
    EXPECT_EQ(bytes_text(phrases, 1000), "1.0 KB");
    EXPECT_EQ(bytes_text(phrases, 999'949), "999.9 KB");
    EXPECT_EQ(bytes_text(phrases, 999'950), "1.0 MB");
    EXPECT_EQ(bytes_text(phrases, 2'903'040), "2.9 MB");
    EXPECT_EQ(bytes_text(phrases, 3'200'000'000), "3.2 GB");
    EXPECT_EQ(bytes_text(phrases, 5'000'000'000'000), "5000.0 GB");
}

TEST(Figures, CountMoves) {
    EXPECT_EQ(moves_text(phrases, 0), "0 moves");
    EXPECT_EQ(moves_text(phrases, 1), "1 move");
    EXPECT_EQ(moves_text(phrases, 31), "31 moves");
}

TEST(Figures, SpellOutAnOrder) {
    EXPECT_EQ(order_text(puzzle::textbook_order), "L U R D");
    EXPECT_EQ(order_text(std::vector{puzzle::Move::Down}), "D");
}

TEST(Figures, OfAPathAreItsLettersOrTheFirstOfThem) {
    using puzzle::Move;
    const puzzle::Board start = test::board_of("283104765");
    const auto path = [&](const std::vector<Move>& moves) {
        return path_text(phrases, moves, start, test::three_by_three);
    };
    EXPECT_EQ(path({Move::Up, Move::Left}), "ul");
    std::vector<Move> moves;
    std::string letters;
    for (int i = 0; i < 40; ++i) {
        moves.insert(moves.end(), {Move::Up, Move::Down});
        letters += "ud";
    }
    EXPECT_EQ(path(moves), letters);
    moves.push_back(Move::Left);
    EXPECT_EQ(path(moves), letters + "...");
}

// The blank goes up, left, down, right: tile 8 down, tile 2 right, tile 1 up, tile 8 left.
TEST(Figures, OfAPathAreWhatListsOfMovesName) {
    using puzzle::Move;
    const std::vector<Move> moves{Move::Up, Move::Left, Move::Down, Move::Right};
    const auto told = [&](puzzle::MoveMeaning letters) {
        Phrases say;
        say.letters = letters;
        return moves_named(say, moves.size()) + ": " +
               path_text(say, moves, test::board_of("283104765"), test::three_by_three);
    };
    EXPECT_EQ(told(puzzle::MoveMeaning::Blank), "4 moves of the blank: uldr");
    EXPECT_EQ(told(puzzle::MoveMeaning::Tile), "4 moves of tiles: drul");
    EXPECT_EQ(told(puzzle::MoveMeaning::Number), "4 moves, by tile: 8 2 1 8");
}

TEST(Figures, OfANodeFitItsSearch) {
    const search::Problem problem = test::problem_of("283164705", "123804765");
    const auto figures_of_start = [&](std::string_view name) {
        const search::Algorithm& algorithm = test::algorithm_of(name);
        const auto recording =
            search::record(problem, algorithm, search::textbook_rules(algorithm));
        return figures_of(phrases, recording.trace, 0);
    };
    EXPECT_EQ(figures_of_start("bfs"), "depth 0");
    // Manhattan: 8 is two away, 1, 2 and 6 are one away.
    EXPECT_EQ(figures_of_start("astar"), "g 0 + h 5 = f 5");
}

}  // namespace
}  // namespace statescope::teach
