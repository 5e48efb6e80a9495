#include "ui/top_bar.hpp"

#include <algorithm>

#include "teach/rule_terms.hpp"
#include "ui/files.hpp"
#include "ui/help.hpp"
#include "ui/settings_menu.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Preferences;
using teach::arg;
using teach::Text;

namespace {

/// Light, dark, projector and back to light.
void next_theme(Preferences& preferences) {
    const auto themes = all_themes();
    const auto now = std::find_if(themes.begin(), themes.end(), [&](const Theme& theme) {
        return theme.name == preferences.theme;
    });
    const auto next = now == themes.end() || now + 1 == themes.end() ? themes.begin() : now + 1;
    preferences.theme = next->name;
}

/// What is shown, which is not yet what is chosen while a search runs.
std::string subtitle(const Scene& scene) {
    const session::Recorded& recorded = scene.session.recorded();
    std::string search =
        teach::search_line(scene.say, *recorded.choices().algorithm, recorded.rules());
    const auto& work = scene.session.desk.work;
    if (!work) return search;
    return scene.say(
        session::is_unsaved(scene.session) ? Text::files_title_unsaved : Text::files_title_saved,
        arg("file", work->filename().string()), arg("search", search));
}

}  // namespace

void draw_top_bar(Scene& scene, Files& files, Help& help) {
    const Look& look = scene.look;
    Preferences& preferences = scene.session.preferences;
    const std::string scale = scene.say(Text::top_scale, arg("percent", preferences.scale_percent));
    const ButtonLook theme_look{.icon = Icon::HalfMoon, .tooltip = scene.say(Text::top_theme_hint)};
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float buttons = button_size(look, scene.say(Text::files_button)).x +
                          button_size(look, scene.say(Text::top_theme), theme_look).x +
                          button_size(look, scale).x +
                          button_size(look, scene.say(Text::top_settings)).x +
                          button_size(look, scene.say(Text::top_help)).x + 4 * gap;

    ImGui::AlignTextToFramePadding();
    text(look, Type::LeadBold, look.colours().ink, scene.say(Text::app_name));
    ImGui::SameLine(0, look.px(12));
    const float room = ImGui::GetContentRegionAvail().x - buttons - gap;
    ImGui::AlignTextToFramePadding();
    if (room > look.px(60)) text(look, Type::Body, look.colours().dim_ink, subtitle(scene), room);
    ImGui::SameLine();
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() +
                         std::max(0.0f, ImGui::GetContentRegionAvail().x - buttons));

    files.draw_button(scene);
    ImGui::SameLine();
    if (button(look, scene.say(Text::top_theme), "theme", theme_look)) next_theme(preferences);
    ImGui::SameLine();
    if (button(look, scale, "scale", {.tooltip = scene.say(Text::top_scale_hint)})) {
        // Round the sizes most in use; the settings have them all.
        constexpr int round_trip_end = 200;
        if (preferences.scale_percent >= round_trip_end) {
            preferences.scale_percent = Preferences::smallest_scale;
        } else {
            change_scale(preferences, 1);
        }
    }
    ImGui::SameLine();
    draw_settings_button(scene);
    ImGui::SameLine();
    if (button(look, scene.say(Text::top_help), "help",
               {.on = help.open(), .tooltip = scene.say(Text::top_help_hint)})) {
        help.toggle();
    }
}

}  // namespace statescope::ui
