#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace statescope::cli {

/// What stands after an option, or in the place of an argument.
enum class ValueKind : std::uint8_t {
    Nothing,  ///< the option is a flag
    Text,     ///< something that can only be typed: a board, a number
    File,
    Folder,
};

/// An option of a command, or an argument that has no name on the command line.
struct OptionEntry {
    std::vector<std::string> names;  ///< as typed, "-o" before "--out"; of an argument its name
    std::string value;               ///< what its value is called: "FILE", "blank|tile|number"
    std::vector<std::string> words;  ///< those of its values that are words
    ValueKind kind = ValueKind::Text;
    std::string help;  ///< one sentence without a final full stop
    bool required = false;
    bool repeated = false;  ///< may be given more than once
};

/// The program, or one of its sub-commands.
struct CommandEntry {
    std::string name;
    std::string help;  ///< one sentence
    std::vector<OptionEntry> options;
    std::vector<OptionEntry> arguments;  ///< in their order
    std::string footer;                  ///< what its help says after the options, with examples
};

/// The command line as it can be told to others: manual pages, shells.
struct CommandTable {
    CommandEntry program;
    std::vector<CommandEntry> commands;
};

/// Reads it out of what parses it, so that there is one list of options and no other.
CommandTable command_table(const CLI::App& app);

}  // namespace statescope::cli
