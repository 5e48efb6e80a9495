#pragma once

#include <memory>
#include <vector>

#include "ui/panel.hpp"
#include "ui/picture.hpp"

namespace statescope::ui {

/// The large place in the middle: the pictures of the search behind their tabs.
class PicturePanel : public Panel {
  public:
    PicturePanel();

    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    void draw(Scene& scene) override;

  private:
    std::size_t shown(const Scene& scene) const;
    float draw_tabs(Scene& scene);

    std::vector<std::unique_ptr<Picture>> pictures_;
};

}  // namespace statescope::ui
