// The map: what it shows at a step, read from its pixels.

#include <random>

#include "tests/ui/map_fixture.hpp"

namespace statescope::test {
namespace {

using trace::EventKind;
using trace::Step;

class MapPictureTest : public MapFixture {};

TEST_F(MapPictureTest, KeysAndTabsSwitchBetweenTreeAndMap) {
    EXPECT_EQ(session.preferences.picture, "map");
    EXPECT_TRUE(has("###map"));
    EXPECT_FALSE(has("###tree"));
    driver.press(ImGuiKey_T);
    driver.frames(2);
    EXPECT_TRUE(has("###tree"));
    EXPECT_FALSE(has("###map"));
    driver.click("###picture_map");
    driver.frames(2);
    EXPECT_TRUE(has("###map"));
}

TEST_F(MapPictureTest, PixelsShowTheStateOfEveryBoardAtRandomSteps) {
    // Against the events played one by one.
    namespace classes = ui::map_class;
    search("bfs", "867254301", "123456780");
    choose("ranks");
    const Grid grid = zoom_in_on_grid();
    ASSERT_GT(grid.unit(), 4);
    driver.move_to({5, 5});
    const puzzle::Shape shape{3, 3};
    const trace::Trace& trace = session.trace();
    std::vector<std::uint8_t> unseen(362'880);
    for (std::uint32_t rank = 0; rank < unseen.size(); ++rank) {
        // A board of the other half has an odd number of inversions.
        const puzzle::Board board = puzzle::unrank(rank, shape);
        int inversions = 0;
        for (int a = 0; a < 9; ++a) {
            for (int b = a + 1; b < 9; ++b)
                inversions += board.at(b) != 0 && board.at(a) > board.at(b);
        }
        unseen[rank] = inversions % 2 == 0 ? classes::unseen : classes::other;
    }
    std::mt19937 random(5);
    for (int round = 0; round < 6; ++round) {
        const Step step = static_cast<Step>(random() % (trace.last_step() + 1));
        go_to(step);
        std::vector<std::uint8_t> expected = unseen;
        for (Step at = 0; at <= step; ++at) {
            const trace::Event& event = trace.event(at);
            if (event.node == trace::no_node) continue;
            std::uint8_t& board = expected[puzzle::rank(trace.node(event.node).board, shape)];
            if (event.kind == EventKind::Generated) board = classes::frontier;
            if (event.kind == EventKind::Taken) board = classes::taken;
            if (event.kind == EventKind::Expanded) board = classes::expanded;
        }
        expect_classes(grid, expected, {}, "at step " + std::to_string(step));
    }
}

TEST_F(MapPictureTest, PixelsShowDistancesAndDepths) {
    namespace classes = ui::map_class;
    search("bfs", "867254301", "123456780");
    go_to_end();
    const puzzle::Shape shape{3, 3};
    // Breadth-first search meets every board first on a shortest path, so its g is the distance
    // from the start. At the end all 181,440 boards have been seen, 31 moves away at most.
    for (const auto& [colour, from] :
         {std::pair{"distance", "123456780"}, std::pair{"g", "867254301"}}) {
        choose("ranks", colour);
        driver.press(ImGuiKey_F);  // the legend may have another height now
        driver.frames(2);
        const Grid grid = zoom_in_on_grid();
        driver.move_to({5, 5});
        const puzzle::DistanceTable table(board_of(from), shape);
        std::vector<std::uint8_t> expected(362'880, classes::other);
        for (std::uint32_t rank = 0; rank < expected.size(); ++rank) {
            if (const auto moves = table.distance(puzzle::unrank(rank, shape)))
                expected[rank] = static_cast<std::uint8_t>(classes::first_value + *moves);
        }
        expect_classes(grid, expected, {0, 31}, colour);
    }
}

TEST_F(MapPictureTest, AStepBackTakesBackWhatTheStepDid) {
    choose("rings");
    const Step step = find_step(EventKind::Generated, 3);
    const auto look = [&](Step at) {
        go_to(at);
        return driver.picture().pixels;
    };
    const auto before = look(step - 1);
    const auto after = look(step);
    EXPECT_NE(before, after);
    EXPECT_EQ(look(step - 1), before);
    EXPECT_EQ(look(step), after);
}

TEST_F(MapPictureTest, SignsStandOnTheRightBoards) {
    choose("rings");
    go_to_end();
    // The goal is the current board at the end, in the middle of the rings.
    EXPECT_NEAR(place_of("###map_goal").x, place_of("###map_current").x, 1);
    const Item canvas = driver.get("###map");
    EXPECT_NEAR(place_of("###map_goal").x, canvas.centre().x, 2);
    EXPECT_NEAR(place_of("###map_goal").y, canvas.centre().y, 2);
    choose("rings-start");
    EXPECT_NEAR(place_of("###map_start").x, canvas.centre().x, 2);
    const Step duplicate = find_step(EventKind::Duplicate);
    go_to(duplicate - 1);
    EXPECT_FALSE(has("###map_duplicate"));
    go_to(duplicate);
    ASSERT_TRUE(has("###map_duplicate"));
    EXPECT_NEAR(place_of("###map_duplicate").x, place_of("###map_start").x, 2)
        << "the step straight back leads to the start";
}

TEST_F(MapPictureTest, LayoutAndColourAreChosenInTheListsAndKeptByName) {
    choose_in_list("###map_layout", "###heuristic");
    EXPECT_EQ(session.preferences.map_layout, "heuristic");
    EXPECT_TRUE(shows("Manhattan distance (this search uses no h)"));
    choose_in_list("###map_colour", "###distance");
    EXPECT_EQ(session.preferences.map_colour, "distance");
    EXPECT_TRUE(shows("exact distance to the goal; pale: not seen yet"));
    EXPECT_TRUE(shows("30")) << "the largest distance to this goal";
}

TEST_F(MapPictureTest, EveryLayoutSaysWhatCanBeReadFromIt) {
    for (const auto& [layout, sentence] : std::vector<std::pair<std::string, std::string>>{
             {"rings", "The goal is in the middle"},
             {"rings-start", "The start is in the middle"},
             {"ranks", "720 to a row"},
             {"space", "The goal on top"}}) {
        choose(layout);
        EXPECT_TRUE(shows(sentence)) << layout;
    }
    search("astar", "283104765", "123804765");
    choose("heuristic");
    EXPECT_TRUE(shows("h is admissible"));

    search::Rules rules = session.choices().rules();
    rules.heuristic = search::HeuristicId::Nilsson;
    session.set_rules(rules);
    settle();
    EXPECT_TRUE(shows("h (Nilsson's P + 3S)"));
    EXPECT_TRUE(shows("Above the line, h says too much"));
}

TEST_F(MapPictureTest, AnUnsolvablePairSaysThatTheSearchIsElsewhere) {
    session.set_problem({{3, 3}, board_of("213456780"), board_of("123456780")});
    settle();
    choose("rings");
    EXPECT_TRUE(shows("The start cannot become the goal"));
    EXPECT_FALSE(has("###map_start"));
    choose("ranks");
    EXPECT_FALSE(shows("The start cannot become the goal"));
    EXPECT_TRUE(has("###map_start"));
}

TEST_F(MapPictureTest, SmallShapesShowRealBoardsWhenThereIsRoom) {
    session.preferences.layout.panels["solution"].folded = true;
    session.set_problem({{2, 2}, board_of("1203"), board_of("1230")});
    settle();
    choose("rings");
    std::set<std::string> boards;
    for (const Item& item : driver.items()) {
        if (item.label.rfind("###map_board ", 0) == 0) boards.insert(item.label);
    }
    EXPECT_EQ(boards.size(), 12u) << "half of 4! can be reached";
    EXPECT_TRUE(has("###map_board 1 2 / 3 0"));
}

TEST_F(MapPictureTest, LargeShapesShowWhatTheSearchHasSeen) {
    const puzzle::Shape shape{4, 4};
    puzzle::Board start = puzzle::ordered_board(shape);
    for (const puzzle::Move move : {puzzle::Move::Up, puzzle::Move::Left, puzzle::Move::Up})
        start = puzzle::moved(start, shape, move).value();
    session.set_problem({shape, start, puzzle::ordered_board(shape)});
    settle();
    choose("rings", "distance");
    EXPECT_TRUE(shows("only nodes generated so far"));
    EXPECT_TRUE(has("###map_frontier")) << "distances are not known here: states are shown";
    go_to(0);
    EXPECT_FALSE(has("###map_goal"));
    EXPECT_FALSE(
        has("###map_board "
            "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0"));
    go_to_end();
    EXPECT_TRUE(has("###map_goal") ||
                has("###map_board 1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0"));
}

}  // namespace
}  // namespace statescope::test
