// The row above the tree: how many nodes are drawn, and the buttons.

#include <algorithm>
#include <cmath>
#include <string>

#include "teach/figures.hpp"
#include "ui/panels/tree_menu.hpp"
#include "ui/panels/tree_picture.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;
using trace::NodeId;

namespace {

constexpr float button_zoom = 1.25f;

// At scale 1.
constexpr float percent_width = 64;
constexpr float between_buttons = 4;

}  // namespace

/// The width of the buttons, the gaps between them included.
float TreePicture::buttons_width(const Scene& scene, Buttons buttons) {
    const Look& look = scene.look;
    const auto wide = [&](Text text, Icon icon) {
        const bool words = buttons == Buttons::Words;
        return button_size(look, words ? scene.say(text) : std::string_view{}, {.icon = icon}).x;
    };
    const float between = look.px(between_buttons);
    const float icon = button_size(look, {}, {.icon = Icon::Fit}).x;
    const float zoom = 2 * icon + look.px(percent_width) + 3 * between;
    return wide(Text::tree_follow, Icon::Follow) + wide(Text::tree_fit, Icon::Fit) +
           view_button_size(scene).x + 2 * between + (buttons == Buttons::Few ? 0 : zoom);
}

void TreePicture::draw_header(Scene& scene, float tabs) {
    const Look& look = scene.look;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    const std::string count = count_text(scene);
    const float gap = look.px(10);
    const float counted = text_size(look.font(Type::Small), count).x + gap;
    Buttons buttons = Buttons::Words;
    if (tabs + counted + buttons_width(scene, buttons) > all) buttons = Buttons::Icons;
    if (tabs + buttons_width(scene, buttons) > all) buttons = Buttons::Few;
    const float width = buttons_width(scene, buttons);
    const float height = button_size(look, {}, {.icon = Icon::Fit}).y;
    const float lower = (height - look.font(Type::Small)->FontSize) / 2;
    ImGui::SetCursorPos({corner.x + tabs, corner.y + std::round(lower)});
    draw_count(scene, count, all - tabs - width - gap);
    ImGui::SetCursorPos({corner.x + std::max(0.0f, all - width), corner.y});
    draw_buttons(scene, buttons);
}

/// The round, where there are such, how many nodes are drawn, and of how many when it is not all of
/// them.
std::string TreePicture::count_text(const Scene& scene) const {
    if (scene.trace.rounds().empty()) return nodes_text(scene);
    return scene.say(Text::tree_round,
                     arg("round", teach::round_text(scene.say, scene.trace, scene.step)),
                     arg("nodes", nodes_text(scene)));
}

std::string TreePicture::nodes_text(const Scene& scene) const {
    if (stage_.in_tree() == 1) return std::string(scene.say(Text::tree_node));
    const std::string made = teach::grouped(scene.say, stage_.in_tree());
    if (stage_.complete()) return scene.say(Text::tree_nodes, arg("count", made));
    return scene.say(Text::tree_nodes_shown,
                     arg("shown", teach::grouped(scene.say, stage_.drawn())), arg("count", made));
}

void TreePicture::draw_count(const Scene& scene, const std::string& count, float width) const {
    const Look& look = scene.look;
    if (width < look.px(24)) return;
    text(look, Type::Small, look.colours().dim_ink,
         shortened(look.font(Type::Small), count, width));
    if (stage_.complete()) return;
    const bool chosen = scene.session.preferences.tree.part == "path";
    const Text path = chosen ? Text::tree_path_hint : Text::tree_too_large_hint;
    tooltip_for_last_item(look, scene.say(stage_.shows_path() ? path : Text::tree_folds_hint));
}

void TreePicture::draw_buttons(Scene& scene, Buttons buttons) {
    const Look& look = scene.look;
    const bool words = buttons == Buttons::Words;
    const auto word = [&](Text text) { return words ? scene.say(text) : std::string_view{}; };
    const float between = look.px(between_buttons);
    const NodeId node = keyboard_node(scene);
    const TreeSizes sizes(scene, view_.camera());
    const float share = sizes.share(box_of(stage_, sizes, node));
    const std::string percent = scene.say(
        Text::tree_zoom_value, arg("percent", static_cast<int>(std::lround(share * 100))));

    if (button(look, word(Text::tree_follow), "tree_follow",
               {.icon = Icon::Follow,
                .on = view_.following(),
                .tooltip = scene.say(Text::tree_follow_on_hint)})) {
        view_.set_following(!view_.following());
    }
    ImGui::SameLine(0, between);
    if (button(look, word(Text::tree_fit), "tree_fit",
               {.icon = Icon::Fit, .tooltip = scene.say(Text::tree_fit_button_hint)})) {
        view_.fit(scene, stage_);
    }
    const auto zoom_button = [&](Icon icon, std::string_view id, Text hint, float factor) {
        ImGui::SameLine(0, between);
        if (button(look, {}, id, {.icon = icon, .tooltip = scene.say(hint)})) view_.zoom(factor);
    };
    if (buttons != Buttons::Few) {
        zoom_button(Icon::Minus, "tree_zoom_out", Text::tree_zoom_out_hint, 1 / button_zoom);
        ImGui::SameLine(0, between);
        if (button(look, percent, "tree_full_size",
                   {.tooltip = scene.say(Text::tree_full_size_hint),
                    .width = look.px(percent_width)})) {
            view_.show_full_size(stage_, node);
        }
        zoom_button(Icon::Plus, "tree_zoom_in", Text::tree_zoom_in_hint, button_zoom);
    }
    ImGui::SameLine(0, between);
    draw_view_button(scene);
}

}  // namespace statescope::ui
