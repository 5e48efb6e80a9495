#pragma once

#include <imgui.h>

#include <span>
#include <string>
#include <string_view>

#include "ui/choices.hpp"
#include "ui/icons.hpp"
#include "ui/look.hpp"

namespace statescope::ui {

/// Every control takes its text and an id apart. The id names it in the ImGui id stack as
/// `text###id`, so tests find it by "###id" whatever the language. Texts are UTF-8.

enum class ButtonKind { Normal, Primary, Quiet };

struct ButtonLook {
    ButtonKind kind = ButtonKind::Normal;
    Icon icon = Icon::None;
    bool icon_after_text = false;
    bool on = false;                     ///< a toggle that is switched on
    std::string_view disabled_reason{};  ///< not empty: cannot be pressed, and this is why
    std::string_view tooltip{};
    float width = 0;  ///< pixels of the screen; 0: as wide as needed; -1: all there is
};

/// True when pressed. Disabled, it still shows its tooltip: the reason.
bool button(const Look& look, std::string_view text, std::string_view id,
            const ButtonLook& button_look = {});

/// The size `button` will take.
ImVec2 button_size(const Look& look, std::string_view text, const ButtonLook& button_look = {});

/// Text in a type and colour, cut off with an ellipsis where it is wider than `width` (0: never).
void text(const Look& look, Type type, ImU32 colour, std::string_view text, float width = 0);

/// Text standing beside buttons and fields in one row: in the middle of their height.
void row_text(const Look& look, Type type, ImU32 colour, std::string_view text, float width = 0);

/// Text over several lines, as wide as there is room.
void paragraph(const Look& look, Type type, ImU32 colour, std::string_view text);

/// A word with a dotted underline that explains itself when hovered or focused.
void defined_word(const Look& look, std::string_view word, std::string_view id,
                  std::string_view definition, Type type = Type::Body);

/// A tooltip for the last item: shown when hovered a moment, or at once when focused by keyboard.
void tooltip_for_last_item(const Look& look, std::string_view text);

/// `label ........ value` over the width there is; the label explains itself. Figures in all rows
/// end at the same place.
void figure(const Look& look, std::string_view label, std::string_view id, std::string_view value,
            std::string_view definition = {});

/// A dim upper-case title with an optional figure at the right end, as on a panel.
void section_header(const Look& look, std::string_view title, std::string_view value = {});

/// A line of small text to press. True when it was.
inline constexpr float link_height = 20;  ///< at scale 1
bool link(const Look& look, std::string_view text, std::string_view id, std::string_view tooltip);

/// A box to tick. True when it was changed. With a reason it is disabled and says why.
bool check_box(const Look& look, std::string_view text, std::string_view id, bool& on,
               std::string_view tooltip = {}, std::string_view disabled_reason = {});

/// A square control (side `size`, at least 24 px at scale 1) holding only an icon.
bool icon_button(const Look& look, Icon icon, std::string_view id, std::string_view tooltip,
                 std::string_view disabled_reason = {});

/// A board-sized or other custom control: an area that can be hovered, focused and pressed. Draw
/// over it afterwards; a focus ring is drawn when it has the keyboard focus.
struct AreaEvents {
    bool hovered = false;
    bool pressed = false;
    bool double_clicked = false;
    bool focused = false;  ///< by keyboard
    ImVec2 low;
    ImVec2 high;
};
AreaEvents area(const Look& look, std::string_view text, std::string_view id, ImVec2 size);

/// The ring round the last item when it has the keyboard focus.
void focus_ring(const Look& look, float rounding);

}  // namespace statescope::ui
