// What is written of an experiment; experiment_file.cpp reads it.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "exchange/experiment_file.hpp"
#include "exchange/rule_names.hpp"
#include "exchange/run_text.hpp"
#include "puzzle/board_text.hpp"
#include "version.hpp"

namespace statescope::exchange {

namespace {

using study::AllBoards;
using study::ListedBoards;
using study::Plan;
using study::RandomBoards;

/// 64-bit FNV-1a over the boards' bytes, from the first cell's up: tells one list from another.
std::uint64_t digest(const std::vector<puzzle::Board>& boards) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const puzzle::Board board : boards) {
        for (int shift = 0; shift < 64; shift += 8) {
            hash ^= board.bits() >> shift & 0xFF;
            hash *= 0x100000001b3u;
        }
    }
    return hash;
}

/// The ready-made plan whose boards these are, or null.
const std::string* ready_plan_of(const Plan& plan) {
    const auto* listed = std::get_if<ListedBoards>(&plan.boards);
    return listed != nullptr && !listed->plan.empty() ? &listed->plan : nullptr;
}

std::string boards_text(const Plan& plan) {
    if (const auto* random = std::get_if<RandomBoards>(&plan.boards)) {
        return fmt::format(" --distances {} --boards {} --seed {}",
                           fmt::join(random->distances, ","), random->each, random->seed);
    }
    if (const auto* all = std::get_if<AllBoards>(&plan.boards))
        return fmt::format(" --distances {} --boards all", fmt::join(all->distances, ","));
    return ready_plan_of(plan) != nullptr ? "" : " --boards-from FILE";
}

std::string optional_text(std::optional<double> value) {
    return value ? fmt::format("{:.4f}", *value) : "";
}

}  // namespace

std::string plan_text(const Plan& plan) {
    std::string text = "statescope experiment";
    if (const std::string* name = ready_plan_of(plan)) text += " " + *name;
    text += fmt::format(" --shape {}x{} --goal \"{}\"{} --max-nodes {}", plan.shape.rows,
                        plan.shape.columns, puzzle::board_text(plan.goal, plan.shape),
                        boards_text(plan), plan.node_budget);
    for (std::size_t i = 0; i < plan.runs.size(); ++i) {
        const auto limit = plan.up_to.find(i);
        text +=
            fmt::format(" --run \"{}{}\"", run_text(plan.runs[i]),
                        limit != plan.up_to.end() ? fmt::format(" --up-to {}", limit->second) : "");
    }
    return text;
}

ExperimentText::ExperimentText(const study::Experiment& experiment)
    : experiment_(&experiment), names_(run_names(experiment.plan().runs)) {
    for (const study::Run& run : experiment.plan().runs)
        texts_.push_back(run_text(run));
}

std::string ExperimentText::head() const {
    const Plan& plan = experiment_->plan();
    std::string head = fmt::format("# statescope {}\n# plan: {}\n", version, plan_text(plan));
    if (const auto* listed = std::get_if<ListedBoards>(&plan.boards)) {
        head += fmt::format("# boards: {}, digest {:016x}\n", listed->boards.size(),
                            digest(listed->boards));
    }
    head += fmt::format("# rows: {}\n", experiment_->rows());
    return head + csv_record({"row", "seed", "board", "goal", "distance", "run", "settings",
                              "outcome", "moves", "taken", "expanded", "generated", "successors",
                              "duplicates", "reopened", "largest_frontier", "b_star"});
}

std::string ExperimentText::record(const study::Row& row) const {
    const Plan& plan = experiment_->plan();
    const auto* random = std::get_if<RandomBoards>(&plan.boards);
    const trace::Counters& counters = row.counters;
    const bool solved = row.outcome == search::Outcome::Solved;
    return csv_record(
        {fmt::to_string(row.number + 1), random != nullptr ? fmt::to_string(random->seed) : "",
         puzzle::board_text(row.board, plan.shape), puzzle::board_text(plan.goal, plan.shape),
         row.distance ? fmt::to_string(*row.distance) : "", names_[row.run], texts_[row.run],
         std::string(name_of(row.outcome)), solved ? fmt::to_string(row.moves) : "",
         fmt::to_string(counters.taken), fmt::to_string(counters.expanded),
         fmt::to_string(counters.generated), fmt::to_string(counters.successors),
         fmt::to_string(counters.duplicates), fmt::to_string(counters.reopened),
         fmt::to_string(counters.largest_frontier), optional_text(row.branching)});
}

}  // namespace statescope::exchange
