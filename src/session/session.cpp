#include "session/session.hpp"

#include <algorithm>

#include "exchange/run_code.hpp"
#include "puzzle/shuffle.hpp"
#include "puzzle/solvability.hpp"
#include "search/chosen_heuristic.hpp"
#include "teach/rule_terms.hpp"
#include "teach/samples.hpp"

namespace statescope::session {

using search::Rules;
using search::RuleSet;
using teach::Text;
using trace::StepSize;

namespace {

/// A search this short is shown in the first frame after it was asked for.
constexpr std::chrono::milliseconds patience{8};

/// The boards a shape opens on: the first sample of that shape, or the goal a few moves away.
search::Problem first_problem(puzzle::Shape shape) {
    for (const teach::Sample& sample : teach::samples()) {
        if (sample.problem.shape == shape) return sample.problem;
    }
    constexpr int moves = 10;
    constexpr std::uint64_t seed = 1;
    const puzzle::Board goal = puzzle::ordered_board(shape);
    return {shape, puzzle::random_walk(goal, shape, moves, seed), goal};
}

/// What is shown until the first search is recorded: the start alone. It must not wait for a
/// pattern database, so of a search that needs one it is shown as breadth-first search has it,
/// without h.
search::Recording recording_at_first(const Choices& choices) {
    const Rules rules = choices.rules();
    const bool waits = search::needs_patterns(choices.algorithm->family, rules);
    const search::Algorithm& shown =
        waits ? *search::find_algorithm("bfs-parent") : *choices.algorithm;
    return search::not_searched(choices.problem, shown, rules);
}

}  // namespace

Session::Session() : Session(opening_choices()) {}

Session::Session(const Choices& choices, std::shared_ptr<PatternStore> patterns)
    : choices_(choices),
      patterns_(std::move(patterns)),
      start_(choices.problem.start, choices.problem.shape),
      goal_(choices.problem.goal, choices.problem.shape),
      recorded_(std::make_unique<Recorded>(choices, recording_at_first(choices))),
      finder_(std::make_unique<StepFinder>(recorded_->trace(), recorded_->landmarks())),
      player_(recorded_->trace()),
      optimal_(patterns_),
      compared_(patterns_),
      experiment_(patterns_) {
    tell_replaced_heuristic();
    restart();
    tick({});
}

void Session::enter_field(Side side) {
    BoardField& entered = field(side);
    if (exchange::looks_like_run_code(entered.text)) {
        take_run_code(*this, std::string(entered.text));
        return;
    }
    if (entered.enter(shape())) return set_board(side, entered.board());
    if (const std::optional<puzzle::ParsedPair> pair = entered.pair())
        set_problem({pair->shape, pair->start, pair->goal});
}

void Session::accept_other_reading(Side side, std::size_t nth) {
    const std::vector<puzzle::OtherReading>& others = field(side).others();
    if (nth >= others.size()) return;
    const puzzle::OtherReading other = others[nth];
    if (other.shape == shape()) return set_board(side, other.board);
    search::Problem problem = first_problem(other.shape);
    problem.goal = puzzle::ordered_board(other.shape);
    (side == Side::Start ? problem.start : problem.goal) = other.board;
    set_problem(problem);
}

void Session::set_board(Side side, puzzle::Board board) {
    search::Problem problem = choices_.problem;
    (side == Side::Start ? problem.start : problem.goal) = board;
    field(side).set(board, shape());
    if (problem != choices_.problem) search_for(problem);
}

void Session::swap_cells(Side side, int a, int b) {
    set_board(side, field(side).board().swapped(a, b));
}

void Session::set_shape(puzzle::Shape shape) {
    if (shape != this->shape()) set_problem(first_problem(shape));
}

void Session::set_problem(const search::Problem& problem) {
    start_.set(problem.start, problem.shape);
    goal_.set(problem.goal, problem.shape);
    if (problem == choices_.problem) return;
    hovered.reset();
    selected.reset();
    search_for(problem);
}

void Session::search_for(const search::Problem& problem) {
    const Rules before = choices_.rules();
    choices_.problem = problem;
    choices_.prove_unsolvable = false;
    if (choices_.rules() != before) tell_replaced_heuristic();
    restart();
}

void Session::tell_replaced_heuristic() {
    if (!search::uses_heuristic(choices_.algorithm->family)) return;
    const auto reason = teach::why_h_unavailable(phrases_, choices_.chosen_rules(),
                                                 choices_.problem.goal, choices_.problem.shape);
    if (!reason) return;
    notice = phrases_(Text::notice_heuristic_replaced, teach::arg("reason", *reason),
                      teach::arg("replacement", teach::heuristic_name(phrases_, choices_.rules())));
}

void Session::set_algorithm(const search::Algorithm& algorithm) {
    if (choices_.algorithm == &algorithm) return;
    choices_.algorithm = &algorithm;
    choices_.rule_set = offered(choices_.rule_set, algorithm);
    restart();
}

void Session::set_rule_set(RuleSet rule_set) {
    rule_set = offered(rule_set, *choices_.algorithm);
    if (choices_.rule_set == rule_set) return;
    const Rules before = choices_.rules();
    choices_.rule_set = rule_set;
    // One's own rules begin as those seen last, so that a single one can be changed.
    if (rule_set == RuleSet::Custom) choices_.custom = before;
    if (choices_.rules() != before) restart();
}

void Session::set_rules(const Rules& rules) {
    if (rules == choices_.rules()) return;
    choices_.rule_set = RuleSet::Custom;
    choices_.custom = rules;
    restart();
}

void Session::set_node_budget(std::uint32_t nodes) {
    nodes = std::clamp(nodes, least_node_budget, most_node_budget);
    if (nodes == choices_.node_budget) return;
    choices_.node_budget = nodes;
    restart();
}

void Session::take_choices(const Choices& choices, trace::Step step) {
    const search::Problem& problem = choices.problem;
    start_.set(problem.start, problem.shape);
    goal_.set(problem.goal, problem.shape);
    hovered.reset();
    selected.reset();
    const bool same = choices == choices_ && !job_;
    choices_ = choices;
    choices_.rule_set = offered(choices.rule_set, *choices.algorithm);
    if (same) return seek(step);
    tell_replaced_heuristic();
    restart();
    job_step_ = step;
}

void Session::show_recording(std::unique_ptr<Recorded> recorded) {
    const search::Problem& problem = recorded->choices().problem;
    start_.set(problem.start, problem.shape);
    goal_.set(problem.goal, problem.shape);
    hovered.reset();
    selected.reset();
    playback_.stop();
    retire_job();
    job_step_.reset();
    if (recorded->choices().algorithm == &search::foreign_algorithm()) {
        choices_.problem = problem;
    } else {
        choices_ = recorded->choices();
    }
    adopt(std::move(recorded), false);
}

std::uint32_t Session::next_node_budget() const {
    const std::uint32_t budget = choices_.node_budget;
    if (trace().outcome() == trace::Outcome::Cancelled) return budget;
    return budget > most_node_budget / 2 ? most_node_budget : budget * 2;
}

void Session::retire_job() {
    if (!job_) return;
    job_->cancel();
    retired_.push_back(std::move(job_));
}

void Session::restart() {
    retire_job();
    job_goes_on_ = false;
    job_goes_to_end_ = false;
    job_step_.reset();
    playback_.stop();
    job_ = std::make_unique<SearchJob>(choices_, patterns_);
    job_is_new_ = true;
}

void Session::adopt(std::unique_ptr<Recorded> recorded, bool keep_step) {
    const trace::Step step = job_step_.value_or(keep_step ? player_.step() : 0);
    job_step_.reset();
    player_ = trace::Player(recorded->trace());
    player_.seek(step);
    if (job_goes_to_end_) player_.to_end();
    job_goes_to_end_ = false;
    finder_ = std::make_unique<StepFinder>(recorded->trace(), recorded->landmarks());
    if (recorded->trace().head().shape != trace().head().shape) breakpoints.forget_boards();
    recorded_ = std::move(recorded);
    ++recording_number_;
    job_.reset();
    frontier_step_ = trace::never;
    solution_show_.close();
}

void Session::tick(std::chrono::duration<double> elapsed) {
    phrases_.letters = preferences.letters;
    if (job_) {
        const auto wait = job_is_new_ ? patience : std::chrono::milliseconds{0};
        job_is_new_ = false;
        if (auto ready = job_->finished(wait)) adopt(std::move(ready), job_goes_on_);
    }
    take_opened_trace(*this, std::chrono::milliseconds{0});
    std::erase_if(retired_, [](const auto& job) {
        return job->finished(std::chrono::milliseconds{0}) != nullptr;
    });
    if (playback_.playing()) {
        playback_.advance(elapsed.count(), player_, breakpoints.next(*finder_, step()));
    }
    optimal_.tick();
    compared_.tick();
    experiment_.tick(elapsed);
    solution_show_.advance(elapsed.count(), recorded_->solution().size());
    laboratory_.tick();
}

void Session::wait() {
    take_opened_trace(*this, std::chrono::hours{1});
    while (job_) {
        if (auto ready = job_->finished(std::chrono::hours{1})) {
            adopt(std::move(ready), job_goes_on_);
        }
    }
}

bool Session::solvable() const {
    const search::Problem& problem = choices_.problem;
    return puzzle::solvability(problem.start, problem.goal, problem.shape).solvable;
}

OptimalTask Session::optimal_task() const {
    return {.problem = choices_.problem,
            .order = choices_.chosen_rules().order,
            .estimate = choice_of(optimal_estimates, preferences.optimal_estimate)};
}

const std::vector<trace::NodeId>& Session::frontier() const {
    if (frontier_step_ != step()) {
        frontier_ = recorded_->frontier().at(step());
        frontier_step_ = step();
    }
    return frontier_;
}

void Session::seek(trace::Step step) {
    solution_show_.close();
    player_.seek(step);
}

bool Session::user_chooses() const {
    return recorded_->choices().algorithm->family == search::Family::YouChoose;
}

std::optional<trace::NodeId> Session::selected_waiting() const {
    if (!selected) return std::nullopt;
    for (const trace::NodeId node : frontier())
        if (trace().nodes()[node].board == *selected) return node;
    return std::nullopt;
}

void Session::choose(trace::NodeId node) {
    if (!user_chooses() || job_ || !trace().in_frontier(node, step())) return;
    playback_.stop();
    solution_show_.close();
    const auto picked = choices_.picked();
    const std::size_t kept = std::min<std::size_t>(counters().taken, picked.size());
    if (kept < picked.size() && picked[kept] == node) {
        player_.forward(StepSize::Expansion);
        return;
    }
    std::vector<trace::NodeId> nodes(picked.begin(),
                                     picked.begin() + static_cast<std::ptrdiff_t>(kept));
    nodes.push_back(node);
    notice.clear();
    if (const std::size_t dropped = picked.size() - kept; dropped > 0)
        notice = phrases_(Text::notice_choices_dropped, teach::arg("count", dropped));
    choices_.picks = {choices_.problem, choices_.rules(), std::move(nodes)};
    job_ = std::make_unique<SearchJob>(choices_, patterns_);
    job_is_new_ = true;
    job_goes_on_ = true;
    job_goes_to_end_ = true;
}

std::optional<trace::Step> Session::step_toward(const Condition& condition,
                                                Direction direction) const {
    return finder_->find(condition, step(), direction);
}

void Session::run_to(const Condition& condition, Direction direction) {
    last_condition_ = condition;
    go_to(step_toward(condition, direction));
}

void Session::go_to(std::optional<trace::Step> step) {
    playback_.stop();
    if (step) seek(*step);
}

std::optional<trace::NodeId> Session::chosen_node() const {
    if (!selected) return trace().goal_node();
    const trace::BoardIndex& boards = recorded_->boards();
    const std::optional<std::uint32_t> number = boards.number_of(*selected);
    if (!number) return std::nullopt;
    return boards.newest(*number, static_cast<std::uint32_t>(trace().nodes().size()));
}

std::optional<trace::Step> Session::step_on_branch(Direction direction) const {
    const std::optional<trace::NodeId> node = chosen_node();
    if (!node) return std::nullopt;
    const std::vector<trace::Step> steps = trace::steps_of_branch(trace(), *node);
    return direction == Direction::Forward ? trace::next_step(steps, step())
                                           : trace::previous_step(steps, step());
}

}  // namespace statescope::session
