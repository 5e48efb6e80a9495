#pragma once

#include "ui/panel.hpp"

namespace statescope::ui {

/// What the user writes down about the work; kept in the work file. The File menu opens it.
class NotesPanel : public Panel {
  public:
    PanelSpec spec() const override;
    /// Folded it is there only while there are notes.
    bool shown(const session::Session& session) const override;
    std::string title(const Scene& scene) const override;
    void draw(Scene& scene) override;
};

}  // namespace statescope::ui
