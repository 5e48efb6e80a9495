#include "puzzle/shape.hpp"

#include <gtest/gtest.h>

namespace statescope::puzzle {
namespace {

static_assert(Shape{2, 4}.cells() == 8 && Shape{2, 4}.tiles() == 7);
static_assert(taxicab({3, 3}, 0, 8) == 4);

TEST(Shape, NumbersItsCellsRowByRow) {
    const Shape shape{2, 3};
    EXPECT_EQ(shape.row(2), 0);
    EXPECT_EQ(shape.column(2), 2);
    EXPECT_EQ(shape.row(3), 1);
    EXPECT_EQ(shape.column(3), 0);
}

TEST(Shape, IsValidFromTwoToFourRowsAndColumns) {
    EXPECT_TRUE((Shape{2, 2}).valid());
    EXPECT_TRUE((Shape{4, 2}).valid());
    EXPECT_TRUE((Shape{4, 4}).valid());
    EXPECT_FALSE((Shape{1, 4}).valid());
    EXPECT_FALSE((Shape{4, 1}).valid());
    EXPECT_FALSE((Shape{5, 4}).valid());
    EXPECT_FALSE((Shape{3, 5}).valid());
}

TEST(Taxicab, CountsRowsAndColumnsInBothDirections) {
    const Shape shape{2, 4};
    EXPECT_EQ(taxicab(shape, 3, 4), 4);
    EXPECT_EQ(taxicab(shape, 4, 3), 4);
    EXPECT_EQ(taxicab(shape, 1, 5), 1);
    EXPECT_EQ(taxicab(shape, 6, 6), 0);
}

}  // namespace
}  // namespace statescope::puzzle
