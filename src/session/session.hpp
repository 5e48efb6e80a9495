#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "session/board_field.hpp"
#include "session/choices.hpp"
#include "session/command.hpp"
#include "session/compared_runs.hpp"
#include "session/desk.hpp"
#include "session/experiment_desk.hpp"
#include "session/laboratory.hpp"
#include "session/optimal_search.hpp"
#include "session/pattern_store.hpp"
#include "session/playback.hpp"
#include "session/preferences.hpp"
#include "session/recorded.hpp"
#include "session/run_to.hpp"
#include "session/search_job.hpp"
#include "session/solution_show.hpp"
#include "teach/phrases.hpp"
#include "trace/player.hpp"

namespace statescope::session {

enum class Side : std::uint8_t { Start, Goal };

/// Everything the user has chosen and everything that follows from it: boards, algorithm, rules,
/// the recorded search, the cursor in it, the selection. The window and the tests drive it by the
/// same calls; it knows nothing of either.
class Session {
  public:
    Session();
    /// Pattern databases come from the store.
    explicit Session(const Choices& choices,
                     std::shared_ptr<PatternStore> patterns = std::make_shared<PatternStore>());

    const teach::Phrases& phrases() const { return phrases_; }
    Preferences preferences;

    // --- What is searched -------------------------------------------------------------------
    const Choices& choices() const { return choices_; }
    puzzle::Shape shape() const { return choices_.problem.shape; }
    BoardField& field(Side side) { return side == Side::Start ? start_ : goal_; }
    const BoardField& field(Side side) const { return side == Side::Start ? start_ : goal_; }

    /// Takes the text of a field; a start and its goal in one text fill both, the code of a run
    /// sets all that it says. A wrong one leaves everything else alone.
    void enter_field(Side side);
    /// Takes another board that a field's text can be, by its place in `others`. Where it is of
    /// another shape, the other side's board becomes one of that shape too.
    void accept_other_reading(Side side, std::size_t nth);
    void set_board(Side side, puzzle::Board board);
    void swap_cells(Side side, int a, int b);
    /// Changes rows and columns: the goal becomes the ordered board, the start one near it.
    void set_shape(puzzle::Shape shape);
    void set_problem(const search::Problem& problem);
    void set_algorithm(const search::Algorithm& algorithm);
    void set_rule_set(search::RuleSet rule_set);
    /// Changes single rules; the rule set becomes Custom.
    void set_rules(const search::Rules& rules);
    void set_node_budget(std::uint32_t nodes);
    /// Takes boards, search, rules and all else that decides a run at once, and shows its recording
    /// at a step once it is there.
    void take_choices(const Choices& choices, trace::Step step);
    /// Shows a recording that was not made here; the choices are what it is a recording of. One of
    /// another program leaves the search and its rules as they are.
    void show_recording(std::unique_ptr<Recorded> recorded);
    /// The limit that "search on" goes to: twice the one that was reached, or, after a search that
    /// was cancelled, the one it had.
    std::uint32_t next_node_budget() const;

    // --- The search -------------------------------------------------------------------------
    /// The recording shown. It stays as it is until a `tick` (or `wait`) finds the next one ready,
    /// so what is drawn in one frame is of one recording.
    const Recorded& recorded() const { return *recorded_; }
    /// The same, for whoever needs it longer than it is shown.
    std::shared_ptr<const Recorded> shared_recording() const { return recorded_; }
    const trace::Trace& trace() const { return recorded_->trace(); }
    /// Grows with every recording shown: what was worked out of one is good while this stays.
    std::uint64_t recording_number() const { return recording_number_; }
    /// The search running in the background, or null.
    const SearchJob* job() const { return job_.get(); }
    /// Lets time pass: takes a finished search, plays, shows the solution. Call once a frame.
    void tick(std::chrono::duration<double> elapsed);
    /// Waits until no search is running (command line, tests).
    void wait();

    /// The search for a shortest answer by IDA*, apart from the recording.
    OptimalSearch& optimal() { return optimal_; }
    /// What it is to search: the boards and the order chosen, h by the preferences.
    OptimalTask optimal_task() const;
    bool solvable() const;
    /// The searches held beside the one shown.
    ComparedRuns& compared() { return compared_; }
    const ComparedRuns& compared() const { return compared_; }
    /// Searches on many boards.
    ExperimentDesk& experiment() { return experiment_; }
    const ExperimentDesk& experiment() const { return experiment_; }

