#pragma once

#include <optional>

#include "ui/canvas_backdrop.hpp"
#include "ui/panels/tree_drawing.hpp"
#include "ui/panels/tree_stage.hpp"
#include "ui/panels/tree_view.hpp"
#include "ui/picture.hpp"
#include "ui/press_item.hpp"

namespace statescope::ui {

/// The search tree so far, with boards as nodes: pan, zoom, fit, follow.
class TreePicture : public Picture {
  public:
    std::string_view name() const override { return "tree"; }
    teach::Text tab() const override { return teach::Text::tree_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    void draw_header(Scene& scene, float tabs);
    void draw_count(const Scene& scene, float width) const;
    void draw_buttons(Scene& scene, bool words);
    void draw_canvas(Scene& scene, ImVec2 size);
    void use_mouse(Scene& scene, const PressItem& canvas);
    void use_keys(Scene& scene, const PressItem& canvas);
    void walk(Scene& scene);
    void select(Scene& scene, trace::NodeId node);
    void seek_to(Scene& scene, trace::NodeId node);
    /// The node the keyboard is at: the one selected, else the current one.
    trace::NodeId keyboard_node(const Scene& scene) const;

    TreeStage stage_;
    TreeView view_;
    DrawnTree drawn_;
    std::optional<CanvasBackdrop> backdrop_;      ///< made with the first frame
    std::optional<trace::NodeId> selected_node_;  ///< which of the nodes that hold the selection
    std::optional<puzzle::Board> pointed_at_;
    float pointed_for_ = 0;  ///< seconds
};

}  // namespace statescope::ui
