// statescope optimal: shortest answers by IDA*, up to 4x4.

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <array>
#include <filesystem>
#include <istream>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <utility>
#include <variant>

#include "cli/board_options.hpp"
#include "cli/option_text.hpp"
#include "cli/progress_line.hpp"
#include "cli/sub_command.hpp"
#include "exchange/answers.hpp"
#include "exchange/board_stream.hpp"
#include "puzzle/solvability.hpp"
#include "session/optimal_job.hpp"

namespace statescope::cli {

using exchange::StreamedBoard;
using session::OptimalEstimate;

namespace {

constexpr const char* optimal_footer = R"(
Shortest answers by IDA* (Korf 1985), for boards up to 4x4. With --estimate patterns, h comes from
an additive pattern database, which is worked out once for each goal, in seconds, and kept in the
cache folder; with manhattan some boards of 4x4 take minutes.

BOARD is as for solve. Formats:
  moves   the blank's moves, "ullddr" (an empty line for a solved board), or "unsolvable"; with
          --letters followed by what they name: lul (tile)
  count   the number of moves, or "unsolvable"
  table   one line a board: moves, rounds, nodes expanded and generated over all rounds
  rounds  one line a round: its bound, nodes expanded and generated in it
  json    one object a line: start goal rows columns estimate outcome moves path letters expanded
          generated rounds (bound, expanded and generated of each)

Example: all of a file, with the figures
  statescope optimal --format table < boards.txt

Exit code: 0 when every board was read, 1 when the answers cannot be written, 2 when a board was not
read or an option is wrong.)";

enum class OptimalForm : std::uint8_t { Moves, Count, Table, Rounds, Json };

/// The options as they were read.
struct OptimalOptions {
    Boards boards;
    OptimalEstimate estimate = OptimalEstimate::Patterns;
    puzzle::MoveOrder order = puzzle::textbook_order;
    OptimalForm form = OptimalForm::Moves;
    std::optional<puzzle::MoveMeaning> letters;  ///< what moves name; nothing: the blank's, unsaid
    std::optional<std::filesystem::path> cache;  ///< nothing: no database is kept
};

constexpr std::array<session::NamedChoice<OptimalForm>, 5> optimal_forms{{
    {OptimalForm::Moves, "moves"},
    {OptimalForm::Count, "count"},
    {OptimalForm::Table, "table"},
    {OptimalForm::Rounds, "rounds"},
    {OptimalForm::Json, "json"},
}};

template <class Choices>
std::vector<std::string> words_of(const Choices& choices) {
    std::vector<std::string> words;
    words.reserve(choices.size());
    for (const auto& choice : choices)
        words.emplace_back(choice.name);
    return words;
}

std::string_view word_of(OptimalEstimate estimate) {
    return session::optimal_estimates[static_cast<std::size_t>(estimate)].name;
}

/// Boards in, answers out, one after the other.
class OptimalSolver {
  public:
    OptimalSolver(const OptimalOptions& options, std::string_view place, std::ostream& out,
                  std::ostream& err)
        : options_(options),
          place_(place),
          store_(options.cache),
          progress_(err),
          out_(out),
          err_(err) {}

    void take(const StreamedBoard& streamed) {
        any_ = true;
        if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
            fmt::print(err_, "statescope: {} {}: {}\n", place_, streamed.line, error->sentence);
            exit_code_ = bad_input;
            return;
        }
        const auto& start = std::get<puzzle::ParsedBoard>(streamed.result);
        tell_note(err_, place_, streamed);
        answer({start.shape, start.board, options_.boards.goal_of(streamed)});
    }

    int finish() {
        if (any_) return exit_code_;
        err_ << "statescope: no board: give one as an argument or on standard input\n";
        return bad_input;
    }

