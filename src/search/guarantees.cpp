#include "search/guarantees.hpp"

#include "search/chosen_heuristic.hpp"

namespace statescope::search {

bool answers_are_shortest(const trace::TakeOrder& order, const Rules& rules) {
    switch (order.rounds) {
        case trace::Rounds::Deepening:
            return true;
        case trace::Rounds::LargerF:
            return h_is_admissible(rules);
        case trace::Rounds::OneLimit:
            return false;
        case trace::Rounds::None:
            break;
    }
    if (order.forgets) return h_is_admissible(rules);
    if (order.newest_first || order.turn == trace::Turn::User) return false;
    if (!order.by_f || order.weights.h == 0) return true;
    if (order.weights != trace::Weights{}) return rules.heuristic == HeuristicId::Perfect;
    if (rules.heuristic == HeuristicId::None) return true;
    if (!h_is_admissible(rules)) return false;
    if (rules.better_g == BetterG::Update) return true;
    switch (rules.duplicate_check) {
        case DuplicateCheck::AtGeneration:
            return false;
        case DuplicateCheck::AtExpansion:
            return h_is_consistent(rules);
        case DuplicateCheck::NoUndoing:
        case DuplicateCheck::None:
            break;
    }
    return true;
}

bool answers_within_weight(const trace::TakeOrder& order, const Rules& rules) {
    return order.weights.g == 1 && h_is_admissible(rules) &&
           rules.goal_test == GoalTest::WhenTaken &&
           (rules.better_g == BetterG::Update || !marks_boards(rules.duplicate_check));
}

}  // namespace statescope::search
