#include "ui/panels/map_canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "render/index_picture.hpp"
#include "ui/panels/map_colours.hpp"

namespace statescope::ui {
namespace {

/// Below this many pixels from board to board, a pixel is made of several samples.
constexpr float sampled_below = 2.5f;
constexpr int fine_samples = 2;  ///< along each side of a pixel

/// So few boards are drawn so many pixels wide at least, to be seen among their lines.
constexpr std::uint32_t few = 1000;
constexpr float least_side_of_few = 6;

}  // namespace

struct MapCanvas::State {
    render::IndexPicture picture;
    layout::MapRaster raster;
    ImVec2 low;
    ImVec2 high;
    layout::MapView view;
    float ratio = 1;  ///< pixels of the framebuffer for one of the screen
    int samples = 1;
    std::uint64_t map_number = 0;
    std::uint64_t classes_number = 0;
    std::string theme;
    ValueRange values;
    std::array<ImU32, 256> palette{};    ///< by class
    std::vector<std::uint32_t> colours;  ///< by number

    // What the callback needs when ImGui renders the list.
    render::Point top_left;
    render::Box area;
    int framebuffer_height = 0;
    render::Colour ground;
};

MapCanvas::MapCanvas() : state_(std::make_unique<State>()) {}
MapCanvas::~MapCanvas() = default;

void MapCanvas::update(const PaintedMap& map, const layout::MapView& view, ImVec2 low,
                       ImVec2 high) {
    State& s = *state_;
    const float ratio = ImGui::GetIO().DisplayFramebufferScale.x;
    const bool same_size = high.x - low.x == s.high.x - s.low.x &&
                           high.y - low.y == s.high.y - s.low.y && s.ratio == ratio;
    s.low = low;
    s.high = high;
    if (same_size && s.view == view && s.map_number == map.map_number) return;
    s.ratio = ratio;
    s.view = view;
    s.map_number = map.map_number;
    const float apart = map.map.spacing * view.zoom * ratio;
    s.samples = apart < sampled_below ? fine_samples : 1;
    const float scale = ratio * static_cast<float>(s.samples);
    layout::MapView fine = view;
    fine.zoom *= scale;
    fine.offset = {view.offset.x * scale, view.offset.y * scale};
    const auto pixels = [&](float length) {
        return std::max(1, static_cast<int>(std::lround(length * ratio))) * s.samples;
    };
    const int least = map.map.placed <= few ? pixels(least_side_of_few) : 1;
    s.raster.draw(map.map, fine, pixels(high.x - low.x), pixels(high.y - low.y), least);
    s.picture.set_things(s.raster.pixels(), s.raster.width(), s.raster.height(),
                         s.samples == fine_samples);
}

void MapCanvas::draw(const Look& look, ImDrawList& list, const PaintedMap& map) {
    State& s = *state_;
    const bool repaint = s.theme != look.theme.name || s.values != map.values;
    if (repaint) {
        s.theme = look.theme.name;
        s.values = map.values;
        s.palette = map_palette(look.theme, s.values);
    }
    if (repaint || s.classes_number != map.classes_number) {
        s.classes_number = map.classes_number;
        const auto classes = map.classes;
        s.colours.resize(classes.size());
        std::transform(classes.begin(), classes.end(), s.colours.begin(),
                       [&](std::uint8_t which) { return s.palette[which]; });
        s.picture.set_colours(s.colours);
    }
    const ImGuiIO& io = ImGui::GetIO();
    // Only where boards are: in software OpenGL every pixel left out is time saved.
    const layout::MapArea& used = s.raster.used();
    const auto samples = static_cast<float>(s.samples);
    s.top_left = {s.low.x * s.ratio, s.low.y * s.ratio};
    s.area = {{s.top_left.x + std::floor(used.left / samples),
               s.top_left.y + std::floor(used.top / samples)},
              {s.top_left.x + std::ceil(used.right / samples),
               s.top_left.y + std::ceil(used.bottom / samples)}};
    s.framebuffer_height = static_cast<int>(io.DisplaySize.y * io.DisplayFramebufferScale.y);
    s.ground = colour_of(look.colours().panel);
    list.AddCallback(
        [](const ImDrawList*, const ImDrawCmd* command) {
            const auto* state = static_cast<const State*>(command->UserCallbackData);
            state->picture.draw(state->top_left, state->area, state->framebuffer_height,
                                state->ground);
        },
        state_.get());
    list.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

std::optional<std::uint32_t> MapCanvas::number_at(ImVec2 point, float reach) const {
    const State& s = *state_;
    const float scale = s.ratio * static_cast<float>(s.samples);
    return s.raster.nearest(static_cast<int>((point.x - s.low.x) * scale),
                            static_cast<int>((point.y - s.low.y) * scale),
                            static_cast<int>(std::lround(reach * scale)));
}

const layout::MapRaster& MapCanvas::raster() const {
    return state_->raster;
}

float MapCanvas::side() const {
    return static_cast<float>(state_->raster.side()) /
           (state_->ratio * static_cast<float>(state_->samples));
}

}  // namespace statescope::ui
