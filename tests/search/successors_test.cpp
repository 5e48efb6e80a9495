#include "search/successors.hpp"

#include <gtest/gtest.h>

#include <string>

#include "puzzle/move.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

std::string from(const search::Successors& successors, int blank) {
    std::string text;
    for (const search::Successor& successor : successors.from(blank))
        text += puzzle::letter(successor.move) + std::to_string(successor.cell);
    return text;
}

TEST(Successors, AreTheLegalMovesInTheGivenOrder) {
    const search::Successors textbook({3, 3}, puzzle::textbook_order);
    EXPECT_EQ(from(textbook, 0), "R1D3");
    EXPECT_EQ(from(textbook, 4), "L3U1R5D7");
    EXPECT_EQ(from(textbook, 8), "L7U5");
    const search::Successors document_2({3, 3}, test::order_of("UDLR"));
    EXPECT_EQ(from(document_2, 4), "U1D7L3R5");
    EXPECT_EQ(from(document_2, 5), "U2D8L4");
}

// 24 directed moves over nine cells, 48 over sixteen: four a cell without those the border stops.
TEST(Successors, AreAsManyAsTheNeighboursOfAllCells) {
    for (const puzzle::Shape shape : test::all_shapes()) {
        const search::Successors successors(shape, puzzle::textbook_order);
        std::size_t sum = 0;
        for (int blank = 0; blank < shape.cells(); ++blank)
            sum += successors.from(blank).size();
        const int borders = 2 * (shape.rows + shape.columns);
        EXPECT_EQ(sum, static_cast<std::size_t>(4 * shape.cells() - borders));
    }
}

}  // namespace
}  // namespace statescope
