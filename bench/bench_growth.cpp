// How the costs of a recording grow with its nodes, up to the whole 8-puzzle. See bench/README.md.

#include <benchmark/benchmark.h>
#include <malloc.h>

#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "trace/frontier_view.hpp"
#include "trace/landmarks.hpp"

namespace statescope {
namespace {

constexpr puzzle::Shape shape{3, 3};

/// Memory freed by one search is used again by the next, as in a program that has been running for
/// a while; glibc would give large blocks back at once, and most of the time would be the system's.
const bool memory_kept = [] {
    constexpr int mebibyte = 1 << 20;
    return mallopt(M_MMAP_THRESHOLD, 32 * mebibyte) == 1 &&
           mallopt(M_TRIM_THRESHOLD, 1024 * mebibyte) == 1;
}();

/// A breadth-first search that makes so many nodes and stops. The pair cannot be solved, so the
/// largest numbers are the whole space.
search::Recording record(std::uint32_t nodes, bool document_rules) {
    const puzzle::Board start = puzzle::ordered_board(shape);
    const search::Algorithm& algorithm = *search::find_algorithm("bfs-parent");
    const search::Rules rules =
        document_rules ? algorithm.document_rules : search::textbook_rules(algorithm);
    return search::record({shape, start, puzzle::made_solvable(start, shape)}, algorithm, rules,
                          nodes);
}

void report(benchmark::State& state, const trace::Trace& trace) {
    const auto nodes = static_cast<double>(trace.nodes().size());
    const auto events = static_cast<double>(trace.events().size());
    state.counters["nodes"] = nodes;
    state.counters["events"] = events;
    state.counters["time/node"] = benchmark::Counter(
        nodes, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void recording(benchmark::State& state) {
    const auto nodes = static_cast<std::uint32_t>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(record(nodes, false));
    report(state, record(nodes, false).trace);
}

/// Duplicates stand in the queue: more nodes than there are boards.
void recording_by_document_2(benchmark::State& state) {
    constexpr std::uint32_t all = 2'000'000;
    for (auto _ : state)
        benchmark::DoNotOptimize(record(all, true));
    const search::Recording whole = record(all, true);
    report(state, whole.trace);
    const auto bytes = static_cast<double>(whole.trace.bytes());
    const auto events = static_cast<double>(whole.trace.events().size());
    state.counters["bytes"] = bytes;
    state.counters["bytes/node"] =
        (bytes - events * sizeof(trace::Event)) / static_cast<double>(whole.trace.nodes().size());
    state.counters["bytes/event"] = sizeof(trace::Event);
}

void landmarks(benchmark::State& state) {
    const search::Recording whole = record(static_cast<std::uint32_t>(state.range(0)), false);
    for (auto _ : state)
        benchmark::DoNotOptimize(trace::Landmarks(whole.trace));
    report(state, whole.trace);
}

/// Counters and frontier at the middle of the trace.
void seek(benchmark::State& state) {
    const search::Recording whole = record(static_cast<std::uint32_t>(state.range(0)), false);
    const trace::FrontierView frontier(whole.trace);
    const trace::Step middle = whole.trace.last_step() / 2;
    for (auto _ : state) {
        benchmark::DoNotOptimize(whole.trace.counters(middle));
        benchmark::DoNotOptimize(frontier.at(middle));
    }
    report(state, whole.trace);
}

void sizes(benchmark::internal::Benchmark* bench) {
    for (const int nodes : {1'000, 3'000, 10'000, 30'000, 100'000, 200'000})
        bench->Arg(nodes);
    bench->Unit(benchmark::kMillisecond);
}

BENCHMARK(recording)->Apply(sizes);
BENCHMARK(recording_by_document_2)->Unit(benchmark::kMillisecond);
BENCHMARK(landmarks)->Apply(sizes);
BENCHMARK(seek)->Apply(sizes);

}  // namespace
}  // namespace statescope
