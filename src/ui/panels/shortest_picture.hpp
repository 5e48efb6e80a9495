#pragma once

#include <optional>
#include <vector>

#include "layout/shortest_tree.hpp"
#include "ui/panels/tree_camera.hpp"
#include "ui/panels/tree_drawing.hpp"
#include "ui/picture.hpp"
#include "ui/press_item.hpp"

namespace statescope::ui {

/// All solutions of least length as one tree, whatever the search: its boards are drawn as the
/// search has met them by the step, and the solution it finds, or its way so far, is marked.
class ShortestPicture : public Picture {
  public:
    std::string_view name() const override { return "shortest"; }
    teach::Text tab() const override { return teach::Text::shortest_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    void refresh(const Scene& scene);
    void draw_header(Scene& scene, float tabs);
    std::string caption(const Scene& scene) const;
    void draw_canvas(Scene& scene, ImVec2 size);
    void use_mouse(Scene& scene, const PressItem& canvas);
    void use_keys(Scene& scene, const PressItem& canvas);
    void draw_tree(const Scene& scene) const;
    void mark_path(const Scene& scene);
    void fit(const Look& look);
    void fit(const Look& look, Orientation orientation);
    bool sideways() const { return camera_.orientation() == Orientation::LeftRight; }
    NodeBox box(const Look& look, std::size_t node) const;
    std::optional<std::size_t> node_at(const Look& look, ImVec2 point) const;

    // What the tree is of.
    puzzle::Shape shape_{0, 0};
    puzzle::Board start_;
    puzzle::Board goal_;
    std::optional<puzzle::MoveOrder> order_;
    std::optional<layout::ShortestTree> tree_;

    std::vector<bool> on_path_;  ///< by node of the tree
    TreeCamera camera_;
    render::Box screen_;
    bool fitted_ = true;
};

}  // namespace statescope::ui
