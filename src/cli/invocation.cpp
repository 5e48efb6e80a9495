#include "cli/invocation.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <ostream>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

#include "cli/option_text.hpp"
#include "cli/output.hpp"
#include "exchange/run_code.hpp"
#include "exchange/weighted_sum_text.hpp"
#include "session/choices.hpp"
#include "session/compared_runs.hpp"
#include "session/map_choices.hpp"
#include "session/preferences.hpp"
#include "version.hpp"

namespace statescope::cli {

namespace {

using puzzle::ParsedBoard;
using session::Preferences;

constexpr const char* app_footer = R"(
statescope COMMAND --help tells how to solve boards without a window, to get shortest answers for
boards up to 4x4, to compare searches, to run them on many boards, to check heuristics, to write
searches down as traces, and to make pictures and tables of them. "statescope man" writes all of it as
a manual page. Where a file is read or written, - is standard input or standard output.

  statescope --start 283164705 --goal 123804765 --algorithm astar --step 12
  statescope nilsson.trace

Exit code: 0, 1 when a file cannot be written or there can be no window, 2 when an option, a board or a
file is wrong, 130 when it was stopped.)";

void refuse_unavailable_heuristic(const SearchChoice& search, const ParsedBoard& goal) {
    if (const auto reason = why_heuristic_unavailable(search, goal.board, goal.shape)) {
        throw CLI::ValidationError("--heuristic", *reason);
    }
}

/// The options of the window, which stand without a sub-command.
class WindowParser {
  public:
    explicit WindowParser(CLI::App& app) : app_(app) {
        app_.add_option("open", options_.open,
                        "a work file, a trace, the code of a run, or a file of boards")
            ->type_name("FILE|CODE");
        app_.add_option("--start", start_, "the start board")->type_name("BOARD");
        app_.add_option("--goal", goal_, "the goal board")->type_name("BOARD");
        app_.add_option("--step", options_.step,
                        "the step to show first, as numbered in the window; 0 is the start")
            ->check(CLI::NonNegativeNumber.description(""))
            ->type_name("N");
        app_.add_option("--screenshot", options_.screenshot,
                        "write what the window shows to a PNG file and end")
            ->type_name("FILE");
        app_.add_option("--size", size_, "the size of the window in pixels")->type_name("WxH");
        app_.add_option("--theme", options_.theme, "the colours")
            ->check(CLI::IsMember({"light", "dark", "projector"}).description(""))
            ->type_name("light|dark|projector");
        app_.add_option("--picture", options_.picture, "the large picture in the middle")
            ->check(CLI::IsMember({"tree", "map", "shortest", "compare", "experiment", "optimal",
                                   "heuristic"})
                        .description(""))
            ->type_name("tree|map|shortest|compare|experiment|optimal|heuristic");
        add_choice("--map", options_.map_layout, session::map_layouts,
                   "where the boards stand on the map");
        add_choice("--map-colour", options_.map_colour, session::map_colours,
                   "what the colours of the map tell");
        add_choice("--compare", options_.compare_view, session::compare_views,
                   "how the comparison is looked at");
        add_heuristic("--examined", options_.examined, "the heuristic in the laboratory");
        add_heuristic("--against", options_.against, "the heuristic it is held against there");
        app_.add_option("--scale", options_.scale_percent,
                        fmt::format("the size of text and boards, {} to {}",
                                    Preferences::smallest_scale, Preferences::largest_scale))
            ->check(
                CLI::Range(Preferences::smallest_scale, Preferences::largest_scale).description(""))
            ->type_name("PERCENT");
        add_search_options(app_, search_, User::Present);
    }

    /// A heuristic, or a weighted sum of two.
    void add_heuristic(const char* option, std::optional<std::string>& name, const char* meaning) {
        const auto take = [option, &name](const std::string& text) {
            const auto read = exchange::parse_weighted_sum(text);
            if (const auto* error = std::get_if<exchange::WeightedSumTextError>(&read))
                throw CLI::ValidationError(option, error->sentence);
            name = text;
        };
        app_.add_option_function<std::string>(option, take, meaning)->type_name("HEURISTIC");
    }

    /// An option that takes one of the names.
    template <class Choices>
    void add_choice(const char* option, std::optional<std::string>& name, const Choices& choices,
                    const char* meaning) {
        std::vector<std::string> names;
        std::string all;
        for (const auto& choice : choices) {
            names.emplace_back(choice.name);
            all += (all.empty() ? "" : "|") + names.back();
        }
        app_.add_option(option, name, meaning)
            ->check(CLI::IsMember(names).description(""))
            ->type_name(all);
    }

    /// Whether an option of the window was given, help and version aside.
    bool used() const {
        for (const CLI::Option* option : app_.get_options()) {
            if (option->count() > 0) return true;
        }
        return false;
    }

