#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace statescope::layout {

/// A node's place in level order: the root is 0, then all nodes of depth 1 from left to right, then
/// all of depth 2, and so on.
using Slot = std::uint32_t;

/// Places the nodes of a tree so that nodes of one depth are at least 1 apart and in order, every
/// parent stands over the middle between its first and its last child, and equal subtrees look
/// equal. Smaller subtrees between larger ones are spread evenly. Takes time linear in the number
/// of nodes, and no stack: Walker's algorithm as C. Buchheim, M. Junger and S. Leipert made it
/// linear ("Improving Walker's Algorithm to Run in Linear Time", 2002), walking levels instead of
/// recursing.
///
/// In level order the children of consecutive nodes are consecutive, so one list tells a tree of n
/// nodes: the children of slot s are first_child[s] .. first_child[s + 1] - 1, where first_child
/// has n + 1 entries and ends in n. Returns x for each slot, the leftmost being 0.
std::vector<double> tidy_tree(std::span<const Slot> first_child);

}  // namespace statescope::layout
