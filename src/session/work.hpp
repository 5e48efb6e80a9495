#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "session/choices.hpp"
#include "session/preferences.hpp"
#include "session/run_to.hpp"

namespace statescope::session {

class Session;

/// A piece of work: everything that makes the window show again what it shows.
struct Work {
    Choices choices;
    std::vector<Choices> beside;  ///< the searches compared with it
    std::string start_text;       ///< of the field, where it is not (yet) its board's
    std::string goal_text;
    trace::Step step = 0;
    std::optional<puzzle::Board> selected;
    std::vector<Condition> breakpoints;
    std::string notes;
    Preferences view;  ///< only what is the view of the work, see view_json
    double speed = 0;  ///< of playing, in steps a second

    friend bool operator==(const Work&, const Work&) = default;
};

/// What the window shows now.
Work work_of(const Session& session);
/// Has the window show it. The search is recorded anew, and shown at the step once it is there.
void take_work(Session& session, const Work& work);

/// The end of the names of work files.
inline constexpr std::string_view work_extension = ".statescope";

/// The work as a file: JSON, see docs/work_files.md.
std::string work_text(const Work& work);

/// Why a text is no work file, in one sentence without a full stop, with line and column.
struct WorkFault {
    std::string sentence;
};

/// Reads a work file. What an older file does not say is as in `otherwise`.
std::variant<Work, WorkFault> read_work(std::string_view text, const Work& otherwise);

/// Whether a text is meant as a work file, be it damaged: so that it is not taken for boards.
bool looks_like_work(std::string_view text);

}  // namespace statescope::session
