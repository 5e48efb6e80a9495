// The picture of a tree too large to be drawn node by node, read back pixel by pixel.

#include "ui/panels/tree_density.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <utility>

#include "session/session.hpp"
#include "tests/support/boards.hpp"
#include "ui/fonts.hpp"
#include "ui/scene.hpp"
#include "ui/theme.hpp"

namespace statescope::test {
namespace {

using trace::NodeId;
using trace::Step;
using ui::Orientation;

constexpr render::Box canvas{{100, 50}, {900, 450}};
constexpr ui::TreeDensity::Inks inks{
    .ground = IM_COL32(255, 255, 255, 255),
    .edge = IM_COL32(0, 255, 0, 255),
    .frontier = IM_COL32(0, 0, 255, 255),
    .other = IM_COL32(128, 128, 128, 255),
};

struct Rgb {
    int red;
    int green;
    int blue;
};

class TreeDensityTest : public testing::TestWithParam<std::pair<const char*, const char*>> {
  protected:
    TreeDensityTest() {
        ImGui::SetCurrentContext(context_);
        fonts_.emplace();
        session.set_algorithm(*search::find_algorithm(GetParam().second));
        session.preferences.tree.orientation = GetParam().first;
        session.set_problem({{3, 3}, board_of("867254301"), board_of("123456780")});
        session.wait();
    }
    ~TreeDensityTest() override {
        fonts_.reset();
        ImGui::DestroyContext(context_);
    }

    void go_to(Step step) {
        session.seek(step);
        const ui::Look look{*ui::find_theme("light"), *fonts_};
        ui::Scene scene = make_scene(look, session);
        stage.update(scene, std::nullopt);
    }

    /// All of the tree in the canvas, levels well apart.
    ui::TreeCamera fitted() const {
        ui::TreeCamera camera(stage.orientation(), {84, 138});
        camera.fit(stage.bounds(), {{110, 60}, {890, 440}});
        return camera;
    }
    const render::Picture& draw(const ui::TreeCamera& camera) {
        constexpr float every_node = 1e9f;
        return density.draw(stage, camera, canvas, every_node, 9, inks);
    }
    /// The pixel a node stands on. One that stands between two may be on either: the darker counts.
    Rgb at(const render::Picture& picture, const ui::TreeCamera& camera, NodeId node) const {
        constexpr double hair = 1e-6;
        const layout::Point place = camera.on_screen(stage.position(node));
        Rgb darkest{256, 256, 256};
        for (const double dx : {-hair, hair}) {
            for (const double dy : {-hair, hair}) {
                const int x = static_cast<int>(std::floor(place.x - canvas.low.x + dx));
                const int y = static_cast<int>(std::floor(place.y - canvas.low.y + dy));
                const std::uint8_t* pixel = picture.at(x, y);
                if (pixel[0] < darkest.red) darkest = {pixel[0], pixel[1], pixel[2]};
            }
        }
        return darkest;
    }

    ImGuiContext* context_ = ImGui::CreateContext();
    std::optional<ui::Fonts> fonts_;
    session::Session session;
    ui::TreeStage stage;
    ui::TreeDensity density;
};

/// Pixels on which a node lies, told apart by whether one of them waits, from the trace alone.
TEST_P(TreeDensityTest, EveryNodeIsSeenAndFrontierNodesAreBlue) {
    for (const double share : {0.0, 0.02, 0.4, 1.0, 0.7}) {
        const auto step = static_cast<Step>(share * session.trace().last_step());
        go_to(step);
        const ui::TreeCamera camera = fitted();
        const render::Picture& picture = draw(camera);
        ASSERT_EQ(picture.width, 800);
        ASSERT_EQ(picture.height, 400);
        const std::uint32_t made = session.trace().node_count(step);
        std::size_t blue = 0;
        for (NodeId node = 0; node < made; ++node) {
            const Rgb pixel = at(picture, camera, node);
            ASSERT_LT(pixel.red, 200) << "node " << node << " leaves no mark at step " << step;
            if (!session.trace().in_frontier(node, step)) continue;
            ++blue;
            ASSERT_GT(pixel.blue, pixel.red + 20) << "node " << node << " waits at step " << step;
        }
        EXPECT_EQ(blue, session.trace().counters(step).frontier);
    }
}

TEST_P(TreeDensityTest, NothingIsBlueWhereNothingWaits) {
    go_to(session.trace().last_step());
    std::set<NodeId> waiting;
    for (NodeId node = 0; node < session.trace().nodes().size(); ++node) {
        if (session.trace().in_frontier(node, session.step())) waiting.insert(node);
    }
    const ui::TreeCamera camera = fitted();
    const render::Picture& picture = draw(camera);
    std::size_t blue = 0;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x)
            blue += picture.at(x, y)[2] > picture.at(x, y)[0] + 20;
    }
    // A mark covers no more than 9 x 9 pixels.
    EXPECT_LE(blue, waiting.size() * 81);
    if (waiting.empty()) {
        EXPECT_EQ(blue, 0u);
    }
}

TEST_P(TreeDensityTest, ManyNodesOnAPixelAreDarkerThanOne) {
    go_to(session.trace().last_step());
    // The darkest pixel, once with all of the tree in sight and once from so far away that whole
    // levels fall on a few pixels: there, hundreds of nodes lie on it.
    const auto darkest = [](const render::Picture& picture) {
        int least = 255;
        for (int y = 0; y < picture.height; ++y) {
            for (int x = 0; x < picture.width; ++x)
                least = std::min(least, int{picture.at(x, y)[0]});
        }
        return least;
    };
    ui::TreeCamera camera = fitted();
    camera.zoom_about(canvas.centre(), 30);
    const int near = darkest(draw(camera));
    camera = fitted();
    camera.zoom_about(canvas.centre(), 0.2f);
    const int far = darkest(draw(camera));
    EXPECT_LT(far, near);
}

TEST_P(TreeDensityTest, ThePictureMovesWithTheCamera) {
    go_to(session.trace().last_step() / 3);
    ui::TreeCamera camera = fitted();
    const render::Picture before = draw(camera);
    camera.pan(37, -20);
    const render::Picture& after = draw(camera);
    int differ = 0;
    for (int y = 40; y < 300; ++y) {
        for (int x = 60; x < 700; ++x)
            differ += std::abs(before.at(x, y)[0] - after.at(x + 37, y - 20)[0]) > 8;
    }
    EXPECT_LT(differ, 260 * 640 / 50);
}

INSTANTIATE_TEST_SUITE_P(Trees, TreeDensityTest,
                         testing::Values(std::pair{"top-down", "bfs"},
                                         std::pair{"left-right", "bfs"}, std::pair{"radial", "bfs"},
                                         std::pair{"top-down", "astar"},
                                         std::pair{"top-down", "bfs-parent"}));

}  // namespace
}  // namespace statescope::test
