#include "cli/solve.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <sys/resource.h>

#include <chrono>
#include <istream>
#include <memory>
#include <ostream>
#include <string_view>
#include <variant>

#include "cli/output.hpp"
#include "exchange/answers_from_table.hpp"
#include "exchange/board_stream.hpp"
#include "puzzle/solvability.hpp"
#include "search/chosen_heuristic.hpp"
#include "session/pattern_store.hpp"

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
          answers_(command.form, out, command.letters) {}

    void take(const StreamedBoard& streamed) {
        any_ = true;
        if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
            complain(streamed, error->sentence);
            exit_code_ = bad_input;
            return;
        }
        const auto& start = std::get<puzzle::ParsedBoard>(streamed.result);
        tell_note(err_, place_, streamed);
        const search::Problem problem{start.shape, start.board, command_.boards.goal_of(streamed)};
        if (command_.from_table && exchange::AnswersFromTable::covers(start.shape)) {
            exchange::write_from_table(problem, table_, answers_);
        } else {
            answer_by_search(streamed, problem);
        }
    }

    int finish() {
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

    /// The pattern database that the search needs, if it does.
    std::shared_ptr<const search::PatternDatabase> patterns_for(const search::Problem& problem) {
        const SearchChoice& search = command_.search;
        if (!search::needs_patterns(search.algorithm->family, search.rules)) return nullptr;
        return store_.get(problem.goal, problem.shape, [](double) { return true; })->patterns;
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
        const auto stored = patterns_for(problem);
        answer.problem.patterns = stored.get();
        const auto begin = std::chrono::steady_clock::now();
        search::Count count =
            search::count(answer.problem, *answer.algorithm, answer.rules, command_.node_budget);
        answer.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        answer.peak_megabytes = peak_megabytes();
        answer.result = std::move(count.result);
        answer.counters = count.counters;
        answer.problem.patterns = nullptr;
        return answer;
    }

    void complain(const StreamedBoard& streamed, std::string_view sentence) {
        fmt::print(err_, "statescope: {} {}: {}\n", place_, streamed.line, sentence);
    }

    const SolveCommand& command_;
    session::PatternStore store_;
    std::string_view place_;  ///< what the number of a board is a number of
    std::ostream& err_;
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
