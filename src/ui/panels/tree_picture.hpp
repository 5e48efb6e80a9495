#pragma once

#include <optional>

#include "render/picture_texture.hpp"
#include "ui/canvas_backdrop.hpp"
#include "ui/panels/tree_density.hpp"
#include "ui/panels/tree_drawing.hpp"
#include "ui/panels/tree_stage.hpp"
#include "ui/panels/tree_view.hpp"
#include "ui/picture.hpp"
#include "ui/press_item.hpp"

namespace statescope::ui {

/// The search tree so far, with boards as nodes, or as a picture where they are too many: pan,
/// zoom, fit, follow, fold.
class TreePicture : public Picture {
  public:
    std::string_view name() const override { return "tree"; }
    teach::Text tab() const override { return teach::Text::tree_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    /// What stands in the header, as there is room: the wheel and + and - zoom as well.
    enum class Buttons { Words, Icons, Few };

    static float buttons_width(const Scene& scene, Buttons buttons);
    void draw_header(Scene& scene, float tabs);
    std::string count_text(const Scene& scene) const;
    std::string nodes_text(const Scene& scene) const;
    void draw_count(const Scene& scene, const std::string& count, float width) const;
    void draw_buttons(Scene& scene, Buttons buttons);
    void draw_canvas(Scene& scene, ImVec2 size);
    /// `changed`: the picture is no longer that of the last frame.
    void draw_density(const Scene& scene, const PressItem& canvas, bool changed);
    /// Whether the nodes that are no more than dots are too many to be drawn one by one.
    bool too_many(render::Box screen, float below_room) const;
    void use_mouse(Scene& scene, const PressItem& canvas);
    void use_keys(Scene& scene, const PressItem& canvas);
    void draw_node_menu(Scene& scene);
    void fold_or_open(const Scene& scene, trace::NodeId node);
    void walk(Scene& scene);
    void select(Scene& scene, trace::NodeId node);
    void seek_to(Scene& scene, trace::NodeId node);
    /// The node the keyboard is at: the one selected, else the current one.
    trace::NodeId keyboard_node(const Scene& scene) const;
    /// The node the user picked, if it is there at the step.
    std::optional<trace::NodeId> chosen_node(const Scene& scene) const;
    std::optional<trace::NodeId> node_under(ImVec2 point, const Look& look) const;

    /// What the picture of small nodes was drawn for.
    struct DensityKey {
        std::uint64_t version = 0;
        TreeCamera camera;
        ImVec2 low;
        ImVec2 high;
        float below_room = 0;
        ImU32 ground = 0;

        bool operator==(const DensityKey& other) const;
    };

    TreeStage stage_;
    TreeView view_;
    DrawnTree drawn_;
    std::optional<CanvasBackdrop> backdrop_;  ///< made with the first frame
    bool dense_ = false;                      ///< small nodes were drawn as a picture
    TreeDensity density_;
    DensityKey density_key_;
    std::optional<render::PictureTexture> density_texture_;  ///< made when first needed
    std::optional<trace::NodeId> menu_node_;
    std::optional<trace::NodeId> selected_node_;  ///< which of the nodes that hold the selection
    std::optional<puzzle::Board> pointed_at_;
    float pointed_for_ = 0;  ///< seconds
};

}  // namespace statescope::ui
