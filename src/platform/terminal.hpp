#pragma once

namespace statescope::platform {

/// Whether what is written to standard error is read on a terminal, where a line can be written
/// over and over, and not kept in a file.
bool errors_are_seen();

}  // namespace statescope::platform
