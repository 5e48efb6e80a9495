#include "search/you_choose.hpp"

#include <vector>

#include "search/best_first_loop.hpp"
#include "search/chosen_heuristic.hpp"
#include "search/heuristics/estimate.hpp"
#include "search/known_boards.hpp"

namespace statescope::search {

using trace::NodeId;

namespace {

/// A frontier that hands out what the user picks, and is empty when the next pick does not wait.
class PickedFrontier {
  public:
    explicit PickedFrontier(std::span<const NodeId> picks) : picks_(picks) {}

    bool empty() const { return next_ == picks_.size() || !waits(picks_[next_]); }
    void push(NodeId, const trace::NewNode&) {
        waiting_.push_back(true);
        ++count_;
    }
    NodeId pop() {
        const NodeId id = picks_[next_++];
        leave(id);
        return id;
    }
    void superseded(NodeId id) {
        if (waits(id)) leave(id);
    }
    bool any_waits() const { return count_ > 0; }

  private:
    bool waits(NodeId id) const { return id < waiting_.size() && waiting_[id]; }
    void leave(NodeId id) {
        waiting_[id] = false;
        --count_;
    }

    std::span<const NodeId> picks_;
    std::size_t next_ = 0;
    std::vector<bool> waiting_;  ///< by node
    std::size_t count_ = 0;
};

}  // namespace

template <Observer On>
Result you_choose(const Problem& problem, const Rules& rules, std::span<const NodeId> picks,
                  On& on) {
    const auto h = make_estimator(rules, problem);
    PickedFrontier frontier(picks);
    if (auto ended = best_first_loop<HashedBoards>(Estimate(*h), problem, rules, frontier, on))
        return *ended;
    if (frontier.any_waits()) return {Outcome::Waiting, {}};
    on.exhausted();
    return {Outcome::Exhausted, {}};
}

template Result you_choose(const Problem&, const Rules&, std::span<const NodeId>, trace::Trace&);
template Result you_choose(const Problem&, const Rules&, std::span<const NodeId>, trace::Counting&);

}  // namespace statescope::search
