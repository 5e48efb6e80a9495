#include "ui/window_layout.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::ui {
namespace {

// All at scale 1.
constexpr float top_height = 40;
constexpr float bottom_height = 96;
constexpr float low_bottom_height = 52;
constexpr float low_window = 480;     // less height than this: one row in the bottom bar
constexpr float narrow_window = 800;  // less width than this: two columns
constexpr float left_default = 272;
constexpr float right_default = 300;
constexpr float side_least = 190;    // by the user's hand
constexpr float side_comfort = 220;  // what the defaults shrink to for the sake of the middle
constexpr float middle_least = 320;
constexpr float middle_comfort = 460;
constexpr float narrow_side_share = 0.42f;

struct Widths {
    float left;
    float middle;
    float right;
};

/// Three columns in `room`, the gaps already taken off.
Widths share_width(float room, const LayoutState& state) {
    float left = state.left_width > 0 ? state.left_width : left_default;
    float right = state.right_width > 0 ? state.right_width : right_default;
    const bool own = state.left_width > 0 || state.right_width > 0;
    const float least = own ? side_least : side_comfort;
    left = std::max(left, least);
    right = std::max(right, least);
    const float excess = left + right + (own ? middle_least : middle_comfort) - room;
    if (excess > 0) {
        const float give = (left - least) + (right - least);
        const float part = give > 0 ? std::min(1.0f, excess / give) : 0;
        left -= (left - least) * part;
        right -= (right - least) * part;
    }
    return {left, room - left - right, right};
}

/// The specs of one placed column in order; in a narrow window the first column also takes the
/// right one's.
std::vector<const PanelSpec*> panels_of(std::span<const PanelSpec> specs, int column, bool narrow) {
    std::vector<const PanelSpec*> chosen;
    const auto take = [&](Column wanted) {
        for (const PanelSpec& spec : specs) {
            if (spec.column == wanted) chosen.push_back(&spec);
        }
    };
    if (column == 0) take(Column::Left);
    if (column == 0 && narrow) take(Column::Right);
    if (column == 1) take(Column::Middle);
    if (column == 2) take(Column::Right);
    return chosen;
}

struct Heights {
    std::vector<float> of_panel;
    std::vector<bool> folded;
};

/// Shares the height of a column: what is left over goes by `stretch`, what is missing is taken
/// where there is more than the least.
Heights share_height(float room, const std::vector<const PanelSpec*>& specs,
                     const LayoutState& state, bool may_shrink) {
    Heights heights;
    float wished = 0;
    float give = 0;
    float stretch = 0;
    for (const PanelSpec* spec : specs) {
        const auto found = state.panels.find(spec->name);
        const PanelState panel = found == state.panels.end() ? PanelState{} : found->second;
        const bool folded = panel.folded && spec->has_header;
        float height = panel.height > 0 ? panel.height : spec->height;
        height = folded ? panel_header_height : std::max(height, spec->least_height);
        heights.of_panel.push_back(height);
        heights.folded.push_back(folded);
        wished += height;
        if (folded) continue;
        give += height - spec->least_height;
        stretch += spec->stretch;
    }
    const float gaps = layout_gap * static_cast<float>(specs.empty() ? 0 : specs.size() - 1);
    const float extra = room - gaps - wished;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (heights.folded[i]) continue;
        float& height = heights.of_panel[i];
        if (extra > 0 && stretch > 0) height += extra * specs[i]->stretch / stretch;
        if (extra < 0 && give > 0 && may_shrink) {
            height -= (height - specs[i]->least_height) * std::min(1.0f, -extra / give);
        }
    }
    return heights;
}

/// Turns lengths at scale 1 into whole pixels of the screen. Edges are rounded, not lengths, so
/// neighbours keep their distance.
class Pixels {
  public:
    explicit Pixels(float scale) : scale_(scale) {}
    float edge(float length) const { return std::round(length * scale_); }
    Rect rect(float x, float y, float right, float bottom) const {
        return {edge(x), edge(y), edge(right) - edge(x), edge(bottom) - edge(y)};
    }

  private:
    float scale_;
};

/// The nearest panel that is not folded at or before `i` (step -1) or at or after it (step 1).
std::string_view unfolded_near(const std::vector<const PanelSpec*>& specs,
                               const std::vector<bool>& folded, int i, int step) {
    for (; i >= 0 && i < static_cast<int>(specs.size()); i += step) {
        const auto at = static_cast<std::size_t>(i);
        if (!folded[at]) return specs[at]->name;
    }
    return {};
}

void place_column(Layout& layout, int number, std::span<const PanelSpec> all,
                  const LayoutState& state) {
    PlacedColumn& column = layout.columns[static_cast<std::size_t>(number)];
    const Pixels px(layout.scale);
    const auto specs = panels_of(all, number, layout.narrow);
    const float room = column.rect.height / layout.scale;
    const bool stands_for_two = layout.narrow && number == 0;
    const Heights heights = share_height(room, specs, state, !stands_for_two);
    const float width = column.rect.width / layout.scale;

    float y = 0;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const float bottom = y + heights.of_panel[i];
        layout.panels.push_back({specs[i]->name, number, px.rect(0, y, width, bottom),
                                 static_cast<bool>(heights.folded[i]), specs[i]->has_header,
                                 specs[i]->scrolls});
        column.content_height = px.edge(bottom);
        if (i + 1 < specs.size()) {
            const int here = static_cast<int>(i);
            const auto above = unfolded_near(specs, heights.folded, here, -1);
            const auto below = unfolded_near(specs, heights.folded, here + 1, 1);
            if (!above.empty() && !below.empty()) {
                layout.splitters.push_back(
                    {px.rect(0, bottom, width, bottom + layout_gap), number, false, above, below});
            }
        }
        y = bottom + layout_gap;
    }
}

