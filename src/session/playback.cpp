#include "session/playback.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::session {

void Playback::set_speed(double events_per_second) {
    speed_ = std::clamp(events_per_second, slowest, fastest);
}

void Playback::advance(double seconds, trace::Player& player, std::optional<trace::Step> stop_at) {
    if (!playing_) return;
    owed_ += seconds * speed_;
    const double whole = std::floor(owed_);
    owed_ -= whole;
    const trace::Step end = std::min(stop_at.value_or(trace::never), player.trace().last_step());
    const double left = end - player.step();
    player.seek(player.step() + static_cast<trace::Step>(std::min(whole, left)));
    if (player.step() == end) stop();
}

}  // namespace statescope::session
