#include "figure/board_state.hpp"

namespace statescope::figure {

BoardState board_state(trace::NodeState state) {
    switch (state) {
        case trace::NodeState::Frontier:
            return BoardState::Frontier;
        case trace::NodeState::Stale:
            return BoardState::Stale;
        case trace::NodeState::Current:
            return BoardState::Current;
        case trace::NodeState::Expanded:
            return BoardState::Expanded;
        case trace::NodeState::Dropped:
            return BoardState::Duplicate;
        case trace::NodeState::CutOff:
            return BoardState::CutOff;
        case trace::NodeState::Forgotten:
            return BoardState::Forgotten;
        case trace::NodeState::Unseen:
            break;
    }
    return BoardState::Plain;
}

}  // namespace statescope::figure
