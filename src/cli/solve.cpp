#include "cli/solve.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <sys/resource.h>

#include <istream>
#include <ostream>
#include <string_view>
#include <variant>

#include "cli/output.hpp"
#include "cli/progress_line.hpp"
#include "cli/searching.hpp"
#include "exchange/answers_from_table.hpp"
#include "exchange/board_stream.hpp"
#include "puzzle/solvability.hpp"

namespace statescope::cli {

namespace {

using exchange::StreamedBoard;

/// The most memory that the program has had, as the courses' programs ask for it.
double peak_megabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    constexpr double kilobytes = 1024;
    return static_cast<double>(usage.ru_maxrss) / kilobytes;
}

/// Boards in, answers out, one after the other.
class Solver {
  public:
    Solver(const SolveCommand& command, std::string_view place, std::ostream& out,
           std::ostream& err)
        : command_(command),
          place_(place),
          err_(err),
          batch_(err),
          shows_batch_(!on_terminal(out)),
          searching_(err),
          answers_(command.form, out, command.letters) {}

    void take(const StreamedBoard& streamed) {
        any_ = true;
        if (shows_batch_ && batch_.due()) batch_.show(fmt::format("{} {}", place_, streamed.line));
        if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
            complain(streamed, error->sentence);
            exit_code_ = bad_input;
            return;
        }
        const auto& start = std::get<puzzle::ParsedBoard>(streamed.result);
        if (!start.note.empty()) batch_.clear();
        tell_note(err_, place_, streamed);
        const search::Problem problem{start.shape, start.board, command_.boards.goal_of(streamed)};
        if (command_.from_table && exchange::AnswersFromTable::covers(start.shape)) {
            exchange::write_from_table(problem, table_, answers_);
        } else {
            answer_by_search(streamed, problem);
        }
    }

    int finish() {
        batch_.clear();
        answers_.finish();
        if (any_) return exit_code_;
        err_ << "statescope: no board: give one as an argument or on standard input\n";
        return bad_input;
    }

  private:
    void answer_by_search(const StreamedBoard& streamed, const search::Problem& problem) {
        if (const auto reason =
                why_heuristic_unavailable(command_.search, problem.goal, problem.shape)) {
            complain(streamed, *reason);
            exit_code_ = bad_input;
            return;
        }
        searching_.set_place(fmt::format("{} {}: ", place_, streamed.line));
        const exchange::Answer answer = searched(problem);
        if (answer.result.outcome == trace::Outcome::Limit) {
            complain(streamed, fmt::format("no answer within {} nodes; --max-nodes allows more",
                                           command_.node_budget));
        }
        if (answer.result.outcome == trace::Outcome::CutOff) {
            complain(streamed,
                     fmt::format("no answer of at most {} moves; --depth-limit allows more",
                                 command_.search.rules.depth_limit));
        }
        answers_.write(answer);
    }

    exchange::Answer searched(const search::Problem& problem) {
        exchange::Answer answer{.problem = problem,
                                .algorithm = command_.search.algorithm,
                                .rules = command_.search.rules,
                                .result = {},
                                .counters = {}};
        if (!command_.anyway &&
            !puzzle::solvability(problem.start, problem.goal, problem.shape).solvable) {
            return answer;
        }
        search::Count count = searching_.count(problem, {answer.algorithm, answer.rules},
                                               command_.node_budget, answer.seconds);
        answer.peak_megabytes = peak_megabytes();
        answer.result = std::move(count.result);
        answer.counters = count.counters;
        return answer;
    }

    void complain(const StreamedBoard& streamed, std::string_view sentence) {
        batch_.clear();
        fmt::print(err_, "statescope: {} {}: {}\n", place_, streamed.line, sentence);
    }

    const SolveCommand& command_;
    std::string_view place_;  ///< what the number of a board is a number of
    std::ostream& err_;
    ProgressLine batch_;
    bool shows_batch_;  ///< no answers come between the lines
    Searching searching_;
    exchange::AnswerWriter answers_;
    exchange::AnswersFromTable table_;
    int exit_code_ = success;
    bool any_ = false;
};

}  // namespace

int run_solve(const SolveCommand& command, std::istream& in, std::ostream& out, std::ostream& err) {
    if (!command.boards.starts.empty()) {
        Solver solver(command, "board", out, err);
        for (const StreamedBoard& board :
             exchange::boards_of_arguments(command.boards.starts, command.boards.shape)) {
            solver.take(board);
        }
        return ended(solver.finish(), out, err);
    }
    Solver solver(command, "line", out, err);
    exchange::BoardStream boards(in, command.boards.shape);
    while (const auto board = boards.next())
        solver.take(*board);
    return ended(solver.finish(), out, err);
}

}  // namespace statescope::cli
