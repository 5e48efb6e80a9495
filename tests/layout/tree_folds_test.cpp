#include "layout/tree_folds.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "search/catalogue.hpp"

namespace {

using namespace statescope;
using layout::Slot;
using layout::TreeFolds;
using layout::TreeLayout;
using trace::NodeId;
using trace::Step;

/// A best-first search, cut off: nodes are finished in no simple order.
const trace::Trace& searched() {
    static const trace::Trace trace = [] {
        const puzzle::Shape shape{3, 3};
        const search::Algorithm& algorithm = *search::find_algorithm("astar");
        const search::Problem problem{shape, puzzle::Board(0x103452768),
                                      puzzle::ordered_board(shape)};
        return search::record(problem, algorithm, search::textbook_rules(algorithm), 1500).trace;
    }();
    return trace;
}

struct Folded {
    const trace::Trace& trace = searched();
    TreeLayout tree{trace};
    Step step;
    std::uint32_t made;
    std::vector<NodeId> path;
    TreeFolds folds;

    Folded(Step at, const TreeFolds::Rules& rules)
        : step(at),
          made(trace.node_count(at)),
          path(trace.path_to(trace.current(at).value_or(0))),
          folds(
              tree, rules, made,
              [&](Slot slot) { return trace.in_frontier(tree.nodes()[slot], step); }, path) {}

    Slot slot(NodeId node) const { return *tree.find(node); }
    bool is_below(NodeId node, NodeId above) const {
        while (node > above)
            node = trace.node(node).parent;
        return node == above;
    }
    /// Node by node and pair by pair.
    bool finished(NodeId node) const {
        bool any = false;
        for (NodeId other = 0; other < made; ++other) {
            if (!is_below(other, node)) continue;
            if (trace.in_frontier(other, step)) return false;
            any |= other != node;
        }
        return any;
    }
};

TEST(TreeFolds, NothingIsFoldedWhereNothingWasAsked) {
    EXPECT_TRUE(TreeFolds::Rules{}.fold_nothing());
    EXPECT_TRUE((TreeFolds::Rules{.fold_finished = false, .by_hand = {{3, false}}}).fold_nothing());
    EXPECT_FALSE((TreeFolds::Rules{.fold_finished = false, .by_hand = {{3, true}}}).fold_nothing());
    EXPECT_FALSE((TreeFolds::Rules{.fold_finished = true, .by_hand = {}}).fold_nothing());
}

TEST(TreeFolds, CountsAndFinishedSubtreesAreThoseOfAPlainLoop) {
    for (const Step step : {Step{0}, Step{40}, Step{900}, searched().last_step()}) {
        const Folded at(step, {.fold_finished = true, .by_hand = {}});
        for (NodeId node = 0; node < at.made; node += 3) {
            std::uint32_t below = 0;
            for (NodeId other = node + 1; other < at.made; ++other)
                below += at.is_below(other, node);
            ASSERT_EQ(at.folds.below(at.slot(node)), below) << "node " << node << " step " << step;
            ASSERT_EQ(at.folds.finished(at.slot(node)), at.finished(node))
                << "node " << node << " step " << step;
        }
    }
}

TEST(TreeFolds, FinishedSubtreesFoldAndHideExactlyWhatLiesBelow) {
    const Step step = searched().last_step() * 2 / 3;
    const Folded at(step, {.fold_finished = true, .by_hand = {}});
    const std::vector<NodeId>& path = at.path;
    std::size_t hidden = 0;
    std::size_t told = 0;
    for (NodeId node = 0; node < at.made; ++node) {
        const NodeId parent = at.trace.node(node).parent;
        bool expected = false;
        for (NodeId above = parent; above != trace::no_node && !expected;
             above = at.trace.node(above).parent) {
            const bool on_path = std::count(path.begin(), path.end(), above) > 0;
            expected = !on_path && at.finished(above);
        }
        ASSERT_EQ(at.folds.hidden(at.slot(node)), expected) << "node " << node;
        hidden += expected;
        if (at.folds.folded(at.slot(node))) told += at.folds.below(at.slot(node));
    }
    EXPECT_GT(hidden, 0u);
    EXPECT_EQ(told, hidden) << "the marks say how many are hidden";
    for (const NodeId node : path)
        EXPECT_FALSE(at.folds.hidden(at.slot(node)));
}

TEST(TreeFolds, WhatIsDoneByHandCountsMore) {
    const Step step = searched().last_step() * 2 / 3;
    const Folded automatic(step, {.fold_finished = true, .by_hand = {}});
    NodeId folded = 0;
    while (!automatic.folds.folded(automatic.slot(folded)))
        ++folded;
    const Folded opened(step, {.fold_finished = true, .by_hand = {{folded, false}}});
    EXPECT_FALSE(opened.folds.folded(opened.slot(folded)));
    EXPECT_FALSE(opened.folds.hidden(*opened.tree.find(*opened.tree.first_child(folded))));

    const Folded by_hand(step, {.fold_finished = false, .by_hand = {{folded, true}, {0, true}}});
    EXPECT_TRUE(by_hand.folds.folded(by_hand.slot(folded)));
    EXPECT_TRUE(by_hand.folds.hidden(*by_hand.tree.find(*by_hand.tree.first_child(folded))));
    EXPECT_FALSE(by_hand.folds.folded(0)) << "the way to the current node stays open";
}

}  // namespace
