#include "ui/help.hpp"

#include <algorithm>

#include "teach/definitions.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::Text;

namespace {

/// A table of short words at the left and what they mean at the right.
bool begin_word_table(const char* id) {
    if (!ImGui::BeginTable(id, 2)) return false;
    ImGui::TableSetupColumn("word", ImGuiTableColumnFlags_WidthFixed);
    ImGui::TableSetupColumn("meaning", ImGuiTableColumnFlags_WidthStretch);
    return true;
}

void word_row(const Look& look, std::string_view word, std::string_view meaning) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    text(look, Type::Bold, look.colours().ink, word);
    ImGui::TableNextColumn();
    paragraph(look, Type::Body, look.colours().ink, meaning);
}

void draw_keys(const Scene& scene) {
    const Look& look = scene.look;
    section_header(look, scene.say(Text::help_keys));
    if (!begin_word_table("###help_keys")) return;
    for (const teach::KeyHelp& key : teach::help_keys(scene.say)) {
        word_row(look, key.keys, key.action);
    }
    ImGui::EndTable();
    paragraph(look, Type::Small, look.colours().dim_ink,
              scene.say(Text::help_ignored_while_typing));
}

void draw_mouse(const Scene& scene) {
    const Look& look = scene.look;
    section_header(look, scene.say(Text::help_mouse));
    for (const Text line : {Text::help_mouse_board, Text::help_mouse_tree, Text::help_mouse_map,
                            Text::help_mouse_edit, Text::help_mouse_hover}) {
        paragraph(look, Type::Body, look.colours().ink, scene.say(line));
    }
}

void draw_words(const Scene& scene) {
    const Look& look = scene.look;
    section_header(look, scene.say(Text::help_words));
    if (!begin_word_table("###help_words")) return;
    for (const teach::Term& word : teach::help_words(scene.say)) {
        word_row(look, word.name, word.meaning);
    }
    ImGui::EndTable();
}

}  // namespace

void Help::draw(Scene& scene) {
    if (!open_) return;
    const Look& look = scene.look;
    const ImGuiViewport& viewport = *ImGui::GetMainViewport();
    const float margin = look.px(16);
    const ImVec2 most{viewport.Size.x - 2 * margin, viewport.Size.y - 2 * margin};
    const ImVec2 size{std::min(most.x, look.px(1000)), std::min(most.y, look.px(740))};
    ImGui::SetNextWindowPos({viewport.Pos.x + (viewport.Size.x - size.x) / 2,
                             viewport.Pos.y + (viewport.Size.y - size.y) / 2});
    ImGui::SetNextWindowSize(size);
    if (just_opened_) ImGui::SetNextWindowFocus();
    just_opened_ = false;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {look.px(20), look.px(16)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, look.line());
    ImGui::PushStyleColor(ImGuiCol_WindowBg, look.colours().panel);
    ImGui::PushStyleColor(ImGuiCol_Border, look.colours().field_line);
    const std::string name = std::string(scene.say(Text::help_title)) + "###help_card";
    ImGui::Begin(name.c_str(), nullptr,
                 ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings);
    text(look, Type::Big, look.colours().ink, scene.say(Text::help_title));
    ImGui::SameLine();
    const ImVec2 close = button_size(look, scene.say(Text::close));
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x - close.x);
    if (button(look, scene.say(Text::close), "help_close")) open_ = false;
    ImGui::Dummy({0, look.px(4)});
    if (ImGui::BeginTable("###help_columns", 2, ImGuiTableFlags_SizingStretchProp)) {
        ImGui::TableSetupColumn("keys", ImGuiTableColumnFlags_WidthStretch, 0.46f);
        ImGui::TableSetupColumn("words", ImGuiTableColumnFlags_WidthStretch, 0.54f);
        ImGui::TableNextColumn();
        draw_keys(scene);
        ImGui::Dummy({0, look.px(8)});
        draw_mouse(scene);
        ImGui::TableNextColumn();
        draw_words(scene);
        ImGui::EndTable();
    }
    ImGui::End();
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar(2);
}

}  // namespace statescope::ui
