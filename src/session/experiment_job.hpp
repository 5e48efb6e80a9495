#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "session/pattern_store.hpp"
#include "study/experiment.hpp"

namespace statescope::session {

/// An experiment running on threads of its own. Which thread makes a row, and when, changes nothing
/// in it, and rows are handed out in order, so the results never depend on the threads.
class ExperimentJob {
  public:
    /// Runs a shard of the experiment on so many threads, at least one. A pattern database that its
    /// runs need comes from the store, or is built by the first thread.
    ExperimentJob(std::shared_ptr<const study::Experiment> experiment, const study::Shard& shard,
                  unsigned threads,
                  std::shared_ptr<PatternStore> patterns = std::make_shared<PatternStore>());
    /// Cancels, and waits for the threads.
    ~ExperimentJob();
    ExperimentJob(const ExperimentJob&) = delete;
    ExperimentJob& operator=(const ExperimentJob&) = delete;

    std::size_t rows() const { return rows_.size(); }
    /// Rows made so far.
    std::size_t rows_made() const { return made_.load(std::memory_order_relaxed); }
    /// Nodes made so far, those of the rows under way included.
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    /// No new row is begun, and those under way are given up within some milliseconds. The rows of
    /// a cancelled job are the first ones, without a gap: one made after one given up is let go of.
    void cancel();
    /// While it is paused no new row is begun, and those under way wait; it can go on.
    void pause(bool paused);

    /// Whether all threads have ended; waits at most so long for it.
    bool ended(std::chrono::milliseconds wait);
    /// The rows made since the last call, in order of their numbers. A row is given only after all
    /// those before it; once the job has ended, so are all that were made.
    std::vector<study::Row> take_rows();

  private:
    void make_rows();
    void get_patterns();
    study::Row make_row(std::size_t number);
    /// Whether to go on; waits while it is paused.
    bool go_on();

    std::shared_ptr<const study::Experiment> experiment_;
    std::shared_ptr<PatternStore> store_;
    std::once_flag patterns_asked_for_;
    std::shared_ptr<const search::PatternDatabase> patterns_;
    std::vector<std::size_t> rows_;  ///< the numbers of the rows of the shard
    std::atomic<bool> cancelled_{false};
    std::atomic<bool> paused_{false};
    std::atomic<std::size_t> next_{0};  ///< which of rows_ is to be begun next
    std::atomic<std::size_t> made_{0};
    std::atomic<std::uint64_t> nodes_{0};
    std::mutex mutex_;  ///< guards fresh_
    std::vector<study::Row> fresh_;
    std::map<std::size_t, study::Row> waiting_;  ///< for rows before them
    std::size_t given_ = 0;                      ///< how many of rows_ were handed out
    std::vector<std::future<void>> threads_;     ///< last: they use all of the above
};

}  // namespace statescope::session
