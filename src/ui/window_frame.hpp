#pragma once

#include <imgui.h>

#include <span>
#include <string_view>

#include "ui/look.hpp"
#include "ui/window_layout.hpp"

namespace statescope::ui {

struct PressItem;

/// What stands in the header of a panel. All texts from the text table.
struct PanelTitle {
    std::string_view title;           ///< put in capitals where the script has them
    std::string_view figure{};        ///< at the right end, bold
    ImU32 figure_colour = 0;          ///< 0: the ink
    std::string_view fold_tooltip{};  ///< "Fold" or "Unfold", as the panel is
};

/// The frame of the program for one frame: a window over everything, the bars, the columns with
/// their splitters, the panels as cards. Made first, destroyed last in a frame:
///
///     WindowFrame frame(look, specs, state);
///     if (frame.begin_top_bar()) { ... }  frame.end_bar();
///     if (frame.begin_panel("frontier", {...})) { ... }  frame.end_panel();
///     frame.splitters("Drag, or arrows when focused");
///
/// Panels may come in any order; each draws into the column its layout gives it.
class WindowFrame {
  public:
    WindowFrame(const Look& look, std::span<const PanelSpec> panels, LayoutState& state);
    ~WindowFrame();
    WindowFrame(const WindowFrame&) = delete;
    WindowFrame& operator=(const WindowFrame&) = delete;

    const Layout& layout() const { return layout_; }

    void begin_top_bar();
    void begin_bottom_bar();
    void end_bar();

    /// False when the panel is folded or scrolled out of sight; end_panel is due in any case.
    bool begin_panel(std::string_view name, const PanelTitle& title);
    void end_panel();
    /// Where the panel begun last stands on the screen, its header included.
    ImVec2 panel_low() const { return panel_low_; }
    ImVec2 panel_high() const { return panel_high_; }

    /// The lines between columns and panels: drag them, move them with the arrow keys when focused
    /// (Shift: farther), double-click or Home puts them back.
    void splitters(std::string_view tooltip);

  private:
    void begin_column(int column);
    void draw_card(ImVec2 size) const;
    void panel_header(const PlacedPanel& panel, const PanelTitle& title);
    void draw_splitter(const Splitter& splitter, std::string_view tooltip);
    float pull_on(const PressItem& item, bool upright) const;
    void draw_grip(const PressItem& item, bool upright) const;

    const Look& look_;
    std::span<const PanelSpec> specs_;
    LayoutState& state_;
    Layout layout_;
    bool body_open_ = false;
    ImVec2 panel_low_;
    ImVec2 panel_high_;
};

}  // namespace statescope::ui
