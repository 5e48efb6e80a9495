#pragma once

#include <imgui_internal.h>

namespace statescope::platform {

/// Keeps a quick chord whole. A key pressed and its Ctrl let go between two frames would reach
/// ImGui in the same frame, where the key would count as pressed without Ctrl. ImGui spreads the
/// presses of one key over frames, not this pair.
///
/// Call `hold_back` before ImGui's NewFrame and `give_back` after it.
class InputOrder {
  public:
    /// Takes from the queue what comes from the first modifier let go after a key was pressed.
    void hold_back(ImVector<ImGuiInputEvent>& queue);
    /// Puts it at the end again, for the next frame.
    void give_back(ImVector<ImGuiInputEvent>& queue);

  private:
    ImVector<ImGuiInputEvent> held_;
};

}  // namespace statescope::platform
