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
    EXPECT_FALSE(field.other_shape());
}

TEST(BoardField, offers_the_shape_the_text_would_fit) {
    BoardField field(puzzle::ordered_board(three_by_three), three_by_three);
    field.text = "1 2 3 4 6 7 8 0 5 10 11 12 9 13 14 15";
    EXPECT_FALSE(field.enter(three_by_three));
    ASSERT_TRUE(field.other_shape());
    EXPECT_EQ(*field.other_shape(), (puzzle::Shape{4, 4}));
    field.set(puzzle::ordered_board(three_by_three), three_by_three);
    EXPECT_FALSE(field.other_shape());
    EXPECT_TRUE(field.error().empty());
}

}  // namespace
}  // namespace statescope::session
