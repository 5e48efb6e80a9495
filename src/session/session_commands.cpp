// What the commands of a session do, and why one cannot be run.

#include <random>

#include "puzzle/shuffle.hpp"
#include "puzzle/solvability.hpp"
#include "session/session.hpp"
#include "teach/verdict.hpp"

namespace statescope::session {

using teach::Text;
using trace::StepSize;

void Session::move_cursor(Command command) {
    playback_.stop();
    solution_show_.close();
    switch (command) {
        case Command::ToStart:
            return player_.to_start();
        case Command::Back:
            player_.back(StepSize::Event);
            return;
        case Command::BackExpansion:
            player_.back(StepSize::Expansion);
            return;
        case Command::BackLayer:
            player_.back(StepSize::Layer);
            return;
        case Command::Forward:
            player_.forward(StepSize::Event);
            return;
        case Command::ForwardExpansion:
            player_.forward(StepSize::Expansion);
            return;
        case Command::ForwardLayer:
            player_.forward(StepSize::Layer);
            return;
        default:
            return player_.to_end();
    }
}

void Session::run(Command command) {
    if (why_not(command)) return;
    switch (command) {
        case Command::PlayOrPause:
            solution_show_.close();
            if (playback_.playing()) return playback_.stop();
            if (player_.at_end()) player_.to_start();
            return playback_.start();
        case Command::BackOnBranch:
            return go_to(step_on_branch(Direction::Back));
        case Command::ForwardOnBranch:
            return go_to(step_on_branch(Direction::Forward));
        case Command::RunBack:
            return run_to(last_condition_, Direction::Back);
        case Command::RunForward:
            return run_to(last_condition_, Direction::Forward);
        case Command::Faster:
            return playback_.faster();
        case Command::Slower:
            return playback_.slower();
        case Command::SearchOn:
            choices_.node_budget = next_node_budget();
            job_ = std::make_unique<SearchJob>(choices_, patterns_);
            job_goes_on_ = true;
            return;
        case Command::CancelSearch:
            return job_->cancel();
        case Command::ProveUnsolvable:
            choices_.prove_unsolvable = true;
            return restart();
        case Command::MakeSolvable: {
            const puzzle::Board before = choices_.problem.start;
            set_board(Side::Start, puzzle::made_solvable(before, shape()));
            notice = teach::repair_sentence(phrases_, before, shape());
            return;
        }
        case Command::RandomStart:
            return set_board(Side::Start, puzzle::random_solvable(choices_.problem.goal, shape(),
                                                                  std::random_device{}()));
        case Command::SwapStartAndGoal: {
            const search::Problem& problem = choices_.problem;
            return set_problem({problem.shape, problem.goal, problem.start});
        }
        case Command::PlaySolution:
            playback_.stop();
            if (solution_show_.playing()) return solution_show_.pause();
            return solution_show_.play(recorded_->solution().size());
        case Command::ExpandSelected:
            return choose(selected_waiting().value());
        default:
            return move_cursor(command);
    }
}

std::optional<Text> Session::why_no_choice() const {
    if (!user_chooses()) return Text::reason_not_you_choose;
    if (job_) return Text::reason_searching;
    if (!selected) return Text::reason_nothing_selected;
    return selected_waiting() ? std::nullopt : std::optional(Text::reason_does_not_wait);
}

std::optional<Text> Session::why_no_run(Command command) const {
    const bool back = command == Command::BackOnBranch || command == Command::RunBack;
    const bool branch = command == Command::BackOnBranch || command == Command::ForwardOnBranch;
    if (branch && !chosen_node()) return Text::reason_no_branch;
    const Direction direction = back ? Direction::Back : Direction::Forward;
    if (branch ? step_on_branch(direction) : step_toward(last_condition_, direction)) {
        return std::nullopt;
    }
    return back ? Text::reason_no_step_before : Text::reason_no_step_after;
}

std::optional<Text> Session::why_not(Command command) const {
    const auto unless = [](bool allowed, Text reason) {
        return allowed ? std::nullopt : std::optional(reason);
    };
    switch (command) {
        case Command::ToStart:
        case Command::Back:
        case Command::BackExpansion:
        case Command::BackLayer:
            return unless(!player_.at_start(), Text::reason_at_start);
        case Command::Forward:
        case Command::ForwardExpansion:
        case Command::ForwardLayer:
        case Command::ToEnd:
            return unless(!player_.at_end(), trace().outcome() == trace::Outcome::Waiting
                                                 ? Text::reason_your_turn
                                                 : Text::reason_at_end);
        case Command::BackOnBranch:
        case Command::ForwardOnBranch:
        case Command::RunBack:
        case Command::RunForward:
            return why_no_run(command);
        case Command::PlayOrPause:
            return unless(trace().last_step() > 0, Text::reason_nothing_to_play);
        case Command::Faster:
            return unless(playback_.speed() < Playback::fastest, Text::reason_fastest);
        case Command::Slower:
            return unless(playback_.speed() > Playback::slowest, Text::reason_slowest);
        case Command::SearchOn:
            if (job_) return Text::reason_searching;
            if (recorded_->choices().algorithm == &search::foreign_algorithm())
                return Text::reason_recorded_elsewhere;
            if (trace().outcome() == trace::Outcome::Cancelled) return std::nullopt;
            if (trace().outcome() != trace::Outcome::Limit) return Text::reason_search_ended;
            return unless(choices_.node_budget < most_node_budget, Text::reason_largest_limit);
        case Command::CancelSearch:
            return unless(job_ != nullptr, Text::reason_not_searching);
        case Command::ProveUnsolvable:
            if (solvable()) return Text::reason_solvable;
            if (job_) return Text::reason_searching;
            return unless(trace().outcome() == trace::Outcome::NotSearched,
                          Text::reason_search_ended);
        case Command::MakeSolvable:
            return unless(!solvable(), Text::reason_solvable);
        case Command::PlaySolution:
            if (recorded_->solution().empty()) return Text::reason_no_solution;
            return unless(player_.at_end() || solution_show_.board(), Text::solution_none_yet);
        case Command::ExpandSelected:
            return why_no_choice();
        default:
            return std::nullopt;
    }
}

}  // namespace statescope::session
