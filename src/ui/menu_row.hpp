#pragma once

#include <string_view>

#include "ui/look.hpp"

namespace statescope::ui {

/// An entry of a menu.
struct MenuRow {
    std::string_view text;
    std::string_view id;
    std::string_view keys{};  ///< that do the same, on the right
    std::string_view tooltip{};
};

/// Draws it over all the width there is; true when pressed, which closes the menu.
bool menu_row(const Look& look, const MenuRow& row);

}  // namespace statescope::ui
