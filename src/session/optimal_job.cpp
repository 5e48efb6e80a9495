#include "session/optimal_job.hpp"

#include <algorithm>

namespace statescope::session {

using Phase = OptimalState::Phase;

OptimalJob::OptimalJob(const OptimalTask& task, std::shared_ptr<PatternStore> store,
                       std::uint64_t expansions)
    : task_(task), store_(std::move(store)) {
    thread_ = std::async(std::launch::async, [this, expansions] { run(expansions); });
}

OptimalJob::~OptimalJob() {
    cancel();
    wait();
}

OptimalState OptimalJob::state() const {
    const std::lock_guard lock(mutex_);
    return state_;
}

bool OptimalJob::idle() const {
    return thread_.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
}

void OptimalJob::wait() const {
    thread_.wait();
}

void OptimalJob::go_on() {
    if (state().phase != Phase::Stopped) return;
    wait();
    cancel_ = false;
    {
        const std::lock_guard lock(mutex_);
        state_.phase = search_ ? Phase::Searching : Phase::Building;
    }
    thread_ = std::async(std::launch::async, [this] { run(to_the_end); });
}

/// Makes the search ready; false when it was cancelled meanwhile.
bool OptimalJob::prepare() {
    if (task_.estimate == OptimalEstimate::Manhattan) {
        const search::Rules rules{.order = task_.order,
                                  .heuristic = search::HeuristicId::Manhattan};
        search_.emplace(task_.problem, rules);
        return true;
    }
    const auto got = store_->get(task_.problem.goal, task_.problem.shape, [this](double part) {
        const std::lock_guard lock(mutex_);
        state_.built = part;
        return !cancel_;
    });
    if (!got) return false;
    search_.emplace(task_.problem, task_.order, got->patterns);
    const std::lock_guard lock(mutex_);
    state_.built = 1;
    state_.source = got->source;
    state_.fault = got->fault;
    state_.not_kept = got->not_kept;
    return true;
}

void OptimalJob::run(std::uint64_t expansions) {
    if (!search_ && !prepare()) return tell(Phase::Stopped);
    constexpr std::uint64_t slice = 1 << 20;  // some ten milliseconds
    while (!search_->solved()) {
        const std::uint64_t expanded = search_->expanded();
        if (cancel_ || expanded >= expansions) return tell(Phase::Stopped);
        const auto before = std::chrono::steady_clock::now();
        search_->advance(std::min(slice, expansions - expanded));
        spent_ += std::chrono::steady_clock::now() - before;
        if (!search_->solved()) tell(Phase::Searching);
    }
    tell(Phase::Solved);
}

void OptimalJob::tell(Phase phase) {
    const std::lock_guard lock(mutex_);
    state_.phase = phase;
    if (!search_) return;
    state_.rounds = search_->rounds();
    state_.line = search_->line();
    state_.expanded = search_->expanded();
    state_.generated = search_->generated();
    state_.seconds = std::chrono::duration<double>(spent_).count();
}

}  // namespace statescope::session
