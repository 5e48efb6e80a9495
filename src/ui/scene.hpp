#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "puzzle/board.hpp"
#include "session/session.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"
#include "ui/file_picture.hpp"
#include "ui/look.hpp"

namespace statescope::ui {

/// All that a panel needs to draw one frame.
struct Scene {
    const Look& look;
    session::Session& session;
    const teach::Phrases& say;

    const trace::Trace& trace;
    trace::Step step;
    trace::Counters counters;              ///< at the step
    std::optional<trace::NodeId> current;  ///< the node the step is about, if any was taken yet
    std::vector<trace::NodeId> path;       ///< from the start to the current node
    std::vector<bool> on_path;             ///< by node, as long as needed for the path's nodes

    /// The board under the mouse in this frame; every panel lights it up in the next.
    std::optional<puzzle::Board> hovered_now{};
    /// What is drawn for a picture file in this frame, if anything is.
    std::optional<FilePicture> file_picture{};
    /// What of the window is a picture by itself, without the controls around it.
    struct Part {
        std::string_view id;
        teach::Text name;
        ImVec2 low;
        ImVec2 high;
    };
    std::vector<Part> parts{};
    /// Set by whatever moves by itself, so that the next frame is drawn at once.
    bool moving = false;

    /// The node the step is about, or the start before any is taken.
    trace::NodeId node() const { return current.value_or(trace.root(step)); }
    puzzle::Shape shape() const { return trace.head().shape; }
    /// The pair cannot be solved and was not searched. While a search runs the recording shown may
    /// hold only the start too, but that says nothing of the pair.
    bool announced_unsolvable() const {
        return trace.outcome() == trace::Outcome::NotSearched && session.job() == nullptr;
    }
    bool is_on_path(trace::NodeId node) const { return node < on_path.size() && on_path[node]; }
};

/// The scene of a session's present step.
Scene make_scene(const Look& look, session::Session& session);

}  // namespace statescope::ui
