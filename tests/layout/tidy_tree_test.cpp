#include "layout/tidy_tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace {

using statescope::layout::Slot;
using statescope::layout::tidy_tree;
using testing::DoubleNear;
using testing::ElementsAre;

constexpr double tolerance = 1e-6;

/// A tree by the number of children of each node, in level order.
std::vector<Slot> tree(const std::vector<unsigned>& child_counts) {
    std::vector<Slot> first_child{1};
    for (const unsigned count : child_counts)
        first_child.push_back(first_child.back() + count);
    return first_child;
}

std::vector<int> depths(const std::vector<Slot>& first_child) {
    std::vector<int> depth(first_child.size() - 1);
    for (Slot v = 0; v < depth.size(); ++v) {
        for (Slot child = first_child[v]; child < first_child[v + 1]; ++child) {
            depth[child] = depth[v] + 1;
        }
    }
    return depth;
}

/// The same tree seen in a mirror, and where each of its nodes comes from.
struct Mirrored {
    std::vector<Slot> first_child;
    std::vector<Slot> original;
};
Mirrored mirrored(const std::vector<Slot>& first_child) {
    std::vector<unsigned> counts;
    std::vector<Slot> original{0};
    for (Slot v = 0; v < original.size(); ++v) {
        const Slot from = original[v];
        counts.push_back(first_child[from + 1] - first_child[from]);
        for (Slot child = first_child[from + 1]; child-- > first_child[from];) {
            original.push_back(child);
        }
    }
    return {tree(counts), original};
}

/// A root with the tree on its left and the tree's mirror image on its right.
std::vector<Slot> joined_with_mirror_image(const std::vector<Slot>& half) {
    const std::vector<Slot> other = mirrored(half).first_child;
    const std::vector<int> depth = depths(half);
    std::vector<unsigned> counts{2};
    for (Slot from = 0; from < depth.size();) {
        Slot to = from;
        while (to < depth.size() && depth[to] == depth[from])
            ++to;
        for (Slot v = from; v < to; ++v)
            counts.push_back(half[v + 1] - half[v]);
        for (Slot v = from; v < to; ++v)
            counts.push_back(other[v + 1] - other[v]);
        from = to;
    }
    return tree(counts);
}

/// Child counts drawn for the first nodes; all later ones are leaves.
rc::Gen<std::vector<unsigned>> any_child_counts() {
    const auto drawn = rc::gen::container<std::vector<unsigned>>(
        rc::gen::weightedElement<unsigned>({{5, 0}, {3, 1}, {4, 2}, {3, 3}, {1, 6}}));
    return rc::gen::map(drawn, [](const std::vector<unsigned>& wanted) {
        std::vector<unsigned> counts;
        for (std::size_t nodes = 1; counts.size() < nodes; nodes += counts.back()) {
            counts.push_back(counts.size() < wanted.size() ? wanted[counts.size()] : 0);
        }
        return counts;
    });
}

TEST(TidyTree, PutsASingleNodeAtZero) {
    EXPECT_THAT(tidy_tree(tree({0})), ElementsAre(0.0));
}

TEST(TidyTree, CentresTheParentOverItsChildren) {
    EXPECT_THAT(tidy_tree(tree({2, 0, 0})), ElementsAre(0.5, 0.0, 1.0));
    EXPECT_THAT(tidy_tree(tree({3, 0, 0, 0})), ElementsAre(1.0, 0.0, 1.0, 2.0));
}

TEST(TidyTree, KeepsAChainUpright) {
    EXPECT_THAT(tidy_tree(tree({1, 1, 1, 0})), ElementsAre(0.0, 0.0, 0.0, 0.0));
}

// Worked out by hand:          0
//                          /   |   \.
//                         1    2    3
//                        / \       / \.
//                       4   5     6   7
// 5 and 6 must be 1 apart, so 1 and 3 are 2 apart and 2 stands exactly between them.
TEST(TidyTree, LaysOutASmallTreeAsByHand) {
    EXPECT_THAT(tidy_tree(tree({3, 2, 0, 2, 0, 0, 0, 0})),
                ElementsAre(1.5, 0.5, 1.5, 2.5, 0.0, 1.0, 2.0, 3.0));
}

