#include "layout/radial_tree.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace statescope::layout {

namespace {

constexpr double full_turn = 2 * std::numbers::pi;

}  // namespace

RadialTree::RadialTree(const TreeLayout& tree)
    : tree_(&tree), turn_(full_turn / (tree.bounds().right + 1)) {
    choose_ring();
    at_.reserve(tree.size());
    for (std::size_t depth = 0; depth < tree.depth_count(); ++depth) {
        for (Slot slot = tree.level(depth).begin; slot < tree.level(depth).end; ++slot)
            at_.push_back(place({tree.across()[slot], static_cast<double>(depth)}));
    }
    room_.reserve(tree.size());
    for (std::size_t depth = 0; depth < tree.depth_count(); ++depth) {
        for (Slot slot = tree.level(depth).begin; slot < tree.level(depth).end; ++slot)
            room_.push_back(room_of(slot, depth));
    }
}

/// The distance of two nodes of a circle that stand `gap` apart in the upright tree.
double RadialTree::chord(double radius, double gap) const {
    return 2 * radius * std::sin(std::min(gap * turn_, std::numbers::pi) / 2);
}

/// From the last node of a level on to the first.
double RadialTree::gap_round_the_back(std::size_t depth) const {
    const auto [begin, end] = tree_->level(depth);
    const double around = full_turn / turn_;
    return begin + 1 == end ? around : tree_->across()[begin] + around - tree_->across()[end - 1];
}

void RadialTree::choose_ring() {
    for (std::size_t depth = 1; depth < tree_->depth_count(); ++depth) {
        const auto [begin, end] = tree_->level(depth);
        if (begin + 1 == end) continue;
        double gap = gap_round_the_back(depth);
        for (Slot slot = begin + 1; slot < end; ++slot)
            gap = std::min(gap, tree_->across()[slot] - tree_->across()[slot - 1]);
        ring_ = std::max(ring_, 1 / chord(static_cast<double>(depth), gap));
    }
}

Point RadialTree::place(Point upright) const {
    const double angle = upright.x * turn_;
    const double radius = upright.y * ring_;
    return {radius * std::sin(angle), -radius * std::cos(angle)};
}

float RadialTree::room_of(Slot slot, std::size_t depth) const {
    const auto [begin, end] = tree_->level(depth);
    if (begin + 1 == end) return static_cast<float>(ring_);
    double gap = tree_->rooms()[slot];
    if (slot == begin || slot + 1 == end) gap = std::min(gap, gap_round_the_back(depth));
    return static_cast<float>(std::min(ring_, chord(static_cast<double>(depth) * ring_, gap)));
}

std::pair<std::size_t, std::size_t> RadialTree::circles_through(const Rect& area) const {
    const double x = std::max({area.left, -area.right, 0.0});
    const double y = std::max({area.top, -area.bottom, 0.0});
    const double far_x = std::max(std::abs(area.left), std::abs(area.right));
    const double far_y = std::max(std::abs(area.top), std::abs(area.bottom));
    constexpr double hair = 1e-9;  // the root's circle has no radius
    return tree_->levels_between(std::hypot(x, y) / ring_ - hair,
                                 std::hypot(far_x, far_y) / ring_ + hair);
}

Rect RadialTree::bounds(std::uint32_t made) const {
    const double radius = tree_->bounds(made).bottom * ring_;
    return {-radius, -radius, radius, radius};
}

}  // namespace statescope::layout
