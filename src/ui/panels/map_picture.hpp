#pragma once

#include <optional>
#include <string>

#include "ui/panels/map_canvas.hpp"
#include "ui/panels/map_stage.hpp"
#include "ui/panels/map_view.hpp"
#include "ui/picture.hpp"
#include "ui/press_item.hpp"

namespace statescope::ui {

/// The map of the whole state space: every board in its state at the step.
class MapPicture : public Picture {
  public:
    std::string_view name() const override { return "map"; }
    teach::Text tab() const override { return teach::Text::map_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    void show(const Look& look, const render::Box& screen);
    /// Whether the choices of layout and colour have a row of their own below the tabs.
    static bool choices_below(const Look& look, float tabs, float width);
    static float header_height(const Look& look, float tabs, float width);
    void draw_header(Scene& scene, float tabs);
    void choose_layout(Scene& scene, float width);
    void choose_colour(Scene& scene, float width);
    void draw_buttons(Scene& scene, bool zoom_buttons);
    void draw_canvas(Scene& scene, ImVec2 size);
    void draw_count(const Scene& scene, float width) const;
    void use_mouse(Scene& scene, const PressItem& canvas);
    void drag(const Look& look);
    void point_at(Scene& scene, const PressItem& canvas, bool dragged);
    void use_keys(Scene& scene, const PressItem& canvas);
    void seek_to(Scene& scene, std::uint32_t number);

    MapStage stage_;
    MapView view_;
    std::optional<MapCanvas> canvas_;  ///< made with the first frame
    std::uint64_t map_shown_ = 0;
    bool says_sentence_ = true;  ///< there is room for what can be read from the layout
    std::optional<std::uint32_t> pointed_at_;
    float pointed_for_ = 0;  ///< seconds
};

}  // namespace statescope::ui
