#include "session/recorded.hpp"

#include <utility>

#include "puzzle/solvability.hpp"

namespace statescope::session {

namespace {

/// More points than a window is wide, so that a curve is exact to the pixel.
constexpr int curve_points = 2048;

std::vector<puzzle::Board> boards_along(const search::Problem& problem,
                                        const std::vector<puzzle::Move>& moves) {
    std::vector<puzzle::Board> boards{problem.start};
    for (const puzzle::Move move : moves) {
        const int blank = boards.back().blank();
        boards.push_back(boards.back().swapped(blank, puzzle::target(problem.shape, blank, move)));
    }
    return boards;
}

}  // namespace

Recorded::Recorded(const Choices& choices, search::Recording recording)
    : choices_(choices),
      rules_(choices.rules()),
      recording_(std::move(recording)),
      frontier_(recording_.trace),
      curve_(trace::sample_curve(recording_.trace, curve_points)),
      landmarks_(recording_.trace),
      tree_(recording_.trace, most_tree_nodes, recording_.trace.root(recording_.trace.last_step())),
      boards_(recording_.trace) {
    if (solved()) solution_ = boards_along(choices.problem, recording_.moves);
}

std::unique_ptr<Recorded> Recorded::make(const Choices& choices, trace::Watch* watch,
                                         const search::PatternDatabase* patterns) {
    search::Problem problem = choices.problem;
    problem.patterns = patterns;
    const bool solvable = puzzle::solvability(problem.start, problem.goal, problem.shape).solvable;
    const search::Rules rules = choices.rules();
    const auto recording = [&] {
        if (!solvable && !choices.prove_unsolvable)
            return search::not_searched(problem, *choices.algorithm, rules);
        if (choices.algorithm->family == search::Family::YouChoose)
            return search::record_chosen(problem, *choices.algorithm, rules, choices.picked(),
                                         choices.node_budget);
        return search::record(problem, *choices.algorithm, rules, choices.node_budget, watch);
    };
    return std::make_unique<Recorded>(choices, recording());
}

}  // namespace statescope::session
