#pragma once

#include <imgui.h>

#include <cmath>

#include "ui/fonts.hpp"
#include "ui/theme.hpp"

namespace statescope::ui {

/// How everything in the window is drawn, handed to whatever draws. Lives for one frame.
struct Look {
    const Theme& theme;
    const Fonts& fonts;
    float scale = 1;     ///< 1 to 3, the system's scale included
    bool motion = true;  ///< false: nothing moves by itself

    const Colours& colours() const { return theme.colours; }
    ImFont* font(Type type) const { return fonts[type]; }

    /// A length given at scale 1, in whole pixels of the screen, at least one for any length above
    /// 0.
    float px(float length) const {
        return length > 0 ? std::fmax(1.0f, std::round(length * scale))
                          : std::round(length * scale);
    }
    /// The width of a thin line.
    float line() const { return thin_line(theme, scale); }
};

}  // namespace statescope::ui
