#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "ui/look.hpp"

namespace statescope::ui {

/// What the searches compared are called, the one shown first.
constexpr std::string_view compare_letter(std::size_t place) {
    constexpr std::array<std::string_view, 4> letters{"A", "B", "C", "D"};
    return letters[place];
}

constexpr std::size_t compare_place(std::string_view letter) {
    return static_cast<std::size_t>(letter.front() - 'A');
}

/// The colour of a search, wherever the comparison shows it; its letter stands beside it.
inline ImU32 compare_colour(const Look& look, std::size_t place) {
    const Colours& c = look.colours();
    const std::array colours{c.plot_visited, c.plot_frontier, c.path_line, c.mark_other};
    return colours[place];
}

/// What is written on that colour: the panel's or the ink, whichever stands out more.
inline ImU32 compare_ink(const Look& look, std::size_t place) {
    const ImU32 ground = compare_colour(look, place);
    const Colours& c = look.colours();
    return contrast(ground, c.panel) > contrast(ground, c.ink) ? c.panel : c.ink;
}

}  // namespace statescope::ui
