// The comparison: which searches stand side by side, their maps, their table, their curves.

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#include <stb_image.h>

#include "search/catalogue.hpp"
#include "teach/figures.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"
#include "ui/theme.hpp"

namespace statescope::test {
namespace {

namespace fs = std::filesystem;

class ComparePictureTest : public AppFixture {
  protected:
    ComparePictureTest() {
        session.preferences.motion = false;
        session.preferences.picture = "compare";
        settle_all();
    }
    bool shows(const std::string& text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }
    /// Until every search is recorded.
    void settle_all() {
        driver.frames(2);
        session.wait();
        driver.frames(1);
        session.compared().wait();
        driver.frames(3);
    }
    /// To the end of the table, which has more rows than the panel has room for.
    void scroll_table() {
        const Item row = driver.get("###compare_row_moves");
        driver.wheel({row.centre().x, row.high.y + 40}, -20);
        driver.frames(2);
    }
    const session::Recorded& beside(std::size_t place) {
        return *session.compared().beside().at(place).recorded;
    }
};

TEST_F(ComparePictureTest, OpensByKeyAndByMouseWithAnotherSearchBeside) {
    session.preferences.picture = "tree";
    driver.frames(2);
    driver.press(ImGuiKey_K);
    EXPECT_EQ(session.preferences.picture, "compare");
    session.preferences.picture = "tree";
    driver.frames(2);
    driver.click("###picture_compare");
    EXPECT_EQ(session.preferences.picture, "compare");
    ASSERT_EQ(session.compared().beside().size(), 1u);
    EXPECT_EQ(session.compared().beside()[0].choices.algorithm->name, "astar");
    EXPECT_TRUE(shows("A*, Manhattan"));
}

TEST_F(ComparePictureTest, OneTransportMovesAll) {
    for (const std::string& pace : {std::string("event"), std::string("expansion")}) {
        driver.click("###compare_" + pace);
        EXPECT_EQ(session.preferences.compare_pace, pace);
        driver.press(ImGuiKey_Home);
        for (int i = 0; i < 2; ++i)
            driver.press(ImGuiMod_Shift | ImGuiKey_RightArrow);
        driver.frames(2);
        const trace::Counters counters = session.counters();
        ASSERT_EQ(counters.expanded, 2u);
        EXPECT_TRUE(shows("step " + std::to_string(session.step()) + " · expanded 2 · frontier " +
                          std::to_string(counters.frontier)));
        const trace::Trace& other = beside(0).trace();
        trace::Step step = session.step();
        if (pace == "expansion") {
            for (step = 0; other.counters(step + 1).expanded < 3;)
                ++step;
            --step;  // the third node was not taken yet
        }
        EXPECT_TRUE(shows("step " + std::to_string(step) + " · expanded " +
                          std::to_string(other.counters(step).expanded)))
            << pace;
    }
    driver.press(ImGuiKey_End);
    driver.frames(2);
    EXPECT_TRUE(shows("step " + std::to_string(beside(0).trace().last_step()) + " · expanded 4"));
}

TEST_F(ComparePictureTest, OneMapTellsWhatWasLeftOut) {
    session.set_problem({{3, 3}, board_of("867254301"), board_of("123456780")});
    settle_all();
    driver.click("###compare_one_map");
    driver.press(ImGuiKey_End);
    driver.frames(3);
    // Counted here from the boards of the nodes expanded.
    const auto boards = [](const trace::Trace& trace) {
        std::set<std::uint64_t> all;
        for (const trace::NodeId node : trace.expansions())
            all.insert(trace.node(node).board.bits());
        return all;
    };
    const auto first = boards(session.trace());
    const auto second = boards(beside(0).trace());
    std::size_t both = 0;
    for (const std::uint64_t board : second)
        both += first.count(board);
    const std::string only = teach::grouped(session.phrases(), first.size() - both);
    EXPECT_TRUE(shows("only A: " + only)) << only;
    EXPECT_TRUE(shows("only B: " + std::to_string(second.size() - both)));
    EXPECT_TRUE(shows("both: " + teach::grouped(session.phrases(), both)));
    EXPECT_TRUE(shows("B left out"));
}

TEST_F(ComparePictureTest, TheTableHoldsTheCountersOfAllAndIsCopied) {
    session.set_problem({{3, 3}, board_of("134862705"), board_of("123804765")});
    settle_all();
    driver.click("###compare_table");
    driver.frames(3);
    const auto count = [](const session::Recorded& recorded) {
        return recorded.trace().final_counters().expanded;
    };
    EXPECT_TRUE(shows(teach::grouped(session.phrases(), count(session.recorded()))));
    EXPECT_TRUE(shows(teach::grouped(session.phrases(), count(beside(0)))));
    EXPECT_TRUE(shows("shortest answer"));
    scroll_table();
    EXPECT_TRUE(shows("effective branching factor"));

    driver.click("###compare_copy");
    driver.frames(2);
    driver.click("###csv");
    driver.frames(2);
    const std::string csv = ImGui::GetClipboardText();
    EXPECT_EQ(csv.substr(0, 20), "start,goal,run,setti");
    EXPECT_NE(csv.find("," + std::to_string(count(beside(0))) + ","), std::string::npos);
    EXPECT_NE(csv.find("1 3 4 8 6 2 7 0 5"), std::string::npos);
}

TEST_F(ComparePictureTest, SearchesAreAddedAndTakenAway) {
    driver.click("###compare_add");
    driver.frames(2);
    driver.click("###greedy");
    settle_all();
    ASSERT_EQ(session.compared().beside().size(), 2u);
    EXPECT_EQ(session.compared().beside()[1].choices.algorithm->name, "greedy");
    driver.click("###compare_add");
    driver.frames(2);
    driver.click("###shown");
    settle_all();
    ASSERT_EQ(session.compared().beside().size(), 3u);
    EXPECT_EQ(session.compared().beside()[2].choices.algorithm, session.choices().algorithm);
    EXPECT_FALSE(driver.find("###compare_add")) << "four are compared";
    driver.click("###compare_remove_B");
    settle_all();
    ASSERT_EQ(session.compared().beside().size(), 2u);
    EXPECT_EQ(session.compared().beside()[0].choices.algorithm->name, "greedy");
    EXPECT_TRUE(driver.find("###compare_add"));
}

TEST_F(ComparePictureTest, CurvesShareOneScale) {
    driver.click("###compare_growth");
    driver.frames(3);
    const trace::Step longest =
        std::max(session.trace().last_step(), beside(0).trace().last_step());
    EXPECT_TRUE(shows("over " + std::to_string(longest) + " steps"));
}

TEST_F(ComparePictureTest, LargeBoardsHaveTableAndGrowth) {
    session.set_shape({4, 4});
    settle_all();
    EXPECT_TRUE(shows("Maps are for boards of at most 9 cells"));
    driver.click("###compare_table");
    driver.frames(3);
    scroll_table();
    EXPECT_TRUE(shows("memory of the nodes"));
}

/// Where the pictures of a test go.
class ComparisonPng : public ComparePictureTest {
  protected:
    ComparisonPng() {
        fs::create_directory(folder_);
        session.pictures_folder = folder_;
        driver.draw_pixels();
    }
    ~ComparisonPng() override { fs::remove_all(folder_); }

