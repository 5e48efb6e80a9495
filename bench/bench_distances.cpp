// The table of exact distances to a goal, for all boards of a shape. See bench/README.md.

#include <benchmark/benchmark.h>

#include "puzzle/distances.hpp"

namespace statescope {
namespace {

void distance_table(benchmark::State& state) {
    const puzzle::Shape shape{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
    const puzzle::Board goal = puzzle::ordered_board(shape);
    for (auto _ : state) {
        const puzzle::DistanceTable table(goal, shape);
        benchmark::DoNotOptimize(table.layer_sizes().data());
    }
}

// 360, 20,160 and 181,440 boards.
BENCHMARK(distance_table)->Args({2, 3})->Args({2, 4})->Args({3, 3})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace statescope
