#include "study/experiment.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "puzzle/distances.hpp"
#include "puzzle/random.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "study/branching.hpp"
#include "study/reachable_space.hpp"

namespace statescope::study {

namespace {

using puzzle::Board;
using puzzle::Random;

bool distances_known(puzzle::Shape shape) {
    return shape.cells() <= puzzle::max_ranked_cells;
}

/// The boards at every distance, by rank.
std::vector<std::vector<Board>> layers_of(const Plan& plan) {
    const ReachableSpace space(plan.goal, plan.shape);
    std::vector<std::vector<Board>> layers(static_cast<std::size_t>(space.largest_distance()) + 1);
    for (const ReachableBoard& reachable : space.boards())
        layers[reachable.distance].push_back(reachable.board);
    return layers;
}

/// Seed, distance and number each start a generator anew, so that a board does not change when
/// other distances or more boards are asked for.
std::vector<Board> drawn(const std::vector<Board>& layer, const RandomBoards& random,
                         int distance) {
    Random of_seed(random.seed);
    Random of_distance(of_seed.next() + static_cast<std::uint64_t>(distance));
    const std::uint64_t layer_seed = of_distance.next();
    std::vector<Board> boards;
    for (std::uint32_t k = 0; k < random.each; ++k) {
        Random of_board(layer_seed + k);
        boards.push_back(
            layer[static_cast<std::size_t>(of_board.below(static_cast<int>(layer.size())))]);
    }
    return boards;
}

/// The distances of a plan; nothing when it lists its boards.
const std::vector<int>* distances_of(const Plan& plan) {
    if (const auto* random = std::get_if<RandomBoards>(&plan.boards)) return &random->distances;
    if (const auto* all = std::get_if<AllBoards>(&plan.boards)) return &all->distances;
    return nullptr;
}

/// Whether no run of the plan goes as far as any of the distances.
bool all_too_far(const Plan& plan, const std::vector<int>& distances) {
    if (plan.up_to.size() < plan.runs.size()) return false;
    const int nearest = *std::min_element(distances.begin(), distances.end());
    return std::all_of(plan.up_to.begin(), plan.up_to.end(),
                       [&](const auto& limit) { return limit.second < nearest; });
}

bool names_no_board(const Plan& plan) {
    if (const auto* listed = std::get_if<ListedBoards>(&plan.boards)) return listed->boards.empty();
    const auto* random = std::get_if<RandomBoards>(&plan.boards);
    return distances_of(plan)->empty() || (random != nullptr && random->each == 0);
}

}  // namespace

std::optional<PlanFault> fault_of(const Plan& plan) {
    using Kind = PlanFault::Kind;
    if (plan.runs.empty()) return PlanFault{Kind::NoRuns};
    if (names_no_board(plan)) return PlanFault{Kind::NoBoards};
    const std::vector<int>* distances = distances_of(plan);
    if (distances == nullptr) return std::nullopt;
    if (!distances_known(plan.shape)) return PlanFault{Kind::DistancesUnknown};
    const puzzle::DistanceTable table(plan.goal, plan.shape);
    for (const int distance : *distances) {
        if (distance < 0 || static_cast<std::size_t>(distance) >= table.layer_sizes().size())
            return PlanFault{Kind::NoBoardThere, distance};
    }
    if (all_too_far(plan, *distances)) return PlanFault{Kind::AllTooFar};
    return std::nullopt;
}

Experiment::Experiment(Plan plan) : plan_(std::move(plan)) {
    assert(!fault_of(plan_));
    if (const auto* listed = std::get_if<ListedBoards>(&plan_.boards)) {
        plan_listed(*listed);
        number_rows();
        return;
    }
    const std::vector<std::vector<Board>> layers = layers_of(plan_);
    const auto* random = std::get_if<RandomBoards>(&plan_.boards);
    std::uint32_t layer = 0;
    for (const int distance : *distances_of(plan_)) {
        const std::vector<Board>& all = layers[static_cast<std::size_t>(distance)];
        plan_layer(random != nullptr ? drawn(all, *random, distance) : all, distance, layer++);
    }
    mix_distances();
    number_rows();
}

/// Listed boards stay in their order.
void Experiment::plan_listed(const ListedBoards& listed) {
    assert(listed.distances.empty() || listed.distances.size() == listed.boards.size());
    plan_layer(listed.boards, std::nullopt, 0);
    for (std::size_t i = 0; i < listed.distances.size(); ++i)
        boards_[i].distance = listed.distances[i];
    if (!distances_known(plan_.shape)) return;
    const puzzle::DistanceTable table(plan_.goal, plan_.shape);
    for (PlannedBoard& planned : boards_)
        planned.distance = table.distance(planned.board);
}

void Experiment::mix_distances() {
    // By how much of its layer stands before it: (place + 1/2) / among, in whole numbers.
    const auto part = [](const PlannedBoard& board, const PlannedBoard& other) {
        return (2 * std::uint64_t{board.place} + 1) * other.among;
    };
    std::stable_sort(
        boards_.begin(), boards_.end(),
        [&](const PlannedBoard& a, const PlannedBoard& b) { return part(a, b) < part(b, a); });
}

bool Experiment::is_run(std::size_t run, const std::optional<int>& distance) const {
    const auto limit = plan_.up_to.find(run);
    return limit == plan_.up_to.end() || !distance || *distance <= limit->second;
}

void Experiment::number_rows() {
    for (PlannedBoard& planned : boards_) {
        planned.first_row = rows_;
        for (std::size_t run = 0; run < plan_.runs.size(); ++run)
            rows_ += is_run(run, planned.distance) ? 1 : 0;
    }
}

const Experiment::PlannedBoard& Experiment::board_of_row(std::size_t number) const {
    // A board without rows begins with the same number as the next one, which is found.
    const auto after = std::upper_bound(
        boards_.begin(), boards_.end(), number,
        [](std::size_t row, const PlannedBoard& planned) { return row < planned.first_row; });
    return *std::prev(after);
}

/// Plans the boards of a distance, in their order. The layers begin with one shard after the other,
/// so that what is left over when boards are dealt out does not always fall to the first.
void Experiment::plan_layer(const std::vector<Board>& boards, std::optional<int> distance,
                            std::uint32_t layer) {
    for (std::uint32_t place = 0; place < boards.size(); ++place) {
        boards_.push_back({.board = boards[place],
                           .distance = distance,
                           .place = place,
                           .among = static_cast<std::uint32_t>(boards.size()),
                           .dealt = layer + place});
    }
}

std::vector<std::size_t> Experiment::rows_of(const Shard& shard) const {
    std::vector<std::size_t> rows;
    for (std::size_t number = 0; number < this->rows(); ++number) {
        if (board_of_row(number).dealt % shard.count == shard.index - 1) rows.push_back(number);
    }
    return rows;
}

Row Experiment::row(std::size_t number, const trace::GoOn& go_on,
                    const search::PatternDatabase* patterns) const {
    const PlannedBoard& planned = board_of_row(number);
    std::size_t run_number = 0;
    for (std::size_t before = number - planned.first_row;; ++run_number) {
        if (is_run(run_number, planned.distance) && before-- == 0) break;
    }
    Row row{.number = number,
            .board = planned.board,
            .distance = planned.distance,
            .run = run_number,
            .counters = {},
            .branching = {}};
    const search::Problem problem{plan_.shape, row.board, plan_.goal, patterns};
    if (!puzzle::solvability(problem.start, problem.goal, problem.shape).solvable) return row;
    const Run& run = plan_.runs[row.run];
    const search::Count count =
        search::count(problem, *run.algorithm, run.rules, plan_.node_budget, go_on);
    row.outcome = count.result.outcome;
    row.counters = count.counters;
    if (row.outcome == search::Outcome::Solved) {
        row.moves = static_cast<std::uint32_t>(count.result.moves.size());
        row.branching = effective_branching_factor(row.counters.successors, row.moves);
    }
    return row;
}

}  // namespace statescope::study
