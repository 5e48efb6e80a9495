// IDA* on the 15-puzzle, with Manhattan and with pattern databases. See bench/README.md.

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "puzzle/move.hpp"
#include "search/heuristics/pattern_database.hpp"
#include "search/ida_star.hpp"

namespace {

using namespace statescope;

constexpr puzzle::Shape shape{4, 4};

/// An instance of Korf 1985 and the length of its shortest solutions.
struct Instance {
    search::Problem problem;
    int number = 0;
    std::size_t moves = 0;
};

/// Korf's goal has the blank first.
puzzle::Board korfs_goal() {
    puzzle::Board goal;
    for (int cell = 0; cell < shape.cells(); ++cell)
        goal.set(cell, cell);
    return goal;
}

std::vector<Instance> korfs_instances() {
    std::ifstream file(std::string(STATESCOPE_DATA) + "/korf100.tsv");
    std::string names;
    std::getline(file, names);
    std::vector<Instance> instances;
    Instance instance{{shape, {}, korfs_goal()}};
    while (file >> instance.number) {
        for (int cell = 0, tile = 0; cell < shape.cells() && file >> tile; ++cell)
            instance.problem.start.set(cell, tile);
        file >> instance.moves;
        file.ignore(1000, '\n');
        instances.push_back(instance);
    }
    return instances;
}

std::shared_ptr<const search::PatternDatabase> build(puzzle::Board goal) {
    search::PatternDatabaseBuilder builder(goal, shape, search::ready_partition(goal, shape));
    while (!builder.advance(100'000)) {
    }
    return std::make_shared<const search::PatternDatabase>(builder.take());
}

/// Runs searches one after another and reports their rate; false for a wrong answer.
class Runs {
  public:
    bool solve(search::IdaStar ida_star, std::size_t moves) {
        search::search_on(ida_star);
        expanded_ += ida_star.expanded();
        generated_ += ida_star.generated();
        return ida_star.line().size() == moves;
    }
    void report(benchmark::State& state) const {
        using benchmark::Counter;
        const auto expanded = static_cast<double>(expanded_);
        const auto generated = static_cast<double>(generated_);
        state.counters["generated"] = Counter(generated, Counter::kAvgIterations);
        state.counters["expanded/s"] = Counter(expanded, Counter::kIsRate);
        state.counters["generated/s"] = Counter(generated, Counter::kIsRate);
    }

  private:
    std::uint64_t expanded_ = 0;
    std::uint64_t generated_ = 0;
};

/// The instances 2, 5, 6 and 12, 59 million generated nodes in Korf's order.
void manhattan(benchmark::State& state, const char* letters) {
    search::Rules rules;
    rules.order = *puzzle::MoveOrder::parse(letters);
    benchmark::DoNotOptimize(rules);
    Runs runs;
    for (auto _ : state) {
        for (const Instance& instance : korfs_instances()) {
            const int number = instance.number;
            if (number != 2 && number != 5 && number != 6 && number != 12) continue;
            if (!runs.solve(search::IdaStar(instance.problem, rules), instance.moves)) {
                state.SkipWithError("a solution of another length");
            }
        }
    }
    runs.report(state);
}
BENCHMARK_CAPTURE(manhattan, ULRD, "ULRD")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(manhattan, LURD, "LURD")->Unit(benchmark::kMillisecond);

/// Builds the database; the argument is the goal's blank cell.
void database(benchmark::State& state) {
    const puzzle::Board goal = korfs_goal().swapped(0, static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(build(goal));
}
BENCHMARK(database)->Arg(0)->Arg(1)->Arg(5)->Arg(15)->Unit(benchmark::kMillisecond);

/// All hundred instances, the database being there.
void korfs_hundred(benchmark::State& state, const char* letters) {
    const puzzle::MoveOrder order = *puzzle::MoveOrder::parse(letters);
    const auto patterns = build(korfs_goal());
    Runs runs;
    for (auto _ : state) {
        for (const Instance& instance : korfs_instances()) {
            if (!runs.solve(search::IdaStar(instance.problem, order, patterns), instance.moves)) {
                state.SkipWithError("a solution of another length");
            }
        }
    }
    runs.report(state);
}
BENCHMARK_CAPTURE(korfs_hundred, ULRD, "ULRD")->Unit(benchmark::kMillisecond);

}  // namespace
