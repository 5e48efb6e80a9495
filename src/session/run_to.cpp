#include "session/run_to.hpp"

#include <algorithm>

namespace statescope::session {

using trace::Step;

std::span<const Step> StepFinder::steps(const Condition& condition) {
    if (condition.landmark) return landmarks_->steps(*condition.landmark);
    for (const auto& known : boards_) {
        if (known->board == condition.board) return known->steps;
    }
    boards_.push_back(std::make_unique<OfBoard>(
        OfBoard{condition.board, trace::steps_of_board(*trace_, condition.board)}));
    return boards_.back()->steps;
}

std::optional<Step> StepFinder::find(const Condition& condition, Step from, Direction direction) {
    return direction == Direction::Forward ? trace::next_step(steps(condition), from)
                                           : trace::previous_step(steps(condition), from);
}

bool Breakpoints::has(const Condition& condition) const {
    return std::find(conditions_.begin(), conditions_.end(), condition) != conditions_.end();
}

void Breakpoints::toggle(const Condition& condition) {
    if (has(condition)) {
        std::erase(conditions_, condition);
    } else {
        conditions_.push_back(condition);
    }
}

void Breakpoints::forget_boards() {
    std::erase_if(conditions_, [](const Condition& condition) { return !condition.landmark; });
}

std::optional<Step> Breakpoints::next(StepFinder& finder, Step from) const {
    std::optional<Step> nearest;
    for (const Condition& condition : conditions_) {
        const std::optional<Step> step = finder.find(condition, from, Direction::Forward);
        if (step && (!nearest || *step < *nearest)) nearest = step;
    }
    return nearest;
}

}  // namespace statescope::session
