#pragma once

#include <chrono>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "session/recorded.hpp"

namespace statescope::session {

/// A recorded search that was read from a file.
struct OpenedTrace {
    std::unique_ptr<Recorded> recorded;  ///< null where the file could not be read
    std::string sentence;  ///< what is to be said of it, or why it could not; no full stop
};

/// Whether a file's beginning is that of a trace: our own form, or Posthoc's.
bool looks_like_trace(std::string_view beginning);

/// Reads a trace on a thread of its own: a long one takes a while.
class TraceOpening {
  public:
    explicit TraceOpening(std::filesystem::path file);

    const std::filesystem::path& file() const { return file_; }
    /// The trace, once it is read; only once.
    std::optional<OpenedTrace> finished(std::chrono::milliseconds wait);

  private:
    std::filesystem::path file_;
    std::future<OpenedTrace> result_;
};

}  // namespace statescope::session
