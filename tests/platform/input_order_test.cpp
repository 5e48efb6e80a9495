#include "platform/input_order.hpp"

#include <gtest/gtest.h>

namespace statescope::platform {
namespace {

class InputOrderTest : public testing::Test {
  protected:
    InputOrderTest() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {100, 100};
        io.Fonts->Build();
    }
    ~InputOrderTest() override { ImGui::DestroyContext(); }

    /// Draws a frame and says whether the key counts as pressed in it, with Ctrl held.
    bool pressed_with_ctrl(ImGuiKey key) {
        ImVector<ImGuiInputEvent>& queue = ImGui::GetCurrentContext()->InputEventsQueue;
        order_.hold_back(queue);
        ImGui::NewFrame();
        const bool pressed = ImGui::IsKeyPressed(key, false) && ImGui::GetIO().KeyCtrl;
        order_.give_back(queue);
        ImGui::EndFrame();
        return pressed;
    }

    static void ctrl(bool down) {
        ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, down);
        ImGui::GetIO().AddKeyEvent(ImGuiKey_LeftCtrl, down);
    }
    static void key(ImGuiKey key, bool down) { ImGui::GetIO().AddKeyEvent(key, down); }

    InputOrder order_;
};

TEST_F(InputOrderTest, ctrl_let_go_in_the_frame_of_the_key_still_counts) {
    ctrl(true);
    EXPECT_FALSE(pressed_with_ctrl(ImGuiKey_Equal));
    key(ImGuiKey_Equal, true);
    ctrl(false);
    key(ImGuiKey_Equal, false);
    EXPECT_TRUE(pressed_with_ctrl(ImGuiKey_Equal));
    EXPECT_FALSE(pressed_with_ctrl(ImGuiKey_Equal));
    EXPECT_FALSE(ImGui::GetIO().KeyCtrl);
    pressed_with_ctrl(ImGuiKey_Equal);
    EXPECT_FALSE(ImGui::IsKeyDown(ImGuiKey_Equal));
    EXPECT_TRUE(ImGui::GetCurrentContext()->InputEventsQueue.empty());
}

TEST_F(InputOrderTest, a_chord_all_in_one_frame_counts) {
    ctrl(true);
    key(ImGuiKey_A, true);
    ctrl(false);
    key(ImGuiKey_A, false);
    EXPECT_TRUE(pressed_with_ctrl(ImGuiKey_A));
}

TEST_F(InputOrderTest, ctrl_let_go_before_the_key_does_not_count) {
    ctrl(true);
    EXPECT_FALSE(pressed_with_ctrl(ImGuiKey_A));
    ctrl(false);
    key(ImGuiKey_A, true);
    EXPECT_FALSE(pressed_with_ctrl(ImGuiKey_A));
}

}  // namespace
}  // namespace statescope::platform
