#include "session/recent_files.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace statescope::session {

namespace fs = std::filesystem;

RecentFiles::RecentFiles(std::vector<fs::path> files) : files_(std::move(files)) {
    if (files_.size() > most) files_.resize(most);
}

void RecentFiles::note(const fs::path& file) {
    std::error_code error;
    const fs::path whole = fs::absolute(file, error).lexically_normal();
    forget(whole);
    files_.insert(files_.begin(), error ? file : whole);
    if (files_.size() > most) files_.pop_back();
}

void RecentFiles::forget(const fs::path& file) {
    std::erase(files_, file);
}

}  // namespace statescope::session
