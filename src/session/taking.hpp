#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "trace/event.hpp"

namespace statescope::session {

/// What can be taken away.
enum class Taken : std::uint8_t {
    Window,      ///< as it is on the screen
    Panel,       ///< likewise, one panel of it
    Tree,        ///< drawn anew, as all below
    Path,        ///< the part of the tree along the path
    Board,       ///< the current one
    Solution,    ///< its boards in rows
    Moves,       ///< the solution, a picture for each move
    Steps,       ///< a picture for each step
    OpenClosed,  ///< the table of the textbooks
    Counters,
    Comparison,  ///< of all searches compared
    Experiment,  ///< what its runs came to, by distance
    Trace,
};

/// In which form.
enum class TakenForm : std::uint8_t {
    Png,
    Svg,
    Tikz,
    Dot,
    Gif,
    Frames,  ///< numbered PNG files
    Csv,
    Markdown,
    Latex,
    Statescope,  ///< our own form of traces
    Lines,       ///< JSON lines
    Posthoc,
};

/// The forms there are of something, the usual one first.
std::span<const TakenForm> forms_of(Taken taken);

/// The end of a file's name in a form: ".png", ".trace.json".
std::string_view extension_of(TakenForm form);

/// Whether it is a picture in pixels.
constexpr bool is_pixels(TakenForm form) {
    return form == TakenForm::Png || form == TakenForm::Gif || form == TakenForm::Frames;
}
/// Whether it consists of several pictures.
constexpr bool is_many(TakenForm form) {
    return form == TakenForm::Gif || form == TakenForm::Frames;
}
/// Whether it is what the screen shows, which only the window can draw.
constexpr bool is_of_screen(Taken taken) {
    return taken == Taken::Window || taken == Taken::Panel;
}

/// What lies behind a picture.
enum class TakenGround : std::uint8_t { White, Transparent, AsShown };

/// All that was chosen about it.
struct Taking {
    Taken taken = Taken::Tree;
    std::string panel{};  ///< its name, of Taken::Panel
    TakenForm form = TakenForm::Png;
    int times = 2;  ///< pixels for each of the screen, or for a point of a figure: 1 to 4
    TakenGround ground = TakenGround::White;
    trace::Step first = 0;  ///< of Taken::Steps
    trace::Step last = 0;
    int delay = 500;  ///< milliseconds for each picture of an animation

    friend bool operator==(const Taking&, const Taking&) = default;
};

inline constexpr int least_delay = 20;
inline constexpr int most_delay = 5000;
/// Of an animation and of numbered files.
inline constexpr std::uint32_t most_pictures = 2000;

}  // namespace statescope::session
