#include "ui/files.hpp"

#include <imgui.h>

#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "session/work.hpp"
#include "ui/dialog.hpp"
#include "ui/keys.hpp"
#include "ui/menu_row.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

namespace fs = std::filesystem;
using session::Overwrite;
using teach::arg;
using teach::Text;

namespace {

constexpr const char* menu = "###files_menu";
constexpr const char* open_id = "open_dialog";
constexpr const char* save_id = "save_dialog";
constexpr const char* closing_id = "closing_dialog";
constexpr float menu_width = 270;  // at scale 1

void copy_code(session::Session& session) {
    const std::string code = session::run_code_of(session);
    ImGui::SetClipboardText(code.c_str());
    session.notice = session.phrases()(Text::notice_code_copied, arg("code", code));
}

void paste(session::Session& session) {
    const char* clipboard = ImGui::GetClipboardText();
    const std::string text = clipboard != nullptr ? clipboard : "";
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
        session.notice = session.phrases()(Text::notice_nothing_to_paste);
        return;
    }
    session.notice.clear();
    session::take_text(session, std::string(session.phrases()(Text::notice_pasted_boards)), text);
}

/// The name that a work without a file is offered.
std::string first_name(const session::Session& session) {
    return std::string(session.choices().algorithm->name) + std::string(session::work_extension);
}

}  // namespace

void Files::save(session::Session& session) {
    if (session.desk.work) {
        session::save_work(session, *session.desk.work, Overwrite::Yes);
    } else {
        asked_ = Asked::SaveAs;
    }
}

void Files::run_shortcuts(session::Session& session) {
    // While notes are written, too: none of these means anything in a field.
    if (pressed_in_control(ImGuiMod_Ctrl | ImGuiKey_O)) asked_ = Asked::Open;
    if (pressed_in_control(ImGuiMod_Ctrl | ImGuiKey_S)) save(session);
    if (pressed_in_control(ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_S)) asked_ = Asked::SaveAs;
    if (pressed_in_control(ImGuiMod_Ctrl | ImGuiKey_E)) asked_ = Asked::TakeAway;
    if (pressed_in_control(ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_C)) copy_code(session);
    if (pressed_in_control(ImGuiMod_Ctrl | ImGuiMod_Shift | ImGuiKey_V)) paste(session);
}

void Files::draw_button(Scene& scene) {
    if (button(scene.look, scene.say(Text::files_button), "files",
               {.tooltip = scene.say(Text::files_button_hint)})) {
        ImGui::OpenPopup(menu);
    }
    const ImVec2 below{ImGui::GetItemRectMin().x, ImGui::GetItemRectMax().y + scene.look.px(4)};
    ImGui::SetNextWindowPos(below, ImGuiCond_Appearing);
    ImGui::SetNextWindowSize({scene.look.px(menu_width), 0});
    if (!ImGui::BeginPopup(menu)) return;
    draw_menu(scene);
    ImGui::EndPopup();
}

void Files::draw_menu(Scene& scene) {
    const Look& look = scene.look;
    session::Session& session = scene.session;
    const auto entry = [&](Text name, std::string_view id, Text hint,
                           std::optional<Text> keys = {}) {
        return menu_row(look, {.text = scene.say(name),
                               .id = id,
                               .keys = keys ? scene.say(*keys) : std::string_view{},
                               .tooltip = scene.say(hint)});
    };
    if (entry(Text::files_open, "files_open", Text::files_open_hint, Text::files_open_keys))
        asked_ = Asked::Open;
    if (entry(Text::files_save, "files_save", Text::files_save_hint, Text::files_save_keys))
        save(session);
    if (entry(Text::files_save_as, "files_save_as", Text::files_save_as_hint,
              Text::files_save_as_keys))
        asked_ = Asked::SaveAs;
    ImGui::Separator();
    if (entry(Text::files_take_away, "files_take_away", Text::files_take_away_hint,
              Text::files_take_away_keys))
        asked_ = Asked::TakeAway;
    if (entry(Text::files_copy_code, "files_copy_code", Text::files_copy_code_hint,
              Text::files_copy_code_keys))
        copy_code(session);
    if (entry(Text::files_paste, "files_paste", Text::files_paste_hint, Text::files_paste_keys))
        paste(session);
    ImGui::Separator();
    if (entry(Text::notes_title, "files_notes", Text::notes_hint))
        session.preferences.layout.panels["notes"].folded = false;
    ImGui::Separator();
    section_header(look, scene.say(Text::files_recent));
    draw_recent(scene);
}

