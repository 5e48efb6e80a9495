#include "search/catalogue.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "search/astar.hpp"
#include "search/bidirectional.hpp"
#include "search/breadth_first.hpp"
#include "search/chosen_heuristic.hpp"
#include "search/depth_first.hpp"
#include "search/depth_limited.hpp"
#include "search/greedy.hpp"
#include "search/ida_star_rounds.hpp"
#include "search/iterative_deepening.hpp"
#include "search/known_boards.hpp"
#include "search/node_paths.hpp"
#include "search/recursive_best_first.hpp"
#include "search/uniform_cost.hpp"
#include "search/weighted_astar.hpp"
#include "search/you_choose.hpp"

namespace statescope::search {

namespace {

using puzzle::Move;

constexpr puzzle::MoveOrder up_right_down_left{{Move::Up, Move::Right, Move::Down, Move::Left}};
constexpr puzzle::MoveOrder up_down_left_right{{Move::Up, Move::Down, Move::Left, Move::Right}};
constexpr puzzle::MoveOrder down_up_right_left{{Move::Down, Move::Up, Move::Right, Move::Left}};

bool can_be_ranked(puzzle::Shape shape) {
    return shape.cells() <= puzzle::max_ranked_cells;
}

/// Boards are looked up by rank, as document 3 does, which is quickest; shapes with more boards
/// than can be ranked are hashed.
template <Observer On>
Result astar_by_rank(const Problem& problem, const Rules& rules, On& on) {
    if (can_be_ranked(problem.shape)) return astar<RankedBoards>(problem, rules, on);
    return astar<HashedBoards>(problem, rules, on);
}

template <Observer On>
Result uniform_cost_by_rank(const Problem& problem, const Rules& rules, On& on) {
    if (can_be_ranked(problem.shape)) return uniform_cost<RankedBoards>(problem, rules, on);
    return uniform_cost<HashedBoards>(problem, rules, on);
}

template <Observer On>
Result greedy_by_rank(const Problem& problem, const Rules& rules, On& on) {
    if (can_be_ranked(problem.shape)) return greedy<RankedBoards>(problem, rules, on);
    return greedy<HashedBoards>(problem, rules, on);
}

template <Observer On>
Result weighted_astar_by_rank(const Problem& problem, const Rules& rules, On& on) {
    if (can_be_ranked(problem.shape)) return weighted_astar<RankedBoards>(problem, rules, on);
    return weighted_astar<HashedBoards>(problem, rules, on);
}

template <class Paths, Observer On>
Result breadth_first_by_rank(const Problem& problem, const Rules& rules, On& on) {
    if (can_be_ranked(problem.shape)) return breadth_first<RankedBoards, Paths>(problem, rules, on);
    return breadth_first<HashedBoards, Paths>(problem, rules, on);
}

template <Observer On>
Result depth_first_by_rank(const Problem& problem, const Rules& rules, On& on) {
    if (can_be_ranked(problem.shape)) return depth_first<RankedBoards>(problem, rules, on);
    return depth_first<HashedBoards>(problem, rules, on);
}

/// Before the user has chosen anything.
template <Observer On>
Result nothing_chosen(const Problem& problem, const Rules& rules, On& on) {
    return you_choose(problem, rules, {}, on);
}

constexpr Rules textbook_rules_with_h{};
constexpr Rules textbook_rules_without_h{.heuristic = HeuristicId::None};
constexpr Rules depth_first_rules{.duplicate_check = DuplicateCheck::AtExpansion,
                                  .heuristic = HeuristicId::None};

constexpr Rules bounded_rules{.duplicate_check = DuplicateCheck::NoUndoing,
                              .heuristic = HeuristicId::None};
constexpr Rules bounded_rules_with_h{.duplicate_check = DuplicateCheck::NoUndoing};

constexpr Rules two_sided_rules = in_force(Family::Bidirectional, textbook_rules_without_h);

constexpr Rules document_1_rules{.order = up_right_down_left,
                                 .tie_break = TieBreak::BoardText,
                                 .stale_entries = StaleEntries::ExpandedAgain};
constexpr Rules document_2_rules{.order = up_down_left_right,
                                 .duplicate_check = DuplicateCheck::AtExpansion,
                                 .heuristic = HeuristicId::None};
constexpr Rules document_3_rules{.order = down_up_right_left,
                                 .goal_test = GoalTest::WhenGenerated,
                                 .tie_break = TieBreak::LargerG,
                                 .better_g = BetterG::Ignore,
                                 .start_marked = false};
constexpr Rules document_4_rules{.order = up_right_down_left, .heuristic = HeuristicId::None};

}  // namespace

std::span<const Algorithm> algorithms() {
    static const std::array<Algorithm, 14> all{{
        {"bfs", 4, Family::BreadthFirst, NodeStorage::WholePath, document_4_rules,
         breadth_first_by_rank<WholePaths, trace::Trace>,
         breadth_first_by_rank<WholePaths, trace::Counting>},
        {"bfs-parent", 2, Family::BreadthFirst, NodeStorage::ParentPointer, document_2_rules,
         breadth_first_by_rank<ParentPointers, trace::Trace>,
         breadth_first_by_rank<ParentPointers, trace::Counting>},
        {"astar", 1, Family::AStar, NodeStorage::ParentPointer, document_1_rules,
         astar_by_rank<trace::Trace>, astar_by_rank<trace::Counting>},
        {"astar-cantor", 3, Family::AStar, NodeStorage::ParentPointer, document_3_rules,
         astar_by_rank<trace::Trace>, astar_by_rank<trace::Counting>},
        {"ucs", std::nullopt, Family::UniformCost, NodeStorage::ParentPointer,
         textbook_rules_without_h, uniform_cost_by_rank<trace::Trace>,
         uniform_cost_by_rank<trace::Counting>},
        {"greedy", std::nullopt, Family::Greedy, NodeStorage::ParentPointer, textbook_rules_with_h,
         greedy_by_rank<trace::Trace>, greedy_by_rank<trace::Counting>},
        {"wastar", std::nullopt, Family::WeightedAStar, NodeStorage::ParentPointer,
         textbook_rules_with_h, weighted_astar_by_rank<trace::Trace>,
         weighted_astar_by_rank<trace::Counting>},
        {"dfs", std::nullopt, Family::DepthFirst, NodeStorage::ParentPointer, depth_first_rules,
         depth_first_by_rank<trace::Trace>, depth_first_by_rank<trace::Counting>},
        {"dls", std::nullopt, Family::DepthLimited, NodeStorage::ParentPointer, bounded_rules,
         depth_limited<trace::Trace>, depth_limited<trace::Counting>},
        {"ids", std::nullopt, Family::IterativeDeepening, NodeStorage::ParentPointer, bounded_rules,
         iterative_deepening<trace::Trace>, iterative_deepening<trace::Counting>},
        {"idastar", std::nullopt, Family::IdaStar, NodeStorage::ParentPointer, bounded_rules_with_h,
         ida_star_rounds<trace::Trace>, ida_star_rounds<trace::Counting>},
        {"rbfs", std::nullopt, Family::RecursiveBestFirst, NodeStorage::ParentPointer,
         bounded_rules_with_h, recursive_best_first<trace::Trace>,
         recursive_best_first<trace::Counting>},
        {"bidirectional", std::nullopt, Family::Bidirectional, NodeStorage::ParentPointer,
         two_sided_rules, bidirectional<trace::Trace>, bidirectional<trace::Counting>},
        {"you-choose", std::nullopt, Family::YouChoose, NodeStorage::ParentPointer,
         textbook_rules_with_h, nothing_chosen<trace::Trace>, nothing_chosen<trace::Counting>},
    }};
    return all;
}

const Algorithm& foreign_algorithm() {
    static constexpr Algorithm foreign{"foreign",
                                       std::nullopt,
                                       Family::Foreign,
                                       NodeStorage::ParentPointer,
                                       textbook_rules_without_h,
                                       nullptr,
                                       nullptr};
    return foreign;
}

const Algorithm* find_algorithm(std::string_view name) {
    for (const Algorithm& algorithm : algorithms()) {
        if (algorithm.name == name) return &algorithm;
    }
    return nullptr;
}

Rules textbook_rules(const Algorithm& algorithm) {
    if (algorithm.family == Family::DepthFirst) return depth_first_rules;
    // Where its h comes from is not known.
    if (algorithm.family == Family::Foreign) return textbook_rules_without_h;
    if (keeps_one_path(algorithm.family))
        return uses_heuristic(algorithm.family) ? bounded_rules_with_h : bounded_rules;
    if (algorithm.family == Family::Bidirectional) return two_sided_rules;
    return uses_heuristic(algorithm.family) ? textbook_rules_with_h : textbook_rules_without_h;
}

RuleSet usual_rule_set(const Algorithm& algorithm) {
    return algorithm.document ? RuleSet::Document : RuleSet::Textbook;
}

trace::TraceHead trace_head(const Problem& problem, const Algorithm& algorithm,
                            const Rules& rules) {
    using trace::VisitedRule;
    const DuplicateCheck check = in_force(algorithm.family, rules).duplicate_check;
    const VisitedRule visited = check == DuplicateCheck::AtGeneration ? VisitedRule::BoardsGenerated
                                : check == DuplicateCheck::AtExpansion ? VisitedRule::BoardsExpanded
                                                                       : VisitedRule::Nothing;
    return {.shape = problem.shape,
            .start = problem.start,
            .goal = problem.goal,
            .order = take_order(algorithm.family, rules),
            .visited = visited,
            .replaces_stale = rules.stale_entries == StaleEntries::Skipped};
}

Recording record(const Problem& problem, const Algorithm& algorithm, const Rules& rules,
                 std::uint32_t node_budget, trace::Watch* watch) {
    Recording recording{trace::Trace(trace_head(problem, algorithm, rules), node_budget, watch),
                        {}};
    Result result = algorithm.record(problem, rules, recording.trace);
    recording.trace.finish(result.outcome);
    recording.moves = std::move(result.moves);
    return recording;
}

Recording record_chosen(const Problem& problem, const Algorithm& algorithm, const Rules& rules,
                        std::span<const trace::NodeId> picks, std::uint32_t node_budget) {
    Recording recording{trace::Trace(trace_head(problem, algorithm, rules), node_budget), {}};
    Result result = you_choose(problem, rules, picks, recording.trace);
    recording.trace.finish(result.outcome);
    recording.moves = std::move(result.moves);
    return recording;
}

Count count(const Problem& problem, const Algorithm& algorithm, const Rules& rules,
            std::uint32_t node_budget, trace::GoOn go_on) {
    trace::Counting tally(rules.stale_entries == StaleEntries::Skipped, node_budget,
                          std::move(go_on));
    // Room for a node of every board, so that the nodes need not move as they become more; room
    // that is not written to costs nothing.
    if (can_be_ranked(problem.shape)) {
        tally.table().reserve(std::min(node_budget, puzzle::reachable_count(problem.shape)));
    }
    Result result = algorithm.count(problem, rules, tally);
    if (tally.given_up() && result.outcome == Outcome::Limit) result.outcome = Outcome::Cancelled;
    return {std::move(result), tally.counters()};
}

Recording not_searched(const Problem& problem, const Algorithm& algorithm, const Rules& rules) {
    Recording recording{trace::Trace(trace_head(problem, algorithm, rules), 1), {}};
    Rules used = rules;
    if (!uses_heuristic(algorithm.family)) used.heuristic = HeuristicId::None;
    const auto h = make_estimator(used, problem);
    const bool at_generation =
        in_force(algorithm.family, rules).duplicate_check == DuplicateCheck::AtGeneration;
    const bool mark_start = at_generation && rules.start_marked;
    recording.trace.generated(
        0, trace::NewNode::start(problem.start, (*h)(problem.start), mark_start));
    recording.trace.finish(Outcome::NotSearched);
    return recording;
}

}  // namespace statescope::search
