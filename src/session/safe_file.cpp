#include "session/safe_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace statescope::session {

namespace fs = std::filesystem;

namespace {

/// The file itself where the name is that of a link, which should stay.
fs::path without_links(fs::path file) {
    std::error_code error;
    fs::path itself = fs::canonical(file, error);
    return error ? std::move(file) : itself;
}

/// A rename is on the disk when its folder is. Where that cannot be had there is nothing better to
/// do.
void flush_folder(const fs::path& folder) {
    const int opened = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}

}  // namespace

SafeFile::SafeFile(fs::path file) : file_(without_links(std::move(file))), draft_(file_) {
    // Two programs may write the same file at the same time.
    draft_ += fmt::format(".{}.new", ::getpid());
    out_.reset(std::fopen(draft_.c_str(), "wb"));
    if (!out_) fail(errno);
}

SafeFile::~SafeFile() {
    out_.reset();
    std::error_code ignored;
    if (!draft_.empty()) fs::remove(draft_, ignored);
}

bool SafeFile::fail(int error) {
    if (fault_.empty()) fault_ = std::generic_category().message(error);
    return false;
}

bool SafeFile::write(std::string_view bytes) {
    if (!fault_.empty()) return false;
    if (std::fwrite(bytes.data(), 1, bytes.size(), out_.get()) == bytes.size()) return true;
    return fail(errno);
}

bool SafeFile::finish(Overwrite overwrite) {
    if (!fault_.empty()) return false;
    if (std::fflush(out_.get()) != 0 || ::fsync(::fileno(out_.get())) != 0) return fail(errno);
    if (std::fclose(out_.release()) != 0) return fail(errno);
    if (overwrite == Overwrite::Yes) {
        if (std::rename(draft_.c_str(), file_.c_str()) != 0) return fail(errno);
        draft_.clear();
    } else if (::link(draft_.c_str(), file_.c_str()) != 0) {
        // Unlike a rename, a link never takes the place of what is there.
        exists_ = errno == EEXIST;
        const bool no_links = errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS;
        std::error_code ignored;
        if (!no_links) return fail(errno);
        if (fs::exists(file_, ignored)) {
            exists_ = true;
            return fail(EEXIST);
        }
        if (std::rename(draft_.c_str(), file_.c_str()) != 0) return fail(errno);
        draft_.clear();
    }
    flush_folder(file_.parent_path());
    return true;
}

std::optional<std::string> write_safely(const fs::path& file, std::string_view bytes,
                                        Overwrite overwrite) {
    SafeFile out(file);
    if (out.write(bytes) && out.finish(overwrite)) return std::nullopt;
    return out.fault();
}

}  // namespace statescope::session
