#pragma once

namespace statescope::render {

/// Components from 0 to 1.
struct Colour {
    float red = 0;
    float green = 0;
    float blue = 0;
    float alpha = 1;
};

}  // namespace statescope::render
