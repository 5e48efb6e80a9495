#pragma once

#include <chrono>
#include <cstdint>
#include <future>
#include <memory>

#include "session/choices.hpp"
#include "session/recorded.hpp"

namespace statescope::session {

/// A search running on a thread of its own, so that the window never waits for one. The job owns
/// everything the thread writes to until it is finished.
class SearchJob {
  public:
    explicit SearchJob(const Choices& choices);
    /// Cancels and waits for the thread, which looks at the flag at every expansion.
    ~SearchJob();
    SearchJob(const SearchJob&) = delete;
    SearchJob& operator=(const SearchJob&) = delete;

    const Choices& choices() const { return choices_; }
    /// Nodes made so far.
    std::uint32_t nodes() const { return watch_.nodes.load(std::memory_order_relaxed); }
    /// Asks the search to stop; what it has found so far is kept.
    void cancel() { watch_.cancel.store(true, std::memory_order_relaxed); }
    bool cancelling() const { return watch_.cancel.load(std::memory_order_relaxed); }

    /// The recording once the search is over, or null; waits at most so long for it.
    std::unique_ptr<Recorded> finished(std::chrono::milliseconds wait);

  private:
    Choices choices_;
    trace::Watch watch_;
    std::future<std::unique_ptr<Recorded>> result_;
};

}  // namespace statescope::session
