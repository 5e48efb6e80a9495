#include "tests/ui/driver.hpp"

#include <glad/gl.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "tests/ui/read_screen.hpp"
#include "ui/item_hooks.hpp"

namespace statescope::test {
namespace {

/// Frames that ImGui's trickling input queue and layout need to settle after an event.
constexpr int settle_frames = 3;

constexpr std::array modifiers{
    std::pair{ImGuiMod_Ctrl, ImGuiKey_LeftCtrl}, std::pair{ImGuiMod_Shift, ImGuiKey_LeftShift},
    std::pair{ImGuiMod_Alt, ImGuiKey_LeftAlt}, std::pair{ImGuiMod_Super, ImGuiKey_LeftSuper}};

bool has_name(const Item& item, std::string_view name) {
    const std::size_t mark = name.find("###");
    const std::size_t slash = name.substr(0, mark).rfind('/');
    if (slash != std::string_view::npos) {
        if (item.window.find(name.substr(0, slash)) == std::string::npos) return false;
        name.remove_prefix(slash + 1);
    }
    if (item.label == name) return true;
    const std::size_t id = item.label.find("###");
    if (id == std::string::npos) return false;
    if (name.substr(0, 3) == "###") return std::string_view(item.label).substr(id) == name;
    return std::string_view(item.label).substr(0, id) == name;
}

}  // namespace

/// Notes every item while a frame is built.
class Driver::Watcher : public ui::ItemObserver {
  public:
    explicit Watcher(std::vector<Item>& items) : items_(items) { ui::set_item_observer(this); }
    ~Watcher() override { ui::set_item_observer(nullptr); }
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

    void item_added(ImGuiID id, const ImRect& box) override {
        last_id_ = id;
        last_box_ = box;
    }

    void item_info(ImGuiID id, const char* label, ImGuiItemStatusFlags) override {
        const ImGuiContext& g = *ImGui::GetCurrentContext();
        if (id != last_id_ || label == nullptr || g.CurrentWindow == nullptr) return;
        ImRect seen = last_box_;
        seen.ClipWith(g.CurrentWindow->ClipRect);
        if (seen.IsInverted()) return;
        items_.push_back({id, label, g.CurrentWindow->Name, seen.Min, seen.Max,
                          (g.LastItemData.InFlags & ImGuiItemFlags_Disabled) != 0});
    }

