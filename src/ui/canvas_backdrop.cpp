#include "ui/canvas_backdrop.hpp"

#include "render/backdrop.hpp"

namespace statescope::ui {

/// What the callback needs when ImGui renders the list, after this frame's drawing code has ended.
struct CanvasBackdrop::State {
    render::Backdrop backdrop;
    render::BackdropView view;
};

namespace {

constexpr float dot_spacing = 24;
constexpr float dot_radius = 1.1f;

render::Colour colour_of(ImU32 packed) {
    const ImVec4 c = to_vec4(packed);
    return {c.x, c.y, c.z, c.w};
}

}  // namespace

CanvasBackdrop::CanvasBackdrop() : state_(std::make_unique<State>()) {}
CanvasBackdrop::~CanvasBackdrop() = default;

void CanvasBackdrop::draw(const Look& look, ImDrawList& list, ImVec2 low, ImVec2 high,
                          const render::Camera& camera) {
    const ImGuiIO& io = ImGui::GetIO();
    const float ratio = io.DisplayFramebufferScale.x;
    // What the current clip rectangle leaves, in pixels of the framebuffer.
    const ImVec2 clip_low = list.GetClipRectMin();
    const ImVec2 clip_high = list.GetClipRectMax();
    state_->view = {
        .area = {{std::fmax(low.x, clip_low.x) * ratio, std::fmax(low.y, clip_low.y) * ratio},
                 {std::fmin(high.x, clip_high.x) * ratio, std::fmin(high.y, clip_high.y) * ratio}},
        .origin = {camera.offset().x * ratio, camera.offset().y * ratio},
        .spacing = render::backdrop_spacing(dot_spacing * look.scale * ratio, camera.zoom()),
        .dot_radius = dot_radius * look.scale * ratio,
        .framebuffer_width = static_cast<int>(io.DisplaySize.x * io.DisplayFramebufferScale.x),
        .framebuffer_height = static_cast<int>(io.DisplaySize.y * io.DisplayFramebufferScale.y),
        .ground = colour_of(look.colours().panel),
        .dot = colour_of(look.colours().dot),
    };
    list.AddCallback(
        [](const ImDrawList*, const ImDrawCmd* command) {
            const auto* state = static_cast<const State*>(command->UserCallbackData);
            state->backdrop.draw(state->view);
        },
        state_.get());
    list.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

}  // namespace statescope::ui