  private:
    void answer(const search::Problem& problem) {
        if (!puzzle::solvability(problem.start, problem.goal, problem.shape).solvable)
            return write(problem, nullptr);
        search::IdaStar search = search_for(problem);
        constexpr std::uint64_t slice = 1 << 24;
        while (!search.advance(slice)) {
            progress_.show(fmt::format("bound {}: {} nodes expanded", search.rounds().back().bound,
                                       search.expanded()));
        }
        progress_.clear();
        write(problem, &search);
    }

    search::IdaStar search_for(const search::Problem& problem) {
        if (options_.estimate == OptimalEstimate::Manhattan)
            return search::IdaStar(problem, search::Rules{.order = options_.order});
        const auto got = store_.get(problem.goal, problem.shape, [this](double part) {
            progress_.show(fmt::format("pattern database: {:.0f} %", 100 * part));
            return true;
        });
        progress_.clear();
        if (!got->fault.empty())
            fmt::print(err_, "statescope: {} It was worked out anew.\n", got->fault);
        if (got->not_kept)
            err_ << "statescope: the pattern database could not be written to the cache folder\n";
        return search::IdaStar(problem, options_.order, got->patterns);
    }

    /// The moves; where their meaning was asked for, its word follows.
    std::string moves_of(const search::Problem& problem, const search::IdaStar& search) const {
        if (!options_.letters) return puzzle::letters(search.line());
        return fmt::format("{} ({})", path_of(problem, search),
                           exchange::name_of(*options_.letters));
    }

    std::string path_of(const search::Problem& problem, const search::IdaStar& search) const {
        return puzzle::moves_text(search.line(), problem.start, problem.shape,
                                  options_.letters.value_or(puzzle::MoveMeaning::Blank));
    }

    /// Without a search the pair is unsolvable.
    void write(const search::Problem& problem, const search::IdaStar* search) {
        switch (options_.form) {
            case OptimalForm::Moves:
                out_ << (search ? moves_of(problem, *search) : "unsolvable") << '\n';
                break;
            case OptimalForm::Count:
                out_ << (search ? std::to_string(search->line().size()) : "unsolvable") << '\n';
                break;
            case OptimalForm::Table:
                write_line(problem, search);
                break;
            case OptimalForm::Rounds:
                write_rounds(problem, search);
                break;
            case OptimalForm::Json:
                write_object(problem, search);
                break;
        }
        out_.flush();  // the next board can take a minute
    }

    static constexpr const char* columns = "{:<37}  {:>10}  {:>6}  {:>15}  {:>15}\n";

    void write_line(const search::Problem& problem, const search::IdaStar* search) {
        if (std::exchange(first_, false))
            fmt::print(out_, columns, "start", "moves", "rounds", "expanded", "generated");
        const std::string start = puzzle::board_text(problem.start, problem.shape);
        if (search == nullptr) {
            fmt::print(out_, columns, start, "unsolvable", 0, 0, 0);
            return;
        }
        fmt::print(out_, columns, start, search->line().size(), search->rounds().size(),
                   search->expanded(), search->generated());
    }

    void write_rounds(const search::Problem& problem, const search::IdaStar* search) {
        if (!std::exchange(first_, false)) out_ << '\n';
        out_ << puzzle::board_text(problem.start, problem.shape) << '\n';
        if (search == nullptr) {
            out_ << "unsolvable\n";
            return;
        }
        fmt::print(out_, "{:>5}  {:>15}  {:>15}\n", "bound", "expanded", "generated");
        for (const search::IdaRound& round : search->rounds()) {
            fmt::print(out_, "{:>5}  {:>15}  {:>15}\n", round.bound, round.expanded,
                       round.generated);
        }
    }

