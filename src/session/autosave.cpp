#include "session/autosave.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <system_error>
#include <utility>
#include <vector>

#include "session/session.hpp"
#include "session/work.hpp"

namespace statescope::session {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view lock_extension = ".lock";
constexpr std::string_view draft_extension = ".new";

/// Here a draft is enough to be safe from a crash of the program. Waiting for the disk at every
/// step taken would be felt.
bool put_in_place(const fs::path& file, const std::string& text) {
    fs::path draft = file;
    draft += draft_extension;
    std::FILE* out = std::fopen(draft.c_str(), "wb");
    if (out == nullptr) return false;
    const bool whole = std::fwrite(text.data(), 1, text.size(), out) == text.size();
    if (std::fclose(out) != 0 || !whole) return false;
    return std::rename(draft.c_str(), file.c_str()) == 0;
}

fs::path lock_of(fs::path file) {
    file += lock_extension;
    return file;
}

}  // namespace

std::optional<HeldFile> HeldFile::take(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return std::nullopt;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return HeldFile(descriptor);
    ::close(descriptor);
    return std::nullopt;
}

HeldFile::~HeldFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

HeldFile::HeldFile(HeldFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

HeldFile& HeldFile::operator=(HeldFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

Autosave::Autosave(fs::path folder) : folder_(std::move(folder)) {
    std::error_code error;
    fs::create_directories(folder_, error);
    constexpr int most_windows = 1000;
    for (int number = 1; number <= most_windows && !held_; ++number) {
        file_ = folder_ / fmt::format("open-{}{}", number, work_extension);
        lock_ = lock_of(file_);
        // One that is there was left behind; it is not to be written over.
        if (!fs::exists(file_, error)) held_ = HeldFile::take(lock_);
        if (held_ && fs::exists(file_, error)) held_.reset();
        if (error) return;
    }
}

Autosave::~Autosave() {
    if (!held_) return;
    std::error_code ignored;
    fs::remove(file_, ignored);
    fs::remove(lock_, ignored);
}

std::optional<LeftWork> Autosave::take_left() {
    std::error_code error;
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_, error)) {
        if (entry.path().extension() == work_extension && entry.path() != file_)
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end(), [&](const fs::path& a, const fs::path& b) {
        return fs::last_write_time(a, error) < fs::last_write_time(b, error);
    });
    for (const fs::path& file : files) {
        if (auto held = HeldFile::take(lock_of(file)))
            return LeftWork{file, lock_of(file), std::move(*held)};
    }
    return std::nullopt;
}

bool Autosave::tick(const Session& session, std::chrono::duration<double> elapsed) {
    if (!held_) return false;
    since_ += elapsed;
    std::string text = work_text(work_of(session));
    if (text == written_) return false;
    if (since_ < pause) return true;
    since_ = {};
    // A full disk now may have room the next time.
    if (put_in_place(file_, text)) written_ = std::move(text);
    return false;
}

void forget_left_work(const LeftWork& left) {
    std::error_code ignored;
    fs::remove(left.file, ignored);
    fs::remove(left.lock, ignored);
}

}  // namespace statescope::session
