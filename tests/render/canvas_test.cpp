#include <glad/gl.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "platform/window.hpp"
#include "render/backdrop.hpp"
#include "render/flat_fill.hpp"
#include "render/picture.hpp"
#include "render/program.hpp"

namespace statescope::render {
namespace {

constexpr int width = 200;
constexpr int height = 120;

/// Draws with a real OpenGL context and looks at the pixels.
class CanvasTest : public ::testing::Test {
  protected:
    template <class Draw>
    Picture draw(const Draw& draw_now) {
        Picture picture;
        window.draw_frame({.draw = [] { return platform::Pace::Idle; },
                           .rendered =
                               [&] {
                                   draw_now();
                                   picture = read_framebuffer(width, height);
                               }});
        return picture;
    }

    platform::Window window{
        {.title = "canvas test", .width = width, .height = height, .visible = false}};
};

void fill(int x, int y, int w, int h, float red) {
    glEnable(GL_SCISSOR_TEST);
    glScissor(x, y, w, h);
    glClearColor(red, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
}

TEST_F(CanvasTest, the_picture_is_the_right_way_up) {
    const Picture picture = draw([] {
        fill(0, 0, width, height, 0);
        fill(0, height - 10, 10, 10, 1);  // OpenGL's top left
    });
    EXPECT_EQ(picture.at(5, 5)[0], 255);
    EXPECT_EQ(picture.at(5, height - 5)[0], 0);
    EXPECT_EQ(picture.at(width - 5, 5)[0], 0);
    EXPECT_EQ(picture.at(5, 5)[3], 255);
}

TEST_F(CanvasTest, dots_stand_on_the_grid_and_only_in_their_area) {
    const Backdrop backdrop;
    BackdropView view;
    view.area = {{50, 20}, {150, 100}};
    view.origin = {60.5f, 30.5f};  // in the middle of pixel (60, 30)
    view.spacing = 20;
    view.dot_radius = 2;
    view.framebuffer_width = width;
    view.framebuffer_height = height;
    view.ground = {0, 0, 1, 1};
    view.dot = {1, 0, 0, 1};
    const Picture picture = draw([&] {
        fill(0, 0, width, height, 0);
        backdrop.draw(view);
    });
    EXPECT_EQ(picture.at(60, 30)[0], 255);   // the dot at the origin
    EXPECT_EQ(picture.at(100, 50)[0], 255);  // two to the right, one down
    EXPECT_EQ(picture.at(70, 40)[0], 0);     // between dots: ground
    EXPECT_EQ(picture.at(70, 40)[2], 255);
    EXPECT_EQ(picture.at(40, 30)[2], 0);  // a grid place left of the area: untouched
    EXPECT_EQ(picture.at(100, 110)[2], 0);
}

TEST_F(CanvasTest, a_flat_fill_covers_its_rectangle_exactly) {
    const Picture picture = draw([] {
        fill(0, 0, width, height, 0);
        fill_flat({{30, 10}, {60, 20}}, height, {0, 1, 0, 1});
    });
    EXPECT_EQ(picture.at(30, 10)[1], 255);
    EXPECT_EQ(picture.at(59, 19)[1], 255);
    EXPECT_EQ(picture.at(29, 10)[1], 0);
    EXPECT_EQ(picture.at(30, 9)[1], 0);
    EXPECT_EQ(picture.at(60, 19)[1], 0);
    EXPECT_EQ(picture.at(59, 20)[1], 0);
}

TEST_F(CanvasTest, a_shader_that_does_not_compile_says_so) {
    EXPECT_THROW(Program("void main() { nonsense; }", "out vec4 c; void main() { c = vec4(1); }"),
                 std::runtime_error);
    EXPECT_THROW(Program("void main() { gl_Position = vec4(0); }", "void main() { nonsense; }"),
                 std::runtime_error);
}

}  // namespace
}  // namespace statescope::render
