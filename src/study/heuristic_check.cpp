#include "study/heuristic_check.hpp"

#include <algorithm>

#include "puzzle/rank.hpp"

namespace statescope::study {

EstimateCounts::EstimateCounts(int largest_distance, int largest_estimate)
    : largest_distance_(largest_distance), largest_estimate_(largest_estimate) {
    counts_.resize(field(largest_distance, largest_estimate) + 1);
}

namespace {

/// One check: the estimates of all boards first, then their differences along all arcs.
class Check {
  public:
    Check(const ReachableSpace& space, const search::Estimator& estimator, const Progress& progress)
        : space_(space),
          estimator_(estimator),
          progress_(progress),
          estimates_(puzzle::board_count(space.shape())) {}

    std::optional<HeuristicReport> run() {
        report_.boards = static_cast<std::uint32_t>(space_.boards().size());
        if (!for_each_board(0, [this](const ReachableBoard& board) { estimate(board); }))
            return std::nullopt;
        if (!for_each_board(1, [this](const ReachableBoard& board) { compare(board); }))
            return std::nullopt;
        count_estimates();
        return std::move(report_);
    }

  private:
    /// Calls `look` with every board; `pass` of two. False when it was given up.
    template <class Look>
    bool for_each_board(int pass, const Look& look) {
        const auto boards = space_.boards();
        for (std::size_t i = 0; i < boards.size(); ++i) {
            if (progress_ && i % boards_between_questions == 0) {
                const double of_pass = static_cast<double>(i) / static_cast<double>(boards.size());
                if (!progress_((pass + of_pass) / 2)) return false;
            }
            look(boards[i]);
        }
        return true;
    }

    void estimate(const ReachableBoard& reached) {
        const std::uint8_t estimate = estimator_(reached.board);
        estimates_[reached.rank] = estimate;
        largest_estimate_ = std::max<int>(largest_estimate_, estimate);
        if (estimate <= reached.distance) return;
        ++report_.overestimates;
        auto& nearest = report_.nearest_overestimate;
        if (!nearest || reached.distance < nearest->distance)
            nearest = Overestimate{reached.board, estimate, reached.distance};
    }

    void compare(const ReachableBoard& reached) {
        const int from = estimates_[reached.rank];
        const int blank = reached.board.blank();
        for (const puzzle::Move move : puzzle::all_moves) {
            const int target = puzzle::target(space_.shape(), blank, move);
            if (target < 0) continue;
            ++report_.arcs;
            const puzzle::Board next = reached.board.swapped(blank, target);
            const int to = estimates_[puzzle::rank(next, space_.shape())];
            if (from <= 1 + to) continue;
            ++report_.violated_arcs;
            auto& nearest = report_.nearest_violated_arc;
            if (!nearest || reached.distance < nearest->distance_from)
                nearest = ViolatedArc{reached.board, move, next, from, to, reached.distance};
        }
    }

    void count_estimates() {
        report_.counts = EstimateCounts(space_.largest_distance(), largest_estimate_);
        std::int64_t estimates = 0;
        std::int64_t errors = 0;
        int largest_error = -largest_estimate_;
        int smallest_error = 0;
        for (const ReachableBoard& reached : space_.boards()) {
            const int estimate = estimates_[reached.rank];
            const int error = reached.distance - estimate;
            report_.counts.add(reached.distance, estimate);
            estimates += estimate;
            errors += error;
            largest_error = std::max(largest_error, error);
            smallest_error = std::min(smallest_error, error);
        }
        report_.mean_estimate = static_cast<double>(estimates) / report_.boards;
        report_.mean_error = static_cast<double>(errors) / report_.boards;
        report_.largest_error = largest_error;
        report_.largest_overestimate = -smallest_error;
    }

    const ReachableSpace& space_;
    const search::Estimator& estimator_;
    const Progress& progress_;
    std::vector<std::uint8_t> estimates_;  ///< by rank; those of boards out of reach stay 0
    int largest_estimate_ = 0;
    HeuristicReport report_;
};

}  // namespace

std::optional<HeuristicReport> check_heuristic(const ReachableSpace& space,
                                               const search::Estimator& estimator,
                                               const Progress& progress) {
    return Check(space, estimator, progress).run();
}

}  // namespace statescope::study
