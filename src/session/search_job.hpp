#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <future>
#include <memory>
#include <optional>

#include "session/choices.hpp"
#include "session/pattern_store.hpp"
#include "session/recorded.hpp"

namespace statescope::session {

/// A search running on a thread of its own, so that the window never waits for one. The job owns
/// everything the thread writes to until it is finished.
class SearchJob {
  public:
    /// A pattern database that the search needs comes from the store.
    explicit SearchJob(const Choices& choices,
                       std::shared_ptr<PatternStore> patterns = std::make_shared<PatternStore>());
    /// Cancels and waits for the thread, which looks at the flag at every expansion.
    ~SearchJob();
    SearchJob(const SearchJob&) = delete;
    SearchJob& operator=(const SearchJob&) = delete;

    const Choices& choices() const { return choices_; }
    /// Nodes made so far.
    std::uint32_t nodes() const { return watch_.nodes.load(std::memory_order_relaxed); }
    /// How much of the pattern database is worked out, from 0 to 1; nothing when none is needed, or
    /// the search has begun.
    std::optional<double> patterns_built() const;
    /// Asks the search to stop; what it has found so far is kept. A pattern database under way is
    /// worked out first: without it nothing can be said of the start.
    void cancel() { watch_.cancel.store(true, std::memory_order_relaxed); }
    bool cancelling() const { return watch_.cancel.load(std::memory_order_relaxed); }

    /// The recording once the search is over, or null; waits at most so long for it.
    std::unique_ptr<Recorded> finished(std::chrono::milliseconds wait);

  private:
    std::unique_ptr<Recorded> run();

    Choices choices_;
    std::shared_ptr<PatternStore> patterns_;
    std::atomic<bool> abandoned_{false};
    std::atomic<double> built_;  ///< 1 once the search has begun
    trace::Watch watch_;
    std::future<std::unique_ptr<Recorded>> result_;
};

}  // namespace statescope::session
