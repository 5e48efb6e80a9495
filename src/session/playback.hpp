#pragma once

#include <optional>

#include "trace/player.hpp"

namespace statescope::session {

/// Plays a trace event by event at a speed. Several events may pass in one frame.
class Playback {
  public:
    static constexpr double slowest = 1;
    static constexpr double fastest = 1'000'000;
    static constexpr double usual = 4;

    bool playing() const { return playing_; }
    void start() {
        playing_ = true;
        owed_ = 0;
    }
    void stop() { playing_ = false; }

    /// Events a second.
    double speed() const { return speed_; }
    void set_speed(double events_per_second);
    void faster() { set_speed(speed_ * 2); }
    void slower() { set_speed(speed_ / 2); }

    /// Lets time pass; stops at the end of the trace, and at `stop_at` when it comes before that.
    void advance(double seconds, trace::Player& player,
                 std::optional<trace::Step> stop_at = std::nullopt);

  private:
    double speed_ = usual;
    double owed_ = 0;  ///< events due, fractions included
    bool playing_ = false;
};

}  // namespace statescope::session
