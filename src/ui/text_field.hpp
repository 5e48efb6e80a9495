#pragma once

#include <string>
#include <string_view>

#include "ui/look.hpp"

namespace statescope::ui {

struct FieldLook {
    float width = -1;          ///< pixels of the screen; -1: all there is
    std::string_view error{};  ///< not empty: shown under the field, which gets a red line
    std::string_view hint{};   ///< shown while empty, in a field of one line
    int lines = 1;             ///< a higher field is in smaller type
    bool board = false;        ///< what is pasted keeps its rows and its empty cells
    bool focus = false;        ///< takes the keyboard now, with all of it selected
    bool prose = false;        ///< of several lines: Enter begins a line, Ctrl+Enter commits
};

enum class FieldEvent {
    None,
    Changed,    ///< the text differs from the frame before
    Committed,  ///< Enter was pressed, or the field was left after a change
};

/// Whether a field that was committed was so by Enter, and not by leaving it.
bool by_enter(FieldEvent event);

/// Text to edit; Enter commits, Ctrl+Enter begins a line where there are several. Lines pasted into
/// a field of one line are joined by spaces, those of a board by `/`. The caller owns the text.
FieldEvent text_field(const Look& look, std::string_view id, std::string& text,
                      const FieldLook& field_look = {});

}  // namespace statescope::ui
