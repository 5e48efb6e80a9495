#include "ui/dialog.hpp"

#include <imgui.h>

#include <algorithm>

#include "ui/press_item.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

Dialog::Dialog(const Look& look, std::string_view id, std::string_view title, Extent extent,
               std::string_view close) {
    const ImGuiViewport& viewport = *ImGui::GetMainViewport();
    const float margin = look.px(16);
    const ImVec2 size{std::min(viewport.Size.x - 2 * margin, look.px(extent.width)),
                      std::min(viewport.Size.y - 2 * margin, look.px(extent.height))};
    ImGui::SetNextWindowPos({viewport.Pos.x + (viewport.Size.x - size.x) / 2,
                             viewport.Pos.y + (viewport.Size.y - size.y) / 2});
    ImGui::SetNextWindowSize(size);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {look.px(20), look.px(16)});
    ImGui::PushStyleColor(ImGuiCol_PopupBg, look.colours().panel);
    visible_ =
        ImGui::BeginPopupModal(item_label(title, id).c_str(), nullptr,
                               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings);
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    if (!visible_) return;
    text(look, Type::Big, look.colours().ink, title);
    ImGui::SameLine();
    const ImVec2 button_extent = button_size(look, close);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x -
                         button_extent.x);
    closing_ = button(look, close, "dialog_close");
    // In a list or a field, Escape closes or reverts that first.
    const bool on_top = ImGui::IsWindowFocused(ImGuiFocusedFlags_ChildWindows);
    if (on_top && !ImGui::IsAnyItemActive() && ImGui::IsKeyPressed(ImGuiKey_Escape, false))
        closing_ = true;
    ImGui::Dummy({0, look.px(4)});
}

Dialog::~Dialog() {
    if (!visible_) return;
    if (closing_) ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
}

void open_dialog(std::string_view id) {
    ImGui::OpenPopup(item_label({}, id).c_str());
}

}  // namespace statescope::ui
