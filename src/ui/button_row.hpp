#pragma once

#include <span>
#include <string_view>

#include "ui/widgets.hpp"

namespace statescope::ui {

struct RowButton {
    std::string_view text;
    std::string_view id;
    ButtonLook look{};
};

/// Buttons side by side that share the width there is, or one below the other where their texts do
/// not fit. The index of the one pressed, or -1.
int button_row(const Look& look, std::span<const RowButton> buttons);

}  // namespace statescope::ui
