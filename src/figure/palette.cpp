#include "figure/palette.hpp"

#include <array>

namespace statescope::figure {

std::span<const NamedColour> named_colours() {
    using namespace palette;
    static constexpr std::array<NamedColour, 18> all{{{"paper", paper},
                                                      {"ink", ink},
                                                      {"dimInk", dim_ink},
                                                      {"tile", tile},
                                                      {"hole", hole},
                                                      {"greyLine", plain_line},
                                                      {"frontierFill", frontier_fill},
                                                      {"frontierLine", frontier_line},
                                                      {"currentFill", current_fill},
                                                      {"currentLine", current_line},
                                                      {"expandedFill", expanded_fill},
                                                      {"pathFill", path_fill},
                                                      {"pathLine", path_line},
                                                      {"pathInk", path_ink},
                                                      {"goalFill", goal_fill},
                                                      {"goalLine", goal_line},
                                                      {"markInk", mark_ink},
                                                      {"edge", edge}}};
    return all;
}

}  // namespace statescope::figure
