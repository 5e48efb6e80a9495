// Opening and saving, the code of a run and the notes, by mouse and by keyboard.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "session/work.hpp"
#include "tests/ui/files_fixture.hpp"

namespace statescope::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

using FilesTest = FilesFixture;

TEST_F(FilesTest, WorkIsSavedUnderANameAndOpenedFromTheList) {
    session.seek(7);
    press_ctrl(ImGuiKey_S);
    EXPECT_TRUE(shows("Save the work"));
    driver.fill("###file_name", "lecture");
    driver.click("###do_write");
    driver.frames(3);
    EXPECT_TRUE(fs::exists(folder / "lecture.statescope"));
    EXPECT_TRUE(shows("Saved in lecture.statescope."));
    EXPECT_TRUE(shows("lecture.statescope · Breadth-first"));

    session.seek(2);
    driver.frames(2);
    EXPECT_TRUE(shows("lecture.statescope, not saved"));
    driver.click("###files");
    driver.frames(2);
    driver.click("###files_open");
    driver.frames(3);
    driver.click("###entry_lecture.statescope");
    driver.click("###do_open");
    settle();
    EXPECT_EQ(session.step(), 7u);
}

TEST_F(FilesTest, WorkIsSavedByTheKeyboardAlone) {
    press_ctrl(ImGuiKey_S);
    driver.frames(2);
    driver.type("seminar");
    driver.press(ImGuiKey_Enter);
    driver.frames(3);
    EXPECT_TRUE(fs::exists(folder / "seminar.statescope")) << "the name proposed was selected";
    EXPECT_TRUE(shows("Saved in seminar.statescope."));
}

TEST_F(FilesTest, TheMenuNamesTheKeys) {
    driver.click("###files");
    driver.frames(2);
    for (const char* keys :
         {"Ctrl+O", "Ctrl+S", "Ctrl+Shift+S", "Ctrl+E", "Ctrl+Shift+C", "Ctrl+Shift+V"})
        EXPECT_TRUE(shows(keys)) << keys;
}

TEST_F(FilesTest, AFileThatIsThereIsAskedAbout) {
    std::ofstream(folder / "lecture.statescope") << "precious";
    press_ctrl(ImGuiKey_S);
    driver.fill("###file_name", "lecture.statescope");
    driver.click("###do_write");
    driver.frames(3);
    EXPECT_TRUE(shows("lecture.statescope is there already."));
    EXPECT_EQ(content_of(folder / "lecture.statescope"), "precious");
    driver.click("###keep_both");
    driver.frames(3);
    EXPECT_EQ(content_of(folder / "lecture.statescope"), "precious");
    EXPECT_TRUE(fs::exists(folder / "lecture-2.statescope"));

    driver.press(ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_S);
    driver.frames(3);
    driver.fill("###file_name", "lecture.statescope");
    driver.click("###do_write");
    driver.frames(3);
    driver.click("###replace");
    driver.frames(3);
    EXPECT_THAT(content_of(folder / "lecture.statescope"), HasSubstr("statescope_work"));
}

TEST_F(FilesTest, TheCodeIsCopiedAndPasted) {
    session.seek(11);
    driver.press(ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_C);
    driver.frames(2);
    const std::string code = ImGui::GetClipboardText();
    EXPECT_EQ(code, "statescope:3x3:283104765:123804765:bfs-parent:step=11");
    EXPECT_TRUE(shows("Copied: statescope:3x3"));
    ImGui::SetClipboardText("statescope:3x3:283164705:123804765:astar:step=7");
    driver.click("###files");
    driver.frames(2);
    driver.click("###files_paste");
    settle();
    EXPECT_EQ(session.choices().algorithm->name, "astar");
    EXPECT_EQ(session.step(), 7u);
    // In the start field, too; and what is wrong is said there.
    driver.replace_text("###start_text", code);
    settle();
    EXPECT_EQ(session.step(), 11u);
    driver.replace_text("###start_text", "statescope:3x3:283104765");
    driver.frames(2);
    EXPECT_TRUE(shows("The code was not taken: the code is cut off"));
    EXPECT_EQ(session.step(), 11u);
}

TEST_F(FilesTest, TheNotesAreAPanelAndAskedAboutBeforeClosing) {
    EXPECT_TRUE(app.may_close());
    EXPECT_FALSE(driver.find("###notes"));
    driver.click("###files");
    driver.frames(2);
    driver.click("###files_notes");
    driver.frames(3);
    driver.click("###notes");
    driver.type("tell them");
    driver.press(ImGuiKey_Enter);
    driver.type("twice");
    driver.frames(2);
    driver.press(ImGuiKey_Escape);
    driver.frames(2);
    EXPECT_EQ(session.notes, "tell them\ntwice");
    driver.click("###fold:notes");
    driver.frames(2);
    EXPECT_TRUE(driver.find("###fold:notes")) << "what was written stays in sight";
    EXPECT_FALSE(app.may_close());
    driver.frames(3);
    EXPECT_TRUE(shows("There are notes that are not saved in a file."));
    driver.press(ImGuiKey_Escape);
    driver.frames(3);
    EXPECT_FALSE(app.closes());
    EXPECT_FALSE(app.may_close());
    driver.frames(3);
    EXPECT_FALSE(session.desk.work);
    driver.click("###closing_save");
    driver.frames(4);
    driver.fill("###file_name", "thoughts");
    driver.click("###do_write");
    driver.frames(3);
    EXPECT_TRUE(app.closes());
    EXPECT_TRUE(fs::exists(folder / "thoughts.statescope"));
}

TEST_F(FilesTest, TheWorkIsSavedWhileItsNotesAreWritten) {
    session::save_work(session, folder / "lecture", session::Overwrite::Never);
    session.preferences.layout.panels["notes"].folded = false;
    driver.frames(3);
    driver.click("###notes");
    driver.type("in the middle of a");
    press_ctrl(ImGuiKey_S);
    EXPECT_THAT(content_of(folder / "lecture.statescope"), HasSubstr("in the middle of a"));
    EXPECT_FALSE(session::is_unsaved(session));
}

TEST_F(FilesTest, WhatACrashLeftIsOffered) {
    const fs::path left = folder / "open-1.statescope";
    session::Session before;
    before.wait();
    before.seek(9);
    std::ofstream(left) << session::work_text(session::work_of(before));
    session.desk.left = session::Autosave(folder).take_left();
    driver.frames(3);
    EXPECT_TRUE(shows("ended without being closed"));
    driver.click("###left_restore");
    settle();
    EXPECT_EQ(session.step(), 9u);
    EXPECT_FALSE(fs::exists(left));
    EXPECT_FALSE(driver.find("###left_restore"));
}

}  // namespace
}  // namespace statescope::test
