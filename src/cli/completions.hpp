#pragma once

#include <cstdint>
#include <string>

#include "cli/command_table.hpp"

namespace statescope::cli {

enum class Shell : std::uint8_t { Bash, Zsh, Fish };

/// A file that has a shell complete command lines of the program: commands, the options of each
/// that can still be given, the words an option takes, and files where one is expected. For bash 4,
/// zsh 5 and fish 3 or newer.
std::string completions(const CommandTable& table, Shell shell);

}  // namespace statescope::cli
