#include "ui/flat_rect.hpp"

#include <cstdint>

#include "render/flat_fill.hpp"

namespace statescope::ui {
namespace {

/// ImGui calls this while it renders. The command carries the rectangle as its clip rectangle and
/// the colour in place of a pointer, so nothing has to live until then.
void fill_now(const ImDrawList*, const ImDrawCmd* command) {
    const ImDrawData& frame = *ImGui::GetDrawData();
    const auto packed =
        static_cast<ImU32>(reinterpret_cast<std::uintptr_t>(command->UserCallbackData));
    const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(packed);
    const ImVec2 scale = frame.FramebufferScale;
    const ImVec4& clip = command->ClipRect;
    const render::Box area{
        {(clip.x - frame.DisplayPos.x) * scale.x, (clip.y - frame.DisplayPos.y) * scale.y},
        {(clip.z - frame.DisplayPos.x) * scale.x, (clip.w - frame.DisplayPos.y) * scale.y}};
    render::fill_flat(area, static_cast<int>(frame.DisplaySize.y * scale.y),
                      {colour.x, colour.y, colour.z, colour.w});
}

}  // namespace

void draw_flat_rect(ImDrawList& list, ImVec2 low, ImVec2 high, ImU32 colour) {
    list.PushClipRect(low, high, true);
    const ImVec2 seen_low = list.GetClipRectMin();
    const ImVec2 seen_high = list.GetClipRectMax();
    if (seen_low.x < seen_high.x && seen_low.y < seen_high.y) {
        list.AddCallback(fill_now, reinterpret_cast<void*>(static_cast<std::uintptr_t>(colour)));
    }
    list.PopClipRect();
}

void draw_flat_card(ImDrawList& list, ImVec2 low, ImVec2 high, float rounding, ImU32 colour) {
    if (high.y - low.y <= 2 * rounding) {
        list.AddRectFilled(low, high, colour, rounding);
        return;
    }
    draw_flat_rect(list, {low.x, low.y + rounding}, {high.x, high.y - rounding}, colour);
    list.AddRectFilled(low, {high.x, low.y + rounding}, colour, rounding,
                       ImDrawFlags_RoundCornersTop);
    list.AddRectFilled({low.x, high.y - rounding}, high, colour, rounding,
                       ImDrawFlags_RoundCornersBottom);
}

}  // namespace statescope::ui
