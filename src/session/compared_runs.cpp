#include "session/compared_runs.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace statescope::session {

namespace {

bool same_search(const Choices& a, const Choices& b) {
    const bool same_picks = a.algorithm->family != search::Family::YouChoose || a.picks == b.picks;
    return a.algorithm == b.algorithm && a.rules() == b.rules() && same_picks;
}

}  // namespace

bool ComparedRuns::holds(const Choices& choices) const {
    return std::any_of(beside_.begin(), beside_.end(),
                       [&](const BesideRun& run) { return same_search(run.choices, choices); });
}

void ComparedRuns::add(const Choices& choices) {
    if (full() || holds(choices)) return;
    beside_.push_back({.choices = choices, .recorded = {}, .job = {}});
    record(beside_.back());
}

void ComparedRuns::remove(std::size_t place) {
    BesideRun& run = beside_[place];
    if (run.job) {
        run.job->cancel();
        retired_.push_back(std::move(run.job));
    }
    beside_.erase(beside_.begin() + static_cast<std::ptrdiff_t>(place));
}

void ComparedRuns::record(BesideRun& run) {
    if (run.job) {
        run.job->cancel();
        retired_.push_back(std::move(run.job));
    }
    run.job = std::make_unique<SearchJob>(run.choices, patterns_);
}

void ComparedRuns::keep_up_with(const Choices& shown) {
    for (BesideRun& run : beside_) {
        Choices wanted = run.choices;
        wanted.problem = shown.problem;
        wanted.prove_unsolvable = shown.prove_unsolvable;
        wanted.node_budget = shown.node_budget;
        if (wanted == run.choices) continue;
        run.choices = wanted;
        record(run);
    }
}

void ComparedRuns::take(BesideRun& run, std::chrono::milliseconds wait) {
    if (!run.job) return;
    auto ready = run.job->finished(wait);
    if (!ready) return;
    run.recorded = std::move(ready);
    run.job.reset();
    ++run.recording_number;
}

void ComparedRuns::tick() {
    for (BesideRun& run : beside_)
        take(run, std::chrono::milliseconds{0});
    std::erase_if(retired_, [](const auto& job) {
        return job->finished(std::chrono::milliseconds{0}) != nullptr;
    });
}

bool ComparedRuns::under_way() const {
    return std::any_of(beside_.begin(), beside_.end(),
                       [](const BesideRun& run) { return run.job != nullptr; });
}

void ComparedRuns::wait() {
    for (BesideRun& run : beside_)
        take(run, std::chrono::hours{1});
}

}  // namespace statescope::session