void Files::draw_recent(Scene& scene) {
    const Look& look = scene.look;
    // Opening one changes the list.
    const auto recent = scene.session.desk.recent.all();
    if (recent.empty()) {
        text(look, Type::Body, look.colours().dim_ink, scene.say(Text::files_recent_none));
        return;
    }
    for (std::size_t i = 0; i < recent.size(); ++i) {
        const fs::path& file = recent[i];
        if (menu_row(look, {.text = file.filename().string(),
                            .id = "recent_" + std::to_string(i + 1),
                            .tooltip = file.string()}))
            return session::open_file(scene.session, file);
    }
}

void Files::draw(Scene& scene) {
    const session::Desk& desk = scene.session.desk;
    switch (std::exchange(asked_, Asked::Nothing)) {
        case Asked::Nothing:
            break;
        case Asked::Open: {
            std::error_code error;
            open_folder_ = fs::absolute(desk.folder, error).lexically_normal();
            if (!open_folder_.has_filename()) open_folder_ = open_folder_.parent_path();
            open_name_.clear();
            open_list_.refresh();
            open_dialog(open_id);
            break;
        }
        case Asked::SaveAs:
            save_target_.begin(desk.folder, desk.work ? desk.work->filename().string()
                                                      : first_name(scene.session));
            save_target_.focus_name();
            open_dialog(save_id);
            break;
        case Asked::TakeAway:
            take_away_.open(scene);
            break;
        case Asked::Close:
            open_dialog(closing_id);
            break;
    }
    draw_open(scene);
    draw_save(scene);
    draw_closing(scene);
    take_away_.draw(scene);
}

bool Files::may_close(const session::Session& session) {
    if (closes_ || !session::would_lose_work(session)) return true;
    asked_ = Asked::Close;
    return false;
}

void Files::draw_closing(Scene& scene) {
    const Look& look = scene.look;
    Dialog dialog(look, closing_id, scene.say(Text::closing_title), {460, 170},
                  scene.say(Text::cancel));
    if (!dialog.visible()) return;
    const auto& work = scene.session.desk.work;
    paragraph(look, Type::Body, look.colours().ink,
              work ? scene.say(Text::closing_work, arg("file", work->filename().string()))
                   : std::string(scene.say(Text::closing_notes)));
    ImGui::Dummy({0, look.px(8)});
    if (button(look, scene.say(Text::closing_save), "closing_save",
               {.kind = ButtonKind::Primary})) {
        dialog.close();
        save(scene.session);
        // Without a file yet, it is asked where to.
        close_after_saving_ = asked_ == Asked::SaveAs;
        closes_ = !close_after_saving_ && !session::would_lose_work(scene.session);
    }
    ImGui::SameLine();
    if (button(look, scene.say(Text::closing_discard), "closing_discard")) {
        dialog.close();
        closes_ = true;
    }
}

void Files::draw_open(Scene& scene) {
    const Look& look = scene.look;
    Dialog dialog(look, open_id, scene.say(Text::dialog_open), {640, 520}, scene.say(Text::cancel));
    if (!dialog.visible()) return;
    const float below = look.px(96) + ImGui::GetStyle().ItemSpacing.y;
    const auto chosen =
        open_list_.draw(scene, open_folder_, open_name_, ImGui::GetContentRegionAvail().y - below);
    if (chosen) open_name_ = chosen->file.filename().string();
    section_header(look, scene.say(Text::dialog_file));
    const bool entered = by_enter(text_field(look, "file_name", open_name_));
    ButtonLook how{.kind = ButtonKind::Primary};
    if (open_name_.empty()) how.disabled_reason = scene.say(Text::reason_no_file_name);
    const bool open = button(look, scene.say(Text::dialog_do_open), "do_open", how) || entered ||
                      (chosen && chosen->taken);
    if (!open || open_name_.empty()) return;
    dialog.close();
    session::open_file(scene.session, open_folder_ / open_name_);
}

void Files::draw_save(Scene& scene) {
    Dialog dialog(scene.look, save_id, scene.say(Text::dialog_save), {640, 520},
                  scene.say(Text::cancel));
    if (!dialog.visible()) return;
    if (dialog.closing()) close_after_saving_ = false;
    const auto asked =
        save_target_.draw(scene, scene.say(Text::dialog_do_save), ImGui::GetContentRegionAvail().y);
    if (asked == FileTarget::Asked::Nothing) return;
    const Overwrite overwrite =
        asked == FileTarget::Asked::Replace ? Overwrite::Yes : Overwrite::Never;
    const auto saved = session::save_work(scene.session, save_target_.file(), overwrite);
    if (saved == session::Saved::Exists) return save_target_.tell_exists();
    closes_ = close_after_saving_ && saved == session::Saved::Yes;
    dialog.close();
}

}  // namespace statescope::ui
