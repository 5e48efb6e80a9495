#include "cli/command_table.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>

namespace statescope::cli {

namespace {

/// What the library calls a value that was not named, by its type.
constexpr std::string_view unnamed_text = "TEXT";

/// "FILE|CODE" at the bars.
std::vector<std::string> alternatives(std::string_view value) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= value.size();) {
        const std::size_t end = std::min(value.find('|', begin), value.size());
        parts.emplace_back(value.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// Capitals stand for something that is to be put in; all else is typed as it stands.
bool is_word(std::string_view alternative) {
    return std::none_of(alternative.begin(), alternative.end(),
                        [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

/// The name of a value, without what checks add to it: "N" of "N:INT in [1 - 4]".
std::string value_name(const CLI::Option& option) {
    const std::string full = option.get_type_name();
    std::string name = full.substr(0, full.find(':'));
    const bool unnamed_argument = option.get_positional() && name == unnamed_text;
    return unnamed_argument ? option.get_name(true) : name;
}

OptionEntry entry_of(const CLI::Option& option) {
    OptionEntry entry;
    for (const std::string& letter : option.get_snames())
        entry.names.push_back("-" + letter);
    for (const std::string& word : option.get_lnames())
        entry.names.push_back("--" + word);
    if (entry.names.empty()) entry.names.push_back(option.get_name(true));
    entry.help = option.get_description();
    entry.required = option.get_required();
    entry.repeated = option.get_items_expected_max() > 1;
    if (option.get_items_expected_max() == 0) {
        entry.kind = ValueKind::Nothing;
        return entry;
    }
    entry.value = value_name(option);
    const std::vector<std::string> parts = alternatives(entry.value);
    const auto stands_there = [&](std::string_view part) {
        return std::find(parts.begin(), parts.end(), part) != parts.end();
    };
    if (stands_there("FILE")) entry.kind = ValueKind::File;
    if (stands_there("FOLDER")) entry.kind = ValueKind::Folder;
    // What stands alone is a form, "1..4", rather than a choice.
    if (parts.size() > 1)
        std::copy_if(parts.begin(), parts.end(), std::back_inserter(entry.words), is_word);
    return entry;
}

std::string without_lines_around(const std::string& text) {
    const std::size_t first = text.find_first_not_of('\n');
    if (first == std::string::npos) return "";
    return text.substr(first, text.find_last_not_of('\n') + 1 - first);
}

CommandEntry entry_of(const CLI::App& app) {
    CommandEntry entry{.name = app.get_name(),
                       .help = app.get_description(),
                       .options = {},
                       .arguments = {},
                       .footer = without_lines_around(app.get_footer())};
    for (const CLI::Option* option : app.get_options()) {
        const bool hidden = option->get_group().empty();
        if (hidden) continue;
        (option->nonpositional() ? entry.options : entry.arguments).push_back(entry_of(*option));
    }
    return entry;
}

}  // namespace

CommandTable command_table(const CLI::App& app) {
    CommandTable table{entry_of(app), {}};
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        table.commands.push_back(entry_of(*command));
    return table;
}

}  // namespace statescope::cli
