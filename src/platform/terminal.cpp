#include "platform/terminal.hpp"

#include <unistd.h>

namespace statescope::platform {

bool errors_are_seen() {
    return isatty(STDERR_FILENO) == 1;
}

}  // namespace statescope::platform
