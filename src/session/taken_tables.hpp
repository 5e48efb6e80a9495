#pragma once

#include <optional>
#include <string>

#include "session/taking.hpp"
#include "session/taking_from.hpp"

namespace statescope::session {

/// Why there is no such table to be taken; nothing when there is.
std::optional<std::string> why_no_table(const TakingFrom& from, Taken taken);

/// The table in one of its forms.
std::string taken_table(const TakingFrom& from, const Taking& taking);

}  // namespace statescope::session
