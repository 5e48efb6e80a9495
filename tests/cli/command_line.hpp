#pragma once

#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "cli/invocation.hpp"
#include "cli/solve.hpp"

namespace statescope::test {

/// What a run of the program left behind.
struct Ran {
    int exit_code = 0;
    std::string out;
    std::string err;
};

/// Reads a command line; what is printed goes to `out` and `err`.
inline cli::Invocation parsed(const std::vector<std::string>& arguments, std::ostream& out,
                              std::ostream& err) {
    std::vector<const char*> argv{"statescope"};
    for (const std::string& argument : arguments)
        argv.push_back(argument.c_str());
    return cli::parse(static_cast<int>(argv.size()), argv.data(), out, err);
}

/// Runs `statescope ARGUMENTS`, which must not open a window, as a process would.
inline Ran run(const std::vector<std::string>& arguments, const std::string& input = "") {
    std::ostringstream out;
    std::ostringstream err;
    const cli::Invocation invocation = parsed(arguments, out, err);
    int exit_code = -1;
    if (const auto* done = std::get_if<cli::Done>(&invocation)) exit_code = done->exit_code;
    if (const auto* command = std::get_if<cli::SolveCommand>(&invocation)) {
        std::istringstream in(input);
        exit_code = cli::run_solve(*command, in, out, err);
    }
    if (const auto* task = std::get_if<cli::Task>(&invocation)) {
        std::istringstream in(input);
        exit_code = (*task)(in, out, err);
    }
    return {exit_code, out.str(), err.str()};
}

/// Runs `statescope solve ARGUMENTS`.
inline Ran solve(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "solve");
    return run(arguments, input);
}

}  // namespace statescope::test
