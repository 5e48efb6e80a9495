// What it costs to write a search down: the breadth-first search of all 181,440 boards of the
// 8-puzzle, recorded, only counted, and as a plain loop. See bench/README.md.

#include <benchmark/benchmark.h>
#include <malloc.h>

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "search/known_boards.hpp"
#include "search/successors.hpp"

namespace statescope {
namespace {

constexpr puzzle::Shape shape{3, 3};
constexpr std::uint32_t reachable = 181'440;

/// A pair that cannot be solved, so that every board is expanded.
search::Problem whole_space() {
    const puzzle::Board start = puzzle::ordered_board(shape);
    return {shape, start, puzzle::made_solvable(start, shape)};
}

const search::Algorithm& breadth_first() {
    return *search::find_algorithm("bfs-parent");
}

std::size_t record() {
    const search::Recording recording =
        search::record(whole_space(), breadth_first(), search::textbook_rules(breadth_first()));
    return recording.trace.final_counters().expanded;
}

std::size_t count() {
    return search::count(whole_space(), breadth_first(), search::textbook_rules(breadth_first()))
        .counters.expanded;
}

/// The same search as one would write it for its answer alone: no rules, no observer, no counters.
/// It shares the table of known boards and that of moves with the search it is compared to.
std::size_t plain_loop() {
    struct Node {
        puzzle::Board board;
        trace::NodeId parent;
        puzzle::Move move;
        std::uint16_t g;
    };
    // As for the search, what is searched and how is known when the program runs, not before.
    search::Problem problem = whole_space();
    puzzle::MoveOrder order = puzzle::textbook_order;
    benchmark::DoNotOptimize(problem);
    benchmark::DoNotOptimize(order);

    const search::Successors successors(problem.shape, order);
    search::RankedBoards known(problem.shape);
    std::vector<Node> nodes{{problem.start, trace::no_node, puzzle::Move::Up, 0}};
    known.find(problem.start, problem.start.blank()).know_as(0);
    trace::NodeId front = 0;
    for (; front < nodes.size(); ++front) {
        const Node node = nodes[front];
        if (node.board == problem.goal) break;
        const int blank = node.board.blank();
        for (const auto [move, cell] : successors.from(blank)) {
            const puzzle::Board board = node.board.swapped(blank, cell);
            auto entry = known.find(board, cell);
            if (entry.known()) continue;
            entry.know_as(static_cast<trace::NodeId>(nodes.size()));
            nodes.push_back({board, front, move, static_cast<std::uint16_t>(node.g + 1)});
        }
    }
    return front;
}

/// Milliseconds of processor time; what other programs do meanwhile does not count.
double milliseconds(std::size_t (*search)()) {
    const std::clock_t begin = std::clock();
    const std::size_t expanded = search();
    const std::clock_t end = std::clock();
    return expanded == reachable ? 1e3 * static_cast<double>(end - begin) / CLOCKS_PER_SEC : -1;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Runs the three one after the other, again and again, so that whatever else the machine does
/// falls on all of them alike; the ratios are of the medians.
void compare(benchmark::State& state) {
    std::vector<double> recorded;
    std::vector<double> counted;
    std::vector<double> plain;
    for (auto _ : state) {
        plain.push_back(milliseconds(plain_loop));
        counted.push_back(milliseconds(count));
        recorded.push_back(milliseconds(record));
    }
    if (std::min({plain.back(), counted.back(), recorded.back()}) < 0) {
        state.SkipWithError("a search did not expand every board");
        return;
    }
    state.counters["plain_ms"] = median(plain);
    state.counters["count_ms"] = median(counted);
    state.counters["record_ms"] = median(recorded);
    state.counters["count/plain"] = median(counted) / median(plain);
    state.counters["record/count"] = median(recorded) / median(counted);
}

/// In a program that has been running for a while, memory freed by one search serves the next.
/// glibc instead gives large blocks back to the system at once, unless told not to.
void keep_freed_memory() {
    constexpr int mebibyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 32 * mebibyte);
    mallopt(M_TRIM_THRESHOLD, 1024 * mebibyte);
}

/// Every large block comes fresh from the system, so that each of its pages is fetched and zeroed
/// when it is first written to: the first search of a program.
void use_fresh_memory() {
    constexpr int kibibyte = 1 << 10;
    mallopt(M_MMAP_THRESHOLD, 128 * kibibyte);
    mallopt(M_TRIM_THRESHOLD, 128 * kibibyte);
}

void warm_memory(benchmark::State& state) {
    keep_freed_memory();
    record();
    compare(state);
}

void fresh_memory(benchmark::State& state) {
    use_fresh_memory();
    malloc_trim(0);
    compare(state);
}

BENCHMARK(warm_memory)->Unit(benchmark::kMillisecond)->Iterations(41);
BENCHMARK(fresh_memory)->Unit(benchmark::kMillisecond)->Iterations(41);

}  // namespace
}  // namespace statescope
