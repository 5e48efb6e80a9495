#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "puzzle/move.hpp"
#include "ui/panels/tree_drawing.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

using trace::NodeId;

namespace {

// At scale 1.
constexpr float edge_width = 1.3f;
constexpr float path_width = 4;
constexpr float shortest_curve = 14;    ///< a shorter line is drawn straight
constexpr float farthest_curve = 6000;  ///< pixels; a longer one is not seen as a curve
constexpr float least_ray = 18;         ///< with a letter on it

/// A line from a parent to a child: out of the one and into the other along the way the tree grows.
struct Curve {
    ImVec2 from;
    ImVec2 out;
    ImVec2 in;
    ImVec2 to;

    ImVec2 at(float t) const {
        const float s = 1 - t;
        const auto mix = [&](float a, float b, float c, float d) {
            return s * s * (s * a + 3 * t * b) + t * t * (3 * s * c + t * d);
        };
        return {mix(from.x, out.x, in.x, to.x), mix(from.y, out.y, in.y, to.y)};
    }
    float across() const { return std::abs(to.x - from.x); }
    float down() const { return std::abs(to.y - from.y); }
};

class LinePainter {
  public:
    LinePainter(const Scene& scene, const TreeStage& stage, const TreeSizes& sizes,
                render::Box screen)
        : scene_(scene),
          look_(scene.look),
          stage_(stage),
          camera_(sizes.camera()),
          sizes_(sizes),
          screen_(screen),
          list_(*ImGui::GetWindowDrawList()) {}

    void draw(std::span<const NodeId> lines, std::span<const Ghost> ghosts) const {
        for (const NodeId node : lines)
            if (!scene_.is_on_path(node)) edge(node);
        for (const NodeId node : lines)
            if (scene_.is_on_path(node)) edge(node);
        for (const NodeId node : lines)
            letter_on_edge(node);
        for (const Ghost& ghost : ghosts)
            ghost_edge(ghost);
    }

  private:
    const Colours& colours() const { return look_.colours(); }
    NodeBox box_of(NodeId node) const { return ui::box_of(stage_, sizes_, node); }

    Curve curve_between(const NodeBox& parent, const NodeBox& child) const {
        if (camera_.orientation() == Orientation::Radial) {
            const ImVec2 from = parent.centre;
            const ImVec2 to = child.centre;
            return {from,
                    {(2 * from.x + to.x) / 3, (2 * from.y + to.y) / 3},
                    {(from.x + 2 * to.x) / 3, (from.y + 2 * to.y) / 3},
                    to};
        }
        if (camera_.orientation() == Orientation::LeftRight) {
            const ImVec2 from{parent.high().x, parent.centre.y};
            const ImVec2 to{child.low().x, child.centre.y};
            const float middle = (from.x + to.x) / 2;
            return {from, {middle, from.y}, {middle, to.y}, to};
        }
        const float caption = static_cast<float>(parent.caption_lines) * sizes_.caption_line();
        const ImVec2 from{parent.centre.x,
                          parent.high().y + caption + (caption > 0 ? look_.px(3) : 0)};
        const ImVec2 to{child.centre.x, child.low().y};
        const float middle = (from.y + to.y) / 2;
        return {from, {from.x, middle}, {to.x, middle}, to};
    }

    void edge(NodeId node) const {
        const NodeBox child = box_of(node);
        const NodeBox parent = box_of(scene_.trace.node(node).parent);
        const Curve curve = curve_between(parent, child);
        const bool path = scene_.is_on_path(node);
        const ImU32 colour = path ? colours().path_line : colours().edge;
        const float wide = std::max(1.0f, (path ? path_width : edge_width) * look_.scale *
                                              (child.form == NodeForm::Dot ? 0.6f : 1.0f));
        const bool sideways = camera_.orientation() == Orientation::LeftRight;
        const float along = sideways ? curve.to.x - curve.from.x : curve.to.y - curve.from.y;
        // Dots come by the thousand, and a straight line costs a tenth of a curve.
        const bool straight = camera_.orientation() == Orientation::Radial ||
                              child.form == NodeForm::Dot || along < look_.px(shortest_curve);
        if (straight) {
            list_.AddLine(parent.centre, child.centre, colour, wide);
        } else if (std::max(curve.across(), curve.down()) > farthest_curve) {
            far_edge(curve, colour, wide);
        } else {
            list_.AddBezierCubic(curve.from, curve.out, curve.in, curve.to, colour, wide);
        }
    }

