#include "teach/pseudocode.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "tests/support/searches.hpp"
#include "tests/teach/english.hpp"

namespace statescope::teach {
namespace {

using search::Rules;
using trace::EventKind;

std::vector<std::string> code_of(std::string_view name, const Rules& rules) {
    return pseudocode(phrases, search::take_order(test::algorithm_of(name).family, rules), rules);
}

/// Words that only the line of an event has.
std::string words_of(const trace::Trace& trace, const trace::Event& event) {
    if (trace.head().order.two_sided()) {
        if (event.kind == EventKind::Generated) {
            const bool root = trace.nodes()[event.node].parent == trace::no_node;
            return root ? "frontier of A = [start]" : "frontier of its side";
        }
        if (event.kind == EventKind::Taken) return "for each node of its layer";
    }
    if (trace.head().order.forgets) {
        if (event.kind == EventKind::Generated && event.node == 0) return "f(start) = h(start)";
        if (event.kind == EventKind::Taken) return "search below(node, bound):";
    }
    switch (event.kind) {
        case EventKind::Generated:
            return event.node == 0 ? "frontier = [start]" : "put child in frontier";
        case EventKind::Improved:
            return "";  // by the rule for older entries; see below
        case EventKind::Reopened:
            return "put child in frontier";
        case EventKind::Duplicate:
            return "throw it away";
        case EventKind::Taken:
            return "take the";
        case EventKind::Dropped:
            return "drop it";
        case EventKind::Expanded:
            return "for each move";
        case EventKind::Solved:
            return "is goal: return its path";
        case EventKind::Found:
            return "if child is goal";
        case EventKind::Met:
            return "return the joined path";
        case EventKind::Exhausted:
            return "return no solution";
        case EventKind::Round:
            return "frontier = [start]";
        case EventKind::Forgotten:
            return "forget all children";
        case EventKind::BackedUp:
            return "f(node) = f(best), go back";
        case EventKind::CutOff:
            return "cut it off";
    }
    return "no such event";
}

TEST(Pseudocode, OfTheTextbookBreadthFirstSearch) {
    const std::vector<std::string> expected{
        "breadth-first search(start, goal):",
        "    frontier = [start]",
        "    visited = [start]",
        "    while frontier is not empty:",
        "        take the oldest node from frontier",
        "        if node is goal: return its path",
        "        for each move in the order L U R D:",
        "            child = node after the move",
        "            if child is in visited: throw it away, go on",
        "            put child in visited",
        "            put child in frontier",
        "    return no solution",
    };
    EXPECT_EQ(code_of("bfs", Rules{}), expected);
}

TEST(Pseudocode, OfDocument2ChecksDuplicatesWhenTaken) {
    const auto code = code_of("bfs-parent", test::algorithm_of("bfs-parent").document_rules);
    EXPECT_EQ(code.at(6), "        if node is in visited: drop it, go on");
    EXPECT_EQ(code.at(7), "        put node in visited");
    EXPECT_EQ(code.at(8), "        for each move in the order U D L R:");
}

TEST(Pseudocode, OfDocument3TestsTheGoalEarly) {
    const auto code = code_of("astar-cantor", test::algorithm_of("astar-cantor").document_rules);
    EXPECT_EQ(code.at(2), "    visited = []");
    EXPECT_EQ(code.at(3), "    if start is goal: return its path");
    EXPECT_EQ(code.at(6), "            (equal f: the largest g, then the oldest)");
    EXPECT_EQ(code.at(9), "            if child is in visited: throw it away, go on");
    EXPECT_EQ(code.at(11), "            if child is goal: return its path");
}

TEST(Pseudocode, NamesTheSearchAndItsF) {
    const auto expect = [](std::string_view name, std::string_view head, std::string_view take) {
        Rules rules;
        rules.weight = 3;
        const auto code = code_of(name, rules);
        EXPECT_EQ(code.at(0), head);
        EXPECT_EQ(code.at(4), take);
    };
    expect("ucs",
           "uniform-cost search(start, goal):", "        take the node with the smallest f = g");
    expect("greedy", "greedy best-first search(start, goal):",
           "        take the node with the smallest f = h");
    expect("astar", "A* search(start, goal):", "        take the node with the smallest f = g + h");
    expect("wastar", "weighted A* search(start, goal):",
           "        take the node with the smallest f = g + 3 · h");
}

TEST(Pseudocode, OfDepthFirstSearchMakesTheFirstMoveLast) {
    const auto code = code_of("dfs", search::textbook_rules(test::algorithm_of("dfs")));
    const std::vector<std::string> expected{
        "depth-first search(start, goal):",
        "    frontier = [start]",
        "    visited = []",
        "    while frontier is not empty:",
        "        take the newest node from frontier",
        "        if node is goal: return its path",
        "        if node is in visited: drop it, go on",
        "        put node in visited",
        "        for each move in the order D R U L:",
        "                (so L is the newest, and is taken first)",
        "            child = node after the move",
        "            if child is in visited: throw it away, go on",
        "            put child in frontier",
        "    return no solution",
    };
    EXPECT_EQ(code, expected);
}

TEST(Pseudocode, WithoutUndoingLooksAtTheMoveAlone) {
    Rules rules;
    rules.duplicate_check = search::DuplicateCheck::NoUndoing;
    const std::vector<std::string> expected{
        "breadth-first search(start, goal):",
        "    frontier = [start]",
        "    while frontier is not empty:",
        "        take the oldest node from frontier",
        "        if node is goal: return its path",
        "        for each move in the order L U R D:",
        "            if the move takes the last one back: throw it away, go on",
        "            child = node after the move",
        "            put child in frontier",
        "    return no solution",
    };
    EXPECT_EQ(code_of("bfs-parent", rules), expected);
}

TEST(Pseudocode, OfSearchesInRounds) {
    const auto textbook = [](std::string_view name) {
        return code_of(name, search::textbook_rules(test::algorithm_of(name)));
    };
    const std::vector<std::string> deepening{
        "iterative deepening search(start, goal):",
        "    for limit = 0, 1, 2, ...:",
        "        frontier = [start]",
        "        while frontier is not empty:",
        "            take the newest node from frontier",
        "            if node is goal: return its path",
        "            if depth of node = limit: cut it off, go on",
        "            for each move in the order D R U L:",
        "                    (so L is the newest, and is taken first)",
        "                if the move takes the last one back: throw it away, go on",
        "                child = node after the move",
        "                put child in frontier",
    };
    EXPECT_EQ(textbook("ids"), deepening);
    const auto limited = textbook("dls");
    EXPECT_EQ(limited.at(1), "    limit = 10");
    EXPECT_EQ(limited.at(2), "    frontier = [start]");
    EXPECT_EQ(limited.back(), "    return no solution within the limit");
    const auto ida_star = textbook("idastar");
    EXPECT_EQ(ida_star.at(1), "    bound = h(start)");
    EXPECT_EQ(ida_star.at(2), "    repeat:");
    EXPECT_EQ(ida_star.at(6), "            if f = g + h of node > bound: cut it off, go on");
    EXPECT_EQ(ida_star.at(7), "            if node is goal: return its path");
    EXPECT_EQ(ida_star.back(), "        bound = the smallest f that was cut off");
}

RC_GTEST_PROP(Pseudocode, IsShort, ()) {
    const search::Algorithm& algorithm = test::any_algorithm();
    const auto code =
        code_of(algorithm.name, search::in_force(algorithm.family, test::any_rules()));
    RC_ASSERT(code.size() >= 9u);
    RC_ASSERT(code.size() <= 16u);
    for (const std::string& line : code)
        RC_ASSERT(line.find('{') == std::string::npos);
}

RC_GTEST_PROP(HighlightedLine, IsTheLineOfTheEvent, ()) {
    const search::Algorithm& algorithm = test::any_algorithm();
    const Rules rules = search::in_force(algorithm.family, test::any_rules());
    const auto recording = search::record(test::any_problem(), algorithm, rules, 500);
    const auto code = code_of(algorithm.name, rules);
    const trace::Trace& trace = recording.trace;
    for (trace::Step step = 0; step <= trace.last_step(); ++step) {
        const auto line = static_cast<std::size_t>(highlighted_line(trace, rules, step));
        RC_ASSERT(line < code.size());
        RC_ASSERT(code[line].find(words_of(trace, trace.event(step))) != std::string::npos);
        RC_ASSERT(line > 0u);
    }
}

TEST(HighlightedLine, OfAnImprovementFollowsTheRuleForOlderEntries) {
    const search::Algorithm& algorithm = test::algorithm_of("astar");
    for (const auto stale : {search::StaleEntries::Skipped, search::StaleEntries::ExpandedAgain}) {
        Rules rules = algorithm.document_rules;
        rules.stale_entries = stale;
        const auto recording =
            search::record(test::problem_of("104732586", "123456780"), algorithm, rules);
        const trace::Trace& trace = recording.trace;
        const auto code = code_of(algorithm.name, rules);
        const std::string wanted = stale == search::StaleEntries::Skipped
                                       ? "            if child waits with a larger g: remove that "
                                         "entry"
                                       : "            put child in frontier";
        int improvements = 0;
        for (trace::Step step = 0; step <= trace.last_step(); ++step) {
            if (trace.event(step).kind != EventKind::Improved) continue;
            ++improvements;
            EXPECT_EQ(code.at(static_cast<std::size_t>(highlighted_line(trace, rules, step))),
                      wanted);
        }
        EXPECT_GT(improvements, 0);
    }
}

}  // namespace
}  // namespace statescope::teach
