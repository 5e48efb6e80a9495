// What it costs to lay a search tree out, from a thousand nodes to the largest trees of the
// 8-puzzle: once for each search, in the background. See bench/README.md.

#include <benchmark/benchmark.h>

#include "layout/radial_tree.hpp"
#include "layout/tree_layout.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"

namespace statescope {
namespace {

/// The search of the whole space by a search's own rules, cut off at a number of nodes.
trace::Trace search_of(const char* name, std::int64_t nodes) {
    const puzzle::Shape shape{3, 3};
    const search::Algorithm& algorithm = *search::find_algorithm(name);
    const puzzle::Board start = puzzle::ordered_board(shape);
    return search::record({shape, start, start.swapped(0, 1)}, algorithm, algorithm.document_rules,
                          static_cast<std::uint32_t>(nodes))
        .trace;
}

template <class Make>
void measure(benchmark::State& state, const trace::Trace& trace, const Make& make) {
    for (auto _ : state)
        benchmark::DoNotOptimize(make());
    state.counters["nodes"] = static_cast<double>(trace.nodes().size());
    state.SetComplexityN(static_cast<std::int64_t>(trace.nodes().size()));
}

void lay_out(benchmark::State& state, const char* name) {
    const trace::Trace trace = search_of(name, state.range(0));
    measure(state, trace, [&] { return layout::TreeLayout(trace); });
}

void bend(benchmark::State& state, const char* name) {
    const trace::Trace trace = search_of(name, state.range(0));
    const layout::TreeLayout tree(trace);
    measure(state, trace, [&] { return layout::RadialTree(tree); });
}

void sizes(benchmark::internal::Benchmark* bench) {
    for (const std::int64_t nodes : {1'000, 10'000, 50'000, 181'440, 500'000})
        bench->Arg(nodes);
    bench->Unit(benchmark::kMillisecond)->Complexity(benchmark::oN);
}

BENCHMARK_CAPTURE(lay_out, breadth_first, "bfs")->Apply(sizes);
BENCHMARK_CAPTURE(lay_out, with_duplicates, "bfs-parent")->Apply(sizes);
BENCHMARK_CAPTURE(lay_out, astar, "astar")->Apply(sizes);
BENCHMARK_CAPTURE(bend, breadth_first, "bfs")->Apply(sizes);

}  // namespace
}  // namespace statescope