// The left child is a chain; the right one has a wide grandchild level that must clear the chain
// by 1 at every depth:   0 -> 1, 2;  1 -> 3;  2 -> 4;  3 -> 5;  4 -> 6, 7, 8.
// Below 2 the outermost node 6 stands 1 left of 4, so 2 must be 2 right of 1.
TEST(TidyTree, ClearsOtherSubtreesAtEveryDepth) {
    EXPECT_THAT(tidy_tree(tree({2, 1, 1, 1, 3, 0, 0, 0, 0})),
                ElementsAre(1.0, 0.0, 2.0, 0.0, 2.0, 0.0, 1.0, 2.0, 3.0));
}

// Two wide subtrees with three leaves between them: 1 (five children) and 5 (five children) must
// be 5 apart, and 2, 3, 4 share that room evenly.
TEST(TidyTree, SpreadsSmallSubtreesBetweenLargeOnes) {
    const std::vector<double> x = tidy_tree(tree({5, 5, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    EXPECT_THAT(std::vector<double>(x.begin() + 1, x.begin() + 6),
                ElementsAre(DoubleNear(2.0, tolerance), DoubleNear(3.25, tolerance),
                            DoubleNear(4.5, tolerance), DoubleNear(5.75, tolerance),
                            DoubleNear(7.0, tolerance)));
}

RC_GTEST_PROP(TidyTree, NeverOverlapsAndKeepsTheOrder, ()) {
    const std::vector<Slot> first_child = tree(*any_child_counts());
    const std::vector<double> x = tidy_tree(first_child);
    const std::vector<int> depth = depths(first_child);
    for (Slot v = 1; v < x.size(); ++v) {
        if (depth[v] == depth[v - 1]) RC_ASSERT(x[v] - x[v - 1] >= 1 - tolerance);
    }
}

RC_GTEST_PROP(TidyTree, CentresEveryParentAndBeginsAtZero, ()) {
    const std::vector<Slot> first_child = tree(*any_child_counts());
    const std::vector<double> x = tidy_tree(first_child);
    for (Slot v = 0; v < x.size(); ++v) {
        if (first_child[v] == first_child[v + 1]) continue;
        const double middle = (x[first_child[v]] + x[first_child[v + 1] - 1]) / 2;
        RC_ASSERT(std::abs(x[v] - middle) < tolerance);
    }
    RC_ASSERT(*std::min_element(x.begin(), x.end()) == 0.0);
}

RC_GTEST_PROP(TidyTree, DrawsASymmetricTreeSymmetrically, ()) {
    const std::vector<Slot> whole = joined_with_mirror_image(tree(*any_child_counts()));
    const std::vector<double> x = tidy_tree(whole);
    const std::vector<Slot> twin = mirrored(whole).original;
    for (Slot v = 0; v < x.size(); ++v) {
        RC_ASSERT(std::abs(x[v] + x[twin[v]] - 2 * x[0]) < tolerance);
    }
}

TEST(TidyTree, HandlesDeepAndWideTrees) {
    constexpr unsigned many = 100'000;
    std::vector<unsigned> chain(many, 1);
    chain.back() = 0;
    const std::vector<double> upright = tidy_tree(tree(chain));
    EXPECT_EQ(*std::max_element(upright.begin(), upright.end()), 0.0);

    std::vector<unsigned> star(many + 1, 0);
    star.front() = many;
    const std::vector<double> row = tidy_tree(tree(star));
    EXPECT_EQ(row.front(), (many - 1) / 2.0);
    EXPECT_EQ(row.back(), many - 1.0);

    // A comb: a chain whose every node also has a leaf to its left, the worst case for threads.
    std::vector<unsigned> comb{2};
    for (unsigned i = 0; i < many / 2; ++i) {
        comb.push_back(0);
        comb.push_back(i + 1 < many / 2 ? 2 : 0);
    }
    const std::vector<double> slope = tidy_tree(tree(comb));
    EXPECT_DOUBLE_EQ(slope.back() - slope.front(), (many / 2) * 0.5);
}

}  // namespace