const PanelSpec* find_spec(std::span<const PanelSpec> panels, std::string_view name) {
    for (const PanelSpec& panel : panels) {
        if (panel.name == name) return &panel;
    }
    return nullptr;
}

void move_column_splitter(const Layout& layout, const Splitter& splitter, float distance,
                          LayoutState& state) {
    const auto width = [&](int column) {
        return layout.columns[static_cast<std::size_t>(column)].rect.width / layout.scale;
    };
    const bool left = splitter.column == 0;
    const float growth = left ? distance : -distance;
    const float now = width(left ? 0 : 2);
    const float spare = std::max(0.0f, width(1) - middle_least);
    const float wanted = std::clamp(now + growth / layout.scale, std::min(side_least, now),
                                    std::max(now + spare, side_least));
    // The other side's width is kept as it is seen, or the first drag would make it jump.
    if (!layout.narrow) {
        state.left_width = width(0);
        state.right_width = width(2);
    }
    (left ? state.left_width : state.right_width) = wanted;
}

PanelState& state_of(LayoutState& state, std::string_view name) {
    const auto found = state.panels.find(name);
    if (found != state.panels.end()) return found->second;
    return state.panels.emplace(std::string(name), PanelState{}).first->second;
}

void move_panel_splitter(const Layout& layout, std::span<const PanelSpec> panels,
                         const Splitter& splitter, float distance, LayoutState& state) {
    const PlacedPanel* above = layout.find(splitter.above);
    const PlacedPanel* below = layout.find(splitter.below);
    const PanelSpec* above_spec = find_spec(panels, splitter.above);
    const PanelSpec* below_spec = find_spec(panels, splitter.below);
    if (!above || !below || !above_spec || !below_spec) return;

    // All heights of the column are kept as they are seen; only the two neighbours change.
    for (const PlacedPanel& panel : layout.panels) {
        if (panel.column != splitter.column || panel.folded) continue;
        state_of(state, panel.name).height = panel.rect.height / layout.scale;
    }
    const float up = above->rect.height / layout.scale - above_spec->least_height;
    const float down = below->rect.height / layout.scale - below_spec->least_height;
    const float way =
        std::clamp(distance / layout.scale, -std::max(up, 0.0f), std::max(down, 0.0f));
    state_of(state, splitter.above).height += way;
    state_of(state, splitter.below).height -= way;
}

}  // namespace

const PlacedPanel* Layout::find(std::string_view name) const {
    const auto found = std::find_if(panels.begin(), panels.end(),
                                    [&](const PlacedPanel& panel) { return panel.name == name; });
    return found == panels.end() ? nullptr : &*found;
}

Layout compute_layout(float width, float height, float scale, std::span<const PanelSpec> panels,
                      const LayoutState& state) {
    Layout layout;
    layout.scale = scale;
    const float w = width / scale;
    const float h = height / scale;
    layout.narrow = w < narrow_window;
    layout.low = h < low_window;
    const Pixels px(scale);
    const float gap = layout_gap;
    const float bar = layout.low ? low_bottom_height : bottom_height;
    const float bottom = std::max(h - gap, gap);
    const float bar_top = std::max(bottom - bar, gap);
    layout.top_bar = px.rect(gap, gap, w - gap, gap + top_height);
    layout.bottom = px.rect(gap, bar_top, w - gap, bottom);

    const float top = 2 * gap + top_height;
    const float end = std::max(bar_top - gap, top + 1);
    const auto add_column = [&](float left, float right) {
        layout.columns.push_back({px.rect(left, top, right, end), 0});
    };
    const auto add_splitter = [&](float left, int column) {
        layout.splitters.push_back({px.rect(left, top, left + gap, end), column, true, {}, {}});
    };
    if (layout.narrow) {
        const float room = w - 3 * gap;
        const float most = room * narrow_side_share;
        const float side = std::min(state.left_width > 0 ? state.left_width : left_default, most);
        add_column(gap, gap + side);
        add_column(2 * gap + side, w - gap);
        add_splitter(gap + side, 0);
    } else {
        const Widths widths = share_width(w - 4 * gap, state);
        const float middle = 2 * gap + widths.left;
        const float right = w - gap - widths.right;
        add_column(gap, gap + widths.left);
        add_column(middle, right - gap);
        add_column(right, w - gap);
        add_splitter(gap + widths.left, 0);
        add_splitter(right - gap, 1);
    }
    for (int i = 0; i < static_cast<int>(layout.columns.size()); ++i) {
        place_column(layout, i, panels, state);
    }
    return layout;
}

void move_splitter(const Layout& layout, std::span<const PanelSpec> panels,
                   const Splitter& splitter, float distance, LayoutState& state) {
    if (splitter.between_columns) {
        move_column_splitter(layout, splitter, distance, state);
    } else {
        move_panel_splitter(layout, panels, splitter, distance, state);
    }
}

void reset_splitter(const Splitter& splitter, LayoutState& state) {
    if (splitter.between_columns) {
        state.left_width = 0;
        state.right_width = 0;
        return;
    }
    for (const std::string_view name : {splitter.above, splitter.below}) {
        const auto found = state.panels.find(name);
        if (found != state.panels.end()) found->second.height = 0;
    }
}

}  // namespace statescope::ui
