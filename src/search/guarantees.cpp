#include "search/guarantees.hpp"

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

bool answers_are_shortest(const trace::TakeOrder& order, const Rules& rules) {
    switch (order.rounds) {
        case trace::Rounds::Deepening:
            return true;
        case trace::Rounds::LargerF:
            return heuristic(rules.heuristic).admissible;
        case trace::Rounds::OneLimit:
            return false;
        case trace::Rounds::None:
            break;
    }
    if (order.forgets) return heuristic(rules.heuristic).admissible;
    if (order.newest_first || order.turn == trace::Turn::User) return false;
    if (!order.by_f || order.weights.h == 0) return true;
    if (order.weights != trace::Weights{}) return rules.heuristic == HeuristicId::Perfect;
    if (rules.heuristic == HeuristicId::None) return true;
    const Heuristic& chosen = heuristic(rules.heuristic);
    if (!chosen.admissible) return false;
    if (rules.better_g == BetterG::Update) return true;
    switch (rules.duplicate_check) {
        case DuplicateCheck::AtGeneration:
            return false;
        case DuplicateCheck::AtExpansion:
            return chosen.consistent;
        case DuplicateCheck::NoUndoing:
        case DuplicateCheck::None:
            break;
    }
    return true;
}

bool answers_within_weight(const trace::TakeOrder& order, const Rules& rules) {
    return order.weights.g == 1 && heuristic(rules.heuristic).admissible &&
           rules.goal_test == GoalTest::WhenTaken &&
           (rules.better_g == BetterG::Update || !marks_boards(rules.duplicate_check));
}

}  // namespace statescope::search
