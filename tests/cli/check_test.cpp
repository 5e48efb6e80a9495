#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command_line.hpp"

namespace statescope::cli {
namespace {

using test::Ran;
using test::run;
using testing::HasSubstr;

TEST(Check, TriesEachMeaning) {
    const Ran ran = run({"check", "123046758", "lul"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out,
              "blank: move 1, 'l' (line 1, column 1), takes the blank over the edge: it can't go "
              "left\n"
              "tile: legal, 3 moves, ends at the goal\n"
              "number: move 1, 'l' (line 1, column 1), is not the number of a tile\n");
}

TEST(Check, TriesTheMeaningAskedFor) {
    EXPECT_EQ(run({"check", "123046758", "rdr", "--letters", "blank"}).out,
              "blank: legal, 3 moves, ends at the goal\n");
    const Ran wrong = run({"check", "123046758", "--letters", "number"}, "4 5 1\n");
    EXPECT_EQ(wrong.exit_code, 1);
    EXPECT_EQ(wrong.out,
              "number: move 3, '1' (line 1, column 5), is a tile that is not beside the blank\n");
}

TEST(Check, HoldsTheEndAgainstTheGoal) {
    const Ran short_of_it = run({"check", "123046758", "rd", "--letters", "blank"});
    EXPECT_EQ(short_of_it.exit_code, 1);
    EXPECT_EQ(short_of_it.out, "blank: legal, 2 moves, ends at 1 2 3 / 4 5 6 / 7 0 8\n");
    EXPECT_EQ(run({"check", "123046758", "rd", "--goal", "123456708"}).exit_code, 0);
    EXPECT_EQ(run({"check", "123046758 -> 123456708", "rd"}).exit_code, 0);
}

TEST(Check, RefusesWhatIsNoBoard) {
    const Ran ran = run({"check", "12304677", "rdr"});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, HasSubstr("BOARD: 7 stands twice"));
    EXPECT_EQ(run({"check", "123046758", "rdr", "--letters", "hole"}).exit_code, 2);
}

}  // namespace
}  // namespace statescope::cli
