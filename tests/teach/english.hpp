#pragma once

#include "teach/phrases.hpp"

namespace statescope::teach {

/// The texts as the program has them.
inline const Phrases phrases;

}  // namespace statescope::teach
