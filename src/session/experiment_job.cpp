#include "session/experiment_job.hpp"

#include <algorithm>
#include <utility>

#include "search/chosen_heuristic.hpp"

namespace statescope::session {

ExperimentJob::ExperimentJob(std::shared_ptr<const study::Experiment> experiment,
                             const study::Shard& shard, unsigned threads,
                             std::shared_ptr<PatternStore> patterns)
    : experiment_(std::move(experiment)),
      store_(std::move(patterns)),
      rows_(experiment_->rows_of(shard)) {
    for (unsigned i = 0; i < std::max(threads, 1u); ++i)
        threads_.push_back(std::async(std::launch::async, [this] { make_rows(); }));
}

ExperimentJob::~ExperimentJob() {
    cancel();
    for (std::future<void>& thread : threads_)
        thread.wait();
}

void ExperimentJob::cancel() {
    cancelled_.store(true, std::memory_order_relaxed);
    pause(false);
}

void ExperimentJob::pause(bool paused) {
    paused_ = paused;
    paused_.notify_all();
}

void ExperimentJob::get_patterns() {
    const study::Plan& plan = experiment_->plan();
    const bool needed = std::any_of(plan.runs.begin(), plan.runs.end(), [](const study::Run& run) {
        return search::needs_patterns(run.algorithm->family, run.rules);
    });
    if (!needed) return;
    const auto stored = store_->get(plan.goal, plan.shape, [this](double) { return go_on(); });
    if (stored) patterns_ = stored->patterns;
}

void ExperimentJob::make_rows() {
    std::call_once(patterns_asked_for_, [this] { get_patterns(); });
    while (go_on()) {
        const std::size_t i = next_.fetch_add(1, std::memory_order_relaxed);
        if (i >= rows_.size()) return;
        const study::Row row = make_row(rows_[i]);
        if (row.outcome == search::Outcome::Cancelled) return;
        const std::lock_guard lock(mutex_);
        fresh_.push_back(row);
        made_.fetch_add(1, std::memory_order_relaxed);
    }
}

study::Row ExperimentJob::make_row(std::size_t number) {
    std::uint32_t told = 0;
    const auto tell = [&](std::uint32_t nodes) {
        nodes_.fetch_add(nodes - told, std::memory_order_relaxed);
        told = nodes;
    };
    const study::Row row = experiment_->row(
        number,
        [&](std::uint32_t nodes) {
            tell(nodes);
            return go_on();
        },
        patterns_.get());
    tell(row.counters.nodes);
    return row;
}

bool ExperimentJob::go_on() {
    paused_.wait(true);
    return !cancelled_.load(std::memory_order_relaxed);
}

bool ExperimentJob::ended(std::chrono::milliseconds wait) {
    const auto until = std::chrono::steady_clock::now() + wait;
    return std::all_of(threads_.begin(), threads_.end(), [&](const std::future<void>& thread) {
        return thread.wait_until(until) == std::future_status::ready;
    });
}

std::vector<study::Row> ExperimentJob::take_rows() {
    const bool no_more = ended(std::chrono::milliseconds{0});
    std::vector<study::Row> fresh;
    {
        const std::lock_guard lock(mutex_);
        fresh.swap(fresh_);
    }
    for (const study::Row& row : fresh)
        waiting_.emplace(row.number, row);
    std::vector<study::Row> rows;
    while (!waiting_.empty() && waiting_.begin()->first == rows_[given_]) {
        rows.push_back(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
        ++given_;
    }
    if (no_more) {
        waiting_.clear();
        made_.store(given_, std::memory_order_relaxed);
    }
    return rows;
}

}  // namespace statescope::session
