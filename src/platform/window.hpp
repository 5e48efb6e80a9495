#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

struct GLFWwindow;

namespace statescope::platform {

/// Why no window could be opened, as one plain sentence (no display, no OpenGL 3.3).
class WindowError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Whether a window could be opened here at all. Cheap; opens nothing.
bool display_available();

struct WindowOptions {
    std::string title;
    int width = 1280;  ///< in pixels, not scaled
    int height = 800;
    bool visible = true;
};

/// How soon the next frame is wanted when no input comes.
enum class Pace {
    Idle,     ///< not before something happens
    Working,  ///< a few times a second: something runs in the background
    Playing,  ///< as often as the display shows frames
};

/// What is called for every frame, in this order. `draw` is required.
struct FrameSteps {
    /// Before ImGui starts the frame: the only moment at which fonts may be baked.
    std::function<void()> prepare{};
    /// Whether the frame is drawn into a picture beside the screen instead, with so many pixels for
    /// each of the screen's; asked before `prepare`. Such a frame is never shown.
    std::function<std::optional<int>()> beside_screen{};
    /// Between ImGui's NewFrame and Render.
    std::function<Pace()> draw{};
    /// The frame stands in the bound framebuffer and has not been shown yet: read it back here.
    std::function<void()> rendered{};
    /// Whether the frame is not to be shown: it was drawn only to be read back.
    std::function<bool()> hidden{};
    /// The user wants to close the window: whether it may. Without it, always.
    std::function<bool()> may_close{};
    /// A file was dropped on the window; called before the frame, with its path.
    std::function<void(const std::string& file)> dropped{};
};

class InputOrder;

/// One window with an OpenGL 3.3 core context, glad loaded, and an ImGui context fed by it.
/// One at a time; everything on the thread that made it.
class Window {
  public:
    /// Throws WindowError.
    explicit Window(const WindowOptions& options);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Draws frames until the user closes the window. A frame is drawn when input came (and a few
    /// more after it, for tooltips and the like to settle), when the last one asked for a pace, and
    /// when the window was uncovered or resized; otherwise the thread sleeps.
    void run(const FrameSteps& steps);

    /// Takes the waiting input and draws one frame, whatever the pace.
    Pace draw_frame(const FrameSteps& steps);

    /// Ends `run` after the present frame. May be called from any thread.
    void request_close();
    void set_title(const std::string& title);

    /// What the system asks text and controls to be scaled by, 1 on a plain monitor.
    float content_scale() const;
    int framebuffer_width() const;
    int framebuffer_height() const;

    /// The most pixels that a picture drawn beside the screen may be wide or high.
    int largest_picture() const;

    /// What is seen where nothing is drawn; components from 0 to 1.
    void set_background(float red, float green, float blue);

    GLFWwindow* handle() const { return window_; }

  private:
    void render(const FrameSteps& steps, std::optional<int> density);
    void sleep_until_needed(Pace pace);

    GLFWwindow* window_ = nullptr;
    std::unique_ptr<InputOrder> input_order_;
    std::array<float, 3> background_{0.96f, 0.96f, 0.97f};
    int frames_due_ = 0;
    double last_input_ = 0;
    double last_frame_ = 0;
    bool uncovered_ = false;
    std::vector<std::string> dropped_;  ///< files, not told of yet
    bool shown_ = false;
    bool wanted_visible_ = true;
};

}  // namespace statescope::platform
