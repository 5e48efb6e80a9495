#include "trace/player.hpp"

#include <algorithm>

namespace statescope::trace {

void Player::seek(Step step) {
    step_ = std::min(step, trace_->last_step());
}

bool Player::may_stop(Step step, StepSize size) const {
    if (step == 0 || step == trace_->last_step() || size == StepSize::Event) return true;
    const EventKind next = trace_->event(step + 1).kind;
    if (next != EventKind::Taken && next != EventKind::Round) return false;
    if (size == StepSize::Expansion) return true;
    const auto layers = trace_->layer_starts();
    return std::binary_search(layers.begin(), layers.end(), step + 1);
}

bool Player::forward(StepSize size) {
    if (at_end()) return false;
    do {
        ++step_;
    } while (!may_stop(step_, size));
    return true;
}

bool Player::back(StepSize size) {
    if (at_start()) return false;
    do {
        --step_;
    } while (!may_stop(step_, size));
    return true;
}

}  // namespace statescope::trace
