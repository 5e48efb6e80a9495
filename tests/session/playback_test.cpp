#include "session/playback.hpp"

#include <gtest/gtest.h>

#include "session/choices.hpp"

namespace statescope::session {
namespace {

class PlaybackTest : public ::testing::Test {
  protected:
    Choices choices = opening_choices();
    search::Recording recording =
        search::record(choices.problem, *choices.algorithm, choices.rules());
    trace::Player player{recording.trace};
    Playback playback;
};

TEST_F(PlaybackTest, nothing_moves_until_it_is_started) {
    playback.advance(100, player);
    EXPECT_EQ(player.step(), 0u);
}

TEST_F(PlaybackTest, events_pass_at_the_speed_and_fractions_are_not_lost) {
    playback.set_speed(3);
    playback.start();
    playback.advance(0.5, player);
    EXPECT_EQ(player.step(), 1u);
    playback.advance(0.5, player);
    EXPECT_EQ(player.step(), 3u);
    for (int frame = 0; frame < 60; ++frame)
        playback.advance(1.0 / 60, player);
    EXPECT_NEAR(player.step(), 6, 1);
}

TEST_F(PlaybackTest, it_stops_at_the_end_and_not_before) {
    playback.set_speed(Playback::fastest);
    playback.start();
    playback.advance(1, player);
    EXPECT_TRUE(player.at_end());
    EXPECT_FALSE(playback.playing());
}

TEST_F(PlaybackTest, the_speed_stays_within_its_bounds) {
    for (int i = 0; i < 40; ++i)
        playback.faster();
    EXPECT_EQ(playback.speed(), 1'000'000);
    for (int i = 0; i < 40; ++i)
        playback.slower();
    EXPECT_EQ(playback.speed(), 1);
}

}  // namespace
}  // namespace statescope::session
