#include "trace/take_order.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

#include "tests/support/boards.hpp"
#include "tests/support/nodes.hpp"

namespace statescope {
namespace {

using trace::NewNode;
using trace::TakeOrder;
using trace::TieBreak;

NewNode node(int g, int h, const char* board = "123456780") {
    return test::node_of({.board = test::board_of(board),
                          .g = static_cast<std::uint32_t>(g),
                          .h = static_cast<std::uint8_t>(h)});
}

bool sooner(TakeOrder order, trace::NodeId a, const NewNode& first, trace::NodeId b,
            const NewNode& second) {
    return order.priority(a, first, test::three_by_three) <
           order.priority(b, second, test::three_by_three);
}

TEST(TakeOrder, FirstInFirstOutDoesNotLookAtF) {
    const TakeOrder queue{false, TieBreak::LargerG};
    EXPECT_TRUE(sooner(queue, 1, node(9, 9), 2, node(0, 0)));
    EXPECT_FALSE(sooner(queue, 2, node(0, 0), 1, node(9, 9)));
}

TEST(TakeOrder, ASmallerFIsSoonerWhateverTheTieBreak) {
    for (const auto tie : {TieBreak::OlderFirst, TieBreak::NewerFirst, TieBreak::LargerG,
                           TieBreak::SmallerG, TieBreak::BoardText}) {
        const TakeOrder order{true, tie};
        EXPECT_TRUE(sooner(order, 7, node(1, 3, "876543210"), 2, node(4, 1)));
        EXPECT_TRUE(sooner(order, 2, node(4, 0), 7, node(0, 5, "012345678")));
    }
}

TEST(TakeOrder, BreaksTiesAsItsNameSays) {
    const NewNode small_g = node(1, 4);
    const NewNode large_g = node(4, 1);
    EXPECT_TRUE(sooner({true, TieBreak::OlderFirst}, 1, small_g, 2, large_g));
    EXPECT_TRUE(sooner({true, TieBreak::NewerFirst}, 2, small_g, 1, large_g));
    EXPECT_TRUE(sooner({true, TieBreak::LargerG}, 2, large_g, 1, small_g));
    EXPECT_TRUE(sooner({true, TieBreak::SmallerG}, 2, small_g, 1, large_g));
    // Document 1 compares text, where the blank's x stands after all digits.
    EXPECT_TRUE(sooner({true, TieBreak::BoardText}, 2, node(2, 3, "128"), 1, node(2, 3, "120")));
}

TEST(TakeOrder, EndsInOlderFirst) {
    for (const auto tie :
         {TieBreak::OlderFirst, TieBreak::LargerG, TieBreak::SmallerG, TieBreak::BoardText}) {
        EXPECT_TRUE(sooner({true, tie}, 3, node(2, 3), 4, node(2, 3)));
        EXPECT_FALSE(sooner({true, tie}, 4, node(2, 3), 3, node(2, 3)));
    }
}

RC_GTEST_PROP(TextKey, OrdersBoardsAsTheirText, ()) {
    const puzzle::Shape any = test::any_shape();
    const puzzle::Board first = test::any_board(any);
    const puzzle::Board second = test::any_board(any);
    const auto text = [any](puzzle::Board board) {
        std::string letters;
        for (const int tile : test::numbers_of(board, any))
            letters += tile == 0 ? 'x' : static_cast<char>('0' + tile);
        return letters;
    };
    RC_ASSERT((trace::text_key(first, any) < trace::text_key(second, any)) ==
              (text(first) < text(second)));
}

}  // namespace
}  // namespace statescope
