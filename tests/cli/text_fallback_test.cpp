#include "cli/text_fallback.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace statescope::cli {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

std::string fallback() {
    std::ostringstream out;
    run_text_fallback(out);
    return out.str();
}

TEST(TextFallback, SaysInItsFirstLineThatThereIsNoDisplay) {
    const std::string text = fallback();
    EXPECT_THAT(text.substr(0, text.find('\n')), HasSubstr("no display"));
    EXPECT_THAT(text, HasSubstr("--screenshot FILE"));
}

// The textbook search: 25 expansions, 45 nodes, solved by u l d r.
TEST(TextFallback, SolvesTheTextbookBoardStepByStep) {
    const std::string text = fallback();
    EXPECT_THAT(text, HasSubstr("\n   0  Start: 2 8 3 / 1 0 4 / 7 6 5."));
    EXPECT_THAT(text, HasSubstr("\n   7  Taken: 2 8 3 / 0 1 4 / 7 6 5."));
    EXPECT_THAT(text, HasSubstr("uldr"));
    EXPECT_THAT(text, HasSubstr("1 2 3\n0 8 4\n7 6 5\n\n1 2 3\n8 0 4\n7 6 5\n"));
    EXPECT_THAT(text, ContainsRegex("expanded +25\n"));
    EXPECT_THAT(text, ContainsRegex("generated +45\n"));
}

// Every line is a whole one: no number of a step is left out.
TEST(TextFallback, NumbersItsStepsWithoutAGap) {
    std::istringstream lines(fallback());
    int expected = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::string prefix =
            std::string(4 - std::to_string(expected).size(), ' ') + std::to_string(expected) + "  ";
        if (line.starts_with(prefix)) ++expected;
    }
    // One for the start and one for the end, 26 nodes taken, 25 expanded, 68 successors.
    EXPECT_EQ(expected, 1 + 26 + 25 + 68 + 1);
}

}  // namespace
}  // namespace statescope::cli
