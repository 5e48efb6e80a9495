#include "ui/window_layout.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>

namespace statescope::ui {
namespace {

// The panels of the sketch.
constexpr std::array specs{
    PanelSpec{"boards", Column::Left, 252, 150},
    PanelSpec{"solvable", Column::Left, 162, 90},
    PanelSpec{"search", Column::Left, 202, 100, 1},
    PanelSpec{"picture", Column::Middle, 400, 160, 1, false, false},
    PanelSpec{"now", Column::Middle, 92, 92, 0, false},
    PanelSpec{"frontier", Column::Right, 292, 110, 1.5f},
    PanelSpec{"visited", Column::Right, 122, 90},
    PanelSpec{"counters", Column::Right, 202, 90, 1},
};

struct WindowSize {
    float width;
    float height;
};

constexpr std::array sizes{WindowSize{1024, 700}, WindowSize{1280, 800}, WindowSize{1366, 768},
                           WindowSize{1600, 900}, WindowSize{1920, 1080}};
constexpr std::array scales{1.0f, 1.25f, 1.5f, 2.0f, 3.0f};

bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

bool inside(const Rect& part, const Rect& whole) {
    return part.x >= whole.x && part.y >= whole.y && part.right() <= whole.right() &&
           part.bottom() <= whole.bottom();
}

/// What must hold for every layout.
void check(const Layout& layout, float width, float height) {
    const Rect window{0, 0, width, height};
    std::vector<Rect> parts{layout.top_bar, layout.bottom};
    for (const PlacedColumn& column : layout.columns)
        parts.push_back(column.rect);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        RC_ASSERT(inside(parts[i], window));
        RC_ASSERT(parts[i].width > 0);
        RC_ASSERT(parts[i].height > 0);
        for (std::size_t j = 0; j < i; ++j)
            RC_ASSERT(!overlap(parts[i], parts[j]));
    }
    RC_ASSERT(layout.panels.size() == specs.size());
    for (std::size_t i = 0; i < layout.panels.size(); ++i) {
        const PlacedPanel& panel = layout.panels[i];
        const PlacedColumn& column = layout.columns[static_cast<std::size_t>(panel.column)];
        RC_ASSERT(panel.rect.x == 0);
        RC_ASSERT(panel.rect.width == column.rect.width);
        RC_ASSERT(panel.rect.bottom() <= column.content_height);
        // An edge in the middle between two pixels may go to either.
        RC_ASSERT(panel.rect.height >= std::floor(panel_header_height * layout.scale) - 1);
        for (std::size_t j = 0; j < i; ++j) {
            if (layout.panels[j].column != panel.column) continue;
            RC_ASSERT(!overlap(panel.rect, layout.panels[j].rect));
        }
    }
    for (const Splitter& splitter : layout.splitters) {
        if (!splitter.between_columns) continue;
        for (const Rect& part : parts)
            RC_ASSERT(!overlap(splitter.rect, part));
    }
}

LayoutState any_state() {
    LayoutState state;
    state.left_width = static_cast<float>(*rc::gen::inRange(0, 900));
    state.right_width = static_cast<float>(*rc::gen::inRange(0, 900));
    for (const PanelSpec& spec : specs) {
        if (*rc::gen::arbitrary<bool>()) continue;
        state.panels[std::string(spec.name)] = {static_cast<float>(*rc::gen::inRange(0, 700)),
                                                *rc::gen::arbitrary<bool>()};
    }
    return state;
}

RC_GTEST_PROP(ComputeLayout, never_overlaps_and_stays_inside, ()) {
    const auto width = static_cast<float>(*rc::gen::inRange(640, 2600));
    const auto height = static_cast<float>(*rc::gen::inRange(480, 1500));
    const float scale = *rc::gen::elementOf(scales);
    check(compute_layout(width, height, scale, specs, any_state()), width, height);
}

TEST(ComputeLayout, is_the_sketch_at_1280_by_800) {
    const Layout layout = compute_layout(1280, 800, 1, specs, {});
    EXPECT_EQ(layout.top_bar, (Rect{8, 8, 1264, 40}));
    EXPECT_EQ(layout.bottom, (Rect{8, 696, 1264, 96}));
    ASSERT_EQ(layout.columns.size(), 3u);
    EXPECT_EQ(layout.columns[0].rect, (Rect{8, 56, 272, 632}));
    EXPECT_EQ(layout.columns[1].rect, (Rect{288, 56, 676, 632}));
    EXPECT_EQ(layout.columns[2].rect, (Rect{972, 56, 300, 632}));
    EXPECT_EQ(layout.find("now")->rect.height, 92);
    EXPECT_EQ(layout.find("picture")->rect.height, 632 - 92 - 8);
}

TEST(ComputeLayout, fills_every_column_at_the_sizes_promised) {
    for (const WindowSize& size : sizes) {
        const Layout layout = compute_layout(size.width, size.height, 1, specs, {});
        EXPECT_EQ(layout.columns.size(), 3u);
        for (const PlacedColumn& column : layout.columns) {
            EXPECT_EQ(column.content_height, column.rect.height) << size.width;
        }
        EXPECT_GE(layout.columns[1].rect.width, 388) << size.width;
    }
}

TEST(ComputeLayout, puts_both_sides_into_one_column_when_narrow) {
    // 1280 x 720 at 200 %: 640 x 360 as the eye sees it.
    const Layout layout = compute_layout(1280, 720, 2, specs, {});
    EXPECT_TRUE(layout.narrow);
    EXPECT_TRUE(layout.low);
    ASSERT_EQ(layout.columns.size(), 2u);
    EXPECT_EQ(layout.find("frontier")->column, 0);
    EXPECT_GT(layout.find("frontier")->rect.y, layout.find("search")->rect.y);
    EXPECT_GT(layout.columns[1].rect.width, layout.columns[0].rect.width);
    // Panels keep their height and the column scrolls.
    EXPECT_EQ(layout.find("boards")->rect.height, 2 * 252);
    EXPECT_GT(layout.columns[0].content_height, layout.columns[0].rect.height);
}

TEST(ComputeLayout, a_folded_panel_is_its_header_and_the_others_get_the_room) {
    LayoutState state;
    const Layout before = compute_layout(1280, 800, 1, specs, state);
    state.panels["visited"].folded = true;
    state.panels["now"].folded = true;  // has no header: stays open
    const Layout after = compute_layout(1280, 800, 1, specs, state);
    EXPECT_TRUE(after.find("visited")->folded);
    EXPECT_EQ(after.find("visited")->rect.height, panel_header_height);
    EXPECT_GT(after.find("frontier")->rect.height, before.find("frontier")->rect.height);
    EXPECT_FALSE(after.find("now")->folded);
}

const Splitter& splitter_below(const Layout& layout, std::string_view name) {
    for (const Splitter& splitter : layout.splitters) {
        if (!splitter.between_columns && splitter.above == name) return splitter;
    }
    throw std::runtime_error("no such splitter");
}

TEST(MoveSplitter, moves_the_line_between_two_panels_and_nothing_else) {
    LayoutState state;
    const Layout before = compute_layout(1280, 800, 1, specs, state);
    move_splitter(before, specs, splitter_below(before, "frontier"), 30, state);
    const Layout after = compute_layout(1280, 800, 1, specs, state);
    EXPECT_EQ(after.find("frontier")->rect.height, before.find("frontier")->rect.height + 30);
    EXPECT_EQ(after.find("visited")->rect.height, before.find("visited")->rect.height - 30);
    EXPECT_EQ(after.find("counters")->rect, before.find("counters")->rect);
    EXPECT_EQ(after.find("boards")->rect, before.find("boards")->rect);
}

TEST(MoveSplitter, stops_at_the_least_height) {
    LayoutState state;
    const Layout before = compute_layout(1280, 800, 1, specs, state);
    move_splitter(before, specs, splitter_below(before, "frontier"), 5000, state);
    const Layout after = compute_layout(1280, 800, 1, specs, state);
    EXPECT_EQ(after.find("visited")->rect.height, 90);
}

TEST(MoveSplitter, passes_over_a_folded_panel) {
    LayoutState state;
    state.panels["visited"].folded = true;
    const Layout before = compute_layout(1280, 800, 1, specs, state);
    const Splitter& splitter = splitter_below(before, "frontier");
    EXPECT_EQ(splitter.below, "counters");
    move_splitter(before, specs, splitter, -20, state);
    const Layout after = compute_layout(1280, 800, 1, specs, state);
    EXPECT_EQ(after.find("counters")->rect.height, before.find("counters")->rect.height + 20);
    EXPECT_TRUE(after.find("visited")->folded);
}

TEST(MoveSplitter, makes_a_column_wider_at_the_cost_of_the_middle_at_any_scale) {
    for (const float scale : {1.0f, 1.5f}) {
        LayoutState state;
        const Layout before = compute_layout(1920, 1080, scale, specs, state);
        ASSERT_TRUE(before.splitters.front().between_columns);
        move_splitter(before, specs, before.splitters[0], 60, state);
        Layout after = compute_layout(1920, 1080, scale, specs, state);
        EXPECT_NEAR(after.columns[0].rect.width, before.columns[0].rect.width + 60, 1);
        EXPECT_NEAR(after.columns[1].rect.width, before.columns[1].rect.width - 60, 1);
        EXPECT_NEAR(after.columns[2].rect.width, before.columns[2].rect.width, 1);
        move_splitter(after, specs, after.splitters[1], -40, state);
        after = compute_layout(1920, 1080, scale, specs, state);
        EXPECT_NEAR(after.columns[2].rect.width, before.columns[2].rect.width + 40, 1);
        // The middle keeps a least width.
        move_splitter(after, specs, after.splitters[0], 5000, state);
        after = compute_layout(1920, 1080, scale, specs, state);
        EXPECT_NEAR(after.columns[1].rect.width, 320 * scale, 1.5f);
    }
}

TEST(ResetSplitter, puts_back_what_was_specified) {
    LayoutState state;
    const Layout before = compute_layout(1280, 800, 1, specs, state);
    const Splitter splitter = splitter_below(before, "frontier");
    move_splitter(before, specs, splitter, 30, state);
    move_splitter(before, specs, before.splitters[0], 30, state);
    reset_splitter(splitter, state);
    EXPECT_EQ(state.panels["frontier"].height, 0);
    EXPECT_EQ(state.panels["visited"].height, 0);
    reset_splitter(before.splitters[0], state);
    EXPECT_EQ(state.left_width, 0);
    EXPECT_EQ(state.right_width, 0);
}

}  // namespace
}  // namespace statescope::ui
