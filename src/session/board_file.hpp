#pragma once

#include <filesystem>

namespace statescope::session {

class Session;

/// Takes what a text file holds: a board as the start, a start and its goal, or of many boards the
/// first. The session's notice says what was taken where the file leaves something open, and why
/// nothing was where it holds no board; then all stays as it is.
void take_board_file(Session& session, const std::filesystem::path& file);

}  // namespace statescope::session
