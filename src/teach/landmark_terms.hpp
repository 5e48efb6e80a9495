#pragma once

#include "teach/definitions.hpp"
#include "teach/phrases.hpp"
#include "trace/landmarks.hpp"

namespace statescope::teach {

/// What a landmark is called and what it is. A layer is a depth, or an f-value where nodes are
/// taken by f.
Term term(const Phrases& phrases, trace::Landmark landmark, const trace::TakeOrder& order);

}  // namespace statescope::teach
