#pragma once

namespace statescope::cli {

inline constexpr int success = 0;
inline constexpr int bad_input = 2;  ///< wrong options, or a board that is none

}  // namespace statescope::cli
