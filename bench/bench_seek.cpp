// What a jump on the timeline costs: everything the panels show of a random step of the largest
// 8-puzzle traces. See bench/README.md.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <random>
#include <vector>

#include "layout/tree_layout.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "trace/board_index.hpp"
#include "trace/frontier_view.hpp"
#include "trace/player.hpp"
#include "trace/trace.hpp"

namespace statescope {
namespace {

constexpr int steps = 2000;

/// As many nodes as the tree shows at once, and then some.
constexpr std::uint32_t nodes_shown = 1000;

/// What is worked out of a trace once.
struct Views {
    explicit Views(const trace::Trace& trace)
        : frontier(trace), tree(trace), boards(trace), states(boards.size()) {}

    trace::FrontierView frontier;
    layout::TreeLayout tree;
    trace::BoardIndex boards;
    std::vector<trace::BoardState> states;
};

/// Every node of the tree in the order in which it is drawn, and every board of the map.
std::size_t show_pictures(const trace::Trace& trace, Views& views, trace::Step step,
                          std::uint32_t made) {
    std::size_t sum = 0;
    for (const trace::NodeId node : views.tree.nodes())
        sum += node < made && trace.taken_at(node) > step;
    views.boards.states(step, views.states);
    return sum + static_cast<std::size_t>(views.states[step % views.states.size()]);
}

/// Everything the panels ask of a step; the sum keeps the compiler from leaving anything out.
std::size_t show(const trace::Trace& trace, Views& views, trace::Step step) {
    trace::Player player(trace);
    player.seek(step);
    const trace::Counters counters = trace.counters(player.step());
    std::size_t sum = counters.largest_frontier;
    sum += views.frontier.at(player.step()).size();
    sum += show_pictures(trace, views, player.step(), counters.nodes);
    for (std::uint32_t place = 0; place < counters.visited; ++place)
        sum += trace.visited(place);
    if (const auto current = trace.current(player.step())) {
        sum += trace.path_to(*current).size();
        sum += trace.expansion_number(*current).value_or(0);
    }
    const std::uint32_t first = counters.nodes - std::min(counters.nodes, nodes_shown);
    for (trace::NodeId id = first; id < counters.nodes; ++id)
        sum += static_cast<std::size_t>(trace.state(id, player.step()));
    return sum;
}

/// The search of the whole space by a search's textbook rules.
trace::Trace whole_space(const char* name) {
    const puzzle::Shape shape{3, 3};
    const puzzle::Board start = puzzle::ordered_board(shape);
    const search::Algorithm& algorithm = *search::find_algorithm(name);
    return search::record({shape, start, puzzle::made_solvable(start, shape)}, algorithm,
                          search::textbook_rules(algorithm))
        .trace;
}

void seek(benchmark::State& state, const char* name) {
    const trace::Trace trace = whole_space(name);
    Views views(trace);
    std::mt19937 random(1);
    std::clock_t worst = 0;  // in processor time: what other programs do does not count
    for (auto _ : state) {
        const auto step = static_cast<trace::Step>(random() % trace.events().size());
        const std::clock_t begin = std::clock();
        benchmark::DoNotOptimize(show(trace, views, step));
        worst = std::max(worst, std::clock() - begin);
    }
    state.counters["worst_ms"] = 1e3 * static_cast<double>(worst) / CLOCKS_PER_SEC;
    state.counters["events"] = static_cast<double>(trace.events().size());
}

BENCHMARK_CAPTURE(seek, breadth_first, "bfs-parent")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(steps);
BENCHMARK_CAPTURE(seek, astar, "astar")->Unit(benchmark::kMillisecond)->Iterations(steps);

}  // namespace
}  // namespace statescope
