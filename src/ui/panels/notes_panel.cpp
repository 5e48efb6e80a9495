#include "ui/panels/notes_panel.hpp"

#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::Text;

PanelSpec NotesPanel::spec() const {
    return {.name = "notes", .column = Column::Left, .height = 96, .least_height = 84};
}

bool NotesPanel::shown(const session::Session& session) const {
    const auto& panels = session.preferences.layout.panels;
    const auto state = panels.find("notes");
    return !session.notes.empty() || (state != panels.end() && !state->second.folded);
}

std::string NotesPanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::notes_title));
}

void NotesPanel::draw(Scene& scene) {
    const Look& look = scene.look;
    const float line = look.font(Type::Small)->FontSize;
    const float room = ImGui::GetContentRegionAvail().y - look.px(8);
    const int lines = std::max(2, static_cast<int>(room / line));
    text_field(look, "notes", scene.session.notes, {.lines = lines, .prose = true});
    if (!ImGui::IsItemActive()) tooltip_for_last_item(look, scene.say(Text::notes_hint));
}

}  // namespace statescope::ui
