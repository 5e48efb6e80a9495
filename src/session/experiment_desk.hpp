#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "session/experiment_job.hpp"
#include "session/pattern_store.hpp"
#include "study/summary.hpp"

namespace statescope::session {

/// An experiment of the window: it runs in the background on all cores, its results so far in sight
/// at any time.
class ExperimentDesk {
  public:
    /// Pattern databases come from the store.
    explicit ExperimentDesk(
        std::shared_ptr<PatternStore> patterns = std::make_shared<PatternStore>())
        : patterns_(std::move(patterns)) {}

    /// Begins a plan, which must be without fault; the results of the one before are let go of.
    void run(study::Plan plan);
    void pause();
    void go_on();
    /// Ends it; the rows made so far are kept.
    void cancel();

    /// The plan begun last, or null.
    const study::Plan* plan() const { return experiment_ ? &experiment_->plan() : nullptr; }
    /// Rows are still being made, or it is paused.
    bool under_way() const { return job_ != nullptr; }
    bool paused() const { return paused_; }
    std::size_t rows() const { return experiment_ ? experiment_->rows() : 0; }
    std::size_t rows_made() const { return job_ ? job_->rows_made() : samples_.size(); }
    /// Nodes made so far by the experiment under way, those of rows not yet made included.
    std::uint64_t nodes() const { return job_ ? job_->nodes() : 0; }
    /// By how long the rows so far took; nothing before the first, and when none are left.
    std::optional<double> seconds_left() const;

    /// What the rows so far come to, by run and distance.
    const std::vector<study::Summary>& summaries() const { return summaries_; }
    /// Grows whenever they change.
    std::uint64_t summaries_number() const { return summaries_number_; }

    /// Lets time pass: takes the rows made meanwhile. Call once a frame.
    void tick(std::chrono::duration<double> elapsed);
    /// Waits to the end (tests).
    void wait();

  private:
    void take_rows();
    void sum_up();

    std::shared_ptr<PatternStore> patterns_;
    std::shared_ptr<const study::Experiment> experiment_;
    std::unique_ptr<ExperimentJob> job_;
    std::vector<std::unique_ptr<ExperimentJob>> retired_;  ///< cancelled, not yet ended
    std::vector<std::string> names_;                       ///< of the runs
    std::vector<study::Sample> samples_;
    std::vector<study::Summary> summaries_;
    std::uint64_t summaries_number_ = 0;
    std::size_t summed_up_ = 0;  ///< samples in the summaries
    bool paused_ = false;
    double spent_ = 0;   ///< seconds of running
    double waited_ = 0;  ///< seconds since the last summing up
};

}  // namespace statescope::session
