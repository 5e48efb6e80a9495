#pragma once

#include <string>
#include <string_view>

namespace statescope::figure {

/// Words as LaTeX shows them, in text and without any package: what it gives a meaning of its own
/// is escaped, and signs its usual faces lack are written as it has them.
std::string latex_text(std::string_view words);

}  // namespace statescope::figure
