#include "search/frontier.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/support/boards.hpp"
#include "tests/support/nodes.hpp"

namespace statescope {
namespace {

using trace::TieBreak;

// What trace::TakeOrder, by which the window sorts the frontier, says is first is taken: whatever
// is put in, however putting in and taking out take turns.
RC_GTEST_PROP(Frontier, TakesWhatTheTakeOrderPutsFirst, ()) {
    const puzzle::Shape shape = test::any_shape();
    const trace::TakeOrder order{
        true, *rc::gen::element(TieBreak::OlderFirst, TieBreak::NewerFirst, TieBreak::LargerG,
                                TieBreak::SmallerG, TieBreak::BoardText)};
    search::Frontier frontier(order.tie_break, shape);
    std::set<trace::Priority> expected;
    trace::NodeId next = 0;
    const auto take = [&] {
        RC_ASSERT(!frontier.empty());
        RC_ASSERT(frontier.pop() == expected.begin()->node);
        expected.erase(expected.begin());
    };
    for (int turns = *rc::gen::inRange(0, 200); turns > 0; --turns) {
        if (expected.empty() || *rc::gen::inRange(0, 5) > 1) {
            const trace::NewNode node = test::node_of({.board = test::any_board(shape),
                                                       .g = *rc::gen::inRange<std::uint16_t>(0, 6),
                                                       .h = *rc::gen::inRange<std::uint8_t>(0, 6)});
            frontier.push(next, node);
            expected.insert(order.priority(next, node, shape));
            ++next;
        } else {
            take();
        }
    }
    while (!expected.empty())
        take();
    RC_ASSERT(frontier.empty());
}

}  // namespace
}  // namespace statescope
