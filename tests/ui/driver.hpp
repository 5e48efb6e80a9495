#pragma once

#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/window.hpp"
#include "render/picture.hpp"

namespace statescope::test {

/// A control (or any other named item) that was on the screen in the last frame.
struct Item {
    ImGuiID id = 0;
    std::string label;   ///< as submitted: "Step###step"
    std::string window;  ///< name of the ImGui window it is in
    ImVec2 low;          ///< the part that can be seen and clicked
    ImVec2 high;
    bool disabled = false;

    ImVec2 centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
};

/// Uses a window as a person would: finds a control by its name, moves the mouse there, clicks,
/// types, and looks at what is drawn. All input goes through ImGui's input queue; nothing of the
/// program is called. Make the window invisible, so that the system's own mouse stays out of it.
///
/// A name is the id part of a label ("###step") or a whole label, optionally after a part of the
/// name of the ImGui window it is in: "panel:frontier/###row3".
class Driver {
  public:
    Driver(platform::Window& window, platform::FrameSteps steps);
    ~Driver();
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    void frames(int count = 1);

    std::vector<Item> find_all(std::string_view name) const;
    std::optional<Item> find(std::string_view name) const;
    /// The first item with the name; throws std::runtime_error naming everything there is.
    Item get(std::string_view name) const;
    const std::vector<Item>& items() const { return items_; }

    void move_to(ImVec2 point);
    void hover(std::string_view name);  ///< until a tooltip, if there is one, is shown
    void click(std::string_view name);
    void click_at(ImVec2 point, ImGuiMouseButton button = ImGuiMouseButton_Left);
    void double_click_at(ImVec2 point);
    void drag(ImVec2 from, ImVec2 to);
    void wheel(ImVec2 at, float notches);

    void type(std::string_view utf8);
    /// A key with modifiers: `ImGuiMod_Ctrl | ImGuiKey_A`.
    void press(ImGuiKeyChord chord);
    /// Clicks a text field and replaces all of its text.
    void fill(std::string_view field, std::string_view utf8);
    /// The same, and presses Enter.
    void replace_text(std::string_view field, std::string_view utf8);

    /// The label of the item that has the keyboard focus; empty when none has.
    std::string focused() const;

    /// Draws a frame and reads it back.
    render::Picture picture();
    bool screenshot(const std::string& file);
    /// From now on the pixels of every frame are drawn, for a program that reads them itself.
    void draw_pixels() { pixels_drawn_ = true; }

    /// Every text that can be seen in the last frame, boards included: see read_screen.
    std::string shown_text() const;

  private:
    class Watcher;

    void draw();
    void keep_clipboard_to_itself();

    platform::Window& window_;
    platform::FrameSteps steps_;
    platform::FrameSteps watched_;
    std::vector<Item> items_;
    std::string clipboard_;
    std::optional<render::Picture> picture_;
    bool picture_wanted_ = false;
    bool pixels_drawn_ = false;
};

}  // namespace statescope::test
