#pragma once

#include "trace/event.hpp"

namespace statescope::test {

/// What a node made by hand holds.
struct NodeFacts {
    puzzle::Board board{};
    trace::NodeId parent = trace::no_node;
    puzzle::Move move = puzzle::Move::Up;
    std::uint32_t g = 0;
    std::uint8_t h = 0;
    bool marks_visited = false;
};

inline trace::NewNode node_of(const NodeFacts& facts) {
    trace::NewNode node = trace::NewNode::start(facts.board, facts.h, facts.marks_visited);
    node.parent = facts.parent & trace::no_node;
    node.move = facts.move;
    node.g = facts.g & trace::most_moves;
    return node;
}

}  // namespace statescope::test
