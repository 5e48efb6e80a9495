#include "teach/pseudocode.hpp"

#include "teach/figures.hpp"

namespace statescope::teach {

namespace {

using search::BetterG;
using search::DuplicateCheck;
using search::GoalTest;
using search::StaleEntries;
using search::TieBreak;
using trace::EventKind;
using trace::Rounds;

constexpr std::size_t indent_width = 4;

constexpr FTexts best_first_names{Text::code_uniform_cost, Text::code_greedy, Text::code_astar,
                                  Text::code_weighted_astar};

/// What a line does, for finding the line of an event.
enum class Does : std::uint8_t {
    Nothing,
    EntersStart,
    TestsStart,
    Takes,
    TestsNode,
    Drops,
    CutsOff,
    Expands,
    Discards,
    TestsChild,
    Replaces,
    EntersChild,
    Forgets,
    BacksUp,
    Fails,
};

struct Line {
    std::size_t level;
    Text text;
    Does does = Does::Nothing;
};

Text name_text(const trace::TakeOrder& order) {
    switch (order.rounds) {
        case Rounds::OneLimit:
            return Text::code_depth_limited;
        case Rounds::Deepening:
            return Text::code_iterative_deepening;
        case Rounds::LargerF:
            return Text::code_ida_star;
        case Rounds::None:
            break;
    }
    if (order.forgets) return Text::code_rbfs;
    if (order.two_sided()) return Text::code_bidirectional;
    if (order.turn == trace::Turn::User) return Text::code_you_choose;
    if (order.turn == trace::Turn::Other) return Text::code_foreign;
    if (order.by_f) return best_first_names.of(order);
    return order.newest_first ? Text::code_depth_first : Text::code_breadth_first;
}

Text take_text(const trace::TakeOrder& order) {
    if (order.turn == trace::Turn::User) return Text::code_take_chosen;
    if (order.turn == trace::Turn::Other) return Text::code_take_foreign;
    if (order.by_f) return Text::code_take_smallest;
    return order.newest_first ? Text::code_take_newest : Text::code_take_oldest;
}

Text tie_text(TieBreak tie_break) {
    switch (tie_break) {
        case TieBreak::OlderFirst:
            return Text::code_take_tie_older_first;
        case TieBreak::NewerFirst:
            return Text::code_take_tie_newer_first;
        case TieBreak::LargerG:
            return Text::code_take_tie_larger_g;
        case TieBreak::SmallerG:
            return Text::code_take_tie_smaller_g;
        case TieBreak::BoardText:
            break;
    }
    return Text::code_take_tie_board_text;
}

/// The same for the searches that go through the tree in rounds.
std::vector<Line> lines_by_rounds(const trace::TakeOrder& order, const search::Rules& rules) {
    const bool early = rules.goal_test == GoalTest::WhenGenerated;
    const bool by_f = order.rounds == Rounds::LargerF;
    std::vector<Line> lines{{0, name_text(order)}};
    std::size_t in = 1;  // the level of a round's lines
    if (by_f) lines.push_back({1, Text::code_first_bound});
    if (order.rounds == Rounds::OneLimit) {
        lines.push_back({1, Text::code_limit});
    } else {
        lines.push_back({1, by_f ? Text::code_repeat : Text::code_for_each_limit});
        in = 2;
    }
    lines.push_back(
        {in, by_f ? Text::code_frontier_start_g : Text::code_frontier_start, Does::EntersStart});
    if (early) lines.push_back({in, Text::code_start_is_goal, Does::TestsStart});
    lines.push_back({in, Text::code_while});
    lines.push_back({in + 1, Text::code_take_newest, Does::Takes});
    if (by_f) lines.push_back({in + 1, Text::code_cut_off_f, Does::CutsOff});
    if (!early) lines.push_back({in + 1, Text::code_node_is_goal, Does::TestsNode});
    if (!by_f) lines.push_back({in + 1, Text::code_cut_off_depth, Does::CutsOff});
    lines.push_back({in + 1, Text::code_for_each, Does::Expands});
    lines.push_back({in + 3, Text::code_made_last_first});
    if (rules.duplicate_check != DuplicateCheck::None)
        lines.push_back({in + 2, Text::code_no_undoing, Does::Discards});
    lines.push_back({in + 2, by_f ? Text::code_child_g : Text::code_child});
    if (early) {
        lines.push_back({in + 2, by_f ? Text::code_child_is_goal_within : Text::code_child_is_goal,
                         Does::TestsChild});
    }
    lines.push_back({in + 2, Text::code_enter, Does::EntersChild});
    if (by_f) lines.push_back({2, Text::code_next_bound});
    if (order.rounds == Rounds::OneLimit)
        lines.push_back({1, Text::code_no_solution_within, Does::Fails});
    return lines;
}

/// The same for the search from both ends.
std::vector<Line> lines_of_two_sides(const trace::TakeOrder& order) {
    return {{0, name_text(order)},
            {1, Text::code_frontiers, Does::EntersStart},
            {1, Text::code_visited_sides},
            {1, Text::code_start_is_goal, Does::TestsStart},
            {1, Text::code_while_both},
            {2, Text::code_smaller_side},
            {2, Text::code_each_of_layer, Does::Takes},
            {3, Text::code_for_each, Does::Expands},
            {4, Text::code_child},
            {4, Text::code_duplicate_of_side, Does::Discards},
            {4, Text::code_meets, Does::TestsChild},
            {4, Text::code_enter_side, Does::EntersChild},
            {1, Text::code_no_solution, Does::Fails}};
}

/// The same for recursive best-first search.
std::vector<Line> lines_of_recursion(const trace::TakeOrder& order, const search::Rules& rules) {
    const bool early = rules.goal_test == GoalTest::WhenGenerated;
    std::vector<Line> lines{{0, name_text(order)}};
    if (early) lines.push_back({1, Text::code_start_is_goal, Does::TestsStart});
    lines.push_back({1, Text::code_below_start, Does::EntersStart});
    lines.push_back({0, Text::code_below, Does::Takes});
    if (!early) lines.push_back({1, Text::code_node_is_goal, Does::TestsNode});
    lines.push_back({1, Text::code_for_each, Does::Expands});
    if (rules.duplicate_check != DuplicateCheck::None)
        lines.push_back({2, Text::code_no_undoing, Does::Discards});
    lines.push_back({2, Text::code_child_f});
    if (early) lines.push_back({2, Text::code_child_is_goal, Does::TestsChild});
    lines.push_back({2, Text::code_enter_below, Does::EntersChild});
    lines.push_back({1, Text::code_while_best});
    lines.push_back({2, Text::code_below_best});
    lines.push_back({1, Text::code_forget, Does::Forgets});
    lines.push_back({1, Text::code_back_up, Does::BacksUp});
    return lines;
}

/// The lines in the order in which the searches in search/ go through them.
std::vector<Line> lines(const trace::TakeOrder& order, const search::Rules& rules) {
    if (order.rounds != Rounds::None) return lines_by_rounds(order, rules);
    if (order.two_sided()) return lines_of_two_sides(order);
    if (order.forgets) return lines_of_recursion(order, rules);
    const bool minds_g = order.minds_g();
    const bool at_generation = rules.duplicate_check == DuplicateCheck::AtGeneration;
    const bool at_expansion = rules.duplicate_check == DuplicateCheck::AtExpansion;
    const bool no_undoing = rules.duplicate_check == DuplicateCheck::NoUndoing;
    const bool early = rules.goal_test == GoalTest::WhenGenerated;
    const bool update = minds_g && rules.better_g == BetterG::Update;

    std::vector<Line> lines;
    lines.push_back({0, name_text(order)});
    lines.push_back(
        {1, minds_g ? Text::code_frontier_start_g : Text::code_frontier_start, Does::EntersStart});
    if (at_generation && rules.start_marked) {
        lines.push_back({1, Text::code_visited_start});
    } else if (at_generation || at_expansion) {
        lines.push_back({1, Text::code_visited_empty});
    }
    if (early) lines.push_back({1, Text::code_start_is_goal, Does::TestsStart});
    lines.push_back({1, Text::code_while});
    lines.push_back({2, take_text(order), Does::Takes});
    if (order.by_f) lines.push_back({3, tie_text(rules.tie_break)});
    if (!early) lines.push_back({2, Text::code_node_is_goal, Does::TestsNode});
    if (at_expansion) {
        lines.push_back({2, update ? Text::code_drop_not_better : Text::code_drop, Does::Drops});
        lines.push_back({2, Text::code_visit_node});
    }
    lines.push_back({2, Text::code_for_each, Does::Expands});
    if (order.newest_first) lines.push_back({4, Text::code_made_last_first});
    if (no_undoing) lines.push_back({3, Text::code_no_undoing, Does::Discards});
    lines.push_back({3, minds_g ? Text::code_child_g : Text::code_child});
    if (at_expansion && order.newest_first)
        lines.push_back({3, Text::code_duplicate, Does::Discards});
    if (at_generation) {
        lines.push_back(
            {3, update ? Text::code_duplicate_not_better : Text::code_duplicate, Does::Discards});
        lines.push_back({3, Text::code_visit_child});
    }
    if (early) lines.push_back({3, Text::code_child_is_goal, Does::TestsChild});
    if (at_generation && update && rules.stale_entries == StaleEntries::Skipped) {
        lines.push_back({3, Text::code_replace, Does::Replaces});
    }
    lines.push_back({3, Text::code_enter, Does::EntersChild});
    lines.push_back({1, Text::code_no_solution, Does::Fails});
    return lines;
}

Does carried_out(const trace::Trace& trace, const search::Rules& rules, trace::Step step) {
    const trace::Event& event = trace.event(step);
    switch (event.kind) {
        case EventKind::Generated:
            return trace.nodes()[event.node].parent == trace::no_node ? Does::EntersStart
                                                                      : Does::EntersChild;
        case EventKind::Improved:
            return rules.stale_entries == StaleEntries::Skipped ? Does::Replaces
                                                                : Does::EntersChild;
        case EventKind::Reopened:
            return Does::EntersChild;
        case EventKind::Round:
            return Does::EntersStart;
        case EventKind::CutOff:
            return Does::CutsOff;
        case EventKind::Forgotten:
            return Does::Forgets;
        case EventKind::BackedUp:
            return Does::BacksUp;
        case EventKind::Duplicate:
            return Does::Discards;
        case EventKind::Taken:
            return Does::Takes;
        case EventKind::Dropped:
            return Does::Drops;
        case EventKind::Expanded:
            return Does::Expands;
        case EventKind::Solved:
            return rules.goal_test == GoalTest::WhenTaken ? Does::TestsNode : Does::TestsStart;
        case EventKind::Found:
        case EventKind::Met:
            return Does::TestsChild;
        case EventKind::Exhausted:
            break;
    }
    return Does::Fails;
}

}  // namespace

std::vector<std::string> pseudocode(const Phrases& phrases, const trace::TakeOrder& order,
                                    const search::Rules& rules) {
    const std::string meaning = f_meaning(phrases, order);
    const puzzle::MoveOrder made = order.newest_first ? rules.order.reversed() : rules.order;
    const char first = puzzle::letter(*rules.order.begin());
    std::vector<std::string> texts;
    for (const Line& line : lines(order, rules)) {
        texts.push_back(std::string(indent_width * line.level, ' ') +
                        phrases(line.text, arg("order", order_text(made)), arg("first", first),
                                arg("meaning", meaning), arg("limit", rules.depth_limit)));
    }
    return texts;
}

int highlighted_line(const trace::Trace& trace, const search::Rules& rules, trace::Step step) {
    const Does wanted = carried_out(trace, rules, step);
    int at = 0;
    for (const Line& line : lines(trace.head().order, rules)) {
        if (line.does == wanted) return at;
        ++at;
    }
    return 0;
}

}  // namespace statescope::teach
