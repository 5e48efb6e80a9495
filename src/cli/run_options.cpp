#include "cli/run_options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "exchange/run_text.hpp"

namespace statescope::cli {

namespace {

constexpr int most_up_to = 1000;

}  // namespace

/// What stands in a --run.
struct RunOptions::RunText {
    SearchOptions search;
    std::optional<int> up_to;
};

/// The options of one run: the words after --run, the first of which names the search, and what is
/// said for all runs where they say nothing.
RunOptions::RunText RunOptions::read(const std::string& text) const {
    const std::string option = fmt::format("--run \"{}\"", text);
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos || text[first] == '-') {
        throw CLI::ValidationError(option, "the first word has to name the search");
    }
    RunText read{general_, {}};
    CLI::App app;
    app.set_help_flag();
    add_search_options(app, read.search);
    if (boards_ == Boards::AtManyDistances)
        app.add_option("--up-to", read.up_to)->check(CLI::Range(0, most_up_to));
    try {
        app.parse("--algorithm " + text);
    } catch (const CLI::ParseError& error) {
        throw CLI::ValidationError(option, error.what());
    }
    return read;
}

RunOptions::RunOptions(CLI::App& app, Boards boards) : boards_(boards) {
    app.add_option("--run", texts_,
                   "a search and its options, in quotes: \"astar --heuristic misplaced\"; once for "
                   "each run")
        ->allow_extra_args(false)
        ->type_name("SEARCH");
    add_rule_options(app, general_);
}

std::vector<study::Run> RunOptions::runs(std::ostream& err) const {
    std::vector<study::Run> runs;
    std::vector<std::string> in_full;
    for (const std::string& text : texts_) {
        const SearchOptions options = read(text).search;
        const SearchChoice choice =
            chosen_search(options, *options.algorithm, search::RuleSet::Document, err);
        runs.push_back({choice.algorithm, choice.rules});
        const std::string full = exchange::run_text(runs.back());
        for (std::size_t i = 0; i < in_full.size(); ++i) {
            if (in_full[i] != full) continue;
            throw CLI::ValidationError(
                "--run", fmt::format("\"{}\" and \"{}\" are the same search", texts_[i], text));
        }
        in_full.push_back(full);
    }
    return runs;
}

std::map<std::size_t, int> RunOptions::up_to() const {
    std::map<std::size_t, int> up_to;
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        if (const auto distance = read(texts_[i]).up_to) up_to.emplace(i, *distance);
    }
    return up_to;
}

std::optional<std::string> why_heuristic_unavailable(const std::vector<study::Run>& runs,
                                                     puzzle::Board goal, puzzle::Shape shape) {
    for (const study::Run& run : runs) {
        const SearchChoice choice{run.algorithm, search::RuleSet::Custom, run.rules, {}};
        if (auto reason = why_heuristic_unavailable(choice, goal, shape)) return reason;
    }
    return std::nullopt;
}

}  // namespace statescope::cli
