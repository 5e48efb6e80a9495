#include "teach/samples.hpp"

#include <array>

namespace statescope::teach {

namespace {

using puzzle::Board;
using puzzle::Shape;

/// A board written row by row, one character a cell: 0 is the blank, a .. f are tiles 10 .. 15.
constexpr Board written(std::string_view cells) {
    Board board;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const char c = cells[i];
        board.set(static_cast<int>(i), c <= '9' ? c - '0' : c - 'a' + 10);
    }
    return board;
}

constexpr search::Problem problem(Shape shape, std::string_view start, std::string_view goal) {
    return {shape, written(start), written(goal)};
}

constexpr Shape three{3, 3};
constexpr Shape four{4, 4};
constexpr std::string_view ring = "123804765";  // the goal of most courses
constexpr std::string_view rows = "123456780";  // the judges' goal
constexpr std::string_view blank_first = "012345678";
constexpr std::string_view fifteen = "123456789abcdef0";

constexpr std::array all_samples{
    Sample{"textbook-4", problem(three, "283104765", ring), 4, Text::sample_textbook_4,
           Text::sample_textbook_4_note},
    Sample{"textbook-5", problem(three, "283164705", ring), 5, Text::sample_textbook_5,
           Text::sample_textbook_5_note},
    Sample{"aima", problem(three, "724506831", blank_first), 26, Text::sample_aima,
           Text::sample_aima_note},
    Sample{"hdu-1043", problem(three, "234150768", rows), 19, Text::sample_hdu_1043,
           Text::sample_hdu_1043_note},
    Sample{"aoj-13b", problem(three, "130425786", rows), 4, Text::sample_aoj_13b,
           Text::sample_aoj_13b_note},
    Sample{"older-entry", problem(three, "104732586", rows), 13, Text::sample_older_entry,
           Text::sample_older_entry_note},
    Sample{"cantor-trap", problem(three, "135408762", rows), 10, Text::sample_cantor_trap,
           Text::sample_cantor_trap_note},
    Sample{"hardest-1", problem(three, "867254301", rows), 31, Text::sample_hardest_1,
           Text::sample_hardest_1_note},
    Sample{"hardest-2", problem(three, "647850321", rows), 31, Text::sample_hardest_2,
           Text::sample_hardest_2_note},
    Sample{"unsolvable", problem(three, "283104756", ring), std::nullopt, Text::sample_unsolvable,
           Text::sample_unsolvable_note},
    Sample{"two-tiles-swapped", problem(three, "123456870", rows), std::nullopt,
           Text::sample_two_tiles_swapped, Text::sample_two_tiles_swapped_note},
    Sample{"greedy-detour", problem(three, "102754863", rows), 11, Text::sample_greedy_detour,
           Text::sample_greedy_detour_note},
    Sample{"greedy-slow", problem(three, "234816075", ring), 10, Text::sample_greedy_slow,
           Text::sample_greedy_slow_note},
    Sample{"weighted-longer", problem(three, "123708564", rows), 10, Text::sample_weighted_longer,
           Text::sample_weighted_longer_note},
    Sample{"four-bounds", problem(three, "216408753", ring), 18, Text::sample_four_bounds,
           Text::sample_four_bounds_note},
    Sample{"two-by-two", problem({2, 2}, "0321", "1230"), 6, Text::sample_two_by_two,
           Text::sample_two_by_two_note},
    Sample{"two-by-three", problem({2, 3}, "450123", "123450"), 21, Text::sample_two_by_three,
           Text::sample_two_by_three_note},
    Sample{"document-1-fifteen", problem(four, "1234567890acdebf", fifteen), 3,
           Text::sample_document_1_fifteen, Text::sample_document_1_fifteen_note},
    Sample{"four-by-four", problem(four, "123467805abc9def", fifteen), 8, Text::sample_four_by_four,
           Text::sample_four_by_four_note},
};

}  // namespace

std::span<const Sample> samples() {
    return all_samples;
}

const Sample* find_sample(std::string_view id) {
    for (const Sample& sample : all_samples) {
        if (sample.id == id) return &sample;
    }
    return nullptr;
}

}  // namespace statescope::teach
