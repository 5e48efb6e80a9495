// Our searches, only counted, against the documents' programs, and A* on the 15-puzzle. See
// bench/README.md.

#include <benchmark/benchmark.h>
#include <malloc.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <string>
#include <vector>

#include "bench/documents/programs.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shuffle.hpp"
#include "search/catalogue.hpp"

namespace statescope {
namespace {

constexpr puzzle::Shape three_by_three{3, 3};

/// Memory freed by one search is used again by the next, as in a program that has been running for
/// a while; glibc would give large blocks back at once, and most of the time would be the system's.
const bool memory_kept = [] {
    constexpr int mebibyte = 1 << 20;
    return mallopt(M_MMAP_THRESHOLD, 32 * mebibyte) == 1 &&
           mallopt(M_TRIM_THRESHOLD, 1024 * mebibyte) == 1;
}();

/// What a document's program finds: memory left by the one before it, or, as when it is started for
/// one board, memory fresh from the system.
enum class Memory { Kept, Fresh };

std::vector<puzzle::Board> random_boards(int count) {
    const puzzle::Board goal = puzzle::ordered_board(three_by_three);
    std::vector<puzzle::Board> boards;
    for (int seed = 1; seed <= count; ++seed)
        boards.push_back(
            puzzle::random_solvable(goal, three_by_three, static_cast<std::uint64_t>(seed)));
    return boards;
}

std::string text(puzzle::Board board, char blank) {
    std::string text;
    for (int cell = 0; cell < three_by_three.cells(); ++cell)
        text += board.at(cell) == 0 ? blank : static_cast<char>('0' + board.at(cell));
    return text;
}

/// The moves of all answers together, which all programs must agree on, and processor time.
struct Run {
    std::size_t moves = 0;
    std::uint64_t expanded = 0;
    double seconds = 0;
};

template <class Solve>
Run run(const std::vector<puzzle::Board>& boards, Memory memory, const Solve& solve) {
    Run run;
    for (const puzzle::Board board : boards) {
        if (memory == Memory::Fresh) malloc_trim(0);
        const std::clock_t begin = std::clock();
        const bench::Told told = solve(board);
        run.seconds += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        run.moves += told.moves;
        run.expanded += told.expanded;
    }
    return run;
}

/// By which rules our search runs.
enum class By { Textbook, LargerG, Document };

search::Rules rules_of(const search::Algorithm& algorithm, By by) {
    if (by == By::Document) return algorithm.document_rules;
    search::Rules rules = search::textbook_rules(algorithm);
    if (by == By::LargerG) rules.tie_break = search::TieBreak::LargerG;
    return rules;
}

Run run_ours(const std::vector<puzzle::Board>& boards, const char* name, By by) {
    const search::Algorithm& algorithm = *search::find_algorithm(name);
    const search::Rules rules = rules_of(algorithm, by);
    const puzzle::Board goal = puzzle::ordered_board(three_by_three);
    return run(boards, Memory::Kept, [&](puzzle::Board start) {
        const search::Count count = search::count({three_by_three, start, goal}, algorithm, rules);
        return bench::Told{count.result.moves.size(), count.counters.expanded, nullptr};
    });
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// A search of ours and a document's program in turn, again and again, so that whatever else the
/// machine does falls on both alike; the ratio is of the medians.
template <class Document>
void compare(benchmark::State& state, int board_count, const char* name, By by, Memory memory,
             const Document& document) {
    const std::vector<puzzle::Board> boards = random_boards(board_count);
    std::vector<double> ours;
    std::vector<double> theirs;
    std::uint64_t expanded = 0;
    run_ours(boards, name, by);
    for (auto _ : state) {
        const Run our_run = run_ours(boards, name, by);
        const Run their_run = run(boards, memory, document);
        if (our_run.moves != their_run.moves) {
            state.SkipWithError("answers of other lengths");
            return;
        }
        ours.push_back(our_run.seconds);
        theirs.push_back(their_run.seconds);
        expanded = our_run.expanded;
        if (memory == Memory::Fresh) run_ours(boards, name, by);
    }
    const double count = board_count;
    state.counters["ours_us/board"] = 1e6 * median(ours) / count;
    state.counters["theirs_us/board"] = 1e6 * median(theirs) / count;
    state.counters["expanded/s"] = static_cast<double>(expanded) / median(ours);
    state.counters["theirs/ours"] = median(theirs) / median(ours);
}

void astar_document_1(benchmark::State& state, By by, Memory memory) {
    compare(state, 200, "astar", by, memory,
            [](puzzle::Board start) { return bench::document_1(text(start, 'x')); });
}
BENCHMARK_CAPTURE(astar_document_1, textbook_rules, By::Textbook, Memory::Kept)->Iterations(5);
BENCHMARK_CAPTURE(astar_document_1, larger_g, By::LargerG, Memory::Kept)->Iterations(5);
BENCHMARK_CAPTURE(astar_document_1, larger_g_fresh, By::LargerG, Memory::Fresh)->Iterations(5);
BENCHMARK_CAPTURE(astar_document_1, document_rules, By::Document, Memory::Kept)->Iterations(5);
BENCHMARK_CAPTURE(astar_document_1, document_rules_fresh, By::Document, Memory::Fresh)
    ->Iterations(5);

void breadth_first_document_2(benchmark::State& state, By by, Memory memory) {
    const std::string goal = text(puzzle::ordered_board(three_by_three), '0');
    compare(state, 8, "bfs-parent", by, memory,
            [&](puzzle::Board start) { return bench::document_2(text(start, '0'), goal); });
}
BENCHMARK_CAPTURE(breadth_first_document_2, textbook_rules, By::Textbook, Memory::Kept)
    ->Iterations(5);
BENCHMARK_CAPTURE(breadth_first_document_2, document_rules, By::Document, Memory::Kept)
    ->Iterations(5);
BENCHMARK_CAPTURE(breadth_first_document_2, textbook_rules_fresh, By::Textbook, Memory::Fresh)
    ->Iterations(5);
BENCHMARK_CAPTURE(breadth_first_document_2, document_rules_fresh, By::Document, Memory::Fresh)
    ->Iterations(5);

/// Korf's instance 12, 45 moves, to his goal with the blank first.
void astar_fifteen_puzzle(benchmark::State& state) {
    constexpr puzzle::Shape shape{4, 4};
    search::Problem problem{shape, {}, {}};
    int cell = 0;
    for (const int tile : {14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15}) {
        problem.start.set(cell, tile);
        problem.goal.set(cell, cell);
        ++cell;
    }
    const search::Algorithm& algorithm = *search::find_algorithm("astar");
    std::uint64_t expanded = 0;
    for (auto _ : state) {
        const search::Count count = search::count(
            problem, algorithm, search::textbook_rules(algorithm), trace::Tally::no_budget);
        if (count.result.moves.size() != 45) state.SkipWithError("an answer of another length");
        expanded += count.counters.expanded;
    }
    state.counters["expanded"] =
        benchmark::Counter(static_cast<double>(expanded), benchmark::Counter::kAvgIterations);
    state.counters["expanded/s"] =
        benchmark::Counter(static_cast<double>(expanded), benchmark::Counter::kIsRate);
}
BENCHMARK(astar_fifteen_puzzle)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace statescope
