#include "ui/panels/heuristic_legend.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "teach/figures.hpp"
#include "ui/panels/heuristic_grid.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;

namespace {

// At scale 1.
constexpr float swatch = 12;
constexpr float widest_bar = 72;
constexpr float narrowest_bar = 24;
constexpr float word_gap = 5;
constexpr float entry_gap = 12;

float word_width(const Look& look, std::string_view words) {
    return text_size(look.font(Type::Small), words).x;
}

/// Where a swatch stands in its line of text; the cursor goes on behind it.
ImVec2 place_swatch(const Look& look, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = look.font(Type::Small)->FontSize;
    ImGui::Dummy({width, line});
    ImGui::SameLine(0, look.px(word_gap));
    return {at.x, at.y + std::round((line - look.px(swatch)) / 2)};
}

void draw_line_entry(const Scene& scene, std::string_view words) {
    const Look& look = scene.look;
    const float side = look.px(swatch);
    const ImVec2 low = place_swatch(look, side);
    ImGui::GetWindowDrawList()->AddLine({low.x, low.y + side}, {low.x + side, low.y},
                                        look.colours().ink, look.px(2));
    defined_word(look, words, "lab_plot_diagonal", scene.say(Text::lab_plot_diagonal_meaning),
                 Type::Small);
}

void draw_overestimate_entry(const Scene& scene, std::string_view words) {
    const Look& look = scene.look;
    constexpr float part = 0.6f;
    const ImVec2 low = place_swatch(look, look.px(swatch));
    const ImVec2 high{low.x + look.px(swatch), low.y + look.px(swatch)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, high, field_shade(look, true, part));
    draw_hatch(look, list, low, high, part);
    defined_word(look, words, "lab_plot_above", scene.say(Text::lab_plot_above_meaning),
                 Type::Small);
}

/// The colours from one board to the most; the lower half is that of overestimates.
void draw_bar(const Look& look, bool overestimates, float width) {
    constexpr int steps = 24;
    const ImVec2 low = place_swatch(look, width);
    const float bottom = low.y + look.px(swatch);
    const float middle = overestimates ? std::round((low.y + bottom) / 2) : bottom;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int i = 0; i < steps; ++i) {
        const auto edge = [&](int step) {
            return low.x + std::round(width * static_cast<float>(step) / steps);
        };
        const float part = static_cast<float>(i) / (steps - 1);
        list.AddRectFilled({edge(i), low.y}, {edge(i + 1), middle}, field_shade(look, false, part));
        list.AddRectFilled({edge(i), middle}, {edge(i + 1), bottom}, field_shade(look, true, part));
    }
}

}  // namespace

void draw_heuristic_legend(const Scene& scene, std::uint32_t most, bool overestimates,
                           float width) {
    const Look& look = scene.look;
    const float gap = look.px(entry_gap);
    const float to_words = look.px(swatch) + look.px(word_gap);
    const std::string_view line = scene.say(Text::lab_plot_diagonal);
    const std::string_view sign = scene.say(Text::lab_plot_above);
    const std::string_view few = scene.say(Text::lab_plot_few);
    const std::string many =
        scene.say(Text::lab_plot_many, arg("count", teach::grouped(scene.say, most)));

    float room = width - to_words - word_width(look, line) - gap;
    draw_line_entry(scene, line);
    if (overestimates) {
        room -= to_words + word_width(look, sign) + gap;
        ImGui::SameLine(0, gap);
        draw_overestimate_entry(scene, sign);
    }
    room -= word_width(look, few) + word_width(look, many) + 2 * look.px(word_gap);
    if (room < look.px(narrowest_bar)) return;
    ImGui::SameLine(0, gap);
    text(look, Type::Small, look.colours().dim_ink, few);
    ImGui::SameLine(0, look.px(word_gap));
    draw_bar(look, overestimates, std::floor(std::min(room, look.px(widest_bar))));
    defined_word(look, many, "lab_plot_shade", scene.say(Text::lab_plot_shade_meaning),
                 Type::Small);
}

}  // namespace statescope::ui
