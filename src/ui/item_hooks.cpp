#include "ui/item_hooks.hpp"

namespace statescope::ui {
namespace {

ItemObserver* current_observer = nullptr;

}  // namespace

void set_item_observer(ItemObserver* observer) {
    current_observer = observer;
}

}  // namespace statescope::ui

// The four functions ImGui expects from whoever defines IMGUI_ENABLE_TEST_ENGINE; their names and
// signatures are declared in imgui_internal.h.

void ImGuiTestEngineHook_ItemAdd(ImGuiContext*, ImGuiID id, const ImRect& bb,
                                 const ImGuiLastItemData*) {
    if (statescope::ui::current_observer != nullptr) {
        statescope::ui::current_observer->item_added(id, bb);
    }
}

void ImGuiTestEngineHook_ItemInfo(ImGuiContext*, ImGuiID id, const char* label,
                                  ImGuiItemStatusFlags flags) {
    if (statescope::ui::current_observer != nullptr) {
        statescope::ui::current_observer->item_info(id, label, flags);
    }
}

void ImGuiTestEngineHook_Log(ImGuiContext*, const char*, ...) {}

const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext*, ImGuiID) {
    return nullptr;
}
