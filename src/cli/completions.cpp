#include "cli/completions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <functional>
#include <set>
#include <string_view>
#include <vector>

namespace statescope::cli {

namespace {

std::string replaced(std::string_view text, std::string_view letters,
                     const std::function<std::string(char)>& by) {
    std::string result;
    for (const char letter : text) {
        if (letters.find(letter) == std::string_view::npos) {
            result += letter;
        } else {
            result += by(letter);
        }
    }
    return result;
}

/// In single quotes, as bash and zsh take a text.
std::string in_quotes(std::string_view text) {
    return "'" + replaced(text, "'", [](char) { return "'\\''"; }) + "'";
}

/// In single quotes, as fish takes a text.
std::string in_fish_quotes(std::string_view text) {
    return "'" + replaced(text, "'\\", [](char letter) { return std::string{'\\', letter}; }) + "'";
}

using OptionTest = std::function<bool(const OptionEntry&)>;

/// The names of all options for which something holds.
std::vector<std::string> names_where(const CommandEntry& command, const OptionTest& holds) {
    std::vector<std::string> names;
    for (const OptionEntry& option : command.options) {
        if (holds(option)) names.insert(names.end(), option.names.begin(), option.names.end());
    }
    return names;
}

std::vector<std::string> command_names(const CommandTable& table) {
    std::vector<std::string> names;
    for (const CommandEntry& command : table.commands)
        names.push_back(command.name);
    return names;
}

// --- bash ---------------------------------------------------------------------------------------

// The words of a command line stand in COMP_WORDS; `--option=value` makes three of them.
constexpr std::string_view bash_beginning =
    R"(# bash completion for statescope, written by `statescope completion bash`.

_statescope() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command='' options='' valued='' once='' words='' kind='' first=1 place=0 i word
    COMPREPLY=()
    if [[ $current == '=' ]]; then
        current=''
    elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]}

)";

constexpr std::string_view bash_search = R"(
    # What stands there already: arguments are counted, options are not offered again.
    for ((i = first; i < COMP_CWORD; ++i)); do
        word=${COMP_WORDS[i]}
        if [[ $once == *" $word "* ]]; then
            options=${options/" $word "/ }
            case $word in
)";

constexpr std::string_view bash_search_goes_on = R"(            esac
        fi
        if [[ $valued == *" $word "* ]]; then
            [[ ${COMP_WORDS[i + 1]} == '=' ]] && ((++i))
            ((++i))
        elif [[ $word != -* ]]; then
            ((++place))
        fi
    done

    if [[ $valued == *" $before "* ]]; then
        case "$command $before" in
)";

constexpr std::string_view bash_end = R"(        esac
    fi

    local IFS=$' \n'
    if [[ $words ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    fi
    if [[ $kind == file || $kind == folder ]]; then
        compopt -o filenames 2>/dev/null
        local -a files
        if [[ $kind == file ]]; then
            mapfile -t files < <(compgen -f -- "$current")
        else
            mapfile -t files < <(compgen -d -- "$current")
        fi
        COMPREPLY+=("${files[@]}")
    fi
}

complete -F _statescope statescope
)";

/// Names with a space before and behind each.
std::string spaced(const std::vector<std::string>& names) {
    return names.empty() ? "''" : fmt::format("' {} '", fmt::join(names, "  "));
}

std::string bash_options(const CommandEntry& command) {
    const auto all = [](const OptionEntry&) { return true; };
    const auto takes_value = [](const OptionEntry& option) {
        return option.kind != ValueKind::Nothing;
    };
    const auto given_once = [](const OptionEntry& option) { return !option.repeated; };
    std::string text;
    text += fmt::format("        options={}\n", spaced(names_where(command, all)));
    text += fmt::format("        valued={}\n", spaced(names_where(command, takes_value)));
    text += fmt::format("        once={}\n", spaced(names_where(command, given_once)));
    return text;
}

/// What is offered for a value; nothing where it can only be typed.
std::string bash_values(const OptionEntry& option) {
    std::string text;
    if (!option.words.empty()) text += fmt::format(" words='{}'", fmt::join(option.words, " "));
    if (option.kind == ValueKind::File) text += " kind=file";
    if (option.kind == ValueKind::Folder) text += " kind=folder";
    return text;
}

void add_bash_option_values(std::string& text, const CommandEntry& command, std::string_view word) {
    for (const OptionEntry& option : command.options) {
        const std::string values = bash_values(option);
        if (values.empty()) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : option.names)
            patterns.push_back(fmt::format("'{} {}'", word, name));
        text += fmt::format("        {}){} ;;\n", fmt::join(patterns, " | "), values);
    }
}

