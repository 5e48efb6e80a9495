#pragma once

#include <string>
#include <string_view>

#include "cli/command_table.hpp"

namespace statescope::cli {

/// The manual page statescope(1), in the man macros of groff and mandoc.
std::string man_page(const CommandTable& table, std::string_view version);

}  // namespace statescope::cli
