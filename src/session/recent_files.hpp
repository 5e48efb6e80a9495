#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <vector>

namespace statescope::session {

/// The files opened or saved last, the newest first, each once.
class RecentFiles {
  public:
    static constexpr std::size_t most = 8;

    RecentFiles() = default;
    /// Of those kept; at most `most`.
    explicit RecentFiles(std::vector<std::filesystem::path> files);

    std::span<const std::filesystem::path> all() const { return files_; }
    void note(const std::filesystem::path& file);
    /// Of a file that is no longer there.
    void forget(const std::filesystem::path& file);
    void clear() { files_.clear(); }

    friend bool operator==(const RecentFiles&, const RecentFiles&) = default;

  private:
    std::vector<std::filesystem::path> files_;
};

}  // namespace statescope::session
