#pragma once

#include "ui/scene.hpp"

namespace statescope::ui {

/// The help card (F1): the keys, the mouse, and what the words mean.
class Help {
  public:
    bool open() const { return open_; }
    void toggle() {
        open_ = !open_;
        just_opened_ = open_;
    }
    void draw(Scene& scene);

  private:
    bool open_ = false;
    bool just_opened_ = false;
};

}  // namespace statescope::ui
