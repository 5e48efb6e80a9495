#include "session/board_field.hpp"

#include <gtest/gtest.h>

#include "puzzle/board_text.hpp"

namespace statescope::session {
namespace {

constexpr puzzle::Shape three_by_three{3, 3};

TEST(BoardField, takes_a_text_and_writes_it_in_the_usual_form) {
    BoardField field(puzzle::ordered_board(three_by_three), three_by_three);
    EXPECT_EQ(field.text, "1 2 3 4 5 6 7 8 0");
    field.text = "28310x765";
    EXPECT_FALSE(field.enter(three_by_three));
    field.text = "283,1x4,765";
    ASSERT_TRUE(field.enter(three_by_three));
    EXPECT_EQ(field.text, "2 8 3 1 0 4 7 6 5");
    EXPECT_EQ(field.board().at(4), 0);
    EXPECT_TRUE(field.error().empty());
}

TEST(BoardField, a_wrong_text_stays_with_its_sentence_and_the_board_with_it) {
    BoardField field(puzzle::ordered_board(three_by_three), three_by_three);
    const puzzle::Board before = field.board();
    field.text = "1 2 3 4 6 7 8 0";
    EXPECT_FALSE(field.enter(three_by_three));
    EXPECT_EQ(field.text, "1 2 3 4 6 7 8 0");
    EXPECT_EQ(field.board(), before);
    EXPECT_NE(field.error().find("5 is missing"), std::string::npos) << field.error();
    EXPECT_TRUE(field.others().empty());
}

TEST(BoardField, offers_the_shape_the_text_would_fit) {
    BoardField field(puzzle::ordered_board(three_by_three), three_by_three);
    field.text = "1 2 3 4 6 7 8 0 5 10 11 12 9 13 14 15";
    EXPECT_FALSE(field.enter(three_by_three));
    ASSERT_EQ(field.others().size(), 1u);
    EXPECT_EQ(field.others().front().shape, (puzzle::Shape{4, 4}));
    field.set(puzzle::ordered_board(three_by_three), three_by_three);
    EXPECT_TRUE(field.others().empty());
    EXPECT_TRUE(field.error().empty());
}

TEST(BoardField, tells_what_it_understood_before_it_takes_it) {
    BoardField field(puzzle::ordered_board(three_by_three), three_by_three);
    const puzzle::Board before = field.board();
    field.text = "1 2\n4 5 3\n7 8 6";
    field.look(three_by_three);
    ASSERT_TRUE(field.understood());
    EXPECT_EQ(puzzle::board_inline(field.understood()->board, three_by_three),
              "1 2 0 / 4 5 3 / 7 8 6");
    EXPECT_EQ(field.others().size(), 2u);
    EXPECT_EQ(field.text, "1 2\n4 5 3\n7 8 6");
    EXPECT_EQ(field.board(), before);
    ASSERT_TRUE(field.enter(three_by_three));
    EXPECT_EQ(field.text, "1 2 0 4 5 3 7 8 6");
    EXPECT_EQ(field.others().size(), 2u) << "still to be chosen";
    EXPECT_TRUE(field.understood());
}

TEST(BoardField, says_nothing_of_what_is_half_typed) {
    BoardField field(puzzle::ordered_board(three_by_three), three_by_three);
    field.text = "2 8 3 1 0";
    field.look(three_by_three);
    EXPECT_TRUE(field.error().empty());
    EXPECT_FALSE(field.understood());
    EXPECT_TRUE(field.others().empty());
}

TEST(BoardField, offers_the_high_shape_of_six_numbers) {
    constexpr puzzle::Shape wide{2, 3};
    BoardField field(puzzle::ordered_board(wide), wide);
    field.text = "4 1 2 5 0 3";
    ASSERT_TRUE(field.enter(wide));
    ASSERT_EQ(field.others().size(), 1u);
    EXPECT_EQ(field.others().front().shape, (puzzle::Shape{3, 2}));
}

TEST(BoardField, knows_a_start_and_a_goal) {
    BoardField field(puzzle::ordered_board(three_by_three), three_by_three);
    field.text = "283104765 / 123804765";
    EXPECT_FALSE(field.enter(three_by_three));
    EXPECT_TRUE(field.error().empty());
    ASSERT_TRUE(field.pair());
    EXPECT_EQ(puzzle::board_text(field.pair()->goal, three_by_three), "1 2 3 8 0 4 7 6 5");
}

}  // namespace
}  // namespace statescope::session
