// Taking pictures, tables and traces away, by mouse and by keyboard.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#include <stb_image.h>

#include <filesystem>
#include <string>

#include "tests/support/searches.hpp"
#include "tests/ui/files_fixture.hpp"

namespace statescope::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class TakeAwayDialogTest : public FilesFixture {
  protected:
    void choose_what(const std::string& id) {
        driver.click("###away_what");
        driver.frames(2);
        driver.click("###" + id);
        driver.frames(2);
    }
    /// Until what is written on a thread of its own is there.
    void finish_writing() {
        for (int i = 0; i < 2000 && !shows("Written: "); ++i)
            driver.frames(1);
    }
};

/// A decoded PNG file.
struct Decoded {
    int width = 0;
    int height = 0;
    std::string rgba;

    unsigned char at(int x, int y, int channel) const {
        return static_cast<unsigned char>(
            rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)) +
                 static_cast<std::size_t>(channel)]);
    }
};

Decoded decoded(const fs::path& file) {
    const std::string png = content_of(file);
    Decoded picture;
    int channels = 0;
    unsigned char* pixels = stbi_load_from_memory(
        reinterpret_cast<const unsigned char*>(png.data()), static_cast<int>(png.size()),
        &picture.width, &picture.height, &channels, 4);
    if (pixels == nullptr) return picture;
    picture.rgba.assign(
        reinterpret_cast<const char*>(pixels),
        4 * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
    stbi_image_free(pixels);
    return picture;
}

TEST_F(TakeAwayDialogTest, ThePanelsAreTakenAsPictures) {
    press_ctrl(ImGuiKey_E);
    EXPECT_TRUE(shows("Take away"));
    driver.draw_pixels();
    choose_what("panel_boards");
    driver.click("###ground_white");
    driver.fill("###file_name", "one.png");
    driver.click("###times_1");
    driver.click("###do_write");
    finish_writing();
    driver.fill("###file_name", "three.png");
    driver.click("###times_3");
    driver.click("###ground_transparent");
    driver.click("###do_write");
    driver.frames(8);
    finish_writing();
    const Decoded one = decoded(folder / "one.png");
    const Decoded three = decoded(folder / "three.png");
    ASSERT_GT(one.width, 100);
    EXPECT_EQ(three.width, 3 * one.width);
    EXPECT_EQ(three.height, 3 * one.height);
    int solid = 0;
    int clear = 0;
    for (int y = 0; y < three.height; ++y) {
        for (int x = 0; x < three.width; ++x) {
            solid += three.at(x, y, 3) == 255;
            clear += three.at(x, y, 3) == 0;
        }
    }
    EXPECT_GT(clear, three.width * three.height / 3) << "the ground is not there";
    EXPECT_GT(solid, 1000) << "the words are";
    EXPECT_EQ(one.at(one.width / 2, one.height - 3, 3), 255);
    EXPECT_EQ(one.at(one.width / 2, one.height - 3, 0), 255) << "a white ground";
}

TEST_F(TakeAwayDialogTest, TheMapIsTakenWithoutItsControls) {
    session.preferences.picture = "map";
    driver.frames(3);
    press_ctrl(ImGuiKey_E);
    driver.draw_pixels();
    choose_what("panel_picture");
    driver.click("###times_1");
    driver.fill("###file_name", "all.png");
    driver.click("###do_write");
    finish_writing();
    driver.click("###away_what");
    driver.frames(2);
    driver.wheel(driver.get("###panel_picture").centre(), -30);
    driver.frames(3);
    driver.click("###panel_map");
    driver.frames(2);
    driver.fill("###file_name", "map.png");
    driver.click("###do_write");
    driver.frames(8);
    finish_writing();
    const Decoded all = decoded(folder / "all.png");
    const Decoded map = decoded(folder / "map.png");
    EXPECT_GT(map.width, all.width * 9 / 10);
    EXPECT_LT(map.height, all.height * 9 / 10);
    EXPECT_GT(map.height, all.height / 2);
    // Another picture is shown: the map is none of them any more.
    driver.press(ImGuiKey_Escape);
    session.preferences.picture = "tree";
    driver.frames(3);
    press_ctrl(ImGuiKey_E);
    EXPECT_TRUE(shows("Search tree"));
}

TEST_F(TakeAwayDialogTest, TheWindowIsTakenAsItIsShown) {
    press_ctrl(ImGuiKey_E);
    driver.draw_pixels();
    choose_what("window");
    driver.click("###ground_shown");
    driver.click("###times_1");
    driver.fill("###file_name", "window.png");
    driver.click("###do_write");
    finish_writing();
    driver.press(ImGuiKey_Escape);
    driver.frames(3);
    driver.move_to({2, 2});
    driver.frames(40);
    const Decoded taken = decoded(folder / "window.png");
    const render::Picture shown = driver.picture();
    ASSERT_EQ(taken.width, shown.width);
    ASSERT_EQ(taken.height, shown.height);
    int different = 0;
    for (int y = 0; y < shown.height; ++y) {
        for (int x = 0; x < shown.width; ++x) {
            for (int channel = 0; channel < 3; ++channel)
                different += std::abs(taken.at(x, y, channel) - shown.at(x, y)[channel]) > 8;
        }
    }
    EXPECT_LT(different, 3000) << "of " << 3 * shown.width * shown.height;
}

TEST_F(TakeAwayDialogTest, FiguresTablesAndTracesAreWritten) {
    session.run(session::Command::ToEnd);
    driver.frames(2);
    press_ctrl(ImGuiKey_E);
    const auto take = [&](const char* what, const char* form, const char* name) {
        choose_what(what);
        driver.click(std::string("###") + form);
        driver.fill("###file_name", name);
        driver.click("###do_write");
        driver.frames(2);
        finish_writing();
        return content_of(folder / name);
    };
    EXPECT_THAT(take("tree", "svg", "tree.svg"), HasSubstr("</svg>"));
    EXPECT_THAT(take("path", "dot", "path.dot"), HasSubstr("digraph"));
    EXPECT_THAT(take("solution", "tikz", "solution.tex"), HasSubstr("tikzpicture"));
    EXPECT_THAT(take("solution", "dot", "solution.dot"), HasSubstr("b4 [label="));
    EXPECT_THAT(take("board", "dot", "board.dot"), HasSubstr("b0 [label="));
    EXPECT_THAT(take("board", "png", "board.png"), testing::StartsWith("\x89PNG"));
    EXPECT_THAT(take("open-closed", "markdown", "open.md"), HasSubstr("CLOSED"));
    EXPECT_THAT(take("counters", "csv", "counters.csv"), HasSubstr("expanded,25"));
    EXPECT_THAT(take("trace", "posthoc", "run.trace.json"), HasSubstr("\"1.4.0\""));
    EXPECT_THAT(take("moves", "gif", "moves.gif"), testing::StartsWith("GIF89a"));
    take("moves", "frames", "moves.png");
    EXPECT_TRUE(fs::exists(folder / "moves-005.png")) << "start, and four moves";
    EXPECT_FALSE(fs::exists(folder / "moves-006.png"));
}

TEST_F(TakeAwayDialogTest, ATraceThatWasTakenIsOpenedAgain) {
    session.set_algorithm(algorithm_of("astar"));
    settle();
    press_ctrl(ImGuiKey_E);
    choose_what("trace");
    driver.fill("###file_name", "run.trace");
    driver.click("###do_write");
    finish_writing();
    driver.press(ImGuiKey_Escape);
    driver.frames(3);
    const auto events = session.trace().events().size();
    session.set_algorithm(algorithm_of("dfs"));
    session.set_board(session::Side::Start, board_of("123084765"));
    settle();
    session::open_file(session, folder / "run.trace");
    settle();
    EXPECT_EQ(session.trace().events().size(), events);
    EXPECT_EQ(session.choices().algorithm->name, "astar");
    EXPECT_TRUE(shows("run.trace: a recorded search of"));
}

TEST_F(TakeAwayDialogTest, APictureLargerThanTheGraphicsCanDrawIsExplained) {
    EXPECT_GE(window.largest_picture(), 4096) << "what any OpenGL 3.3 in use draws";
    app.set_largest_picture(3840);
    press_ctrl(ImGuiKey_E);
    choose_what("window");
    driver.click("###times_3");
    driver.frames(2);
    EXPECT_FALSE(driver.get("###do_write").disabled) << "3 times 1280";
    driver.click("###times_4");
    driver.frames(2);
    EXPECT_TRUE(driver.get("###do_write").disabled);
    driver.hover("###do_write");
    EXPECT_TRUE(
        shows("At this size the window has 5,120 pixels along its longer side, and the "
              "graphics draw 3,840 at most. Choose a smaller size."));
}

TEST_F(TakeAwayDialogTest, AComparisonIsTakenOnceThereIsOne) {
    press_ctrl(ImGuiKey_E);
    choose_what("comparison");
    EXPECT_TRUE(driver.get("###do_write").disabled);
    driver.hover("###do_write");
    EXPECT_TRUE(shows("Nothing is compared. Add a search in Compare."));
    session::Choices beside = session.choices();
    beside.algorithm = &algorithm_of("astar");
    session.compared().add(beside);
    session.compared().wait();
    driver.frames(2);
    driver.click("###latex");
    driver.fill("###file_name", "comparison");
    driver.click("###do_write");
    finish_writing();
    EXPECT_THAT(content_of(folder / "comparison.tex"), HasSubstr("tabular"));
}

TEST_F(TakeAwayDialogTest, StepsThatAreNoneAreExplained) {
    press_ctrl(ImGuiKey_E);
    choose_what("steps");
    driver.replace_text("###first_step", "9");
    driver.replace_text("###last_step", "3");
    driver.frames(2);
    EXPECT_TRUE(driver.get("###do_write").disabled);
    driver.replace_text("###last_step", "11");
    driver.frames(2);
    EXPECT_FALSE(driver.get("###do_write").disabled);
}

}  // namespace
}  // namespace statescope::test
