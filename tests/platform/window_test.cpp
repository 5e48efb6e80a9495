#include "platform/window.hpp"

#include <GLFW/glfw3.h>
#include <gtest/gtest.h>
#include <imgui.h>

#include <array>
#include <cstdlib>
#include <string>
#include <vector>

namespace statescope::platform {
namespace {

const WindowOptions hidden{.title = "window test", .width = 320, .height = 200, .visible = false};

TEST(DisplayAvailable, is_false_without_a_display_in_the_environment) {
    const std::string display = std::getenv("DISPLAY") ? std::getenv("DISPLAY") : "";
    const std::string wayland =
        std::getenv("WAYLAND_DISPLAY") ? std::getenv("WAYLAND_DISPLAY") : "";
    unsetenv("DISPLAY");
    unsetenv("WAYLAND_DISPLAY");
    EXPECT_FALSE(display_available());
    if (!display.empty()) setenv("DISPLAY", display.c_str(), 1);
    if (!wayland.empty()) setenv("WAYLAND_DISPLAY", wayland.c_str(), 1);
    EXPECT_TRUE(display_available());
}

TEST(Window, calls_the_steps_of_a_frame_in_order) {
    Window window(hidden);
    std::string calls;
    const Pace pace = window.draw_frame({.prepare = [&] { calls += "prepare "; },
                                         .draw =
                                             [&] {
                                                 calls += "draw ";
                                                 return Pace::Working;
                                             },
                                         .rendered = [&] { calls += "rendered"; }});
    EXPECT_EQ(calls, "prepare draw rendered");
    EXPECT_EQ(pace, Pace::Working);
}

TEST(Window, has_the_size_asked_for_and_a_sensible_scale) {
    const Window window(hidden);
    EXPECT_EQ(window.framebuffer_width(), 320);
    EXPECT_EQ(window.framebuffer_height(), 200);
    EXPECT_GE(window.content_scale(), 0.5f);
    EXPECT_LE(window.content_scale(), 4);
}

TEST(Window, run_draws_while_asked_to_and_ends_when_closed) {
    Window window(hidden);
    int frames = 0;
    window.run({.draw = [&] {
        if (++frames == 10) window.request_close();
        return Pace::Playing;
    }});
    EXPECT_EQ(frames, 10);
}

TEST(Window, closes_only_when_it_may) {
    Window window(hidden);
    int asked = 0;
    int frames = 0;
    window.run({.draw =
                    [&] {
                        if (++frames % 10 == 0) window.request_close();
                        return Pace::Playing;
                    },
                .may_close = [&] { return ++asked == 2; }});
    EXPECT_EQ(asked, 2);
    EXPECT_EQ(frames, 20);
}

TEST(Window, draws_beside_the_screen_with_more_pixels) {
    Window window(hidden);
    std::array<unsigned char, 4> pixel{};
    window.draw_frame(
        {.beside_screen = [] { return std::optional(3); },
         .draw =
             [] {
                 EXPECT_EQ(ImGui::GetIO().DisplayFramebufferScale.x, 3);
                 EXPECT_EQ(ImGui::GetIO().DisplaySize.x, 320);
                 ImGui::GetForegroundDrawList()->AddRectFilled({300, 180}, {320, 200},
                                                               IM_COL32(10, 200, 30, 255));
                 return Pace::Idle;
             },
         .rendered =
             [&] {
                 const auto read =
                     reinterpret_cast<void (*)(int, int, int, int, unsigned, unsigned, void*)>(
                         glfwGetProcAddress("glReadPixels"));
                 // Beyond the pixels that the window has.
                 constexpr unsigned rgba = 0x1908;
                 constexpr unsigned bytes = 0x1401;
                 read(950, 10, 1, 1, rgba, bytes, pixel.data());
             }});
    EXPECT_EQ(pixel, (std::array<unsigned char, 4>{10, 200, 30, 255}));
}

TEST(Window, tells_of_each_file_dropped_on_it_once) {
    Window window(hidden);
    const GLFWdropfun drop = glfwSetDropCallback(window.handle(), nullptr);
    ASSERT_NE(drop, nullptr);
    std::array<const char*, 2> files{"one.txt", "/tmp/two words.txt"};
    drop(window.handle(), 2, files.data());
    std::vector<std::string> told;
    for (int frame = 0; frame < 2; ++frame) {
        window.draw_frame({.draw = [] { return Pace::Idle; },
                           .dropped = [&told](const std::string& file) { told.push_back(file); }});
    }
    EXPECT_EQ(told, (std::vector<std::string>{"one.txt", "/tmp/two words.txt"}));
}

TEST(Window, can_be_made_again_after_it_was_closed) {
    { const Window first(hidden); }
    Window second(hidden);
    int frames = 0;
    second.draw_frame({.draw = [&] {
        ++frames;
        return Pace::Idle;
    }});
    EXPECT_EQ(frames, 1);
}

TEST(Window, fonts_baked_in_prepare_can_be_drawn_with) {
    Window window(hidden);
    bool baked = false;
    for (int frame = 0; frame < 3; ++frame) {
        window.draw_frame({.prepare =
                               [&] {
                                   if (frame != 1) return;
                                   ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
                                   atlas.Clear();
                                   atlas.AddFontDefault();
                                   atlas.Build();
                                   baked = true;
                               },
                           .draw =
                               [&] {
                                   EXPECT_NE(ImGui::GetIO().Fonts->TexID, nullptr);
                                   return Pace::Idle;
                               }});
    }
    EXPECT_TRUE(baked);
}

}  // namespace
}  // namespace statescope::platform
