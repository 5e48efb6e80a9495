#include "cli/optimal.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <array>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>
#include <variant>

#include "cli/option_text.hpp"
#include "cli/sub_command.hpp"
#include "exchange/board_stream.hpp"
#include "puzzle/solvability.hpp"
#include "session/named_choice.hpp"

namespace statescope::cli {

using exchange::StreamedBoard;
using session::OptimalEstimate;

namespace {

constexpr const char* optimal_footer = R"(
Shortest answers by IDA* (Korf 1985), for boards up to 4x4. With --estimate patterns, h comes from
an additive pattern database, which is worked out once for each goal, in seconds, and kept in the
cache folder; with manhattan some boards of 4x4 take minutes.

BOARD is as for solve. Formats:
  moves   the blank's moves, "ullddr" (an empty line for a solved board), or "unsolvable"
  count   the number of moves, or "unsolvable"
  table   one line a board: moves, rounds, nodes expanded and generated over all rounds
  rounds  one line a round: its bound, nodes expanded and generated in it
  json    one object a line: start goal rows columns estimate outcome moves path expanded generated
          rounds (bound, expanded and generated of each)

Example: all of a file, with the figures
  statescope optimal --format table < boards.txt

Exit code: 0 when every board was read, 2 when one was not or an option is wrong.)";

constexpr std::array<session::NamedChoice<OptimalForm>, 5> forms{{
    {OptimalForm::Moves, "moves"},
    {OptimalForm::Count, "count"},
    {OptimalForm::Table, "table"},
    {OptimalForm::Rounds, "rounds"},
    {OptimalForm::Json, "json"},
}};

template <class Choices>
std::vector<std::string> words_of(const Choices& choices) {
    std::vector<std::string> words;
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
    OptimalSolver(const OptimalCommand& command, std::optional<std::filesystem::path> folder,
                  bool progress, std::ostream& out, std::ostream& err)
        : command_(command), store_(std::move(folder)), progress_(progress), out_(out), err_(err) {}

    void take(const StreamedBoard& streamed, std::string_view place) {
        any_ = true;
        if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
            fmt::print(err_, "statescope: {} {}: {}\n", place, streamed.line, error->sentence);
            exit_code_ = bad_input;
            return;
        }
        const auto& start = std::get<puzzle::ParsedBoard>(streamed.result);
        const puzzle::Board goal =
            command_.goal ? command_.goal->board : puzzle::ordered_board(start.shape);
        answer({start.shape, start.board, goal});
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
            if (!progress_) continue;
            fmt::print(err_, "\rbound {}: {} nodes expanded   ", search.rounds().back().bound,
                       search.expanded());
            err_.flush();
            told_ = true;
        }
        if (std::exchange(told_, false)) err_ << '\n';
        write(problem, &search);
    }

    search::IdaStar search_for(const search::Problem& problem) {
        if (command_.estimate == OptimalEstimate::Manhattan)
            return search::IdaStar(problem, search::Rules{.order = command_.order});
        const auto got = store_.get(problem.goal, problem.shape, [this](double part) {
            if (progress_) {
                fmt::print(err_, "\rpattern database: {:.0f} %   ", 100 * part);
                err_.flush();
                told_ = true;
            }
            return true;
        });
        if (std::exchange(told_, false)) err_ << '\n';
        if (!got->fault.empty())
            fmt::print(err_, "statescope: {} It was worked out anew.\n", got->fault);
        if (got->not_kept)
            err_ << "statescope: the pattern database could not be written to the cache folder\n";
        return search::IdaStar(problem, command_.order, got->patterns);
    }

    /// Without a search the pair is unsolvable.
    void write(const search::Problem& problem, const search::IdaStar* search) {
        switch (command_.form) {
            case OptimalForm::Moves:
                out_ << (search ? puzzle::letters(search->line()) : "unsolvable") << '\n';
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
            {"estimate", word_of(command_.estimate)},
            {"outcome", search ? "solved" : "unsolvable"},
            {"moves", nullptr},
            {"path", nullptr},
            {"expanded", 0},
            {"generated", 0},
            {"rounds", nlohmann::ordered_json::array()},
        };
        if (search != nullptr) {
            object["moves"] = search->line().size();
            object["path"] = puzzle::letters(search->line());
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

    const OptimalCommand& command_;
    session::PatternStore store_;
    bool progress_;
    std::ostream& out_;
    std::ostream& err_;
    int exit_code_ = success;
    bool any_ = false;
    bool first_ = true;
    bool told_ = false;  ///< a line of progress stands on the terminal
};

}  // namespace

OptimalParser::OptimalParser(CLI::App& parent)
    : app_(*parent.add_subcommand("optimal", "shortest answers by IDA*, up to 4x4")) {
    app_.add_option("BOARD", command_.boards, "the starts; from standard input without one");
    app_.add_option("--goal", goal_, "the goal (the ordered board, blank last)")
        ->type_name("BOARD");
    app_.add_option("--shape", shape_, "rows and columns of all boards (told by the boards)")
        ->type_name("RxC");
    app_.add_option("--estimate", estimate_, "what h is (patterns)")
        ->check(CLI::IsMember(words_of(session::optimal_estimates)).description(""))
        ->type_name("manhattan|patterns");
    app_.add_option("--order", order_, "the order in which the blank's moves are tried (LURD)")
        ->type_name("UDLR");
    app_.add_option("--format", form_, "the form of the answers, see below (moves)")
        ->check(CLI::IsMember(words_of(forms)).description(""))
        ->type_name("moves|count|table|rounds|json");
    app_.add_option("--cache", cache_, "where pattern databases are kept (the user's cache folder)")
        ->type_name("FOLDER");
    app_.add_flag("--no-cache", no_cache_, "neither read nor write stored pattern databases");
    app_.footer(optimal_footer);
}

bool OptimalParser::chosen() const {
    return app_.parsed();
}

OptimalCommand OptimalParser::command() {
    if (shape_) command_.shape = read_shape("--shape", *shape_);
    if (goal_) {
        command_.goal = read_board("--goal", *goal_, command_.shape);
        command_.shape = command_.goal->shape;
    }
    if (order_) command_.order = read_order("--order", *order_);
    command_.estimate = choice_of(session::optimal_estimates, estimate_);
    command_.form = choice_of(forms, form_);
    if (cache_) command_.cache = *cache_;
    command_.use_cache = !no_cache_;
    return std::move(command_);
}

int run_optimal(const OptimalCommand& command,
                const std::optional<std::filesystem::path>& user_cache, bool progress,
                std::istream& in, std::ostream& out, std::ostream& err) {
    const auto folder = !command.use_cache ? std::nullopt
                        : command.cache    ? command.cache
                                           : user_cache;
    OptimalSolver solver(command, folder, progress, out, err);
    if (!command.boards.empty()) {
        for (const StreamedBoard& board :
             exchange::boards_of_arguments(command.boards, command.shape))
            solver.take(board, "board");
        return solver.finish();
    }
    exchange::BoardStream boards(in, command.shape);
    while (const auto board = boards.next())
        solver.take(*board, "line");
    return solver.finish();
}

}  // namespace statescope::cli
