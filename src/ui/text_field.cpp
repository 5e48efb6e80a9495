#include "ui/text_field.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include "ui/control_face.hpp"
#include "ui/shapes.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {
namespace {

constexpr ImGuiInputTextFlags flags =
    ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackResize;

int resize_string(ImGuiInputTextCallbackData* data) {
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
        auto* text = static_cast<std::string*>(data->UserData);
        text->resize(static_cast<std::size_t>(data->BufTextLen));
        data->Buf = text->data();
    }
    return 0;
}

/// What stands for a line end and for a tab of a pasted text.
struct PastedAs {
    std::string_view line_end;
    std::string_view tab;
};

/// The most that is pasted: much more than a field has a use for, and less than would make it slow.
constexpr std::size_t most_pasted = 10'000;

/// While it lives, line ends and tabs on the clipboard read as something else. ImGui would drop
/// them, and "2 8 3" over "1 0 4" would be pasted as "2 8 31 0 4".
class ClipboardForField {
  public:
    explicit ClipboardForField(PastedAs as)
        : io_(ImGui::GetIO()),
          as_(as),
          data_(io_.ClipboardUserData),
          read_(io_.GetClipboardTextFn),
          write_(io_.SetClipboardTextFn) {
        io_.ClipboardUserData = this;
        io_.GetClipboardTextFn = [](void* self) {
            return static_cast<ClipboardForField*>(self)->told();
        };
        // It is given the same pointer, so it must be stood in for as well.
        io_.SetClipboardTextFn = [](void* self, const char* text) {
            const auto* clipboard = static_cast<ClipboardForField*>(self);
            clipboard->write_(clipboard->data_, text);
        };
    }
    ~ClipboardForField() {
        io_.ClipboardUserData = data_;
        io_.GetClipboardTextFn = read_;
        io_.SetClipboardTextFn = write_;
    }
    ClipboardForField(const ClipboardForField&) = delete;
    ClipboardForField& operator=(const ClipboardForField&) = delete;

  private:
    const char* told() {
        const char* text = read_(data_);
        if (text == nullptr) return nullptr;
        text_.clear();
        for (; *text != 0 && text_.size() < most_pasted; ++text) {
            if (*text == '\r' && text[1] == '\n') continue;
            if (*text == '\n' || *text == '\r') {
                text_ += as_.line_end;
            } else if (*text == '\t') {
                text_ += as_.tab;
            } else {
                text_ += *text;
            }
        }
        return text_.c_str();
    }

    ImGuiIO& io_;
    PastedAs as_;
    void* data_;
    const char* (*read_)(void* data);
    void (*write_)(void* data, const char* text);
    std::string text_;
};

bool edit_line(const std::string& label, std::string& words, float width, const FieldLook& how) {
    const ClipboardForField clipboard(how.board ? PastedAs{" / ", " | "} : PastedAs{" ", " "});
    ImGui::SetNextItemWidth(width);
    return ImGui::InputTextWithHint(label.c_str(), std::string(how.hint).c_str(), words.data(),
                                    words.capacity() + 1, flags, resize_string, &words);
}

bool edit_lines(const std::string& label, std::string& words, float width, const FieldLook& how) {
    const ClipboardForField clipboard({"\n", how.board ? " | " : " "});
    const std::string before = how.prose ? words : std::string();
    const ImGuiStyle& style = ImGui::GetStyle();
    const float height =
        ImGui::GetFontSize() * static_cast<float>(how.lines) + 2 * style.FramePadding.y;
    const bool entered = ImGui::InputTextMultiline(
        label.c_str(), words.data(), words.capacity() + 1, {width, height},
        how.prose ? flags : flags | ImGuiInputTextFlags_CtrlEnterForNewLine, resize_string, &words);
    // Escape leaves the field; what was written is not to be lost with it.
    if (how.prose && ImGui::IsItemDeactivated() && ImGui::IsKeyPressed(ImGuiKey_Escape))
        words = before;
    return entered;
}

}  // namespace

bool by_enter(FieldEvent event) {
    return event == FieldEvent::Committed && (ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
                                              ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false));
}

FieldEvent text_field(const Look& look, std::string_view id, std::string& words,
                      const FieldLook& how) {
    const Colours& c = look.colours();
    const bool wrong = !how.error.empty();
    const bool several = how.lines > 1;
    ImFont* font = look.font(several ? Type::Small : Type::Body);
    ImGui::PushFont(font);
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
    const float centred =
        std::max(0.0f, std::floor((look.px(control_height) - font->FontSize) / 2));
    const float padding = several ? look.px(3) : centred;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(look.px(several ? 6 : 8), padding));
    const float width = room_across(how.width);
    const std::string label = item_label({}, id);
    if (how.focus) ImGui::SetKeyboardFocusHere();
    const bool entered =
        several ? edit_lines(label, words, width, how) : edit_line(label, words, width, how);
    const bool left_changed = ImGui::IsItemDeactivatedAfterEdit();
    const bool edited = ImGui::IsItemEdited();
    ImGui::PopStyleVar(2);
    ImGui::PopFont();
    draw_outline(*ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                 look.px(5), wrong ? c.bad_ink : c.field_line, wrong ? look.px(2) : look.line());
    if (wrong) paragraph(look, Type::Small, c.bad_ink, how.error);
    if (entered || left_changed) return FieldEvent::Committed;
    return edited ? FieldEvent::Changed : FieldEvent::None;
}

}  // namespace statescope::ui
