#pragma once

#include <fstream>
#include <string>
#include <string_view>

namespace statescope::cli {

/// A file that is there whole or not at all: it is written under another name beside its place, and
/// takes its place when it is kept. Whatever stood there before stays until then.
class OutFile {
  public:
    explicit OutFile(std::string name);
    /// What was not kept is gone.
    ~OutFile();
    OutFile(const OutFile&) = delete;
    OutFile& operator=(const OutFile&) = delete;

    /// False when it cannot be written.
    bool write(std::string_view bytes);
    bool keep();

  private:
    std::string name_;
    std::string part_;  ///< the name while it is written
    std::ofstream file_;
};

}  // namespace statescope::cli
