// "Can it be solved?": what the panel shows against counts made by hand.

#include <gmock/gmock.h>

#include <array>
#include <cstdint>

#include "puzzle/solvability.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/left_panels.hpp"
#include "ui/inversion_pairs.hpp"

namespace statescope::test {
namespace {

using session::Side;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ui::Counting;

class SolvabilityPanelTest : public LeftPanels {};

TEST(InversionPairs, AreThoseOfTheTextbookBoard) {
    const puzzle::Board board = board_of("283104765");
    const puzzle::Shape shape{3, 3};
    // 1 stands on the fourth cell, after 2, 8 and 3; the blank counts for nobody.
    EXPECT_THAT(ui::counted_tiles(board, shape, 3, Counting::LargerBefore), ElementsAre(2, 8, 3));
    EXPECT_THAT(ui::counted_tiles(board, shape, 8, Counting::LargerBefore), ElementsAre(8, 7, 6));
    EXPECT_THAT(ui::counted_tiles(board, shape, 8, Counting::SmallerBefore),
                ElementsAre(2, 3, 1, 4));
    EXPECT_TRUE(ui::counted_tiles(board, shape, 4, Counting::LargerBefore).empty());

    const teach::Phrases say;
    EXPECT_EQ(ui::pair_sentence(say, board, shape, 3, Counting::LargerBefore),
              "Before 1 stand 3 larger tiles, 2, 8, 3: 3 inversions.");
    EXPECT_EQ(ui::pair_sentence(say, board, shape, 2, Counting::LargerBefore),
              "Before 3 stands one larger tile, 8: 1 inversion.");
    EXPECT_EQ(ui::pair_sentence(say, board, shape, 0, Counting::SmallerBefore),
              "F(2) = 0: no smaller tile stands before 2.");
}

TEST(InversionPairs, EveryPairOfTilesIsCountedOnce) {
    const puzzle::Shape shape{4, 4};
    const puzzle::Board board = puzzle::ordered_board(shape).swapped(0, 14).swapped(3, 7);
    std::size_t pairs = 0;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        pairs += ui::counted_tiles(board, shape, cell, Counting::LargerBefore).size();
        pairs += ui::counted_tiles(board, shape, cell, Counting::SmallerBefore).size();
    }
    EXPECT_EQ(pairs, 15u * 14u / 2u);
}

TEST_F(SolvabilityPanelTest, ShowsTheVerdictAndBothTotals) {
    // 2 8 3 1 0 4 7 6 5 has 11 inversions, 1 2 3 8 0 4 7 6 5 has 7; the other counting gives the
    // rest of 28.
    const std::string shown = driver.shown_text();
    EXPECT_THAT(shown, HasSubstr("✓ yes"));
    EXPECT_THAT(shown, HasSubstr("11 odd"));
    EXPECT_THAT(shown, HasSubstr("17 odd"));
    EXPECT_THAT(shown, HasSubstr("7 odd"));
    EXPECT_THAT(shown, HasSubstr("21 odd"));
    EXPECT_FALSE(driver.find("###make_solvable"));
    EXPECT_FALSE(driver.find("###prove_unsolvable"));
}

TEST_F(SolvabilityPanelTest, AnUnsolvablePairSaysSoInWords) {
    session.set_board(Side::Start, board_of("283104756"));
    settle();
    const std::string shown = driver.shown_text();
    EXPECT_THAT(shown, HasSubstr("× no"));
    EXPECT_THAT(shown, HasSubstr("10 even"));
    EXPECT_THAT(shown, HasSubstr("cannot be reached"));
}

TEST_F(SolvabilityPanelTest, OneClickMakesItSolvableAndSaysWhatItDid) {
    session.set_board(Side::Start, board_of("283104756"));
    settle();
    driver.click("###make_solvable");
    settle();
    EXPECT_EQ(start(), board_of("283104765"));
    EXPECT_THAT(session.notice, HasSubstr("swapped"));
    EXPECT_TRUE(shows("✓ yes"));
    EXPECT_FALSE(driver.find("###make_solvable"));
    EXPECT_TRUE(session.recorded().solved());
}

TEST_F(SolvabilityPanelTest, TheSearchMayProveIt) {
    session.set_board(Side::Start, board_of("283104756"));
    settle();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::NotSearched);
    tab_to("###prove_unsolvable");
    driver.press(ImGuiKey_Enter);
    settle();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Exhausted);
    EXPECT_EQ(session.trace().final_counters().expanded, 181'440u);
    EXPECT_TRUE(driver.get("###prove_unsolvable").disabled);
}

