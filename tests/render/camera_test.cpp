#include "render/camera.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace statescope::render {
namespace {

/// Whole numbers of a size in which floats stay exact enough to compare to a hundredth of a pixel.
float any_length() {
    return static_cast<float>(*rc::gen::inRange(-2000, 2000));
}

Camera any_camera() {
    Camera camera;
    camera.pan({any_length(), any_length()});
    camera.set_zoom({any_length(), any_length()},
                    static_cast<float>(*rc::gen::inRange(1, 80)) / 10);
    return camera;
}

void expect_near(Point a, Point b) {
    EXPECT_NEAR(a.x, b.x, 0.05f);
    EXPECT_NEAR(a.y, b.y, 0.05f);
}

TEST(Camera, starts_with_world_and_screen_the_same) {
    EXPECT_EQ(Camera().to_screen({3, 4}), (Point{3, 4}));
}

TEST(Camera, pan_moves_the_picture_with_the_hand) {
    Camera camera;
    camera.pan({10, -5});
    EXPECT_EQ(camera.to_screen({0, 0}), (Point{10, -5}));
    EXPECT_EQ(camera.to_world({10, -5}), (Point{0, 0}));
}

RC_GTEST_PROP(Camera, to_world_undoes_to_screen, ()) {
    const Camera camera = any_camera();
    const Point point{any_length(), any_length()};
    const Point back = camera.to_world(camera.to_screen(point));
    RC_ASSERT(std::abs(back.x - point.x) < 0.05f);
    RC_ASSERT(std::abs(back.y - point.y) < 0.05f);
}

RC_GTEST_PROP(Camera, zoom_keeps_the_point_under_the_mouse, ()) {
    Camera camera = any_camera();
    const Point mouse{any_length(), any_length()};
    const Point before = camera.to_world(mouse);
    camera.zoom_about(mouse, static_cast<float>(*rc::gen::inRange(2, 40)) / 10);
    const Point after = camera.to_screen(before);
    RC_ASSERT(std::abs(after.x - mouse.x) < 0.5f);
    RC_ASSERT(std::abs(after.y - mouse.y) < 0.5f);
}

TEST(Camera, zoom_stays_within_its_limits) {
    Camera camera;
    camera.set_limits(0.5f, 4);
    camera.zoom_about({0, 0}, 100);
    EXPECT_EQ(camera.zoom(), 4);
    camera.zoom_about({0, 0}, 0.001f);
    EXPECT_EQ(camera.zoom(), 0.5f);
}

TEST(Camera, fit_shows_everything_in_the_middle) {
    // 200 x 100 in 440 x 440 with a margin of 20: the width decides, 400 / 200 = 2.
    Camera camera;
    camera.fit({{100, 50}, {300, 150}}, {{0, 0}, {440, 440}}, 20, 10);
    EXPECT_FLOAT_EQ(camera.zoom(), 2);
    expect_near(camera.to_screen({100, 50}), {20, 120});
    expect_near(camera.to_screen({300, 150}), {420, 320});
}

TEST(Camera, fit_does_not_blow_up_a_small_picture) {
    Camera camera;
    camera.fit({{0, 0}, {10, 10}}, {{0, 0}, {500, 300}}, 20, 1.5f);
    EXPECT_FLOAT_EQ(camera.zoom(), 1.5f);
    expect_near(camera.to_screen({5, 5}), {250, 150});
}

TEST(Camera, fit_of_a_single_point_centres_it) {
    Camera camera;
    camera.fit({{7, 7}, {7, 7}}, {{0, 0}, {100, 100}}, 60, 3);
    EXPECT_FLOAT_EQ(camera.zoom(), 3);
    expect_near(camera.to_screen({7, 7}), {50, 50});
}

TEST(Camera, reveal_moves_only_as_far_as_needed) {
    const Box screen{{0, 0}, {100, 100}};
    Camera camera;
    camera.reveal({{20, 20}, {30, 30}}, screen, 10);
    EXPECT_EQ(camera.offset(), (Point{0, 0}));
    camera.reveal({{95, 20}, {105, 30}}, screen, 10);
    EXPECT_EQ(camera.offset(), (Point{-15, 0}));
    // Too tall to fit: its middle goes to the middle.
    camera.reveal({{40, 0}, {50, 300}}, screen, 10);
    EXPECT_EQ(camera.to_screen({0, 150}).y, 50);
}

TEST(Camera, toward_ends_at_the_other_and_zooms_in_equal_ratios) {
    Camera from;
    Camera to;
    to.set_zoom({0, 0}, 4);
    to.pan({80, 0});
    EXPECT_EQ(from.toward(to, 0), from);
    EXPECT_EQ(from.toward(to, 1), to);
    EXPECT_FLOAT_EQ(from.toward(to, 0.5f).zoom(), 2);
    EXPECT_FLOAT_EQ(from.toward(to, 0.5f).offset().x, 40);
}

}  // namespace
}  // namespace statescope::render
