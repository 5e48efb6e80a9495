#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "session/autosave.hpp"
#include "session/opened_trace.hpp"
#include "session/recent_files.hpp"
#include "session/safe_file.hpp"

namespace statescope::session {

class Session;

/// The files of a session: the work that is open, those before it, and what a crash left behind.
struct Desk {
    std::optional<std::filesystem::path> work;  ///< the work file shown, where there is one
    std::string saved;                          ///< what that file holds, as text
    RecentFiles recent;
    std::optional<LeftWork> left;           ///< offered to be restored
    std::unique_ptr<TraceOpening> opening;  ///< a trace being read, or null
    std::filesystem::path folder{"."};      ///< where files were taken from or put last
};

/// Whether the work shown differs from its file; without a file, nothing is unsaved.
bool is_unsaved(const Session& session);
/// Whether closing would lose something the user made: notes, or changes of a work file that are
/// more than the step and the view.
bool would_lose_work(const Session& session);

/// Opens whatever a file holds: a work file, a trace, the code of a run, or boards. What cannot be
/// read is told in a notice, and everything stays as it was. A trace is shown once it is read.
void open_file(Session& session, const std::filesystem::path& file);

/// Shows a trace that was read meanwhile; waits at most so long for it.
void take_opened_trace(Session& session, std::chrono::milliseconds wait);
/// The same for a text, of which `name` says where it comes from.
void take_text(Session& session, const std::string& name, const std::string& text);

/// Takes the code of a run, as exchange::run_code writes it. False, with a notice, when it is none.
bool take_run_code(Session& session, std::string_view text);
/// The code of the run and the step shown.
std::string run_code_of(const Session& session);

enum class Saved : std::uint8_t { Yes, No, Exists };

/// Saves the work in a file, which is the open one from then on. A notice says how it went; with
/// Overwrite::Never a file that is there is left alone, and the answer is Exists.
Saved save_work(Session& session, std::filesystem::path file, Overwrite overwrite);

/// Shows again what was left behind, or forgets it.
void restore_left_work(Session& session);
void discard_left_work(Session& session);

}  // namespace statescope::session