    /// What a curve looks like whose other end is far out of sight: it runs along the level.
    void far_edge(const Curve& curve, ImU32 colour, float wide) const {
        constexpr float beyond = 8;
        const ImVec2 low{screen_.low.x - beyond, screen_.low.y - beyond};
        const ImVec2 high{screen_.high.x + beyond, screen_.high.y + beyond};
        const auto near = [&](ImVec2 at) {
            return ImVec2{std::clamp(at.x, low.x, high.x), std::clamp(at.y, low.y, high.y)};
        };
        const std::array points{near(curve.from), near(curve.out), near(curve.in), near(curve.to)};
        list_.AddPolyline(points.data(), static_cast<int>(points.size()), colour, ImDrawFlags_None,
                          wide);
    }

    void letter_on_edge(NodeId node) const {
        const trace::Node made = scene_.trace.node(node);
        const NodeBox child = box_of(node);
        if (child.form == NodeForm::Dot || child.form == NodeForm::Move) return;
        letter(made.move, curve_between(box_of(made.parent), child), scene_.is_on_path(node));
    }

    /// The move's letter, on a patch of the ground so that the line does not run through it.
    void letter(puzzle::Move move, const Curve& curve, bool path) const {
        ImFont* font = look_.font(path ? Type::Header : Type::Small);
        const std::string text(1, puzzle::letter(move));
        const ImVec2 size = text_size(font, text);
        const bool radial = camera_.orientation() == Orientation::Radial;
        const bool sideways = camera_.orientation() == Orientation::LeftRight;
        if (radial) {
            if (std::hypot(curve.across(), curve.down()) < look_.px(least_ray)) return;
        } else if ((sideways ? curve.across() : curve.down()) < size.y * 0.9f) {
            return;
        }
        // Close to the child, where the lines of its siblings are far; beside a straight line.
        ImVec2 at = curve.at(radial ? 0.5f : 0.74f);
        if (!radial && !sideways && curve.across() < look_.px(8))
            at = {at.x + size.x / 2 + look_.px(5), (curve.from.y + curve.to.y) / 2};
        if (sideways && curve.down() < look_.px(8))
            at = {(curve.from.x + curve.to.x) / 2, at.y - size.y / 2 - look_.px(3)};
        const ImVec2 low{std::round(at.x - size.x / 2), std::round(at.y - size.y / 2)};
        const float side = look_.px(2);
        const float top = std::round(size.y * 0.16f);
        list_.AddRectFilled({low.x - side, low.y + top},
                            {low.x + size.x + side, low.y + size.y - top}, colours().panel,
                            look_.px(3));
        draw_text(list_, font, low, path ? colours().good_ink : colours().dim_ink, text);
    }

    void ghost_edge(const Ghost& ghost) const {
        const NodeBox parent = box_of(*scene_.current);
        const Curve curve = curve_between(parent, ghost.box);
        const float wide = std::max(1.0f, edge_width * look_.scale);
        constexpr std::size_t pieces = 24;
        std::array<ImVec2, pieces + 1> points;
        for (std::size_t i = 0; i <= pieces; ++i)
            points[i] = curve.at(static_cast<float>(i) / pieces);
        draw_dashed_line(list_, points.data(), static_cast<int>(points.size()),
                         colours().duplicate_line, wide, look_.px(5), look_.px(4));
        if (ghost.box.form != NodeForm::Dot) letter(ghost.move, curve, false);
    }

    const Scene& scene_;
    const Look& look_;
    const TreeStage& stage_;
    const TreeCamera& camera_;
    const TreeSizes& sizes_;
    render::Box screen_;
    ImDrawList& list_;
};

}  // namespace

void draw_lines(const Scene& scene, const TreeStage& stage, const TreeSizes& sizes,
                render::Box screen, std::span<const NodeId> lines, std::span<const Ghost> ghosts) {
    LinePainter(scene, stage, sizes, screen).draw(lines, ghosts);
}

}  // namespace statescope::ui
