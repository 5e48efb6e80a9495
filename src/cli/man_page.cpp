#include "cli/man_page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <vector>

#include "cli/roff_text.hpp"
#include "cli/sub_command.hpp"

namespace statescope::cli {

namespace {

constexpr std::string_view description =
    R"(Statescope runs a search on a sliding-tile puzzle once, writes down every event, and shows it one event at a time, forwards and backwards.

Without a command it opens its window; where there is no display, it tells the search in text. With a command it needs neither a display nor OpenGL. What a command answers goes to standard output or into the file that is named; notes, faults and, on a terminal, how far it is go to standard error. Where a file is read or written, - stands for standard input or standard output. No file is written over without --force.)";

struct FolderEntry {
    std::string_view path;
    std::string_view what;
};

constexpr std::array<FolderEntry, 3> folders{{
    {"$XDG_CONFIG_HOME/statescope, ~/.config/statescope", "the settings of the window"},
    {"$XDG_STATE_HOME/statescope, ~/.local/state/statescope",
     "what was open when the window ended unexpectedly"},
    {"$XDG_CACHE_HOME/statescope, ~/.cache/statescope",
     "pattern databases, which can be worked out again"},
}};

/// Choices that would not fit on a line are listed below it.
bool is_long(const OptionEntry& option) {
    constexpr std::size_t most_letters = 50;
    return option.value.size() > most_letters && !option.words.empty();
}

/// Text that stands for something else is underlined, all else is bold: "--goal BOARD".
std::string option_line(const OptionEntry& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.names)
        names.push_back(fmt::format("\\fB{}\\fR", roff(name)));
    std::string line = fmt::format("{}", fmt::join(names, ", "));
    if (option.kind == ValueKind::Nothing) return line;
    return line + fmt::format(" \\fI{}\\fR", is_long(option) ? "WORD" : roff(option.value));
}

std::string argument_line(const OptionEntry& argument) {
    std::string line = fmt::format("\\fI{}\\fR", roff(argument.names.front()));
    if (!is_long(argument) && argument.value != argument.names.front())
        line += fmt::format(" (\\fI{}\\fR)", roff(argument.value));
    return line;
}

std::string_view without_full_stop(std::string_view sentence) {
    return sentence.substr(0, sentence.find_last_not_of('.') + 1);
}

/// With a full stop, where it has none.
std::string sentence(std::string_view text) {
    return fmt::format("{}{}", text, text.ends_with('.') ? "" : ".");
}

void add_options(std::string& page, const CommandEntry& command) {
    const auto add = [&](const std::string& line, const OptionEntry& entry) {
        const std::string help = entry.help + (entry.required ? " (required)" : "");
        page += fmt::format(".TP\n{}\n{}\n", line, roff_line(sentence(help)));
        if (!is_long(entry)) return;
        page += fmt::format("One of {}.\n", roff(fmt::format("{}", fmt::join(entry.words, ", "))));
    };
    for (const OptionEntry& argument : command.arguments)
        add(argument_line(argument), argument);
    for (const OptionEntry& option : command.options)
        add(option_line(option), option);
}

std::string synopsis(const CommandTable& table, const CommandEntry& command) {
    const bool is_program = &command == &table.program;
    std::string line = ".B " + roff(table.program.name);
    if (!is_program) line += " " + roff(command.name);
    line += "\n[\\fIoptions\\fR]";
    for (const OptionEntry& argument : command.arguments) {
        // The window's argument is known by its value alone: FILE|CODE.
        const std::string name = roff(is_program ? argument.value : argument.names.front());
        const char* const more = argument.repeated ? " ..." : "";
        line += argument.required ? fmt::format(" \\fI{}\\fR{}", name, more)
                                  : fmt::format(" [\\fI{}\\fR{}]", name, more);
    }
    return line + "\n";
}

}  // namespace

std::string man_page(const CommandTable& table, std::string_view version) {
    const CommandEntry& program = table.program;
    const std::string_view summary = without_full_stop(program.help);
    std::string page = fmt::format(
        ".\\\" Written by `statescope man`.\n.TH STATESCOPE 1 \"\" \"Statescope {}\" \"User "
        "Commands\"\n.nh\n.ad l\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n",
        roff(version), roff(program.name), roff(summary));
    page += synopsis(table, program);
    for (const CommandEntry& command : table.commands)
        page += ".br\n" + synopsis(table, command);
    page += ".SH DESCRIPTION\n" + roff_paragraphs(description);
    page += ".SH OPTIONS OF THE WINDOW\n";
    add_options(page, program);
    page += ".SH COMMANDS\n";
    for (const CommandEntry& command : table.commands) {
        page += fmt::format(".SS {} {}\n", roff(program.name), roff(command.name));
        page += roff_line(sentence(command.help)) + "\n";
        add_options(page, command);
        page += roff_paragraphs(command.footer);
    }
    page += ".SH EXIT STATUS\n";
    for (const ExitCode& exit : exit_codes)
        page += fmt::format(".TP\n.B {}\n{}\n", exit.code, roff_line(sentence(exit.meaning)));
    page += ".SH FILES\n";
    for (const FolderEntry& folder : folders) {
        page +=
            fmt::format(".TP\n.I {}\n{}\n", roff(folder.path), roff_line(sentence(folder.what)));
    }
    page += ".SH SEE ALSO\n.BR dot (1),\n.BR jq (1),\n.BR parallel (1)\n";
    return page;
}

}  // namespace statescope::cli
