#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/option_text.hpp"
#include "cli/progress_line.hpp"
#include "cli/sub_command.hpp"
#include "exchange/heuristic_answers.hpp"
#include "exchange/weighted_sum_text.hpp"
#include "puzzle/rank.hpp"
#include "study/reachable_space.hpp"
#include "teach/rule_terms.hpp"

namespace statescope::cli {

namespace {

constexpr const char* heuristics_footer = R"(
Without --heuristic, all that can be used for the goal are looked at. With two, the last line tells
which of them dominates the other: which is nowhere less. A heuristic may have a weight, "2*manhattan", or
be a sum of two, "1/2*manhattan+1/2*misplaced", rounded down, and 255 where it is more.

  admissible      yes when h is never more than the exact distance
  consistent      yes when no move lets h fall by more than 1
  overestimates   boards on which h is more than the exact distance
  violated_moves  moves that let h fall by more than 1, each pair of neighbours in both directions
  mean_h          the mean of h over all boards that can reach the goal
  mean_error      the mean of exact distance - h, in moves
  largest_error   the largest exact distance - h
  nearest_...     the counterexample nearest to the goal: board:h>distance, or board:move:h>h after

Example:
  statescope heuristics --goal 123804765 --heuristic manhattan --heuristic misplaced

Exit code: 0, 1 when the answer cannot be written, 2 when an option is wrong.)";

/// A heuristic, or a weighted sum of two, as it was named.
struct NamedHeuristic {
    std::string name;
    search::WeightedSum sum;
};

/// What holds of heuristics on all boards that can reach a goal.
struct HeuristicsCommand {
    puzzle::ParsedBoard goal;  ///< of at most 9 cells
    /// All of them available for the goal. When there are two, they are compared as well.
    std::vector<NamedHeuristic> heuristics;
    bool json = false;  ///< otherwise a table
};

puzzle::ParsedBoard read_goal(const std::optional<std::string>& text, std::ostream& err) {
    constexpr puzzle::Shape usual{3, 3};
    if (!text) return {puzzle::ordered_board(usual), usual};
    std::ostringstream note;
    puzzle::ParsedBoard goal = read_board("--goal", *text, std::nullopt, note);
    if (goal.shape.cells() <= puzzle::max_ranked_cells) {
        err << note.str();
        return goal;
    }
    throw CLI::ValidationError(
        "--goal", fmt::format("a goal of {} cells has too many boards to look at all of them; at "
                              "most {} cells can be",
                              goal.shape.cells(), puzzle::max_ranked_cells));
}

NamedHeuristic read_heuristic(const std::string& name, const puzzle::ParsedBoard& goal) {
    const auto result = exchange::parse_weighted_sum(name);
    if (const auto* error = std::get_if<exchange::WeightedSumTextError>(&result))
        throw CLI::ValidationError("--heuristic", error->sentence);
    const auto& sum = std::get<search::WeightedSum>(result);
    for (const search::HeuristicId part : {sum.first.heuristic, sum.second.heuristic}) {
        if (const auto reason = teach::why_unavailable(teach::Phrases{}, search::heuristic(part),
                                                       goal.board, goal.shape))
            throw CLI::ValidationError("--heuristic", *reason);
    }
    return {name, sum};
}

/// Looks at all boards and writes what was found. Returns the exit code.
int run_heuristics(const HeuristicsCommand& command, std::ostream& out, std::ostream& err) {
    ProgressLine progress(err);
    const auto tell = [&](const std::string& what) {
        return [&progress, what](double part) {
            if (progress.due()) progress.show(fmt::format("{}: {:.0f} %", what, 100 * part));
            return true;
        };
    };
    const puzzle::Board goal = command.goal.board;
    const puzzle::Shape shape = command.goal.shape;
    const study::ReachableSpace space(goal, shape);
    const auto estimator = [&](const NamedHeuristic& heuristic) {
        return search::make_estimator(heuristic.sum, goal, shape);
    };
    std::vector<exchange::HeuristicAnswer> answers;
    for (const NamedHeuristic& heuristic : command.heuristics) {
        answers.push_back(
            {heuristic.name,
             study::check_heuristic(space, *estimator(heuristic), tell(heuristic.name)).value()});
    }
    progress.clear();
    if (command.json) {
        for (const exchange::HeuristicAnswer& answer : answers)
            out << exchange::json_text(answer, goal, shape) << '\n';
    } else {
        out << exchange::table_text(answers, shape);
    }
    if (command.heuristics.size() != 2) return success;
    const NamedHeuristic& first = command.heuristics[0];
    const NamedHeuristic& second = command.heuristics[1];
    const exchange::DominanceAnswer answer{
        first.name, second.name,
        study::compare_heuristics(space, *estimator(first), *estimator(second),
                                  tell(first.name + " and " + second.name))
            .value()};
    progress.clear();
    out << (command.json ? exchange::json_text(answer, shape)
                         : exchange::dominance_text(answer, shape))
        << '\n';
    return success;
}

class HeuristicsSubCommand : public SubCommand {
  public:
    explicit HeuristicsSubCommand(CLI::App& parent)
        : app_(*parent.add_subcommand("heuristics", "check heuristics on all boards")) {
        app_.add_option("--goal", goal_, "the goal (123456780)")->type_name("BOARD");
        std::vector<std::string_view> all;
        for (const search::Heuristic& heuristic : search::heuristics())
            all.push_back(heuristic.name);
        app_.add_option("--heuristic", names_, "only this one; may be given again")
            ->type_name(fmt::format("{}", fmt::join(all, "|")));
        app_.add_option("--format", form_, "the form of the answer (table)")
            ->check(CLI::IsMember({"table", "json"}).description(""))
            ->type_name("table|json");
        app_.footer(heuristics_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream& err) override {
        return [command = read(err)](std::istream&, std::ostream& out, std::ostream& errors) {
            return run_heuristics(command, out, errors);
        };
    }

  private:
    HeuristicsCommand read(std::ostream& err) const {
        HeuristicsCommand command{
            .goal = read_goal(goal_, err), .heuristics = {}, .json = form_ == "json"};
        for (const std::string& name : names_)
            command.heuristics.push_back(read_heuristic(name, command.goal));
        if (!names_.empty()) return command;
        for (const search::Heuristic& heuristic : search::heuristics()) {
            if (search::available(heuristic, command.goal.board, command.goal.shape)) {
                command.heuristics.push_back(
                    read_heuristic(std::string(heuristic.name), command.goal));
            }
        }
        return command;
    }

    CLI::App& app_;
    std::optional<std::string> goal_;
    std::vector<std::string> names_;
    std::string form_ = "table";
};

}  // namespace

std::unique_ptr<SubCommand> add_heuristics(CLI::App& parent) {
    return std::make_unique<HeuristicsSubCommand>(parent);
}

}  // namespace statescope::cli
