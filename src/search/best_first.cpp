#include "search/best_first.hpp"

#include "search/best_first_loop.hpp"
#include "search/chosen_heuristic.hpp"
#include "search/frontier.hpp"
#include "search/heuristics/estimate.hpp"
#include "search/heuristics/tile_sum.hpp"
#include "search/known_boards.hpp"

namespace statescope::search {

namespace {

template <class Known, class HeuristicOf, Observer On>
Result best_first_with(const HeuristicOf& h, const Problem& problem, const Rules& rules,
                       const TakeOrder& order, On& on) {
    Frontier frontier(order, problem.shape);
    if (auto ended = best_first_loop<Known>(h, problem, rules, frontier, on)) return *ended;
    on.exhausted();
    return {Outcome::Exhausted, {}};
}

}  // namespace

template <class Known, Observer On>
Result best_first(const Problem& problem, const Rules& rules, const TakeOrder& order, On& on) {
    // An h that does not count is not worked out either.
    Rules counted = rules;
    if (order.weights.h == 0) counted.heuristic = HeuristicId::None;
    const CostsOf costs = h_costs(counted);
    if (costs == nullptr) {
        return best_first<Known>(problem, rules, order, *make_estimator(counted, problem), on);
    }
    const TileSum h(costs(problem.goal, problem.shape), problem.shape);
    return best_first_with<Known>(h, problem, rules, order, on);
}

template <class Known, Observer On>
Result best_first(const Problem& problem, const Rules& rules, const TakeOrder& order,
                  const Estimator& h, On& on) {
    return best_first_with<Known>(Estimate(h), problem, rules, order, on);
}

template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Trace&);
template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Counting&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Trace&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Counting&);
template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Trace&);
template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Counting&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Trace&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Counting&);

}  // namespace statescope::search
