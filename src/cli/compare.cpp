// statescope compare

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "cli/board_options.hpp"
#include "cli/run_options.hpp"
#include "cli/searching.hpp"
#include "cli/sub_command.hpp"
#include "exchange/board_stream.hpp"
#include "exchange/comparison_text.hpp"
#include "exchange/run_text.hpp"
#include "puzzle/solvability.hpp"
#include "study/comparison.hpp"

namespace statescope::cli {

namespace {

using exchange::ComparedPair;
using exchange::ComparisonForm;
using exchange::StreamedBoard;

constexpr std::size_t least_runs = 2;
constexpr std::size_t most_runs = 4;

constexpr const char* compare_footer = R"(
START is one text, as for solve; without one, boards are read from standard input. Every run has the
options below; those outside of --run go for all runs.

  statescope compare 283164705 --goal 123804765 --rules textbook \
      --run bfs --run "astar --heuristic misplaced" --run "astar --heuristic manhattan"

Formats:
  text, markdown  counters side by side, the settings that differ, and how many boards were expanded
                  by the one run alone, by the other alone, and by both
  csv             one row for each run on each board, with all its settings
  latex           the counters, as a tabular environment
  json            one object a line for each board

b* is the effective branching factor: N + 1 = 1 + b* + ... + b*^d, N being the successors looked at
and d the moves of the answer. "shortest" is known for up to 9 cells, and beyond when one of the runs
is certain to find a shortest answer.

Exit code: 0 when every board was read, 1 when the comparison cannot be written, 2 when a board was not
read or an option is wrong.)";

/// The options as they were read.
struct CompareOptions {
    Boards boards;
    std::vector<study::Run> runs;
    ComparisonForm form = ComparisonForm::Text;
    bool anyway = false;
    std::uint32_t node_budget = trace::default_node_budget;
};

/// Boards in, their comparisons out.
class Comparer {
  public:
    Comparer(const CompareOptions& options, std::string_view place, std::ostream& err)
        : options_(options), place_(place), err_(err), searching_(err) {}

    void take(const StreamedBoard& streamed) {
        if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
            refuse(streamed, error->sentence);
            return;
        }
        const auto& start = std::get<puzzle::ParsedBoard>(streamed.result);
        tell_note(err_, place_, streamed);
        const search::Problem problem{start.shape, start.board, options_.boards.goal_of(streamed)};
        if (const auto reason =
                why_heuristic_unavailable(options_.runs, problem.goal, problem.shape)) {
            refuse(streamed, *reason);
            return;
        }
        if (!options_.anyway &&
            !puzzle::solvability(problem.start, problem.goal, problem.shape).solvable) {
            refuse(streamed, "unsolvable; --anyway searches it to the end");
            return;
        }
        compare(streamed, problem);
    }

    int finish(std::ostream& out) {
        if (pairs_.empty() && exit_code_ == success) {
            err_ << "statescope: no board: give one as an argument or on standard input\n";
            return bad_input;
        }
        if (!pairs_.empty())
            out << exchange::comparisons_text(options_.runs, pairs_, options_.form);
        return exit_code_;
    }

  private:
    void compare(const StreamedBoard& streamed, const search::Problem& problem) {
        searching_.set_place(fmt::format("{} {}: ", place_, streamed.line));
        const std::vector<search::Recording> recordings =
            searching_.record_all(problem, options_.runs, options_.node_budget);
        std::vector<const search::Recording*> by_run;
        by_run.reserve(recordings.size());
        for (const search::Recording& recording : recordings)
            by_run.push_back(&recording);
        pairs_.push_back({problem, study::compare(problem, options_.runs, by_run)});
        const std::vector<std::string> names = exchange::run_names(options_.runs);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (recordings[i].trace.outcome() != trace::Outcome::Limit) continue;
            complain(streamed, fmt::format("no answer of {} within {} nodes; --max-nodes allows "
                                           "more",
                                           names[i], options_.node_budget));
        }
    }

    void refuse(const StreamedBoard& streamed, std::string_view sentence) {
        complain(streamed, sentence);
        exit_code_ = bad_input;
    }

    void complain(const StreamedBoard& streamed, std::string_view sentence) {
        fmt::print(err_, "statescope: {} {}: {}\n", place_, streamed.line, sentence);
    }

    const CompareOptions& options_;
    std::string_view place_;  ///< what the number of a board is a number of
    std::ostream& err_;
    Searching searching_;
    std::vector<ComparedPair> pairs_;
    int exit_code_ = success;
};

int run_compare(const CompareOptions& options, std::istream& in, std::ostream& out,
                std::ostream& err) {
    if (!options.boards.starts.empty()) {
        Comparer comparer(options, "board", err);
        for (const StreamedBoard& board :
             exchange::boards_of_arguments(options.boards.starts, options.boards.shape)) {
            comparer.take(board);
        }
        return comparer.finish(out);
    }
    Comparer comparer(options, "line", err);
    exchange::BoardStream boards(in, options.boards.shape);
    while (const auto board = boards.next())
        comparer.take(*board);
    return comparer.finish(out);
}

class Compare : public SubCommand {
  public:
    explicit Compare(CLI::App& parent)
        : app_(*parent.add_subcommand("compare", "compare searches on the same boards")),
          boards_(app_, "START"),
          runs_(app_) {
        std::vector<std::string> forms;
        for (const auto& named : exchange::names<ComparisonForm>())
            forms.emplace_back(named.name);
        app_.add_option("--format", form_, "the form of the comparison, see below (text)")
            ->check(CLI::IsMember(forms).description(""))
            ->type_name(fmt::format("{}", fmt::join(forms, "|")));
        app_.add_flag("--anyway", options_.anyway, "search unsolvable boards to the end too");
        app_.add_option("--max-nodes", options_.node_budget,
                        fmt::format("end a search after so many nodes ({})", options_.node_budget))
            ->check(CLI::Range(1u, trace::no_node - 1).description(""))
            ->type_name("N");
        app_.footer(compare_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream& err) override {
        options_.boards = boards_.boards(err);
        options_.form = exchange::value_of<ComparisonForm>(form_).value();
        options_.runs = runs_.runs(err);
        if (options_.runs.size() < least_runs || options_.runs.size() > most_runs) {
            throw CLI::ValidationError(
                "--run", fmt::format("{} to {} runs can be compared, here are {}", least_runs,
                                     most_runs, options_.runs.size()));
        }
        return [options = options_](std::istream& in, std::ostream& out, std::ostream& errors) {
            return run_compare(options, in, out, errors);
        };
    }

  private:
    CLI::App& app_;
    BoardOptions boards_;
    RunOptions runs_;
    CompareOptions options_;
    std::string form_ = "text";
};

}  // namespace

std::unique_ptr<SubCommand> add_compare(CLI::App& parent) {
    return std::make_unique<Compare>(parent);
}

}  // namespace statescope::cli
