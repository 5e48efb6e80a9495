#include "cli/plan_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <sstream>
#include <string_view>
#include <utility>
#include <variant>

#include "cli/input.hpp"
#include "cli/option_text.hpp"
#include "exchange/board_stream.hpp"
#include "study/ready_plans.hpp"

namespace statescope::cli {

namespace {

using study::AllBoards;
using study::ListedBoards;
using study::Plan;
using study::PlanFault;
using study::RandomBoards;

constexpr int most_distance = 1000;

/// Takes a number off the front of a text; nothing when there is none.
template <class Number>
std::optional<Number> take_number(std::string_view& text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool take_word(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

/// One part of a list, "7" or "2..24" or "2..24/2"; false when it is none.
bool take_range(std::string_view& text, std::vector<int>& distances) {
    const auto first = take_number<int>(text);
    if (!first) return false;
    std::optional<int> last = first;
    std::optional<int> step = 1;
    if (take_word(text, "..")) {
        last = take_number<int>(text);
        if (take_word(text, "/")) step = take_number<int>(text);
    }
    if (!last || !step || *first < 0 || *last < *first || *last > most_distance || *step < 1)
        return false;
    for (int distance = *first; distance <= *last; distance += *step)
        distances.push_back(distance);
    return true;
}

std::vector<puzzle::Board> read_boards(const std::string& file, puzzle::Shape shape,
                                       std::istream& in) {
    const auto text = text_of_input(file, in);
    const std::string place = place_of_input(file);
    if (!text) throw CLI::ValidationError("--boards-from", fmt::format("{} cannot be read", place));
    std::istringstream lines(*text);
    std::vector<puzzle::Board> boards;
    exchange::BoardStream stream(lines, shape);
    while (const auto streamed = stream.next()) {
        if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed->result)) {
            throw CLI::ValidationError(
                "--boards-from",
                fmt::format("{}, line {}: {}", place, streamed->line, error->sentence));
        }
        boards.push_back(std::get<puzzle::ParsedBoard>(streamed->result).board);
    }
    return boards;
}

/// Whether the boards are those that a ready-made plan lists.
bool lists_boards_itself(const Plan& plan) {
    const auto* listed = std::get_if<ListedBoards>(&plan.boards);
    return listed != nullptr && !listed->plan.empty();
}

void refuse_faulty(const Plan& plan) {
    const auto fault = study::fault_of(plan);
    if (!fault) return;
    switch (fault->kind) {
        case PlanFault::Kind::NoRuns:
            throw CLI::ValidationError("--run", "no search to run");
        case PlanFault::Kind::NoBoards:
            throw CLI::ValidationError(
                "experiment", "no boards: name --distances, --boards-from or a ready-made one");
        case PlanFault::Kind::DistancesUnknown:
            throw CLI::ValidationError("--distances", "known for shapes of at most 9 cells only");
        case PlanFault::Kind::AllTooFar:
            throw CLI::ValidationError("--up-to", "no run is made at any of the distances");
        case PlanFault::Kind::NoBoardThere:
            break;
    }
    throw CLI::ValidationError("--distances",
                               fmt::format("no board is {} moves from the goal", fault->distance));
}

}  // namespace

std::vector<int> read_distances(const std::string& text) {
    std::vector<int> distances;
    std::string_view rest = text;
    bool readable = take_range(rest, distances);
    while (readable && take_word(rest, ","))
        readable = take_range(rest, distances);
    if (readable && rest.empty()) return distances;
    throw CLI::ValidationError(
        "--distances",
        fmt::format("\"{}\" is no list like 2..24, 2..24/2 (every second) or 4,8,12", text));
}

study::Shard read_shard(const std::string& text) {
    std::string_view rest = text;
    const auto index = take_number<std::uint32_t>(rest);
    if (index && take_word(rest, "/")) {
        const auto count = take_number<std::uint32_t>(rest);
        if (count && rest.empty() && *index >= 1 && *index <= *count) return {*index, *count};
    }
    throw CLI::ValidationError("--shard",
                               fmt::format("\"{}\" is no part like 1/8, 2/8 ... 8/8", text));
}

PlanOptions::PlanOptions(CLI::App& app) : runs_(app, RunOptions::Boards::AtManyDistances) {
    std::vector<std::string> names;
    for (const study::ReadyPlan& plan : study::ready_plans())
        names.emplace_back(plan.name);
    app.add_option("NAME", name_, "a ready-made experiment")
        ->check(CLI::IsMember(names).description(""))
        ->type_name(fmt::format("{}", fmt::join(names, "|")));
    app.add_option("--goal", goal_, "the goal (the ordered board, blank last)")->type_name("BOARD");
    app.add_option("--shape", shape_, "rows and columns of all boards (3x3)")->type_name("RxC");
    app.add_option("--distances", distances_,
                   "exact distances from the goal: 2..24, 2..24/2 (every second), 4,8,12")
        ->type_name("LIST");
    app.add_option("--boards", boards_, "random boards at every distance, or all there are (100)")
        ->type_name("N|all");
    app.add_option("--seed", seed_, "what decides which boards are drawn (1)")->type_name("S");
    app.add_option("--boards-from", boards_from_,
                   "take the boards from a file instead; - for standard input")
        ->type_name("FILE");
    app.add_option("--max-nodes", node_budget_,
                   fmt::format("end a search after so many nodes ({})", trace::default_node_budget))
        ->check(CLI::Range(1u, trace::no_node - 1).description(""))
        ->type_name("N");
}

Plan PlanOptions::ready() const {
    if (name_) return study::find_ready_plan(*name_)->plan();
    return {.shape = {3, 3},
            .goal = puzzle::ordered_board({3, 3}),
            .boards = RandomBoards{},
            .runs = {}};
}

Plan PlanOptions::plan(std::istream& in, std::ostream& err) const {
    Plan plan = ready();
    const auto [shape_before, goal_before] = std::pair(plan.shape, plan.goal);
    if (shape_) {
        plan.shape = read_shape("--shape", *shape_);
        plan.goal = puzzle::ordered_board(plan.shape);
    }
    if (goal_) {
        const auto shape = shape_ ? std::optional(plan.shape) : std::nullopt;
        const puzzle::ParsedBoard goal = read_board("--goal", *goal_, shape, err);
        plan.shape = goal.shape;
        plan.goal = goal.board;
    }
    set_boards(plan, in);
    if (lists_boards_itself(plan) && (plan.shape != shape_before || plan.goal != goal_before)) {
        throw CLI::ValidationError(
            "experiment",
            fmt::format(
                "the boards of {} are of its own shape and goal; --boards-from names others",
                *name_));
    }
    if (name_ && !runs_.given() && runs_.any_general()) {
        throw CLI::ValidationError("experiment",
                                   fmt::format("the searches of {} have their rules; --run names "
                                               "others",
                                               *name_));
    }
    if (runs_.given()) {
        plan.runs = runs_.runs(err);
        plan.up_to = runs_.up_to();
    }
    plan.node_budget = node_budget_.value_or(plan.node_budget);
    refuse_faulty(plan);
    if (const auto reason = why_heuristic_unavailable(plan.runs, plan.goal, plan.shape))
        throw CLI::ValidationError("--run", *reason);
    return plan;
}

void PlanOptions::set_boards(Plan& plan, std::istream& in) const {
    if (boards_from_) {
        if (distances_ || boards_ || seed_) {
            throw CLI::ValidationError("--boards-from",
                                       "takes the place of --distances, --boards and --seed");
        }
        plan.boards = ListedBoards{read_boards(*boards_from_, plan.shape, in)};
        return;
    }
    if (lists_boards_itself(plan)) {
        if (!distances_ && !boards_ && !seed_) return;
        throw CLI::ValidationError(
            "experiment",
            fmt::format("{} has boards of its own; --boards-from names others", *name_));
    }
    auto& random = std::get<RandomBoards>(plan.boards);
    if (distances_) random.distances = read_distances(*distances_);
    random.seed = seed_.value_or(random.seed);
    if (!boards_) return;
    if (*boards_ == "all") {
        if (seed_) throw CLI::ValidationError("--seed", "all boards are not drawn by a seed");
        plan.boards = AllBoards{std::vector<int>(random.distances)};
        return;
    }
    std::string_view rest = *boards_;
    const auto each = take_number<std::uint32_t>(rest);
    if (!each || *each == 0 || !rest.empty()) {
        throw CLI::ValidationError("--boards",
                                   fmt::format("\"{}\" is neither a number nor all", *boards_));
    }
    random.each = *each;
}

}  // namespace statescope::cli
