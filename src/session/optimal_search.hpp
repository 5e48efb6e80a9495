#pragma once

#include <memory>
#include <vector>

#include "session/optimal_job.hpp"

namespace statescope::session {

/// The optimal search of the pair that is looked at: at most one is under way, and another pair,
/// order or estimate begins another.
class OptimalSearch {
  public:
    /// Pattern databases come from the store.
    explicit OptimalSearch(std::shared_ptr<PatternStore> store = std::make_shared<PatternStore>())
        : store_(std::move(store)) {}

    /// Takes a first look at a task, unless it is the one at hand. The pair must be solvable.
    void look_at(const OptimalTask& task);
    /// Lets go of it: there is nothing to search.
    void clear();
    /// The search at hand, or null.
    OptimalJob* job() const { return job_.get(); }
    bool under_way() const { return job_ && job_->state().under_way(); }
    /// Lets time pass: forgets the searches that have ended since they were cancelled.
    void tick();

  private:
    std::shared_ptr<PatternStore> store_;
    std::unique_ptr<OptimalJob> job_;
    std::vector<std::unique_ptr<OptimalJob>> retired_;  ///< cancelled, their threads not yet ended
};

}  // namespace statescope::session
