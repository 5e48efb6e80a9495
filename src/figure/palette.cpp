#include "figure/palette.hpp"

#include <array>

namespace statescope::figure {

std::span<const NamedColour> named_colours() {
    static constexpr std::array<NamedColour, 18> all{{{"paper", palette::paper},
                                                      {"ink", palette::ink},
                                                      {"dimInk", palette::dim_ink},
                                                      {"tile", palette::tile},
                                                      {"hole", palette::hole},
                                                      {"greyLine", palette::plain_line},
                                                      {"frontierFill", palette::frontier_fill},
                                                      {"frontierLine", palette::frontier_line},
                                                      {"currentFill", palette::current_fill},
                                                      {"currentLine", palette::current_line},
                                                      {"expandedFill", palette::expanded_fill},
                                                      {"pathFill", palette::path_fill},
                                                      {"pathLine", palette::path_line},
                                                      {"pathInk", palette::path_ink},
                                                      {"goalFill", palette::goal_fill},
                                                      {"goalLine", palette::goal_line},
                                                      {"markInk", palette::mark_ink},
                                                      {"edge", palette::edge}}};
    return all;
}

}  // namespace statescope::figure
