#include "ui/fonts.hpp"

#include <gtest/gtest.h>

#include <string>

namespace statescope::ui {
namespace {

class FontsTest : public ::testing::Test {
  protected:
    void SetUp() override { ImGui::CreateContext(); }
    void TearDown() override { ImGui::DestroyContext(); }

    Fonts fonts;
};

TEST_F(FontsTest, a_font_of_the_system_is_used) {
    EXPECT_FALSE(fonts.file().empty());
    fonts.update({});
    EXPECT_TRUE(ImGui::GetIO().Fonts->IsBuilt());
}

TEST_F(FontsTest, bakes_only_when_something_changed) {
    EXPECT_TRUE(fonts.update({}));
    EXPECT_FALSE(fonts.update({}));
    EXPECT_TRUE(fonts.update({.scale = 1.5f}));
    EXPECT_TRUE(fonts.update({.scale = 1.5f, .text = "探索"}));
    EXPECT_FALSE(fonts.update({.scale = 1.5f, .text = "探索"}));
}

TEST_F(FontsTest, has_the_characters_the_window_needs) {
    fonts.update({});
    EXPECT_TRUE(fonts.covers("A* – “f = g + h”, 3 × 3 · größer … → ★ ✓ ▶ ◀ Σ ≤"));
}

TEST_F(FontsTest, bakes_other_scripts_when_asked) {
    fonts.update({});
    EXPECT_FALSE(fonts.covers("幅優先探索"));
    fonts.update({.face = Face::Japanese, .text = "幅優先探索"});
    EXPECT_TRUE(fonts.covers("幅優先探索"));
    fonts.update({.face = Face::SimplifiedChinese, .text = "广度优先搜索"});
    EXPECT_TRUE(fonts.covers("广度优先搜索"));
}

TEST_F(FontsTest, a_denser_type_takes_the_same_room) {
    const std::string line = "Expanded: node 12, g 3 + h 4 = f 7";
    const auto width = [&] {
        const ImFont* font = fonts[Type::Lead];
        return font->CalcTextSizeA(font->FontSize, 10'000, 0, line.c_str()).x;
    };
    fonts.update({});
    const float height = fonts[Type::Lead]->FontSize;
    const float across = width();
    const float digits = fonts.digits_for(20)->FontSize;
    const int pixels = ImGui::GetIO().Fonts->TexWidth * ImGui::GetIO().Fonts->TexHeight;
    fonts.update({.density = 3});
    EXPECT_EQ(fonts[Type::Lead]->FontSize, height);
    EXPECT_EQ(fonts.digits_for(20)->FontSize, digits);
    EXPECT_NEAR(width(), across, 0.03 * static_cast<double>(across));
    EXPECT_GT(ImGui::GetIO().Fonts->TexWidth * ImGui::GetIO().Fonts->TexHeight, 4 * pixels);
}

TEST_F(FontsTest, sizes_follow_the_scale) {
    fonts.update({});
    const float body = fonts[Type::Body]->FontSize;
    const float big = fonts[Type::Big]->FontSize;
    EXPECT_GT(big, body);
    fonts.update({.scale = 2});
    EXPECT_NEAR(fonts[Type::Body]->FontSize, 2 * body, 1);
}

TEST_F(FontsTest, digits_are_never_larger_than_asked_and_close) {
    fonts.update({});
    const float line = fonts.digits_for(100)->FontSize / 96;  // line height of one em
    for (float em = 6; em <= 128; em += 0.5f) {
        const ImFont* font = fonts.digits_for(em);
        EXPECT_LE(font->FontSize, em * line + 1) << em;
        EXPECT_GE(font->FontSize, em * line * 0.74f - 1) << em;
        EXPECT_NE(font->FindGlyphNoFallback('0'), nullptr);
    }
    // Below the smallest size there is still one.
    EXPECT_EQ(fonts.digits_for(1), fonts.digits_for(6));
}

TEST_F(FontsTest, digits_have_one_width) {
    fonts.update({});
    for (const float em : {8.0f, 14.0f, 30.0f}) {
        const ImFont* font = fonts.digits_for(em);
        for (ImWchar digit = '1'; digit <= '9'; ++digit) {
            EXPECT_EQ(font->GetCharAdvance(digit), font->GetCharAdvance('0'));
        }
    }
}

}  // namespace
}  // namespace statescope::ui
