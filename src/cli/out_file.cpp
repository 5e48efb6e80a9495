#include "cli/out_file.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

namespace statescope::cli {

OutFile::OutFile(std::string name)
    : name_(std::move(name)), part_(name_ + ".part"), file_(part_, std::ios::binary) {}

OutFile::~OutFile() {
    file_.close();
    std::error_code nothing_to_remove;
    if (!part_.empty()) std::filesystem::remove(part_, nothing_to_remove);
}

bool OutFile::write(std::string_view bytes) {
    file_ << bytes;
    return static_cast<bool>(file_);
}

bool OutFile::keep() {
    file_.close();
    if (!file_) return false;
    std::error_code error;
    std::filesystem::rename(part_, name_, error);
    if (error) return false;
    part_.clear();
    return true;
}

}  // namespace statescope::cli