    fs::path file(int number) const {
        return folder_ / ("statescope-compare-" + std::to_string(number) + ".png");
    }
    render::Picture read(int number) const {
        int width = 0;
        int height = 0;
        int channels = 0;
        const std::string name = file(number).string();
        stbi_uc* pixels = stbi_load(name.c_str(), &width, &height, &channels, 4);
        if (pixels == nullptr) throw std::runtime_error(name + " is no picture");
        render::Picture picture{width, height, {pixels, pixels + 4 * width * height}};
        stbi_image_free(pixels);
        return picture;
    }

    fs::path folder_ =
        fs::path(testing::TempDir()) / ("statescope_png_" + std::to_string(::getpid()));
};

/// How many pixels have the colour.
int count_of(const render::Picture& picture, ImU32 colour) {
    int count = 0;
    for (std::size_t i = 0; i < picture.pixels.size(); i += 4) {
        count += picture.pixels[i] == (colour & 0xFF) &&
                 picture.pixels[i + 1] == (colour >> 8 & 0xFF) &&
                 picture.pixels[i + 2] == (colour >> 16 & 0xFF);
    }
    return count;
}

bool same(const render::Picture& a, const render::Picture& b) {
    return a.width == b.width && a.height == b.height && a.pixels == b.pixels;
}

// Each search's letter stands on its colour, and so do the bars of the table: those of A are the
// longer ones, since breadth-first search needs more of everything.
TEST_F(ComparisonPng, HoldsTheSearchesAndTheWholeTable) {
    session.set_problem({{3, 3}, board_of("867254301"), board_of("123456780")});
    settle_all();
    driver.click("###compare_table");
    driver.click("###compare_png");
    driver.frames(4);
    ASSERT_TRUE(fs::exists(file(1)));
    EXPECT_TRUE(shows(file(1).string())) << session.notice;
    const render::Picture picture = read(1);
    EXPECT_GT(picture.width, 500);
    EXPECT_GT(picture.height, 300) << "more rows than the panel has room for";
    EXPECT_LT(picture.height, window.framebuffer_height());
    const ui::Colours& colours = ui::all_themes().front().colours;
    EXPECT_GT(count_of(picture, colours.panel), picture.width * picture.height / 2);
    const int of_a = count_of(picture, colours.plot_visited);
    const int of_b = count_of(picture, colours.plot_frontier);
    EXPECT_GT(of_b, 100);
    EXPECT_GT(of_a, 2 * of_b);
}

TEST_F(ComparisonPng, IsWrittenByKeyAndOverwritesNothing) {
    driver.click("###compare_table");
    driver.press(ImGuiKey_P);
    driver.frames(4);
    ASSERT_TRUE(fs::exists(file(1)));
    EXPECT_FALSE(fs::exists(file(2)));
    const render::Picture first = read(1);
    driver.click("###compare_maps");
    driver.press(ImGuiKey_P);
    driver.frames(4);
    ASSERT_TRUE(fs::exists(file(2)));
    EXPECT_TRUE(same(read(1), first));
    const render::Picture with_maps = read(2);
    EXPECT_GT(with_maps.height, first.height + 100) << "the maps stand above the table";
    const ImU32 goal = ui::all_themes().front().colours.goal_fill;
    EXPECT_EQ(count_of(first, goal), 0);
    EXPECT_GT(count_of(with_maps, goal), 20) << "the star of the goal on each map";
}

TEST_F(ComparisonPng, SaysWhenItCannotBeWritten) {
    session.pictures_folder = folder_ / "nowhere";
    driver.click("###compare_png");
    driver.frames(4);
    EXPECT_TRUE(shows("The picture could not be written to the folder"));
    EXPECT_TRUE(fs::is_empty(folder_));
}

TEST_F(ComparisonPng, IsNoneOfAnotherPicture) {
    session.preferences.picture = "tree";
    driver.frames(2);
    driver.press(ImGuiKey_P);
    driver.frames(4);
    EXPECT_TRUE(fs::is_empty(folder_));
}

}  // namespace
}  // namespace statescope::test
