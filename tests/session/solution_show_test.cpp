#include "session/solution_show.hpp"

#include <gtest/gtest.h>

namespace statescope::session {
namespace {

TEST(SolutionShow, plays_from_the_start_to_the_last_board_and_stays_there) {
    SolutionShow show;
    EXPECT_FALSE(show.board());
    show.play(3);
    EXPECT_EQ(show.board(), 0u);
    for (int i = 0; i < 10; ++i)
        show.advance(SolutionShow::seconds_a_board, 3);
    EXPECT_EQ(show.board(), 2u);
    EXPECT_FALSE(show.playing());
    show.play(3);
    EXPECT_EQ(show.board(), 0u) << "played again from the start";
}

TEST(SolutionShow, pausing_keeps_the_board_and_playing_goes_on_from_it) {
    SolutionShow show;
    show.play(5);
    show.advance(SolutionShow::seconds_a_board, 5);
    show.pause();
    show.advance(SolutionShow::seconds_a_board, 5);
    EXPECT_EQ(show.board(), 1u);
    show.play(5);
    EXPECT_EQ(show.board(), 1u);
    EXPECT_TRUE(show.playing());
}

TEST(SolutionShow, a_solved_start_has_one_board_and_nothing_to_play) {
    SolutionShow show;
    show.play(1);
    EXPECT_EQ(show.board(), 0u);
    EXPECT_FALSE(show.playing());
    show.close();
    show.play(0);
    EXPECT_FALSE(show.board());
}

}  // namespace
}  // namespace statescope::session
