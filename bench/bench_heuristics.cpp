// What the heuristics cost: one estimate, a check of all boards of the 8-puzzle against their exact
// distances, and A* by the table of Manhattan against A* by the call that any heuristic allows. See
// bench/README.md.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <string>
#include <vector>

#include "puzzle/shuffle.hpp"
#include "search/astar.hpp"
#include "search/heuristics/heuristic.hpp"
#include "search/known_boards.hpp"
#include "study/heuristic_check.hpp"
#include "trace/tally.hpp"

namespace statescope {
namespace {

constexpr puzzle::Shape three{3, 3};
constexpr puzzle::Shape four{4, 4};

/// 1 2 3 / 8 0 4 / 7 6 5, which suits every heuristic.
puzzle::Board spiral() {
    puzzle::Board board;
    int cell = 0;
    for (const int tile : {1, 2, 3, 8, 0, 4, 7, 6, 5})
        board.set(cell++, tile);
    return board;
}

/// Random boards, one after the other.
void estimate(benchmark::State& state, const search::Heuristic& heuristic, puzzle::Board goal,
              puzzle::Shape shape) {
    constexpr std::size_t count = 1024;
    std::vector<puzzle::Board> boards;
    for (std::uint64_t seed = 0; seed < count; ++seed)
        boards.push_back(puzzle::random_solvable(goal, shape, seed));
    const auto h = search::make_estimator(heuristic, goal, shape);
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize((*h)(boards[next++ % count]));
}

/// From nothing: the exact distances, the list of boards, the check.
void check(benchmark::State& state, const search::Heuristic& heuristic) {
    for (auto _ : state) {
        const study::ReachableSpace space(spiral(), three);
        const auto h = search::make_estimator(heuristic, spiral(), three);
        benchmark::DoNotOptimize(study::check_heuristic(space, *h)->violated_arcs);
    }
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Both forms of A* take turns on the same boards; the ratio is of the medians.
void astar_by_table_and_by_call(benchmark::State& state) {
    const puzzle::Board goal = spiral();
    const search::Rules rules;
    const auto h = search::make_estimator(search::heuristic(rules.heuristic), goal, three);
    const auto milliseconds = [&](bool by_call) {
        constexpr std::uint64_t boards = 40;
        const std::clock_t begin = std::clock();
        for (std::uint64_t seed = 0; seed < boards; ++seed) {
            trace::Counting tally(true, trace::default_node_budget);
            const search::Problem problem{three, puzzle::random_solvable(goal, three, seed), goal};
            by_call ? search::astar<search::HashedBoards>(problem, rules, *h, tally)
                    : search::astar<search::HashedBoards>(problem, rules, tally);
        }
        return 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    };
    std::vector<double> table;
    std::vector<double> call;
    for (auto _ : state) {
        table.push_back(milliseconds(false));
        call.push_back(milliseconds(true));
    }
    state.counters["table_ms"] = median(table);
    state.counters["call_ms"] = median(call);
    state.counters["call/table"] = median(call) / median(table);
}

BENCHMARK(astar_by_table_and_by_call)->Unit(benchmark::kMillisecond)->Iterations(21);

const bool registered = [] {
    for (const search::Heuristic& heuristic : search::heuristics()) {
        const std::string name(heuristic.name);
        benchmark::RegisterBenchmark(
            ("estimate 3x3 " + name).c_str(),
            [&heuristic](benchmark::State& state) { estimate(state, heuristic, spiral(), three); });
        const puzzle::Board goal = puzzle::ordered_board(four);
        if (search::available(heuristic, goal, four)) {
            benchmark::RegisterBenchmark(("estimate 4x4 " + name).c_str(),
                                         [&heuristic, goal](benchmark::State& state) {
                                             estimate(state, heuristic, goal, four);
                                         });
        }
        benchmark::RegisterBenchmark(("check " + name).c_str(), [&heuristic](
                                                                    benchmark::State& state) {
            check(state, heuristic);
        })->Unit(benchmark::kMillisecond);
    }
    return true;
}();

}  // namespace
}  // namespace statescope
