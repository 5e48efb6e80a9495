#include "ui/file_target.hpp"

#include <fmt/format.h>

#include <system_error>
#include <utility>

#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

namespace fs = std::filesystem;
using teach::arg;
using teach::Text;

fs::path free_name(const fs::path& file) {
    std::error_code ignored;
    fs::path free = file;
    for (int number = 2; fs::exists(free, ignored); ++number) {
        free = file.parent_path() /
               fmt::format("{}-{}{}", file.stem().string(), number, file.extension().string());
    }
    return free;
}

void FileTarget::begin(const fs::path& folder, std::string name) {
    std::error_code error;
    const fs::path whole = fs::absolute(folder, error).lexically_normal();
    folder_ = error ? folder : whole;
    if (!folder_.has_filename()) folder_ = folder_.parent_path();
    name_ = proposed_ = std::move(name);
    exists_ = false;
    list_.refresh();
}

void FileTarget::propose(std::string name) {
    if (name == proposed_) return;
    if (name_ == proposed_ || name_.empty()) {
        name_ = name;
        exists_ = false;
    }
    proposed_ = std::move(name);
}

void FileTarget::complete(std::string_view ending) {
    if (!fs::path(name_).has_extension()) name_ += ending;
}

void FileTarget::tell_exists() {
    exists_ = true;
}

FileTarget::Asked FileTarget::ask_about_existing(Scene& scene) {
    const Look& look = scene.look;
    paragraph(look, Type::Body, look.colours().bad_ink,
              scene.say(Text::dialog_exists, arg("file", name_)));
    Asked asked = Asked::Nothing;
    // Where the button to write stood comes the one that does no harm: it may be pressed twice.
    const std::string other = free_name(file()).filename().string();
    if (button(look, scene.say(Text::dialog_keep_both), "keep_both",
               {.kind = ButtonKind::Primary,
                .tooltip = scene.say(Text::dialog_keep_both_hint, arg("file", other))})) {
        name_ = other;
        exists_ = false;
        asked = Asked::Write;
    }
    ImGui::SameLine();
    if (button(look, scene.say(Text::dialog_replace), "replace",
               {.tooltip = scene.say(Text::dialog_replace_hint)})) {
        asked = Asked::Replace;
        exists_ = false;
    }
    return asked;
}

FileTarget::Asked FileTarget::draw(Scene& scene, std::string_view word, float height,
                                   std::string_view disabled_reason) {
    const Look& look = scene.look;
    const float line = look.px(30) + ImGui::GetStyle().ItemSpacing.y;
    const float question = exists_ ? look.px(32) + line : line;
    const fs::path before = folder_;
    const auto chosen = list_.draw(scene, folder_, name_, height - line - question - look.px(24));
    if (chosen) name_ = chosen->file.filename().string();
    if (chosen || folder_ != before) exists_ = false;

    section_header(look, scene.say(Text::dialog_file));
    const FieldEvent event =
        text_field(look, "file_name", name_, {.focus = std::exchange(focus_, false)});
    if (event == FieldEvent::Changed) exists_ = false;
    if (exists_) return ask_about_existing(scene);
    ButtonLook how{.kind = ButtonKind::Primary, .disabled_reason = disabled_reason};
    if (name_.empty()) how.disabled_reason = scene.say(Text::reason_no_file_name);
    const bool entered = by_enter(event) && how.disabled_reason.empty();
    const bool pressed = button(look, word, "do_write", how);
    return pressed || entered ? Asked::Write : Asked::Nothing;
}

}  // namespace statescope::ui
