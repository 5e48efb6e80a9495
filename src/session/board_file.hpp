#pragma once

#include <string>

namespace statescope::session {

class Session;

/// Takes what a text holds: a board as the start, a start and its goal, or of many boards the
/// first. The session's notice says what was taken where the text leaves something open, and why
/// nothing was where it holds no board; then all stays as it is. `name` says where it comes from.
void take_boards(Session& session, const std::string& name, const std::string& text);

}  // namespace statescope::session
