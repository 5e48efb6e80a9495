#include "search/node_paths.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace statescope {
namespace {

using puzzle::Move;
using search::Nodes;

/// A small tree: 0 - Up - 1 - Left - 3, and 0 - Down - 2 - Right - 4 - Right - 5.
template <class Paths>
Paths small_tree(Nodes& nodes) {
    Paths paths;
    const auto add = [&](trace::NodeId parent, Move move, int g) {
        trace::NewNode node;
        node.parent = parent & trace::no_node;
        node.move = move;
        node.g = static_cast<std::uint32_t>(g) & trace::most_moves;
        nodes.push_back(node);
        paths.add(nodes);
    };
    add(trace::no_node, Move::Up, 0);
    add(0, Move::Up, 1);
    add(0, Move::Down, 1);
    add(1, Move::Left, 2);
    add(2, Move::Right, 2);
    add(4, Move::Right, 3);
    return paths;
}

template <class Paths>
class NodePaths : public testing::Test {};

using PathKinds = testing::Types<search::ParentPointers, search::WholePaths>;
TYPED_TEST_SUITE(NodePaths, PathKinds);

TYPED_TEST(NodePaths, TellTheMovesFromTheStart) {
    Nodes nodes;
    const TypeParam paths = small_tree<TypeParam>(nodes);
    EXPECT_TRUE(paths.moves(nodes, 0).empty());
    EXPECT_EQ(paths.moves(nodes, 1), (std::vector<Move>{Move::Up}));
    EXPECT_EQ(paths.moves(nodes, 3), (std::vector<Move>{Move::Up, Move::Left}));
    EXPECT_EQ(paths.moves(nodes, 5), (std::vector<Move>{Move::Down, Move::Right, Move::Right}));
}

}  // namespace
}  // namespace statescope