  private:
    std::vector<Item>& items_;
    ImGuiID last_id_ = 0;
    ImRect last_box_;
};

/// The system's clipboard belongs to the user, and to the other tests that run at the same time.
void Driver::keep_clipboard_to_itself() {
    ImGuiIO& io = ImGui::GetIO();
    io.ClipboardUserData = &clipboard_;
    io.SetClipboardTextFn = [](void* clipboard, const char* text) {
        *static_cast<std::string*>(clipboard) = text;
    };
    io.GetClipboardTextFn = [](void* clipboard) {
        return static_cast<std::string*>(clipboard)->c_str();
    };
}

Driver::Driver(platform::Window& window, platform::FrameSteps steps)
    : window_(window), steps_(std::move(steps)) {
    ImGui::GetCurrentContext()->TestEngineHookItems = true;
    keep_clipboard_to_itself();
    watched_.prepare = [this] {
        if (steps_.prepare) steps_.prepare();
        // Tooltips at once: a test does not wait for the clock.
        ImGuiStyle& style = ImGui::GetStyle();
        style.HoverStationaryDelay = 0;
        style.HoverDelayShort = 0;
        style.HoverDelayNormal = 0;
    };
    watched_.draw = [this] {
        const platform::Pace pace = steps_.draw();
        // Every frame is handed to OpenGL, but pixels nobody looks at would be most of a test's
        // time.
        if (!picture_wanted_ && !pixels_drawn_) glEnable(GL_RASTERIZER_DISCARD);
        return pace;
    };
    watched_.beside_screen = steps_.beside_screen;
    watched_.hidden = steps_.hidden;
    watched_.rendered = [this] {
        glDisable(GL_RASTERIZER_DISCARD);
        if (steps_.rendered) steps_.rendered();
        if (picture_wanted_) {
            picture_ =
                render::read_framebuffer(window_.framebuffer_width(), window_.framebuffer_height());
        }
    };
    frames(settle_frames);
}

Driver::~Driver() {
    ImGui::GetCurrentContext()->TestEngineHookItems = false;
}

void Driver::draw() {
    items_.clear();
    const Watcher watcher(items_);
    window_.draw_frame(watched_);
}

void Driver::frames(int count) {
    for (int i = 0; i < count; ++i)
        draw();
}

std::vector<Item> Driver::find_all(std::string_view name) const {
    std::vector<Item> found;
    std::copy_if(items_.begin(), items_.end(), std::back_inserter(found),
                 [&](const Item& item) { return has_name(item, name); });
    return found;
}

std::optional<Item> Driver::find(std::string_view name) const {
    const auto found = find_all(name);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

Item Driver::get(std::string_view name) const {
    if (const auto item = find(name)) return *item;
    std::string message = "No item is named " + std::string(name) + ". There are:";
    for (const Item& item : items_)
        message += "\n  " + item.window + "/" + item.label;
    throw std::runtime_error(message);
}

void Driver::move_to(ImVec2 point) {
    ImGui::GetIO().AddMousePosEvent(point.x, point.y);
    frames(settle_frames);
}

void Driver::hover(std::string_view name) {
    move_to(get(name).centre());
}

void Driver::click(std::string_view name) {
    click_at(get(name).centre());
}

void Driver::click_at(ImVec2 point, ImGuiMouseButton button) {
    move_to(point);
    ImGui::GetIO().AddMouseButtonEvent(button, true);
    frames(2);
    ImGui::GetIO().AddMouseButtonEvent(button, false);
    frames(settle_frames);
}

void Driver::double_click_at(ImVec2 point) {
    move_to(point);
    for (const bool down : {true, false, true, false}) {
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down);
        frames(1);
    }
    frames(settle_frames);
}

void Driver::drag(ImVec2 from, ImVec2 to) {
    move_to(from);
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    frames(2);
    // In steps, as a hand does, so that what looks at each movement sees several.
    constexpr int steps = 4;
    for (int i = 1; i <= steps; ++i) {
        const float part = static_cast<float>(i) / steps;
        move_to({from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
    }
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    frames(settle_frames);
}

void Driver::wheel(ImVec2 at, float notches) {
    move_to(at);
    ImGui::GetIO().AddMouseWheelEvent(0, notches);
    frames(settle_frames);
}

void Driver::type(std::string_view utf8) {
    ImGui::GetIO().AddInputCharactersUTF8(std::string(utf8).c_str());
    frames(settle_frames);
}

void Driver::press(ImGuiKeyChord chord) {
    ImGuiIO& io = ImGui::GetIO();
    const auto key = static_cast<ImGuiKey>(chord & ~ImGuiMod_Mask_);
    const auto set_modifiers = [&](bool down) {
        for (const auto& [modifier, modifier_key] : modifiers) {
            if (!(chord & modifier)) continue;
            io.AddKeyEvent(modifier, down);
            io.AddKeyEvent(modifier_key, down);
        }
    };
    set_modifiers(true);
    frames(1);
    // One frame only: on a slow machine a second one would count as holding the key down.
    io.AddKeyEvent(key, true);
    frames(1);
    io.AddKeyEvent(key, false);
    frames(1);
    set_modifiers(false);
    frames(settle_frames);
}

void Driver::fill(std::string_view field, std::string_view utf8) {
    click(field);
    press(ImGuiMod_Ctrl | ImGuiKey_A);
    press(ImGuiKey_Delete);
    type(utf8);
}

void Driver::replace_text(std::string_view field, std::string_view utf8) {
    fill(field, utf8);
    press(ImGuiKey_Enter);
}

std::string Driver::focused() const {
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    if (g.NavId == 0 || g.NavDisableHighlight) return {};
    for (const Item& item : items_) {
        if (item.id == g.NavId) return item.label;
    }
    return {};
}

render::Picture Driver::picture() {
    picture_wanted_ = true;
    draw();
    picture_wanted_ = false;
    return std::move(*picture_);
}

bool Driver::screenshot(const std::string& file) {
    return render::write_png(picture(), file);
}

std::string Driver::shown_text() const {
    return read_screen(*ImGui::GetDrawData(), *ImGui::GetIO().Fonts);
}

}  // namespace statescope::test
