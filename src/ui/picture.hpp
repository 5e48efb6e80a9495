#pragma once

#include <string_view>

#include "ui/scene.hpp"

namespace statescope::ui {

/// One of the large pictures that share the middle of the window, each behind a tab. It draws the
/// rest of the row that the tabs begin, and all below it.
class Picture {
  public:
    virtual ~Picture() = default;

    /// For settings and tests.
    virtual std::string_view name() const = 0;
    /// The word on its tab.
    virtual teach::Text tab() const = 0;
    /// `tabs` is the width the tabs take from the row, in pixels of the screen.
    virtual void draw(Scene& scene, float tabs) = 0;
};

}  // namespace statescope::ui