    // --- The cursor -------------------------------------------------------------------------
    const trace::Player& player() const { return player_; }
    trace::Step step() const { return player_.step(); }
    trace::Counters counters() const { return trace().counters(step()); }
    /// The frontier at the cursor, next first.
    const std::vector<trace::NodeId>& frontier() const;
    void seek(trace::Step step);
    /// The step to be shown: the cursor's, or, while a search asked for with a step runs, that.
    trace::Step step_meant() const { return job_step_.value_or(step()); }
    Playback& playback() { return playback_; }
    const Playback& playback() const { return playback_; }
    /// The solution played on the big board, when it is.
    SolutionShow& solution_show() { return solution_show_; }
    const SolutionShow& solution_show() const { return solution_show_; }

    // --- Choosing the next node ---------------------------------------------------------------
    /// Whether the search shown is the one in which the user chooses.
    bool user_chooses() const;
    /// Takes a node that waits at the cursor and goes on to the end of its expansion, with the next
    /// tick. What was chosen after the cursor is dropped, unless it begins with this node.
    void choose(trace::NodeId node);
    /// The node of the selected board that waits at the cursor, the first in the frontier.
    std::optional<trace::NodeId> selected_waiting() const;

    // --- Running to a condition -------------------------------------------------------------
    /// The steps of the recording shown at which a condition holds, ascending.
    std::span<const trace::Step> steps_of(const Condition& condition) const {
        return finder_->steps(condition);
    }
    /// Where running to a condition would end; nothing when it does not hold that way.
    std::optional<trace::Step> step_toward(const Condition& condition, Direction direction) const;
    /// Goes there, or stays when there is no such step. The condition is what RunBack and
    /// RunForward go to from now on.
    void run_to(const Condition& condition, Direction direction);
    const Condition& last_condition() const { return last_condition_; }
    /// Conditions at which playing stops.
    Breakpoints breakpoints;
    /// The node that a branch is followed to: of the selected board the one made last, else the
    /// goal's; nothing when there is neither.
    std::optional<trace::NodeId> chosen_node() const;
    std::optional<trace::Step> step_on_branch(Direction direction) const;

    // --- Heuristics -------------------------------------------------------------------------
    /// Asked by the panel that shows it; `tick` brings what it finds.
    Laboratory& laboratory() { return laboratory_; }
    const Laboratory& laboratory() const { return laboratory_; }

    // --- Commands ---------------------------------------------------------------------------
    void run(Command command);
    /// Why a command can't be run now, or nothing when it can.
    std::optional<teach::Text> why_not(Command command) const;

    // --- What is lit up in all panels -------------------------------------------------------
    /// The board under the mouse, wherever it is shown; set anew in every frame.
    std::optional<puzzle::Board> hovered;
    /// The board clicked last.
    std::optional<puzzle::Board> selected;

    /// A sentence to show until it is dismissed; empty for none.
    std::string notice;
    /// What the user wrote down about the work.
    std::string notes;
    /// The files it comes from and goes to.
    Desk desk;
    /// Where pictures are written to.
    std::filesystem::path pictures_folder{"."};

  private:
    void search_for(const search::Problem& problem);
    /// A notice, when the heuristic chosen is not the one in force.
    void tell_replaced_heuristic();
    void restart();
    void retire_job();
    void adopt(std::unique_ptr<Recorded> recorded, bool keep_step);
    void move_cursor(Command command);
    void go_to(std::optional<trace::Step> step);
    std::optional<teach::Text> why_no_run(Command command) const;
    std::optional<teach::Text> why_no_choice() const;

    teach::Phrases phrases_;
    Choices choices_;
    std::shared_ptr<PatternStore> patterns_;
    BoardField start_;
    BoardField goal_;
    std::shared_ptr<Recorded> recorded_;
    std::uint64_t recording_number_ = 1;
    std::unique_ptr<StepFinder> finder_;  ///< of the recording shown
    Condition last_condition_ = Condition::at(trace::Landmark::LargestFrontier);
    std::unique_ptr<SearchJob> job_;
    std::vector<std::unique_ptr<SearchJob>> retired_;  ///< cancelled, their threads not yet ended
    bool job_is_new_ = false;       ///< not looked at yet: a short search is worth a moment's wait
    bool job_goes_to_end_ = false;  ///< what the running job brings is shown at its end
    std::optional<trace::Step> job_step_;  ///< what the running job brings is shown at this step
    bool job_goes_on_ = false;  ///< the running job repeats the shown search with a larger budget
    trace::Player player_;
    Playback playback_;
    SolutionShow solution_show_;
    OptimalSearch optimal_;
    ComparedRuns compared_;
    ExperimentDesk experiment_;
    Laboratory laboratory_;
    mutable std::vector<trace::NodeId> frontier_;
    mutable trace::Step frontier_step_ = trace::never;
};

}  // namespace statescope::session
