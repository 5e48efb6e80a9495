#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "session/preferences.hpp"

namespace statescope::ui {

/// Where the panels of the window stand: pure arithmetic. Lengths in `PanelSpec` and
/// `LayoutState` are in pixels at scale 1, so a saved layout survives a change of scale;
/// everything in `Layout` is in pixels of the screen.

struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    float right() const { return x + width; }
    float bottom() const { return y + height; }

    friend bool operator==(const Rect&, const Rect&) = default;
};

enum class Column { Left, Middle, Right };

/// A panel of the program. Persisted by `name`.
struct PanelSpec {
    std::string_view name;
    Column column = Column::Left;
    float height = 100;       ///< wished for, header included
    float least_height = 60;  ///< what it is not made smaller than
    float stretch = 0;        ///< its share of the height that is left over
    bool has_header = true;   ///< a panel without a header cannot be folded
    bool scrolls = true;      ///< false for one that fills itself, as the main picture does
};

using session::LayoutState;
using session::PanelState;

struct PlacedPanel {
    std::string_view name;
    int column = 0;  ///< index in Layout::columns
    Rect rect;       ///< relative to the column's top left, so that the column can scroll
    bool folded = false;
    bool has_header = true;
    bool scrolls = true;
};

struct PlacedColumn {
    Rect rect;
    float content_height = 0;  ///< above rect.height where the column scrolls
};

/// A line to drag. Between two columns (`above` and `below` empty) or between two panels.
struct Splitter {
    Rect rect;  ///< in the window, or relative to its column for two panels
    int column = 0;
    bool between_columns = false;
    std::string_view above{};
    std::string_view below{};
};

struct Layout {
    float scale = 1;
    Rect top_bar;
    Rect bottom;
    std::vector<PlacedColumn> columns;  ///< three, or two when the window is narrow
    std::vector<PlacedPanel> panels;
    std::vector<Splitter> splitters;
    bool narrow = false;  ///< left and right panels share the first column
    bool low = false;     ///< little height: the bottom bar has one row

    const PlacedPanel* find(std::string_view name) const;
};

/// Distances of the frame at scale 1.
inline constexpr float layout_gap = 8;
inline constexpr float panel_header_height = 36;

/// Places everything in a window of the given size. No two panels overlap; all columns are inside
/// the window. A column whose panels cannot be made small enough scrolls; the one that stands for
/// two in a narrow window scrolls rather than make any panel smaller.
Layout compute_layout(float width, float height, float scale, std::span<const PanelSpec> panels,
                      const LayoutState& state);

/// Moves a splitter by a distance in pixels of the screen (right or down) and keeps the result in
/// `state`. Panels and columns never get smaller than they may be.
void move_splitter(const Layout& layout, std::span<const PanelSpec> panels,
                   const Splitter& splitter, float distance, LayoutState& state);

/// Puts what a splitter divides back to the sizes specified.
void reset_splitter(const Splitter& splitter, LayoutState& state);

}  // namespace statescope::ui
