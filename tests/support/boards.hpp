#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/shape.hpp"

namespace statescope::test {

inline constexpr puzzle::Shape three_by_three{3, 3};

/// A board from its numbers, row by row, without any reading of text.
puzzle::Board board_of(const std::vector<int>& numbers);

/// A board of at most ten cells from its digits: "283104765".
puzzle::Board board_of(std::string_view digits);

std::vector<int> numbers_of(puzzle::Board board, puzzle::Shape shape);

/// Reads a board that must be right, such as one of the test data.
puzzle::ParsedBoard read_board(std::string_view text, puzzle::Shape shape);

/// All nine shapes.
std::vector<puzzle::Shape> all_shapes();

/// Names the instances of a test that runs for several shapes: "3x4".
struct ShapeName {
    std::string operator()(const testing::TestParamInfo<puzzle::Shape>& tested) const {
        return std::to_string(tested.param.rows) + "x" + std::to_string(tested.param.columns);
    }
};

/// For use inside a property: any shape.
puzzle::Shape any_shape();

/// For use inside a property: any board of a shape, solvable or not.
puzzle::Board any_board(puzzle::Shape shape);

}  // namespace statescope::test
