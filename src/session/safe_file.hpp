#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace statescope::session {

/// Whether a file may take the place of one that is there.
enum class Overwrite : std::uint8_t { Never, Yes };

/// A file that comes into being whole or not at all: what is written goes into a draft beside it,
/// and only `finish` puts that in its place. A crash, a full disk or a change of mind in between
/// leaves the old file as it was. Where the name is that of a link, the file it leads to is meant.
class SafeFile {
  public:
    /// Opens the draft; its folder must be there. The draft's name begins with the file's.
    explicit SafeFile(std::filesystem::path file);
    /// Removes the draft, unless it was finished.
    ~SafeFile();
    SafeFile(const SafeFile&) = delete;
    SafeFile& operator=(const SafeFile&) = delete;

    /// Writes on; false once something went wrong.
    bool write(std::string_view bytes);
    /// Puts what was written in the file's place, after it has reached the disk. With
    /// Overwrite::Never a file that is there, even one that came meanwhile, is a fault.
    bool finish(Overwrite overwrite);

    /// What went wrong first, by the system's words; empty when nothing did.
    const std::string& fault() const { return fault_; }
    /// Whether the fault is that the file is there already.
    bool exists() const { return exists_; }

  private:
    bool fail(int error);

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::filesystem::path file_;
    std::filesystem::path draft_;
    std::unique_ptr<std::FILE, Close> out_;
    std::string fault_;
    bool exists_ = false;
};

/// Writes a whole file that way. What went wrong, or nothing.
std::optional<std::string> write_safely(const std::filesystem::path& file, std::string_view bytes,
                                        Overwrite overwrite);

}  // namespace statescope::session
