#include "platform/input_order.hpp"

namespace statescope::platform {
namespace {

bool is_modifier(ImGuiKey key) {
    return (key & ImGuiMod_Mask_) != 0 || (key >= ImGuiKey_LeftCtrl && key <= ImGuiKey_RightSuper);
}

}  // namespace

void InputOrder::hold_back(ImVector<ImGuiInputEvent>& queue) {
    bool pressed = false;
    for (int i = 0; i < queue.Size; ++i) {
        if (queue[i].Type != ImGuiInputEventType_Key) continue;
        const ImGuiInputEventKey& event = queue[i].Key;
        if (event.Down && !is_modifier(event.Key)) pressed = true;
        if (!pressed || event.Down || !is_modifier(event.Key)) continue;
        for (int late = i; late < queue.Size; ++late)
            held_.push_back(queue[late]);
        queue.resize(i);
        return;
    }
}

void InputOrder::give_back(ImVector<ImGuiInputEvent>& queue) {
    for (const ImGuiInputEvent& event : held_)
        queue.push_back(event);
    held_.clear();
}

}  // namespace statescope::platform
