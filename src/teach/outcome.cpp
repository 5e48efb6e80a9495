#include "teach/outcome.hpp"

#include "puzzle/rank.hpp"
#include "teach/figures.hpp"

namespace statescope::teach {

namespace {

std::string solved_sentence(const Phrases& phrases, const trace::Trace& trace) {
    const trace::NodeId goal = trace.goal_node().value_or(0);
    if (trace.node(goal).parent == trace::no_node)
        return std::string(phrases(Text::outcome_solved_start));
    const std::vector<puzzle::Move> moves = trace.moves_to(goal);
    return phrases(Text::outcome_solved, arg("moves", moves_named(phrases, moves.size())),
                   arg("path", path_text(phrases, moves, trace.head().start, trace.head().shape)));
}

std::string not_searched_sentence(const Phrases& phrases, puzzle::Shape shape) {
    if (shape.cells() > puzzle::max_ranked_cells) {
        return std::string(phrases(Text::outcome_not_searched_large));
    }
    // From any board half of all can be reached.
    const std::string reachable = grouped(phrases, puzzle::board_count(shape) / 2);
    return phrases(Text::outcome_not_searched, arg("count", reachable));
}

}  // namespace

std::string outcome_sentence(const Phrases& phrases, const trace::Trace& trace) {
    switch (trace.outcome()) {
        case trace::Outcome::Solved:
            return solved_sentence(phrases, trace);
        case trace::Outcome::Exhausted:
            if (trace.head().order.two_sided())
                return std::string(phrases(Text::outcome_exhausted_side));
            return phrases(Text::outcome_exhausted,
                           arg("count", grouped(phrases, trace.final_counters().visited)));
        case trace::Outcome::CutOff:
            return phrases(Text::outcome_cut_off,
                           arg("moves", moves_text(phrases, trace.rounds().back().bound)),
                           arg("count", grouped(phrases, trace.final_counters().cut_off)));
        case trace::Outcome::Limit:
            if (trace.final_counters().max_depth == trace::most_moves) {
                return phrases(Text::outcome_limit_moves,
                               arg("count", grouped(phrases, trace::most_moves)));
            }
            return phrases(Text::outcome_limit,
                           arg("count", grouped(phrases, trace.node_budget())));
        case trace::Outcome::Cancelled:
            return phrases(Text::outcome_cancelled,
                           arg("count", grouped(phrases, trace.final_counters().nodes)));
        case trace::Outcome::Waiting:
            return phrases(Text::outcome_waiting,
                           arg("count", grouped(phrases, trace.final_counters().frontier)));
        case trace::Outcome::NotSearched:
            break;
    }
    return not_searched_sentence(phrases, trace.head().shape);
}

}  // namespace statescope::teach
