#include "study/comparison.hpp"

#include <algorithm>
#include <cassert>

#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "search/family.hpp"
#include "search/guarantees.hpp"
#include "study/branching.hpp"

namespace statescope::study {

namespace {

using search::Outcome;

/// The boards a search expanded, in the order of their bits, each once.
std::vector<std::uint64_t> boards_expanded(const trace::Trace& trace) {
    std::vector<std::uint64_t> boards;
    boards.reserve(trace.expansions().size());
    for (const trace::NodeId id : trace.expansions())
        boards.push_back(trace.nodes()[id].board.bits());
    std::sort(boards.begin(), boards.end());
    boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
    return boards;
}

ExpandedBoards counted(const std::vector<std::uint64_t>& first,
                       const std::vector<std::uint64_t>& second) {
    ExpandedBoards counts;
    auto other = second.begin();
    for (const std::uint64_t board : first) {
        other = std::lower_bound(other, second.end(), board);
        counts.both += other != second.end() && *other == board;
    }
    counts.only_first = static_cast<std::uint32_t>(first.size()) - counts.both;
    counts.only_second = static_cast<std::uint32_t>(second.size()) - counts.both;
    return counts;
}

std::optional<std::uint32_t> known_distance(const search::Problem& problem,
                                            std::span<const Run> runs,
                                            const std::vector<RunFigures>& figures) {
    if (problem.shape.cells() <= puzzle::max_ranked_cells) {
        const puzzle::DistanceTable distances(problem.goal, problem.shape);
        if (const auto distance = distances.distance(problem.start))
            return static_cast<std::uint32_t>(*distance);
        return std::nullopt;
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (figures[i].outcome == Outcome::Solved && proves_shortest(runs[i]))
            return static_cast<std::uint32_t>(figures[i].moves.size());
    }
    return std::nullopt;
}

Shortest shortest(const RunFigures& figures, std::optional<std::uint32_t> distance) {
    if (figures.outcome != Outcome::Solved) return Shortest::NoAnswer;
    if (!distance) return Shortest::NotKnown;
    return figures.moves.size() == *distance ? Shortest::Yes : Shortest::No;
}

}  // namespace

bool proves_shortest(const Run& run) {
    const search::Family family = run.algorithm->family;
    return search::answers_are_shortest(search::take_order(family, run.rules),
                                        search::in_force(family, run.rules));
}

Comparison compare_figures(const search::Problem& problem, std::span<const Run> runs,
                           std::span<const search::Recording* const> recordings) {
    assert(runs.size() == recordings.size());
    Comparison comparison;
    for (const search::Recording* recording : recordings) {
        RunFigures figures{.outcome = recording->trace.outcome(),
                           .moves = recording->moves,
                           .counters = recording->trace.final_counters(),
                           .branching = {}};
        if (figures.outcome == Outcome::Solved) {
            figures.branching =
                effective_branching_factor(figures.counters.successors, figures.moves.size());
        }
        comparison.runs.push_back(std::move(figures));
    }
    comparison.distance = known_distance(problem, runs, comparison.runs);
    for (RunFigures& figures : comparison.runs)
        figures.shortest = shortest(figures, comparison.distance);
    return comparison;
}

Comparison compare(const search::Problem& problem, std::span<const Run> runs,
                   std::span<const search::Recording* const> recordings) {
    Comparison comparison = compare_figures(problem, runs, recordings);
    std::vector<std::vector<std::uint64_t>> expanded;
    for (const search::Recording* recording : recordings)
        expanded.push_back(boards_expanded(recording->trace));
    for (std::size_t first = 0; first < expanded.size(); ++first) {
        for (std::size_t second = first + 1; second < expanded.size(); ++second) {
            comparison.pairs.push_back(counted(expanded[first], expanded[second]));
            comparison.pairs.back().first = first;
            comparison.pairs.back().second = second;
        }
    }
    return comparison;
}

}  // namespace statescope::study
