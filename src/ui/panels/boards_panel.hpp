#pragma once

#include <memory>
#include <optional>

#include "ui/inversion_hover.hpp"
#include "ui/panel.hpp"
#include "ui/panels/board_editor.hpp"

namespace statescope::ui {

/// Start and goal: each a board to edit and a text field, with presets, a random start and the
/// shape.
class BoardsPanel : public Panel {
  public:
    explicit BoardsPanel(std::shared_ptr<InversionHover> inversions);

    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    std::string figure(const Scene& scene) const override;
    float extra_height() const override { return extra_height_; }
    void draw(Scene& scene) override;

  private:
    float draw_side(Scene& scene, session::Side side, BoardEditor& editor, float cell);
    void draw_field(Scene& scene, session::Side side);
    void draw_readings(Scene& scene, session::Side side);
    void draw_start_buttons(Scene& scene);
    void draw_goal_buttons(Scene& scene);

    std::shared_ptr<InversionHover> inversions_;
    BoardEditor start_;
    BoardEditor goal_;
    std::optional<session::Side> reveal_;  ///< whose error is new and may be out of sight
    float start_words_ = 0;                ///< height of what stands beside the start, in pixels
    float goal_words_ = 0;
    float extra_height_ = 0;
};

}  // namespace statescope::ui
