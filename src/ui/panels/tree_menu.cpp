#include "ui/panels/tree_menu.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "teach/figures.hpp"
#include "ui/choices.hpp"
#include "ui/keys.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;

namespace {

constexpr const char* view_menu_id = "###tree_view_menu";
constexpr float menu_width = 260;

ButtonLook view_look(const Scene& scene) {
    return {.icon = Icon::ChevronDown,
            .icon_after_text = true,
            .tooltip = scene.say(Text::tree_view_hint)};
}

/// One of a few words, each kept by its name.
struct Word {
    std::string_view name;
    std::string_view id;
    Text text;
    Text hint;
};

template <std::size_t Count>
void choose(Scene& scene, const std::array<Word, Count>& words, std::string& chosen) {
    std::array<Choice, Count> choices;
    std::size_t now = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        choices[i] = {.text = scene.say(words[i].text),
                      .id = words[i].id,
                      .tooltip = scene.say(words[i].hint)};
        if (words[i].name == chosen) now = i;
    }
    const int pressed = segmented(scene.look, choices, static_cast<int>(now), -1);
    chosen = words[static_cast<std::size_t>(pressed)].name;
}

void draw_view_menu(Scene& scene) {
    const Look& look = scene.look;
    session::TreeOptions& tree = scene.session.preferences.tree;
    constexpr std::array<Word, 3> directions{
        Word{"top-down", "tree_top_down", Text::tree_top_down, Text::tree_top_down_hint},
        Word{"left-right", "tree_left_right", Text::tree_left_right, Text::tree_left_right_hint},
        Word{"radial", "tree_radial", Text::tree_radial, Text::tree_radial_hint}};
    constexpr std::array<Word, 2> parts{
        Word{"whole", "tree_whole", Text::tree_whole, Text::tree_whole_hint},
        Word{"path", "tree_path", Text::tree_path, Text::tree_path_hint}};
    ImGui::Dummy({look.px(menu_width), 0});
    section_header(look, scene.say(Text::tree_direction));
    choose(scene, directions, tree.orientation);
    ImGui::Dummy({0, look.px(4)});
    section_header(look, scene.say(Text::tree_part));
    choose(scene, parts, tree.part);
    ImGui::Dummy({0, look.px(4)});
    check_box(look, scene.say(Text::tree_moves_only), "tree_moves_only", tree.moves_only,
              scene.say(Text::tree_moves_only_hint));
    check_box(look, scene.say(Text::tree_fold_finished), "tree_fold_finished", tree.fold_finished,
              scene.say(Text::tree_fold_finished_hint));
    const bool too_many = scene.counters.nodes > TreeStage::most_compact;
    const std::string reason =
        too_many ? scene.say(Text::tree_compact_too_many,
                             arg("count", teach::grouped(scene.say, TreeStage::most_compact)))
                 : std::string{};
    check_box(look, scene.say(Text::tree_compact), "tree_compact", tree.compact,
              scene.say(Text::tree_compact_hint), reason);
}

}  // namespace

ImVec2 view_button_size(const Scene& scene) {
    return button_size(scene.look, scene.say(Text::tree_view), view_look(scene));
}

void draw_view_button(Scene& scene) {
    const bool by_key = pressed(ImGuiKey_V);
    if (button(scene.look, scene.say(Text::tree_view), "tree_view", view_look(scene)) || by_key)
        ImGui::OpenPopup(view_menu_id);
    const ImVec2 corner{ImGui::GetItemRectMax().x, ImGui::GetItemRectMax().y + scene.look.px(4)};
    ImGui::SetNextWindowPos(corner, ImGuiCond_Always, {1, 0});
    if (!ImGui::BeginPopup(view_menu_id)) return;
    draw_view_menu(scene);
    ImGui::EndPopup();
}

NodeMenuChoice node_menu(const Scene& scene, const TreeStage& stage, trace::NodeId node) {
    if (!ImGui::BeginPopup(node_menu_id)) return NodeMenuChoice::None;
    const Look& look = scene.look;
    NodeMenuChoice choice = NodeMenuChoice::None;
    const auto row = [&](Text words, std::string_view id, Text reason, bool possible,
                         NodeMenuChoice means) {
        const std::string_view why = possible ? std::string_view{} : scene.say(reason);
        if (button(look, scene.say(words), id, {.disabled_reason = why, .width = look.px(220)}))
            choice = means;
    };
    if (scene.session.user_chooses()) {
        row(Text::tree_menu_choose, "tree_menu_choose", Text::reason_does_not_wait,
            scene.trace.in_frontier(node, scene.step), NodeMenuChoice::Choose);
    }
    row(Text::tree_menu_seek, "tree_menu_seek", Text::tree_menu_seek, true, NodeMenuChoice::Seek);
    const bool folded = stage.folded(node);
    const bool on_path = scene.is_on_path(node);
    row(folded ? Text::tree_menu_open : Text::tree_menu_fold, "tree_menu_fold",
        on_path ? Text::tree_fold_on_path : Text::tree_fold_no_children,
        folded || (!on_path && stage.has_children(node)), NodeMenuChoice::FoldOrOpen);
    row(Text::tree_menu_path, "tree_menu_path", Text::tree_menu_path, true,
        NodeMenuChoice::ShowPath);
    if (choice != NodeMenuChoice::None) ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
    return choice;
}

}  // namespace statescope::ui
