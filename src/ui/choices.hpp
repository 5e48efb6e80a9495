#pragma once

#include <span>
#include <string_view>

#include "ui/look.hpp"

namespace statescope::ui {

/// The controls that choose one of several. Ids and texts as in widgets.hpp.
struct Choice {
    std::string_view text;
    std::string_view id;
    std::string_view tooltip{};
    std::string_view disabled_reason{};
};

/// One of a few, side by side. Returns the index pressed, or `chosen`. `width` is shared by all,
/// in pixels of the screen; 0: as wide as needed; -1: all there is.
int segmented(const Look& look, std::span<const Choice> choices, int chosen, float width = 0);

/// The same as tabs with an underline below the chosen one.
int tabs(const Look& look, std::span<const Choice> choices, int chosen);

/// One of many, in a list that opens. Returns the index chosen, or `chosen`. With a reason it is
/// disabled and says why.
int combo(const Look& look, std::string_view id, std::span<const Choice> choices, int chosen,
          float width = -1, std::string_view disabled_reason = {});

}  // namespace statescope::ui
