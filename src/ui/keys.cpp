#include "ui/keys.hpp"

#include <imgui_internal.h>

#include <array>

namespace statescope::ui {
namespace {

constexpr std::array program_keys{
    ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Space,
    ImGuiKey_Home,      ImGuiKey_End,        ImGuiKey_PageUp,  ImGuiKey_PageDown,
};

/// Frame in which a control last wanted the arrows. Frames are counted from 0 in every context.
constexpr int never = -10;
int wanted_at = never;

bool menu_is_open() {
    return ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

bool modifiers_are(ImGuiKeyChord chord) {
    return (ImGui::GetIO().KeyMods & ImGuiMod_Mask_) == (chord & ImGuiMod_Mask_);
}

bool key_pressed(ImGuiKeyChord chord, bool repeat) {
    const auto key = static_cast<ImGuiKey>(chord & ~ImGuiMod_Mask_);
    return modifiers_are(chord) && ImGui::IsKeyPressed(key, repeat);
}

}  // namespace

void use_keyboard() {
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    wanted_at = never;
}

void begin_keys() {
    const bool control_has_keys = ImGui::GetFrameCount() - wanted_at <= 1;
    if (!program_has_keys() && !control_has_keys) return;
    // An owner that is no item: ImGui's navigation, which asks for keys without an owner, sees none
    // of these from the next frame on. The plain IsKeyPressed still does.
    const ImGuiID owner = ImHashStr("program keys");
    for (const ImGuiKey key : program_keys)
        ImGui::SetKeyOwner(key, owner);
    // For pressing the focused item, navigation asks for Space without looking at owners.
    if (ImGui::IsKeyDown(ImGuiKey_Space)) {
        ImGuiContext& g = *GImGui;
        g.NavActivateId = g.NavActivateDownId = g.NavActivatePressedId = 0;
    }
}

void want_arrow_keys() {
    wanted_at = ImGui::GetFrameCount();
}

bool program_has_keys() {
    return !ImGui::GetIO().WantTextInput && !menu_is_open() &&
           ImGui::GetFrameCount() - wanted_at > 1;
}

bool pressed(ImGuiKeyChord chord, bool repeat) {
    return program_has_keys() && key_pressed(chord, repeat);
}

bool pressed_in_control(ImGuiKeyChord chord, bool repeat) {
    return !menu_is_open() && key_pressed(chord, repeat);
}

}  // namespace statescope::ui