void add_bash_argument_values(std::string& text, const CommandEntry& command,
                              std::string_view word) {
    for (std::size_t i = 0; i < command.arguments.size(); ++i) {
        const OptionEntry& argument = command.arguments[i];
        const std::string values = bash_values(argument);
        if (values.empty()) continue;
        const std::string place = argument.repeated ? "*" : std::to_string(i);
        text += fmt::format("        '{} '{}){} ;;\n", word, place, values);
    }
}

/// An option that was given by one of its names is not offered by another.
void add_bash_other_names(std::string& text, const CommandTable& table) {
    std::set<std::string> lines;
    const auto add = [&](const CommandEntry& command) {
        for (const OptionEntry& option : command.options) {
            if (option.names.size() < 2) continue;
            std::string line = fmt::format("            {})", fmt::join(option.names, " | "));
            for (const std::string& name : option.names)
                line += fmt::format(" options=${{options/\" {} \"/ }}", name);
            lines.insert(line + " ;;\n");
        }
    };
    add(table.program);
    for (const CommandEntry& command : table.commands)
        add(command);
    for (const std::string& line : lines)
        text += line;
}

std::string bash(const CommandTable& table) {
    std::string text(bash_beginning);
    text += "    case $command in\n";
    for (const CommandEntry& command : table.commands) {
        text += fmt::format("    {})\n        first=2\n", command.name);
        text += bash_options(command) + "        ;;\n";
    }
    text += "    *)\n        command=''\n" + bash_options(table.program) + "        ;;\n    esac\n";
    text += bash_search;
    add_bash_other_names(text, table);
    text += bash_search_goes_on;
    add_bash_option_values(text, table.program, "");
    for (const CommandEntry& command : table.commands)
        add_bash_option_values(text, command, command.name);
    text += "        esac\n    elif [[ $current == -* ]]; then\n        words=$options\n    else\n";
    text += "        case \"$command $place\" in\n";
    add_bash_argument_values(text, table.program, "");
    for (const CommandEntry& command : table.commands)
        add_bash_argument_values(text, command, command.name);
    // A command is the first word or none.
    text += fmt::format("        esac\n        case $COMP_CWORD in\n        1) words='{}' ;;\n",
                        fmt::join(command_names(table), " "));
    text += bash_end;
    return text;
}

// --- zsh ----------------------------------------------------------------------------------------

/// As a specification of _arguments takes a text between its signs.
std::string zsh_escaped(std::string_view text) {
    return replaced(text, "[]:\\", [](char letter) { return std::string{'\\', letter}; });
}

std::string zsh_action(const OptionEntry& option) {
    const std::string words =
        option.words.empty() ? "" : fmt::format("({})", fmt::join(option.words, " "));
    if (option.kind == ValueKind::File) return "_files";
    if (option.kind == ValueKind::Folder) return "_files -/";
    return words.empty() ? " " : words;
}

/// The parts of `:message:action`.
std::string zsh_value(const OptionEntry& option) {
    const std::string called = option.words.empty() ? option.value : "value";
    return fmt::format(":{}:{}", zsh_escaped(called), zsh_action(option));
}

void add_zsh_arguments(std::string& text, const CommandEntry& command) {
    text += "_arguments";
    const auto add = [&](const std::string& specification) {
        text += " \\\n            " + in_quotes(specification);
    };
    for (const OptionEntry& option : command.options) {
        // Names of one option exclude each other.
        std::string before = option.repeated ? "*" : "";
        if (!option.repeated && option.names.size() > 1)
            before = fmt::format("({})", fmt::join(option.names, " "));
        for (const std::string& name : option.names) {
            const bool valued = option.kind != ValueKind::Nothing;
            const char* const joint = !valued ? "" : name.starts_with("--") ? "=" : "+";
            add(fmt::format("{}{}{}[{}]{}", before, name, joint, zsh_escaped(option.help),
                            valued ? zsh_value(option) : ""));
        }
    }
    for (const OptionEntry& argument : command.arguments) {
        const char* const before = argument.repeated ? "*" : argument.required ? "" : ":";
        add(before + zsh_value(argument));
    }
    text += "\n";
}

