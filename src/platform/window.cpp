#include "platform/window.hpp"

// glad must come before GLFW, which would bring in the system's OpenGL header otherwise.
#include <glad/gl.h>

#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "platform/beside_screen.hpp"
#include "platform/input_order.hpp"

namespace statescope::platform {
namespace {

// ImGui needs a few frames to settle after input: one to take it, one for what it changed, one for
// sizes measured in the frame before.
constexpr int frames_after_input = 3;
// Tooltips appear after the mouse has rested, so a few slow frames follow.
constexpr double settle_seconds = 0.8;
constexpr double settle_interval = 0.1;
constexpr double caret_interval = 0.4;
constexpr double working_interval = 0.1;
// A little less than a 60th: on a display that waits for its own beat this never waits, and where
// nothing does (a virtual display) it keeps the pace.
constexpr double playing_interval = 1.0 / 62;

std::string last_glfw_error() {
    const char* description = nullptr;
    glfwGetError(&description);
    return description ? description : "no reason given";
}

/// GLFW stays started until the program ends: its connection to the display need not be made anew
/// for every window, and a virtual display may reset itself when its last client leaves.
bool start_glfw() {
    static const bool started = [] {
        if (glfwInit() != GLFW_TRUE) return false;
        std::atexit(glfwTerminate);
        return true;
    }();
    return started;
}

GLFWwindow* create_window(const WindowOptions& options) {
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    // Shown when the first frame stands in it, so that it never flashes up empty.
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    return glfwCreateWindow(options.width, options.height, options.title.c_str(), nullptr, nullptr);
}

void start_imgui(GLFWwindow* window) {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplGlfw_InitForOpenGL(window, true);
    ImGui_ImplOpenGL3_Init("#version 330 core");
}

/// Fonts baked since the last frame have no texture yet.
void upload_fonts() {
    if (ImGui::GetIO().Fonts->TexID) return;
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

}  // namespace

bool display_available() {
#if defined(__linux__)
    const char* x11 = std::getenv("DISPLAY");
    const char* wayland = std::getenv("WAYLAND_DISPLAY");
    if (!(x11 && *x11) && !(wayland && *wayland)) return false;
#endif
    return start_glfw();
}

Window::Window(const WindowOptions& options)
    : input_order_(std::make_unique<InputOrder>()), wanted_visible_(options.visible) {
    if (!start_glfw()) throw WindowError("No display could be opened: " + last_glfw_error());
    window_ = create_window(options);
    if (!window_) {
        throw WindowError("No window with OpenGL 3.3 could be opened: " + last_glfw_error());
    }
    glfwMakeContextCurrent(window_);
    if (!gladLoadGL(glfwGetProcAddress)) {
        glfwDestroyWindow(window_);
        throw WindowError("The functions of OpenGL 3.3 could not be loaded.");
    }
    glfwSwapInterval(1);
    glfwSetWindowUserPointer(window_, this);
    glfwSetWindowRefreshCallback(window_, [](GLFWwindow* window) {
        static_cast<Window*>(glfwGetWindowUserPointer(window))->uncovered_ = true;
    });
    glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* window, int, int) {
        static_cast<Window*>(glfwGetWindowUserPointer(window))->uncovered_ = true;
    });
    glfwSetDropCallback(window_, [](GLFWwindow* window, int count, const char** files) {
        Window& self = *static_cast<Window*>(glfwGetWindowUserPointer(window));
        self.dropped_.insert(self.dropped_.end(), files, files + count);
        self.uncovered_ = true;
    });
    start_imgui(window_);
}

Window::~Window() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window_);
}

void Window::run(const FrameSteps& steps) {
    frames_due_ = frames_after_input;
    for (;;) {
        if (glfwWindowShouldClose(window_)) {
            if (!steps.may_close || steps.may_close()) return;
            glfwSetWindowShouldClose(window_, GLFW_FALSE);
            frames_due_ = frames_after_input;
        }
        const Pace pace = draw_frame(steps);
        if (frames_due_ > 0) --frames_due_;
        sleep_until_needed(pace);
    }
}

