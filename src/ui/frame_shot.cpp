#include "ui/frame_shot.hpp"

#include <imgui_internal.h>

#include <cfloat>
#include <cmath>
#include <utility>

#include "render/picture.hpp"

namespace statescope::ui {

using session::TakenGround;

namespace {

/// Scroll bars, tables and whatever measured itself in the frame before come to rest.
constexpr int frames_to_settle = 4;

}  // namespace

void FrameShot::ask(std::string part, int times, TakenGround ground,
                    std::function<void(std::string)> done) {
    part_ = std::move(part);
    times_ = times;
    ground_ = ground;
    done_ = std::move(done);
    frames_left_ = frames_to_settle;
    seen_ = false;
}

const Theme& FrameShot::theme(const Theme& usual) {
    if (!under_way() || ground_ == TakenGround::AsShown) return usual;
    if (ground_ == TakenGround::White) {
        // What is drawn for a dark ground could not be read on white.
        theme_ = usual.dark ? all_themes().front() : usual;
        theme_.colours.background = theme_.colours.panel = rgb(0xFFFFFF);
    } else {
        theme_ = usual;
        // Other colours are mixed with these: only their alpha goes.
        for (ImU32* ground : {&theme_.colours.background, &theme_.colours.panel})
            *ground &= ~IM_COL32_A_MASK;
    }
    return theme_;
}

void FrameShot::begin_frame() {
    if (!under_way()) return;
    ImGuiContext& g = *GImGui;
    mouse_ = std::exchange(g.IO.MousePos, ImVec2(-FLT_MAX, -FLT_MAX));
    g.HoveredWindow = nullptr;
    focus_hidden_ = std::exchange(g.NavDisableHighlight, true);
}

void FrameShot::note(std::string_view part, ImVec2 low, ImVec2 high) {
    if (!under_way() || part != part_) return;
    seen_ = true;
    low_ = low;
    high_ = high;
}

void FrameShot::end_frame() {
    if (!under_way()) return;
    ImGuiContext& g = *GImGui;
    g.IO.MousePos = mouse_;
    g.NavDisableHighlight = focus_hidden_;
}

void FrameShot::rendered(int width, int height) {
    if (!under_way() || --frames_left_ > 0) return;
    std::string png;
    if (seen_) {
        const ImVec2 ratio = ImGui::GetIO().DisplayFramebufferScale;
        const auto pixel = [](float place, float per_point) {
            return static_cast<int>(std::lround(place * per_point));
        };
        const auto alpha =
            ground_ == TakenGround::Transparent ? render::Alpha::Kept : render::Alpha::Ignored;
        const render::Picture whole = render::read_framebuffer(width, height, alpha);
        const int left = pixel(low_.x, ratio.x);
        const int top = pixel(low_.y, ratio.y);
        png = render::png_bytes(render::cropped(whole, left, top, pixel(high_.x, ratio.x) - left,
                                                pixel(high_.y, ratio.y) - top));
    }
    std::exchange(done_, {})(std::move(png));
}

}  // namespace statescope::ui
