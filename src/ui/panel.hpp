#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/scene.hpp"
#include "ui/window_layout.hpp"

namespace statescope::ui {

/// A card of the window: two small files in ui/panels/ and one line in panels.cpp. A panel keeps
/// only how it is looked at (scroll, zoom); what it shows comes from the scene.
class Panel {
  public:
    virtual ~Panel() = default;

    /// Its name (settings, tests), its column and its height.
    virtual PanelSpec spec() const = 0;
    /// Whether it has a place in the window as things are now.
    virtual bool shown(const session::Session&) const { return true; }
    /// What it needs, as things are now, beyond the height of its spec; at scale 1.
    virtual float extra_height() const { return 0; }
    virtual std::string title(const Scene& scene) const = 0;
    /// The figure at the right end of the header, if any.
    virtual std::string figure(const Scene&) const { return {}; }
    virtual ImU32 figure_colour(const Scene&) const { return 0; }
    virtual void draw(Scene& scene) = 0;
};

/// All panels, in the order in which they stand in their columns.
std::vector<std::unique_ptr<Panel>> make_panels();

}  // namespace statescope::ui
