#pragma once

#include <functional>
#include <map>
#include <string>

#include "puzzle/move_list.hpp"
namespace statescope::session {

/// A panel's size as the user left it. Lengths are in pixels at scale 1.
struct PanelState {
    float height = 0;  ///< 0: as designed
    bool folded = false;

    friend bool operator==(const PanelState&, const PanelState&) = default;
};

/// Where the user put the borders of the window. Panels not named stand as designed.
struct LayoutState {
    std::map<std::string, PanelState, std::less<>> panels;
    float left_width = 0;  ///< 0: as designed
    float right_width = 0;

    friend bool operator==(const LayoutState&, const LayoutState&) = default;
};

/// A first start: the pseudo-code and the notes are folded, to leave their room to others.
inline LayoutState opening_layout() {
    LayoutState layout;
    layout.panels["pseudocode"].folded = true;
    layout.panels["notes"].folded = true;
    return layout;
}

/// How the search tree is looked at. Words are kept as words.
struct TreeOptions {
    std::string orientation = "top-down";  ///< or "left-right", "radial"
    std::string part = "whole";            ///< or "path": only that to the selected node
    bool moves_only = false;               ///< nodes say the move that made them, not the board
    bool fold_finished = false;            ///< subtrees without a frontier node become a mark
    bool compact = false;                  ///< nodes not made yet take no room

    friend bool operator==(const TreeOptions&, const TreeOptions&) = default;
};

/// How the window looks, whatever it shows.
struct Preferences {
    static constexpr int smallest_scale = 100;
    static constexpr int largest_scale = 300;

    std::string theme = "light";
    int scale_percent = 100;
    bool motion = true;
    puzzle::MoveMeaning letters = puzzle::MoveMeaning::Blank;  ///< what lists of moves name
    std::string picture = "tree";                              ///< the large one in the middle
    std::string map_layout = "rings";
    std::string map_colour = "state";
    std::string optimal_estimate = "manhattan";
    std::string compare_view = "maps";
    std::string compare_pace = "expansion";
    std::string experiment_plan = "aima";
    int experiment_boards = 10;          ///< at each distance
    std::string examined = "manhattan";  ///< the heuristic in the laboratory
    std::string against = "misplaced";   ///< the one it is held against
    TreeOptions tree;
    LayoutState layout = opening_layout();

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

}  // namespace statescope::session
