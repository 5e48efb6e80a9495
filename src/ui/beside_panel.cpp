#include "ui/beside_panel.hpp"

#include <algorithm>

namespace statescope::ui {

void place_beside_panel(const Look& look, float width) {
    const ImGuiViewport& screen = *ImGui::GetMainViewport();
    const float panel_end = ImGui::GetWindowPos().x + ImGui::GetWindowWidth();
    const float last = screen.WorkPos.x + screen.WorkSize.x - width - look.px(8);
    const float left = std::max(screen.WorkPos.x, std::min(panel_end + look.px(18), last));
    const float middle = screen.WorkPos.y + screen.WorkSize.y / 2;
    ImGui::SetNextWindowPos({left, middle}, ImGuiCond_Always, {0, 0.5f});
}

}  // namespace statescope::ui