    void write_object(const search::Problem& problem, const search::IdaStar* search) {
        nlohmann::ordered_json object{
            {"start", puzzle::board_text(problem.start, problem.shape)},
            {"goal", puzzle::board_text(problem.goal, problem.shape)},
            {"rows", problem.shape.rows},
            {"columns", problem.shape.columns},
            {"estimate", word_of(options_.estimate)},
            {"outcome", search ? "solved" : "unsolvable"},
            {"moves", nullptr},
            {"path", nullptr},
            {"letters", exchange::name_of(options_.letters.value_or(puzzle::MoveMeaning::Blank))},
            {"expanded", 0},
            {"generated", 0},
            {"rounds", nlohmann::ordered_json::array()},
        };
        if (search != nullptr) {
            object["moves"] = search->line().size();
            object["path"] = path_of(problem, *search);
            object["expanded"] = search->expanded();
            object["generated"] = search->generated();
            for (const search::IdaRound& round : search->rounds()) {
                object["rounds"].push_back({{"bound", round.bound},
                                            {"expanded", round.expanded},
                                            {"generated", round.generated}});
            }
        }
        out_ << object.dump() << '\n';
    }

    const OptimalOptions& options_;
    std::string_view place_;  ///< what the number of a board is a number of
    session::PatternStore store_;
    ProgressLine progress_;
    std::ostream& out_;
    std::ostream& err_;
    int exit_code_ = success;
    bool any_ = false;
    bool first_ = true;
};

int run_optimal(const OptimalOptions& options, std::istream& in, std::ostream& out,
                std::ostream& err) {
    if (!options.boards.starts.empty()) {
        OptimalSolver solver(options, "board", out, err);
        for (const StreamedBoard& board :
             exchange::boards_of_arguments(options.boards.starts, options.boards.shape))
            solver.take(board);
        return solver.finish();
    }
    OptimalSolver solver(options, "line", out, err);
    exchange::BoardStream boards(in, options.boards.shape);
    while (const auto board = boards.next())
        solver.take(*board);
    return solver.finish();
}

class OptimalCommand : public SubCommand {
  public:
    OptimalCommand(CLI::App& parent, std::optional<std::filesystem::path> cache)
        : app_(*parent.add_subcommand("optimal", "shortest answers by IDA*, up to 4x4")),
          boards_(app_, "BOARD"),
          user_cache_(std::move(cache)) {
        app_.add_option("--estimate", estimate_, "what h is (patterns)")
            ->check(CLI::IsMember(words_of(session::optimal_estimates)).description(""))
            ->type_name("manhattan|patterns");
        app_.add_option("--order", order_, "the order in which the blank's moves are tried (LURD)")
            ->type_name("UDLR");
        app_.add_option("--format", form_, "the form of the answers, see below (moves)")
            ->check(CLI::IsMember(words_of(optimal_forms)).description(""))
            ->type_name("moves|count|table|rounds|json");
        add_letters(app_, letters_,
                    "what the moves name; that word then follows them (the blank's moves)");
        app_.add_option("--cache", cache_,
                        "where pattern databases are kept (the user's cache folder)")
            ->type_name("FOLDER");
        app_.add_flag("--no-cache", no_cache_, "neither read nor write stored pattern databases");
        app_.footer(optimal_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream& err) override {
        OptimalOptions options{.boards = boards_.boards(err),
                               .estimate = choice_of(session::optimal_estimates, estimate_),
                               .form = choice_of(optimal_forms, form_),
                               .letters = read_letters(letters_),
                               .cache = user_cache_};
        if (order_) options.order = read_order("--order", *order_);
        if (cache_) options.cache = *cache_;
        if (no_cache_) options.cache.reset();
        return [options](std::istream& in, std::ostream& out, std::ostream& err) {
            return run_optimal(options, in, out, err);
        };
    }

  private:
    CLI::App& app_;
    BoardOptions boards_;
    std::optional<std::filesystem::path> user_cache_;
    std::string estimate_ = "patterns";
    std::string form_ = "moves";
    std::optional<std::string> order_;
    std::optional<std::string> letters_;
    std::optional<std::string> cache_;
    bool no_cache_ = false;
};

}  // namespace

std::unique_ptr<SubCommand> add_optimal(CLI::App& parent,
                                        const std::optional<std::filesystem::path>& cache) {
    return std::make_unique<OptimalCommand>(parent, cache);
}

}  // namespace statescope::cli