Pace Window::draw_frame(const FrameSteps& steps) {
    glfwPollEvents();
    last_frame_ = glfwGetTime();
    for (const std::string& file : std::exchange(dropped_, {})) {
        if (steps.dropped) steps.dropped(file);
    }
    const std::optional<int> density =
        steps.beside_screen ? steps.beside_screen() : std::optional<int>();
    if (steps.prepare) steps.prepare();
    upload_fonts();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    if (density) {
        ImVec2& ratio = ImGui::GetIO().DisplayFramebufferScale;
        ratio = {ratio.x * static_cast<float>(*density), ratio.y * static_cast<float>(*density)};
    }
    ImVector<ImGuiInputEvent>& input = ImGui::GetCurrentContext()->InputEventsQueue;
    input_order_->hold_back(input);
    ImGui::NewFrame();
    input_order_->give_back(input);
    const Pace pace = steps.draw();
    ImGui::Render();
    render(steps, density);
    if (density || (steps.hidden && steps.hidden())) return pace;
    glfwSwapBuffers(window_);
    if (wanted_visible_ && !shown_) {
        shown_ = true;
        glfwShowWindow(window_);
    }
    return pace;
}

void Window::render(const FrameSteps& steps, std::optional<int> density) {
    const int width = framebuffer_width() * density.value_or(1);
    const int height = framebuffer_height() * density.value_or(1);
    std::optional<BesideScreen> beside;
    if (density) beside.emplace(width, height);
    glViewport(0, 0, width, height);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(background_[0], background_[1], background_[2], 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    if (steps.rendered) steps.rendered();
}

void Window::sleep_until_needed(Pace pace) {
    const auto input_waits = [this] {
        const bool came = !ImGui::GetCurrentContext()->InputEventsQueue.empty() || uncovered_;
        uncovered_ = false;
        if (came) {
            frames_due_ = frames_after_input;
            last_input_ = glfwGetTime();
        }
        return came;
    };
    // ImGui takes fast input over several frames: what the last one left is due at once.
    input_waits();
    while (!glfwWindowShouldClose(window_)) {
        const double now = glfwGetTime();
        const bool minimised = glfwGetWindowAttrib(window_, GLFW_ICONIFIED) != 0;
        double interval = -1;
        if (minimised) {
            interval = pace == Pace::Idle ? -1 : settle_interval;
        } else if (pace == Pace::Playing || frames_due_ > 0) {
            interval = playing_interval;
        } else if (pace == Pace::Working || now - last_input_ < settle_seconds) {
            interval = working_interval;
        } else if (ImGui::GetIO().WantTextInput) {
            interval = caret_interval;
        }

        if (interval < 0) {
            glfwWaitEvents();
        } else {
            const double rest = last_frame_ + interval - now;
            if (rest <= 0) return;
            glfwWaitEventsTimeout(rest);
        }
        // Input does not draw at once but a 60th after the frame before: a mouse may report a
        // thousand times a second.
        input_waits();
    }
}

void Window::request_close() {
    glfwSetWindowShouldClose(window_, GLFW_TRUE);
    glfwPostEmptyEvent();  // wakes the loop when it sleeps
}

void Window::set_title(const std::string& title) {
    glfwSetWindowTitle(window_, title.c_str());
}

float Window::content_scale() const {
    float x = 1;
    float y = 1;
    glfwGetWindowContentScale(window_, &x, &y);
    // Where windows are measured in points (macOS), the framebuffer is already the larger one.
    int width = 1;
    int height = 1;
    glfwGetWindowSize(window_, &width, &height);
    const float points =
        width > 0 ? static_cast<float>(framebuffer_width()) / static_cast<float>(width) : 1.0f;
    return x > 0 && points > 0 ? x / points : 1.0f;
}

int Window::framebuffer_width() const {
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(window_, &width, &height);
    return width;
}

int Window::framebuffer_height() const {
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(window_, &width, &height);
    return height;
}

int Window::largest_picture() const {
    GLint stored = 0;
    std::array<GLint, 2> drawn{};
    glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &stored);
    glGetIntegerv(GL_MAX_VIEWPORT_DIMS, drawn.data());
    return std::min({stored, drawn[0], drawn[1]});
}

void Window::set_background(float red, float green, float blue) {
    background_ = {red, green, blue};
}

}  // namespace statescope::platform
