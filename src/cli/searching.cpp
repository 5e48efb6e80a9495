#include "cli/searching.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <utility>

#include "search/chosen_heuristic.hpp"
#include "session/recordings.hpp"

namespace statescope::cli {

using search::Problem;
using search::Recording;
using study::Run;

namespace {

std::uint64_t nodes_of(std::span<const trace::Watch> watches) {
    std::uint64_t nodes = 0;
    for (const trace::Watch& watch : watches)
        nodes += watch.nodes.load(std::memory_order_relaxed);
    return nodes;
}

}  // namespace

std::shared_ptr<const search::PatternDatabase> Searching::patterns_for(const Problem& problem,
                                                                       std::span<const Run> runs) {
    const auto needs_them = [](const Run& run) {
        return search::needs_patterns(run.algorithm->family, run.rules);
    };
    if (std::none_of(runs.begin(), runs.end(), needs_them)) return nullptr;
    auto patterns =
        store_
            .get(problem.goal, problem.shape,
                 [this](double part) {
                     if (progress_.due()) {
                         progress_.show(fmt::format("pattern database: {:.0f} %", 100 * part));
                     }
                     return true;
                 })
            ->patterns;
    progress_.clear();
    return patterns;
}

Recording Searching::record(Problem problem, const Run& run, std::uint32_t node_budget) {
    return std::move(record_all(problem, {&run, 1}, node_budget).front());
}

std::vector<Recording> Searching::record_all(Problem problem, std::span<const Run> runs,
                                             std::uint32_t node_budget) {
    const auto patterns = patterns_for(problem, runs);
    problem.patterns = patterns.get();
    if (!progress_.seen()) return session::record_all(problem, runs, node_budget);
    std::vector<trace::Watch> watches(runs.size());
    auto recordings = std::async(std::launch::async, [&] {
        return session::record_all(problem, runs, node_budget, watches);
    });
    while (recordings.wait_for(ProgressLine::interval) != std::future_status::ready)
        show_nodes(nodes_of(watches));
    progress_.clear();
    return recordings.get();
}

search::Count Searching::count(Problem problem, const Run& run, std::uint32_t node_budget,
                               double& seconds) {
    const auto patterns = patterns_for(problem, {&run, 1});
    problem.patterns = patterns.get();
    trace::GoOn show;
    if (progress_.seen()) {
        show = [this](std::uint32_t nodes) {
            if (progress_.due()) show_nodes(nodes);
            return true;
        };
    }
    const auto begin = std::chrono::steady_clock::now();
    search::Count counted =
        search::count(problem, *run.algorithm, run.rules, node_budget, std::move(show));
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    progress_.clear();
    return counted;
}

void Searching::show_nodes(std::uint64_t nodes) {
    progress_.show(fmt::format("{}{} nodes", place_, nodes));
}

}  // namespace statescope::cli
