#pragma once

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/heuristics/weighted_sum.hpp"
#include "study/dominance.hpp"
#include "study/heuristic_check.hpp"
#include "study/reachable_space.hpp"

namespace statescope::session {

/// A heuristic to be examined, the one it is held against, and the goal for which. Each may be a
/// weighted sum.
struct LaboratoryQuestion {
    puzzle::Board goal;
    puzzle::Shape shape;
    search::WeightedSum examined = search::alone(search::HeuristicId::Manhattan);
    search::WeightedSum against = search::alone(search::HeuristicId::Misplaced);

    bool same_goal(const LaboratoryQuestion& other) const {
        return goal == other.goal && shape == other.shape;
    }
    friend bool operator==(const LaboratoryQuestion&, const LaboratoryQuestion&) = default;
};

/// What has been found out about heuristics for one goal.
struct LaboratoryFindings {
    using Pair = std::pair<search::WeightedSum, search::WeightedSum>;

    std::shared_ptr<const study::ReachableSpace> space;
    std::map<search::WeightedSum, std::unique_ptr<const search::Estimator>> estimators;
    std::map<search::WeightedSum, study::HeuristicReport> reports;
    std::map<Pair, study::Dominance> dominances;

    /// Takes over what `other`, of the same goal, knows besides.
    void add(LaboratoryFindings other);
};

/// What a heuristic says of one board.
struct BoardEstimate {
    int distance = 0;  ///< exact, in moves
    int estimate = 0;
};

/// Heuristics on all boards that can reach the goal: checked against the exact distance, and held
/// against each other. Everything is worked out on a thread of its own, so the window never waits;
/// what was found is kept as long as the goal stays.
class Laboratory {
  public:
    Laboratory();
    ~Laboratory();
    Laboratory(const Laboratory&) = delete;
    Laboratory& operator=(const Laboratory&) = delete;

    /// Boards of more cells are too many to look at all of them.
    static bool can_examine(puzzle::Shape shape);

    /// What is to be found out. Begins at once with what is not known yet and gives up what is no
    /// longer asked for; the same question again costs nothing, so it may be put in every frame.
    void ask(const LaboratoryQuestion& question);
    /// Takes what the thread has finished. Call once a frame.
    void tick();
    /// Waits until all that was asked is known (tests).
    void wait();

    bool working() const { return job_ != nullptr; }
    /// The part of the work that is done, 0 to 1; 1 when there is none.
    double progress() const;

    /// What was found about a heuristic; null while it is not known, and for one that is not
    /// available for the goal.
    const study::HeuristicReport* report(const search::WeightedSum& heuristic) const;
    const study::HeuristicReport* report(search::HeuristicId heuristic) const {
        return report(search::alone(heuristic));
    }
    /// The one examined (first) and the one it is held against (second); null as above.
    const study::Dominance* dominance() const;
    /// What the examined heuristic says of a board; nothing while that is not known, and of a board
    /// that cannot reach the goal.
    std::optional<BoardEstimate> estimate(puzzle::Board board) const;

  private:
    class Job;

    void begin();
    void retire();
    bool complete() const;

    std::optional<LaboratoryQuestion> question_;
    LaboratoryFindings findings_;
    std::unique_ptr<Job> job_;
    std::vector<std::unique_ptr<Job>> retired_;  ///< given up, their threads not yet ended
};

}  // namespace statescope::session
