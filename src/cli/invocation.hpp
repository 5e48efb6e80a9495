#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/search_options.hpp"
#include "cli/solve_options.hpp"
#include "cli/sub_command.hpp"
#include "puzzle/board_text.hpp"
#include "trace/trace.hpp"

namespace statescope::cli {

struct WindowSize {
    int width = 0;
    int height = 0;
};

/// What the window is to open with; nothing where it was not mentioned.
struct WindowOptions {
    std::optional<std::string> open;  ///< a file, or the code of a run
    std::optional<puzzle::ParsedBoard> start;
    std::optional<puzzle::ParsedBoard> goal;  ///< of the start's shape when both are given
    std::optional<SearchChoice> search;
    std::optional<trace::Step> step;          ///< as numbered on screen, from 0
    std::optional<std::string> screenshot;    ///< write what the window shows to this PNG and end
    std::optional<WindowSize> size;           ///< in pixels
    std::optional<std::string> theme;         ///< light, dark or projector
    std::optional<std::string> picture;       ///< tree or map
    std::optional<std::string> map_layout;    ///< as session::map_layouts names them
    std::optional<std::string> map_colour;    ///< as session::map_colours names them
    std::optional<std::string> examined;      ///< as search::heuristics names them
    std::optional<std::string> against;       ///< likewise
    std::optional<std::string> compare_view;  ///< as session::compare_views names them
    std::optional<int> scale_percent;         ///< 100 to 300
};

/// Nothing left to do: the help or the version was printed, or the options were wrong and `err`
/// says how.
struct Done {
    int exit_code = success;
};

using Invocation = std::variant<SolveCommand, Task, WindowOptions, Done>;

/// Reads the command line. Help and version go to `out`, what is wrong to `err`. `cache` is the
/// user's folder for what can be worked out again, if there is one.
Invocation parse(int argc, const char* const* argv, std::ostream& out, std::ostream& err,
                 const std::optional<std::filesystem::path>& cache = std::nullopt);

}  // namespace statescope::cli
