#pragma once

#include <imgui.h>

#include <initializer_list>

namespace statescope::ui {

/// Who gets the keys. ImGui moves the keyboard focus with the arrow keys and presses the focused
/// control with Space; in this program those keys step and play. So: Tab and Shift+Tab move the
/// focus, Enter presses, and arrows, Space, Home, End, PageUp and PageDown are the program's -
/// except while a text field or a menu has the focus, and those that a focused control asked for.

/// Turns keyboard focus on in the current ImGui context. Once, after the context was made.
void use_keyboard();

/// Call first in every frame: takes the program's keys away from ImGui's own navigation.
void begin_keys();

/// A focused control that handles some of these keys itself (a board being edited, a splitter) says
/// so in every frame in which it wants them. All others stay the program's.
void want_keys(std::initializer_list<ImGuiKeyChord> chords);

/// Whether the program's keys are free for it in this frame: nobody types, no menu is open.
bool program_has_keys();

/// Whether exactly this key with exactly these modifiers was pressed and is the program's,
/// `ImGuiMod_Shift | ImGuiKey_RightArrow` for instance. `repeat`: also while held down.
bool pressed(ImGuiKeyChord chord, bool repeat = false);

/// The same for a control that wants the key: asks only for the key and its modifiers.
bool pressed_in_control(ImGuiKeyChord chord, bool repeat = false);

/// What + and - (also those of the keypad) ask for: 1 for larger, -1 for smaller, 0 for neither.
/// `in_control`: as `pressed_in_control`.
int zoom_keys(bool in_control);

}  // namespace statescope::ui
