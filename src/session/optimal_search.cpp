#include "session/optimal_search.hpp"

namespace statescope::session {

void OptimalSearch::look_at(const OptimalTask& task) {
    if (job_ && job_->task() == task) return;
    clear();
    job_ = std::make_unique<OptimalJob>(task, store_, OptimalJob::first_look);
}

void OptimalSearch::clear() {
    if (!job_) return;
    job_->cancel();
    retired_.push_back(std::move(job_));
}

void OptimalSearch::tick() {
    std::erase_if(retired_, [](const auto& job) { return job->idle(); });
}

}  // namespace statescope::session
