#include "session/playback.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::session {

void Playback::set_speed(double events_per_second) {
    speed_ = std::clamp(events_per_second, slowest, fastest);
}

void Playback::advance(double seconds, trace::Player& player) {
    if (!playing_) return;
    owed_ += seconds * speed_;
    const double whole = std::floor(owed_);
    owed_ -= whole;
    const double left = player.trace().last_step() - player.step();
    player.seek(player.step() + static_cast<trace::Step>(std::min(whole, left)));
    if (player.at_end()) stop();
}

}  // namespace statescope::session
