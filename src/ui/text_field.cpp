#include "ui/text_field.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

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

/// While it lives, line ends on the clipboard read as spaces. ImGui would drop them, and "2 8 3"
/// over "1 0 4" would be pasted as "2 8 31 0 4".
class ClipboardOnOneLine {
  public:
    ClipboardOnOneLine()
        : io_(ImGui::GetIO()),
          data_(io_.ClipboardUserData),
          read_(io_.GetClipboardTextFn),
          write_(io_.SetClipboardTextFn) {
        io_.ClipboardUserData = this;
        io_.GetClipboardTextFn = [](void* self) {
            return static_cast<ClipboardOnOneLine*>(self)->joined();
        };
        // It is given the same pointer, so it must be stood in for as well.
        io_.SetClipboardTextFn = [](void* self, const char* text) {
            const auto* clipboard = static_cast<ClipboardOnOneLine*>(self);
            clipboard->write_(clipboard->data_, text);
        };
    }
    ~ClipboardOnOneLine() {
        io_.ClipboardUserData = data_;
        io_.GetClipboardTextFn = read_;
        io_.SetClipboardTextFn = write_;
    }
    ClipboardOnOneLine(const ClipboardOnOneLine&) = delete;
    ClipboardOnOneLine& operator=(const ClipboardOnOneLine&) = delete;

  private:
    const char* joined() {
        const char* text = read_(data_);
        if (text == nullptr) return nullptr;
        text_ = text;
        for (char& c : text_) {
            if (c == '\n' || c == '\r' || c == '\t') c = ' ';
        }
        return text_.c_str();
    }

    ImGuiIO& io_;
    void* data_;
    const char* (*read_)(void* data);
    void (*write_)(void* data, const char* text);
    std::string text_;
};

bool edit_line(const std::string& label, std::string& words, float width, std::string_view hint) {
    const ClipboardOnOneLine clipboard;
    ImGui::SetNextItemWidth(width);
    return ImGui::InputTextWithHint(label.c_str(), std::string(hint).c_str(), words.data(),
                                    words.capacity() + 1, flags, resize_string, &words);
}

bool edit_lines(const std::string& label, std::string& words, float width, int lines) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float height =
        ImGui::GetFontSize() * static_cast<float>(lines) + 2 * style.FramePadding.y;
    return ImGui::InputTextMultiline(
        label.c_str(), words.data(), words.capacity() + 1, {width, height},
        flags | ImGuiInputTextFlags_CtrlEnterForNewLine, resize_string, &words);
}

}  // namespace

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
    const bool entered = several ? edit_lines(label, words, width, how.lines)
                                 : edit_line(label, words, width, how.hint);
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
