#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string>

#include "session/safe_file.hpp"
#include "session/taking.hpp"
#include "session/taking_from.hpp"

namespace statescope::session {

/// How taking something away ended.
struct TakenAway {
    enum class End : std::uint8_t {
        Written,
        Exists,  ///< the file is there, and was to be left alone
        Failed,
        Cancelled,
    };
    End end = End::Failed;
    std::filesystem::path file{};  ///< written, or in the way; of numbered files, the first
    std::string note{};            ///< what is not in it, one sentence without a full stop
    std::string reason{};          ///< why it failed, likewise
};

/// Why there is nothing to be taken; nothing when there is.
std::optional<std::string> why_not_taken(const TakingFrom& from, const Taking& taking);

/// How many pictures it takes; 1 for what is no animation.
std::uint32_t pictures_of(const TakingFrom& from, const Taking& taking);

/// The file's bytes, of something that is one file and not what the screen shows. Waits until they
/// are made: for what is small. Throws std::bad_alloc for a picture that is too large.
std::string taken_bytes(const TakingFrom& from, const Taking& taking);

/// Writes it on a thread of its own. A file appears whole, or not at all.
class TakeAwayJob {
  public:
    TakeAwayJob(TakingFrom from, const Taking& taking, std::filesystem::path file,
                Overwrite overwrite);
    /// Cancels and waits.
    ~TakeAwayJob();
    TakeAwayJob(const TakeAwayJob&) = delete;
    TakeAwayJob& operator=(const TakeAwayJob&) = delete;

    /// Pictures, or events of a trace.
    std::uint32_t done() const { return done_.load(std::memory_order_relaxed); }
    std::uint32_t all() const { return all_; }
    void cancel() { cancelled_ = true; }

    /// How it ended, once it has; only once.
    std::optional<TakenAway> finished(std::chrono::milliseconds wait = {});

  private:
    class Writer;

    std::uint32_t all_ = 1;
    std::atomic<std::uint32_t> done_{0};
    std::atomic<bool> cancelled_{false};
    std::future<TakenAway> result_;
};

}  // namespace statescope::session