TEST_F(SolvabilityPanelTest, OnEvenWidthsTheRowOfTheBlankIsAdded) {
    fold_all_but("solvability");
    // The blank one row up from the ordered board: 3 inversions, row 3.
    session.set_shape({4, 4});
    const puzzle::Board ordered = puzzle::ordered_board({4, 4});
    session.set_board(Side::Goal, ordered);
    session.set_board(Side::Start, ordered.swapped(15, 11));
    settle();
    EXPECT_TRUE(shows("✓ yes"));
    EXPECT_TRUE(shows("3 + row 3 = 6"));
    EXPECT_TRUE(shows("0 + row 4 = 4"));
    EXPECT_TRUE(shows("3 + 3 = 6 even")) << "below the counts of the start";
    EXPECT_TRUE(shows("0 + 4 = 4 even"));
}

TEST_F(SolvabilityPanelTest, TheRowsOfCountsAreReachedByKeyboard) {
    tab_to("###inversions_start_larger_0");
    driver.press(ImGuiKey_Home);
    for (int i = 0; i < 3; ++i)
        driver.press(ImGuiKey_RightArrow);
    EXPECT_TRUE(shows("Before 1 stand 3 larger tiles, 2, 8, 3: 3 inversions."))
        << driver.shown_text();
    EXPECT_EQ(session.step(), 0u);
    driver.press(ImGuiKey_RightArrow);
    EXPECT_TRUE(shows("Before 4 stands one larger tile, 8: 1 inversion."));
}

TEST_F(SolvabilityPanelTest, PointingAtATileOfTheBoardMarksItsPairs) {
    // 5, on the last cell, stands after the larger 8, 7 and 6.
    const render::Picture before = driver.picture();
    driver.move_to(cell_centre("###start_board", 8));
    const render::Picture after = driver.picture();
    const auto colour_at = [this](const render::Picture& picture, int cell) {
        const ImVec2 at = cell_centre("###start_board", cell);
        // Near the edge of the tile, where no digit is.
        const std::uint8_t* rgb =
            picture.at(static_cast<int>(at.x) - 9, static_cast<int>(at.y) - 9);
        return std::array{rgb[0], rgb[1], rgb[2]};
    };
    for (const int marked : {1, 6, 7, 8})
        EXPECT_NE(colour_at(before, marked), colour_at(after, marked)) << marked;
    for (const int other : {0, 2, 3, 4, 5})
        EXPECT_EQ(colour_at(before, other), colour_at(after, other)) << other;
}

TEST_F(SolvabilityPanelTest, ARowOfCountsMarksThePairsOnTheBoardAbove) {
    const auto cell_colour = [this](int cell) {
        const ImVec2 at = cell_centre("###goal_board", cell);
        const render::Picture picture = driver.picture();
        const std::uint8_t* rgb =
            picture.at(static_cast<int>(at.x) - 9, static_cast<int>(at.y) - 9);
        return std::array{rgb[0], rgb[1], rgb[2]};
    };
    const auto plain = cell_colour(3);
    tab_to("###inversions_goal_larger_0");
    driver.press(ImGuiKey_End);  // 5, after the larger 8, 7 and 6
    EXPECT_NE(cell_colour(3), plain) << "8";
    driver.press(ImGuiKey_Home);  // 1: nothing stands before it
    EXPECT_EQ(cell_colour(3), plain);
}

}  // namespace
}  // namespace statescope::test