    WindowOptions options(std::ostream& err) {
        if (options_.open) check_open(*options_.open);
        if (start_) options_.start = read_board("--start", *start_, std::nullopt, err);
        if (goal_) {
            const auto shape = options_.start ? std::optional(options_.start->shape) : std::nullopt;
            options_.goal = read_board("--goal", *goal_, shape, err);
        }
        if (size_) {
            constexpr int smallest_side = 200;
            constexpr int largest_side = 16'000;
            const auto [width, height] = read_pair("--size", *size_, smallest_side, largest_side);
            options_.size = WindowSize{width, height};
        }
        if (search_.algorithm != nullptr || search_.rule_set || search_.any_rule() ||
            !search_.picks.empty()) {
            // A named algorithm means its document; otherwise what the window opens with changes.
            const session::Choices opening = session::opening_choices();
            const auto base =
                search_.algorithm != nullptr ? search::RuleSet::Document : opening.rule_set;
            options_.search = chosen_search(search_, *opening.algorithm, base, err);
            if (options_.goal) refuse_unavailable_heuristic(*options_.search, *options_.goal);
        }
        return std::move(options_);
    }

  private:
    /// A word that is neither may be a command mistyped.
    static void check_open(const std::string& what) {
        if (exchange::looks_like_run_code(what)) {
            const auto read = exchange::parse_run_code(what);
            if (const auto* error = std::get_if<exchange::RunCodeError>(&read))
                throw CLI::ValidationError("CODE", error->sentence);
            return;
        }
        std::error_code ignored;
        if (std::filesystem::exists(what, ignored)) return;
        throw CLI::ValidationError(what,
                                   "it is no command, no file that is there, and no code of a run");
    }

    CLI::App& app_;
    WindowOptions options_;
    SearchOptions search_;
    std::optional<std::string> start_;
    std::optional<std::string> goal_;
    std::optional<std::string> size_;
};

/// The words after the program's name, the last one first, as the parser takes them. A board as a
/// list, [[2,8,3],...], begins with a space: the parser would take the list for several words.
std::vector<std::string> words_of(int argc, const char* const* argv) {
    std::vector<std::string> words;
    for (int i = argc; i-- > 1;) {
        words.emplace_back(argv[i]);
        if (words.back().starts_with('[')) words.back().insert(0, 1, ' ');
    }
    return words;
}

/// Says what is wrong with the words of the command line, or with what they lead to.
int refuse_words(const CLI::ParseError& error, std::ostream& err) {
    fmt::print(err, "statescope: {} (see statescope --help)\n", error.what());
    return bad_input;
}

/// The same task, which minds whether its answer got to where it should, and in which options that
/// prove wrong only when the standard input is read are wrong all the same.
Task guarded(Task task) {
    return [task = std::move(task)](std::istream& in, std::ostream& out, std::ostream& err) {
        try {
            return ended(task(in, out, err), out, err);
        } catch (const CLI::ParseError& error) {
            return refuse_words(error, err);
        }
    };
}

}  // namespace

Invocation parse(int argc, const char* const* argv, std::ostream& out, std::ostream& err,
                 const std::optional<std::filesystem::path>& cache) {
    CLI::App app("Watch a state-space search, one event at a time.", "statescope");
    app.set_version_flag("--version", fmt::format("statescope {}", version),
                         "print the version and end");
    app.set_help_flag("-h,--help", "print this help and end");
    app.require_subcommand(0, 1);
    app.footer(app_footer);
    try {
        WindowParser window(app);
        SolveOptions solve(app);
        std::vector<std::unique_ptr<SubCommand>> others;
        others.push_back(add_optimal(app, cache));
        others.push_back(add_check(app));
        others.push_back(add_compare(app));
        others.push_back(add_experiment(app));
        others.push_back(add_heuristics(app));
        others.push_back(add_merge(app));
        others.push_back(add_summary(app));
        others.push_back(add_trace(app));
        others.push_back(add_picture(app));
        others.push_back(add_completion(app));
        others.push_back(add_man(app));
        app.parse(words_of(argc, argv));
        if (app.get_subcommands().empty()) return window.options(err);
        if (window.used()) {
            throw CLI::ValidationError(app.get_subcommands().front()->get_name(),
                                       "options stand after the word, not before it");
        }
        for (const std::unique_ptr<SubCommand>& other : others) {
            if (other->chosen()) return guarded(other->task(err));
        }
        return solve.command(err);
    } catch (const CLI::Success& success_of_help) {
        return Done{app.exit(success_of_help, out, err)};
    } catch (const CLI::ParseError& error) {
        return Done{refuse_words(error, err)};
    }
}

}  // namespace statescope::cli
