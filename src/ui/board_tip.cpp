#include "ui/board_tip.hpp"

namespace statescope::ui {

namespace {

constexpr float tip_cell = 18;  // at scale 1

}  // namespace

void board_tip(const Scene& scene, puzzle::Board board, const BoardLook& how,
               const std::string& facts) {
    if (!ImGui::BeginTooltip()) return;
    const Look& look = scene.look;
    const float cell = look.px(tip_cell);
    const ImVec2 size = board_size(scene.shape(), cell);
    const float bleed = board_bleed(cell);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    draw_board(look, *ImGui::GetWindowDrawList(), {low.x + bleed, low.y + bleed}, cell, board,
               scene.shape(), how);
    ImGui::Dummy({size.x + 2 * bleed, size.y + 2 * bleed});
    ImGui::SameLine(0, look.px(10));
    ImGui::PushFont(look.font(Type::Body));
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + look.px(280));
    ImGui::TextUnformatted(facts.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
    ImGui::EndTooltip();
}

}  // namespace statescope::ui
