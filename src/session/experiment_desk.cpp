#include "session/experiment_desk.hpp"

#include <algorithm>
#include <thread>
#include <utility>

#include "exchange/run_text.hpp"

namespace statescope::session {

namespace {

constexpr double seconds_between_sums = 0.25;

study::Sample sample_of(const study::Row& row, const std::vector<std::string>& names) {
    return {.run = names[row.run],
            .distance = row.distance,
            .solved = row.outcome == search::Outcome::Solved,
            .moves = row.moves,
            .expanded = row.counters.expanded,
            .generated = row.counters.generated,
            .successors = row.counters.successors,
            .branching = row.branching};
}

}  // namespace

void ExperimentDesk::run(study::Plan plan) {
    cancel();
    if (job_) retired_.push_back(std::move(job_));
    names_ = exchange::run_names(plan.runs);
    experiment_ = std::make_shared<const study::Experiment>(std::move(plan));
    samples_.clear();
    sum_up();
    spent_ = 0;
    job_ = std::make_unique<ExperimentJob>(
        experiment_, study::Shard{}, std::max(1u, std::thread::hardware_concurrency()), patterns_);
}

void ExperimentDesk::pause() {
    if (!job_) return;
    paused_ = true;
    job_->pause(true);
}

void ExperimentDesk::go_on() {
    paused_ = false;
    if (job_) job_->pause(false);
}

void ExperimentDesk::cancel() {
    paused_ = false;
    if (job_) job_->cancel();
}

std::optional<double> ExperimentDesk::seconds_left() const {
    if (!job_ || rows_made() == 0) return std::nullopt;
    const auto made = static_cast<double>(rows_made());
    return spent_ * (static_cast<double>(rows()) - made) / made;
}

void ExperimentDesk::take_rows() {
    for (const study::Row& row : job_->take_rows())
        samples_.push_back(sample_of(row, names_));
}

void ExperimentDesk::sum_up() {
    summaries_ = study::summaries(samples_);
    summed_up_ = samples_.size();
    waited_ = 0;
    ++summaries_number_;
}

void ExperimentDesk::tick(std::chrono::duration<double> elapsed) {
    std::erase_if(retired_,
                  [](const auto& job) { return job->ended(std::chrono::milliseconds{0}); });
    if (!job_) return;
    if (!paused_) spent_ += elapsed.count();
    waited_ += elapsed.count();
    const bool ended = job_->ended(std::chrono::milliseconds{0});
    take_rows();
    const bool fresh = samples_.size() > summed_up_;
    if (fresh && (ended || waited_ >= seconds_between_sums)) sum_up();
    if (ended) job_.reset();
}

void ExperimentDesk::wait() {
    while (job_ && !job_->ended(std::chrono::hours{1})) {
    }
    tick({});
}

}  // namespace statescope::session
