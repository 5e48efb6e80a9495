#include "ui/panels/map_legend.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "teach/definitions.hpp"
#include "teach/figures.hpp"
#include "ui/panels/map_colours.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::MapColour;
using session::MapLayout;
using teach::Sign;
using teach::Text;

namespace {

// At scale 1.
constexpr float swatch = 11;
constexpr float scale_width = 72;
constexpr float between = 6;
constexpr float apart = 12;

enum class Shape { Square, Current, Duplicate, Path, Goal, Scale };

struct Entry {
    Shape shape;
    std::uint8_t map_class;
    std::string_view id;
    teach::Term term;
};

Text scale_text(MapColour colour, const trace::TakeOrder& order) {
    switch (colour) {
        case MapColour::G:
            return Text::map_scale_g;
        case MapColour::H:
            return Text::map_scale_h;
        case MapColour::F:
            if (order.forgets) return Text::map_scale_f_alone;
            return order.weights.h > 1 ? Text::map_scale_f_weighted : Text::map_scale_f;
        case MapColour::State:
        case MapColour::Distance:
            break;
    }
    return Text::map_scale_distance;
}

bool shows_other_half(const MapStage& stage) {
    return stage.layout() == MapLayout::Ranks;
}

std::vector<Entry> entries(const Scene& scene, const MapStage& stage, LegendExtent extent) {
    std::vector<Entry> all;
    const auto sign = [&](Sign of) { return teach::term(scene.say, of); };
    const teach::Term unseen{scene.say(Text::map_sign_unseen),
                             scene.say(Text::map_sign_unseen_meaning)};
    if (stage.colour() == MapColour::State) {
        all.push_back({Shape::Square, map_class::frontier, "map_frontier", sign(Sign::Frontier)});
        all.push_back({Shape::Square, map_class::expanded, "map_expanded", sign(Sign::Expanded)});
    } else {
        const Text about = scale_text(stage.colour(), scene.trace.head().order);
        all.push_back({Shape::Scale, 0, "map_scale", {scene.say(about), {}}});
    }
    if (stage.whole_space() && stage.colour() != MapColour::Distance)
        all.push_back({Shape::Square, map_class::unseen, "map_unseen", unseen});
    if (shows_other_half(stage)) {
        all.push_back({Shape::Square,
                       map_class::other,
                       "map_other",
                       {scene.say(Text::map_sign_other), scene.say(Text::map_sign_other_meaning)}});
    }
    if (extent == LegendExtent::Colours) return all;
    all.push_back({Shape::Current, 0, "map_sign_current", sign(Sign::Current)});
    all.push_back({Shape::Duplicate, 0, "map_sign_duplicate", sign(Sign::Duplicate)});
    all.push_back({Shape::Path, 0, "map_sign_path", sign(Sign::Path)});
    all.push_back({Shape::Goal, 0, "map_sign_goal", sign(Sign::Goal)});
    return all;
}

std::string figure_text(const Scene& scene, int value) {
    return teach::grouped(scene.say, static_cast<std::uint64_t>(value));
}

float picture_width(const Scene& scene, const MapStage& stage, const Entry& entry) {
    const Look& look = scene.look;
    if (entry.shape != Shape::Scale) return look.px(swatch);
    const ImFont* font = look.font(Type::Small);
    return look.px(scale_width) + text_size(font, figure_text(scene, stage.values().largest)).x +
           text_size(font, figure_text(scene, stage.values().least)).x + 2 * look.px(4);
}

float entry_width(const Scene& scene, const MapStage& stage, const Entry& entry) {
    return picture_width(scene, stage, entry) + scene.look.px(between) +
           text_size(scene.look.font(Type::Small), entry.term.name).x;
}

float row_height(const Look& look) {
    return std::round(look.font(Type::Small)->FontSize) + look.px(4);
}

/// The scale from the least to the largest value, a step for each.
void draw_scale(const Scene& scene, const MapStage& stage, ImDrawList& list, ImVec2 low) {
    const Look& look = scene.look;
    ImFont* font = look.font(Type::Small);
    const float text_top = low.y + (look.px(swatch) - font->FontSize) / 2;
    const ValueRange range = stage.values();
    const std::string least = figure_text(scene, range.least);
    draw_text(list, font, {low.x, text_top}, look.colours().dim_ink, least);
    const float left = low.x + text_size(font, least).x + look.px(4);
    const int first = range.least / range.unit();
    const int last = range.largest / range.unit();
    const float step = look.px(scale_width) / static_cast<float>(last - first + 1);
    for (int shown = first; shown <= last; ++shown) {
        const float x = left + step * static_cast<float>(shown - first);
        const auto which = static_cast<std::uint8_t>(map_class::first_value + shown);
        list.AddRectFilled({std::floor(x), low.y}, {std::floor(x + step), low.y + look.px(swatch)},
                           map_colour(look.theme, which, range));
    }
    draw_text(list, font, {left + look.px(scale_width) + look.px(4), text_top},
              look.colours().dim_ink, figure_text(scene, range.largest));
}

void draw_sign(const Scene& scene, const MapStage& stage, ImDrawList& list, ImVec2 low,
               const Entry& entry) {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    const float side = look.px(swatch);
    const ImVec2 high{low.x + side, low.y + side};
    const ImVec2 middle{low.x + side / 2, low.y + side / 2};
    switch (entry.shape) {
        case Shape::Square:
            list.AddRectFilled(low, high, map_colour(look.theme, entry.map_class, {}), look.px(2));
            break;
        case Shape::Current:
            draw_outline(list, low, high, look.px(2), c.current_line, look.px(2));
            draw_outline(list, {low.x + look.px(4), low.y + look.px(4)},
                         {high.x - look.px(4), high.y - look.px(4)}, 0, c.current_line, look.px(1));
            break;
        case Shape::Duplicate:
            draw_dashed_rect(list, low, high, look.px(2), c.ink, look.px(2), look.px(3),
                             look.px(2));
            break;
        case Shape::Path:
            list.AddLine({low.x, middle.y}, {high.x, middle.y}, c.path_line, look.px(3));
            break;
        case Shape::Goal:
            draw_star(list, middle, look.px(7), c.goal_fill, c.ink);
            break;
        case Shape::Scale:
            draw_scale(scene, stage, list, low);
            break;
    }
}

/// Calls `visit(entry, x, y)` for every entry, breaking the row where it is full; the height.
template <class Visit>
float lay_out(const Scene& scene, const MapStage& stage, LegendExtent extent, float width,
              const Visit& visit) {
    float x = 0;
    float y = 0;
    for (const Entry& entry : entries(scene, stage, extent)) {
        const float wide = entry_width(scene, stage, entry);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += row_height(scene.look);
        }
        visit(entry, x, y);
        x += wide + scene.look.px(apart);
    }
    return y + row_height(scene.look);
}

}  // namespace

float map_legend_height(const Scene& scene, const MapStage& stage, LegendExtent extent,
                        float width) {
    return lay_out(scene, stage, extent, width, [](const Entry&, float, float) {});
}

void draw_map_legend(const Scene& scene, const MapStage& stage, LegendExtent extent) {
    const Look& look = scene.look;
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 screen = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float row = row_height(look);
    lay_out(scene, stage, extent, ImGui::GetContentRegionAvail().x,
            [&](const Entry& entry, float x, float y) {
                const float lower = std::round((row - look.px(swatch)) / 2);
                draw_sign(scene, stage, list, {screen.x + x, screen.y + y + lower}, entry);
                const float wide = picture_width(scene, stage, entry) + look.px(between);
                ImGui::SetCursorPos({corner.x + x + wide, corner.y + y + look.px(2)});
                if (entry.term.meaning.empty()) {
                    text(look, Type::Small, look.colours().dim_ink, entry.term.name);
                } else {
                    defined_word(look, entry.term.name, entry.id, entry.term.meaning, Type::Small);
                }
            });
}

}  // namespace statescope::ui
