#include "teach/verdict.hpp"

#include <utility>

#include "puzzle/solvability.hpp"

namespace statescope::teach {

namespace {

struct ParityTexts {
    Text both_even;
    Text both_odd;
    Text even_odd;
    Text odd_even;

    Text of(int start, int goal) const {
        if (start % 2 == 0) return goal % 2 == 0 ? both_even : even_odd;
        return goal % 2 == 0 ? odd_even : both_odd;
    }
};

constexpr ParityTexts by_inversions{Text::verdict_both_even, Text::verdict_both_odd,
                                    Text::verdict_even_odd, Text::verdict_odd_even};
constexpr ParityTexts by_inversions_and_row{
    Text::verdict_rows_both_even, Text::verdict_rows_both_odd, Text::verdict_rows_even_odd,
    Text::verdict_rows_odd_even};

std::string why(const Phrases& phrases, const puzzle::Solvability& facts) {
    const int start = facts.start_sum();
    const int goal = facts.goal_sum();
    if (!facts.blank_row_counts) {
        return phrases(by_inversions.of(start, goal), arg("start", facts.start_inversions),
                       arg("goal", facts.goal_inversions));
    }
    return phrases(by_inversions_and_row.of(start, goal), arg("start", facts.start_inversions),
                   arg("goal", facts.goal_inversions), arg("start_row", facts.start_blank_row),
                   arg("goal_row", facts.goal_blank_row), arg("start_sum", start),
                   arg("goal_sum", goal));
}

std::pair<int, int> repaired_tiles(puzzle::Board start, puzzle::Shape shape) {
    const auto [first, second] = puzzle::repair_cells(start, shape);
    return {start.at(first), start.at(second)};
}

}  // namespace

Verdict verdict(const Phrases& phrases, puzzle::Board start, puzzle::Board goal,
                puzzle::Shape shape) {
    const puzzle::Solvability facts = puzzle::solvability(start, goal, shape);
    Verdict verdict;
    verdict.solvable = facts.solvable;
    verdict.answer = phrases(facts.solvable ? Text::verdict_yes : Text::verdict_no);
    verdict.why =
        start == goal ? std::string(phrases(Text::verdict_same_board)) : why(phrases, facts);
    verdict.rule = phrases(facts.blank_row_counts ? Text::verdict_rule_even_columns
                                                  : Text::verdict_rule_odd_columns);
    return verdict;
}

std::string repair_offer(const Phrases& phrases, puzzle::Board start, puzzle::Shape shape) {
    const auto [first, second] = repaired_tiles(start, shape);
    return phrases(Text::inversions_repair_hint, arg("first", first), arg("second", second));
}

std::string repair_sentence(const Phrases& phrases, puzzle::Board before, puzzle::Shape shape) {
    const auto [first, second] = repaired_tiles(before, shape);
    return phrases(Text::verdict_repaired, arg("first", first), arg("second", second));
}

}  // namespace statescope::teach
