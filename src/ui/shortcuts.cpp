#include "ui/shortcuts.hpp"

#include <imgui.h>

#include <array>

#include "session/command.hpp"
#include "ui/keys.hpp"
#include "ui/settings_menu.hpp"

namespace statescope::ui {

using session::Command;

namespace {

struct Shortcut {
    ImGuiKeyChord chord;
    Command command;
    bool repeat;  ///< also while the key is held down
};

/// PageUp and PageDown are what a presenter's remote sends.
constexpr std::array<Shortcut, 23> shortcuts{{
    {ImGuiKey_RightArrow, Command::Forward, true},
    {ImGuiKey_LeftArrow, Command::Back, true},
    {ImGuiKey_PageDown, Command::Forward, true},
    {ImGuiKey_PageUp, Command::Back, true},
    {ImGuiMod_Shift | ImGuiKey_RightArrow, Command::ForwardExpansion, true},
    {ImGuiMod_Shift | ImGuiKey_LeftArrow, Command::BackExpansion, true},
    {ImGuiMod_Ctrl | ImGuiKey_RightArrow, Command::ForwardLayer, true},
    {ImGuiMod_Ctrl | ImGuiKey_LeftArrow, Command::BackLayer, true},
    {ImGuiKey_Home, Command::ToStart, false},
    {ImGuiKey_End, Command::ToEnd, false},
    {ImGuiKey_Space, Command::PlayOrPause, false},
    {ImGuiKey_UpArrow, Command::Faster, true},
    {ImGuiKey_DownArrow, Command::Slower, true},
    {ImGuiKey_LeftBracket, Command::BackOnBranch, true},
    {ImGuiKey_RightBracket, Command::ForwardOnBranch, true},
    {ImGuiMod_Shift | ImGuiKey_N, Command::RunBack, true},
    {ImGuiKey_N, Command::RunForward, true},
    {ImGuiKey_Escape, Command::CancelSearch, false},
    {ImGuiKey_R, Command::RandomStart, false},
    {ImGuiKey_S, Command::PlaySolution, false},
    {ImGuiMod_Ctrl | ImGuiKey_Enter, Command::SearchOn, false},
    {ImGuiKey_O, Command::ExpandSelected, false},
    {ImGuiKey_X, Command::SwapStartAndGoal, false},
}};

}  // namespace

void run_shortcuts(session::Session& session, Help& help) {
    if (pressed(ImGuiKey_F1) || (help.open() && pressed(ImGuiKey_Escape))) {
        help.toggle();
        return;
    }
    session::Preferences& preferences = session.preferences;
    for (const ImGuiKey key : {ImGuiKey_Equal, ImGuiKey_KeypadAdd}) {
        if (pressed(ImGuiMod_Ctrl | key, true)) change_scale(preferences, 1);
    }
    for (const ImGuiKey key : {ImGuiKey_Minus, ImGuiKey_KeypadSubtract}) {
        if (pressed(ImGuiMod_Ctrl | key, true)) change_scale(preferences, -1);
    }
    if (pressed(ImGuiKey_T)) preferences.picture = "tree";
    if (pressed(ImGuiKey_M)) preferences.picture = "map";
    if (pressed(ImGuiKey_L)) preferences.picture = "shortest";
    if (pressed(ImGuiKey_K)) preferences.picture = "compare";
    if (pressed(ImGuiKey_B)) preferences.picture = "experiment";
    if (pressed(ImGuiKey_I)) preferences.picture = "optimal";
    if (pressed(ImGuiKey_H)) preferences.picture = "heuristic";
    if (pressed(ImGuiMod_Ctrl | ImGuiKey_0)) preferences.scale_percent = preferences.smallest_scale;
    if (pressed(ImGuiKey_Escape) && session.job() == nullptr) session.selected.reset();
    for (const Shortcut& shortcut : shortcuts) {
        if (pressed(shortcut.chord, shortcut.repeat)) session.run(shortcut.command);
    }
}

}  // namespace statescope::ui
