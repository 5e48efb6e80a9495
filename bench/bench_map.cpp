// The map of all 181,440 boards: what is worked out once for a layout or a recording, and what
// again for every step. See bench/README.md.

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "layout/map_raster.hpp"
#include "layout/rings.hpp"
#include "puzzle/rank.hpp"
#include "search/catalogue.hpp"
#include "trace/board_index.hpp"

namespace {

using namespace statescope;

constexpr puzzle::Shape shape{3, 3};

/// 8 6 7 / 2 5 4 / 3 0 1, one of the two boards furthest from the ordered one.
search::Problem hardest_problem() {
    puzzle::Board start;
    int cell = 0;
    for (const int tile : {8, 6, 7, 2, 5, 4, 3, 0, 1})
        start.set(cell++, tile);
    return {shape, start, puzzle::ordered_board(shape)};
}

const trace::Trace& whole_search() {
    static const search::Recording recording = [] {
        const search::Algorithm& bfs = *search::find_algorithm("bfs");
        return search::record(hardest_problem(), bfs, search::textbook_rules(bfs));
    }();
    return recording.trace;
}

void states_of_a_random_step(benchmark::State& state) {
    const trace::Trace& trace = whole_search();
    const trace::BoardIndex index(trace);
    std::vector<trace::BoardState> states(index.size());
    std::mt19937 random(3);
    for (auto _ : state) {
        index.states(static_cast<trace::Step>(random() % (trace.last_step() + 1)), states);
        benchmark::DoNotOptimize(states.data());
    }
}
BENCHMARK(states_of_a_random_step)->Unit(benchmark::kMillisecond);

void index_of_a_recording(benchmark::State& state) {
    for (auto _ : state) {
        const trace::BoardIndex index(whole_search());
        benchmark::DoNotOptimize(index.size());
    }
}
BENCHMARK(index_of_a_recording)->Unit(benchmark::kMillisecond);

layout::MapPlaces rings() {
    return layout::ring_map(layout::distance_rings(puzzle::ordered_board(shape), shape),
                            puzzle::board_count(shape));
}

void layout_of_the_rings(benchmark::State& state) {
    for (auto _ : state) {
        const layout::MapPlaces map = rings();
        benchmark::DoNotOptimize(map.placed);
    }
}
BENCHMARK(layout_of_the_rings)->Unit(benchmark::kMillisecond);

/// As in a window of 1280 x 800: a canvas of 655 x 290 pixels of four samples each.
void raster_of_the_rings(benchmark::State& state) {
    const layout::MapPlaces map = rings();
    layout::MapRaster raster;
    for (auto _ : state) {
        raster.draw(map, {.zoom = 1, .offset = {655, 290}}, 1310, 580);
        benchmark::DoNotOptimize(raster.inside());
    }
}
BENCHMARK(raster_of_the_rings)->Unit(benchmark::kMillisecond);

}  // namespace
