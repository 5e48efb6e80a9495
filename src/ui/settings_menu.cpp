#include "ui/settings_menu.hpp"

#include <algorithm>
#include <vector>

#include "exchange/answers.hpp"
#include "teach/figures.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Preferences;
using teach::arg;
using teach::Text;

namespace {

constexpr int scale_step = 25;

std::string_view theme_name(const Scene& scene, const Theme& theme) {
    if (theme.name == "dark") return scene.say(Text::settings_theme_dark);
    if (theme.name == "projector") return scene.say(Text::settings_theme_projector);
    return scene.say(Text::settings_theme_light);
}

void theme_row(Scene& scene) {
    Preferences& preferences = scene.session.preferences;
    std::vector<Choice> choices;
    int chosen = 0;
    for (const Theme& theme : all_themes()) {
        if (theme.name == preferences.theme) chosen = static_cast<int>(choices.size());
        choices.push_back({.text = theme_name(scene, theme), .id = theme.name});
    }
    section_header(scene.look, scene.say(Text::settings_theme));
    const int now = segmented(scene.look, choices, chosen);
    preferences.theme = choices[static_cast<std::size_t>(now)].id;
}

void scale_row(Scene& scene) {
    Preferences& preferences = scene.session.preferences;
    const int scale = preferences.scale_percent;
    section_header(scene.look, scene.say(Text::settings_scale));
    if (icon_button(
            scene.look, Icon::Minus, "scale_down", scene.say(Text::top_scale_down),
            scale <= Preferences::smallest_scale ? scene.say(Text::reason_smallest_scale) : "")) {
        change_scale(preferences, -1);
    }
    ImGui::SameLine();
    const std::string percent = scene.say(Text::top_scale, arg("percent", scale));
    ImGui::AlignTextToFramePadding();
    text(scene.look, Type::Bold, scene.look.colours().ink, percent);
    ImGui::SameLine();
    if (icon_button(
            scene.look, Icon::Plus, "scale_up", scene.say(Text::top_scale_up),
            scale >= Preferences::largest_scale ? scene.say(Text::reason_largest_scale) : "")) {
        change_scale(preferences, 1);
    }
}

/// What the letters of moves name.
void letters_row(Scene& scene) {
    puzzle::MoveMeaning& letters = scene.session.preferences.letters;
    std::vector<Choice> choices;
    int chosen = 0;
    for (const auto& named : exchange::names<puzzle::MoveMeaning>()) {
        if (named.value == letters) chosen = static_cast<int>(choices.size());
        const teach::Term term = teach::letters_term(scene.say, named.value);
        choices.push_back({.text = term.name, .id = named.name, .tooltip = term.meaning});
    }
    section_header(scene.look, scene.say(Text::settings_letters));
    const int now = segmented(scene.look, choices, chosen);
    letters = exchange::names<puzzle::MoveMeaning>()[static_cast<std::size_t>(now)].value;
}

}  // namespace

void change_scale(Preferences& preferences, int steps) {
    preferences.scale_percent = std::clamp(preferences.scale_percent + steps * scale_step,
                                           Preferences::smallest_scale, Preferences::largest_scale);
}

void draw_settings_button(Scene& scene) {
    const Look& look = scene.look;
    if (button(look, scene.say(Text::top_settings), "settings",
               {.tooltip = scene.say(Text::top_settings_hint)})) {
        ImGui::OpenPopup("###settings_menu");
    }
    if (!ImGui::BeginPopup("###settings_menu")) return;
    theme_row(scene);
    ImGui::Dummy({0, look.px(4)});
    scale_row(scene);
    ImGui::Dummy({0, look.px(4)});
    letters_row(scene);
    ImGui::Dummy({0, look.px(4)});
    check_box(look, scene.say(Text::settings_motion), "motion", scene.session.preferences.motion,
              scene.say(Text::settings_motion_hint));
    ImGui::Dummy({0, look.px(4)});
    if (button(look, scene.say(Text::settings_reset_layout), "reset_layout",
               {.tooltip = scene.say(Text::settings_reset_layout_hint)})) {
        scene.session.preferences.layout = session::opening_layout();
    }
    ImGui::EndPopup();
}

}  // namespace statescope::ui
