#include "ui/keys.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace statescope::ui {
namespace {

constexpr std::array program_keys{
    ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Space,
    ImGuiKey_Home,      ImGuiKey_End,        ImGuiKey_PageUp,  ImGuiKey_PageDown,
};

/// What focused controls asked for in one frame.
struct Wanted {
    int frame = -1;
    std::vector<ImGuiKeyChord> chords;

    bool has(ImGuiKeyChord chord) const {
        const bool fresh = frame >= 0 && ImGui::GetFrameCount() - frame <= 1;
        return fresh && std::find(chords.begin(), chords.end(), chord) != chords.end();
    }
};
Wanted wanted_before;
Wanted wanted_now;

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
    wanted_before = wanted_now = {};
}

void begin_keys() {
    if (!program_has_keys()) return;
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

void want_keys(std::initializer_list<ImGuiKeyChord> chords) {
    if (wanted_now.frame != ImGui::GetFrameCount()) {
        wanted_before = std::exchange(wanted_now, {ImGui::GetFrameCount(), {}});
    }
    wanted_now.chords.insert(wanted_now.chords.end(), chords);
}

bool program_has_keys() {
    return !ImGui::GetIO().WantTextInput && !menu_is_open();
}

bool pressed(ImGuiKeyChord chord, bool repeat) {
    return program_has_keys() && !wanted_now.has(chord) && !wanted_before.has(chord) &&
           key_pressed(chord, repeat);
}

bool pressed_in_control(ImGuiKeyChord chord, bool repeat) {
    return !menu_is_open() && key_pressed(chord, repeat);
}

int zoom_keys(bool in_control) {
    const auto hit = [&](ImGuiKeyChord chord) {
        return in_control ? pressed_in_control(chord, true) : pressed(chord, true);
    };
    if (hit(ImGuiKey_Equal) || hit(ImGuiMod_Shift | ImGuiKey_Equal) || hit(ImGuiKey_KeypadAdd))
        return 1;
    return hit(ImGuiKey_Minus) || hit(ImGuiKey_KeypadSubtract) ? -1 : 0;
}

}  // namespace statescope::ui