std::string zsh(const CommandTable& table) {
    std::string text =
        "#compdef statescope\n"
        "# zsh completion for statescope, written by `statescope completion zsh`.\n\n"
        "_statescope() {\n    local -a commands\n    commands=(\n";
    for (const CommandEntry& command : table.commands) {
        text +=
            fmt::format("        {}\n",
                        in_quotes(fmt::format("{}:{}", command.name, zsh_escaped(command.help))));
    }
    text +=
        "    )\n"
        "    # A command is the first word or none.\n"
        "    if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then\n"
        "        _describe -t commands command commands\n"
        "        _files\n"
        "        return\n"
        "    fi\n"
        "    case $words[2] in\n";
    for (const CommandEntry& command : table.commands) {
        text += fmt::format("    {})\n        shift words\n        ((CURRENT--))\n        ",
                            command.name);
        add_zsh_arguments(text, command);
        text += "        ;;\n";
    }
    text += "    *)\n        ";
    add_zsh_arguments(text, table.program);
    text += "        ;;\n    esac\n}\n\n_statescope \"$@\"\n";
    return text;
}

// --- fish ---------------------------------------------------------------------------------------

constexpr std::string_view fish_functions = R"(
# Whether a command is the one that is named; without one, whether none is.
function __statescope_command
    set -l words (commandline -opc)
    if test (count $argv) -gt 0
        test (count $words) -gt 1; and test "$words[2]" = "$argv[1]"
    else
        test (count $words) -lt 2; or not contains -- "$words[2]" $__statescope_commands
    end
end

# Whether none of these names of an option stands there; before the last word, where that may be the
# option whose value is to be completed.
function __statescope_new
    set -l words (commandline -opc)
    if test "$argv[1]" = before
        set -e words[-1]
    end
    for name in $argv
        contains -- $name $words; and return 1
    end
    return 0
end

# Whether the word to be completed is the first.
function __statescope_first
    test (count (commandline -opc)) -eq 1
end

complete -c statescope -f
)";

void add_fish_option(std::string& text, const std::string& condition, const OptionEntry& option) {
    std::string names;
    for (const std::string& name : option.names) {
        const bool is_long = name.starts_with("--");
        names += fmt::format(" {} {}", is_long ? "-l" : "-s", name.substr(is_long ? 2 : 1));
    }
    std::string when = condition;
    if (!option.repeated) {
        when += fmt::format("; and __statescope_new {}{}",
                            option.kind == ValueKind::Nothing ? "" : "before ",
                            fmt::join(option.names, " "));
    }
    std::string value;
    if (option.kind == ValueKind::Text) value = " -x";
    if (option.kind == ValueKind::File) value = " -r -F";
    if (option.kind == ValueKind::Folder) value = " -x -a '(__fish_complete_directories)'";
    if (!option.words.empty())
        value += " -a " + in_fish_quotes(fmt::format("{}", fmt::join(option.words, " ")));
    text += fmt::format("complete -c statescope -n {}{}{} -d {}\n", in_fish_quotes(when), names,
                        value, in_fish_quotes(option.help));
}

void add_fish_options(std::string& text, const std::string& condition,
                      const CommandEntry& command) {
    for (const OptionEntry& option : command.options)
        add_fish_option(text, condition, option);
    for (const OptionEntry& argument : command.arguments) {
        const std::string words = fmt::format("{}", fmt::join(argument.words, " "));
        if (argument.kind == ValueKind::File) {
            text += fmt::format("complete -c statescope -n {} -F\n", in_fish_quotes(condition));
        } else if (!words.empty()) {
            // Once one of the words is there, the argument is.
            text +=
                fmt::format("complete -c statescope -n {} -a {} -d {}\n",
                            in_fish_quotes(fmt::format("{}; and not __fish_seen_subcommand_from {}",
                                                       condition, words)),
                            in_fish_quotes(words), in_fish_quotes(argument.help));
        }
    }
}

std::string fish(const CommandTable& table) {
    std::string text =
        "# fish completion for statescope, written by `statescope completion fish`.\n\n";
    text += fmt::format("set -g __statescope_commands {}\n", fmt::join(command_names(table), " "));
    text += fish_functions;
    for (const CommandEntry& command : table.commands) {
        text += fmt::format("complete -c statescope -n __statescope_first -a {} -d {}\n",
                            command.name, in_fish_quotes(command.help));
    }
    add_fish_options(text, "__statescope_command", table.program);
    for (const CommandEntry& command : table.commands)
        add_fish_options(text, "__statescope_command " + command.name, command);
    return text;
}

}  // namespace

std::string completions(const CommandTable& table, Shell shell) {
    switch (shell) {
        case Shell::Bash:
            return bash(table);
        case Shell::Zsh:
            return zsh(table);
        case Shell::Fish:
            break;
    }
    return fish(table);
}

}  // namespace statescope::cli
