#include "ui/scene.hpp"

#include <algorithm>

namespace statescope::ui {

Scene make_scene(const Look& look, session::Session& session) {
    const trace::Trace& trace = session.trace();
    Scene scene{.look = look,
                .session = session,
                .say = session.phrases(),
                .trace = trace,
                .step = session.step(),
                .counters = session.counters(),
                .current = trace.current(session.step()),
                .path = {},
                .on_path = {}};
    scene.path = trace.path_to(scene.node());
    // In a search from both ends the path leads on to the goal, which was made early.
    scene.on_path.assign(*std::max_element(scene.path.begin(), scene.path.end()) + 1, false);
    // Before the first node is taken there is no way to mark.
    if (!scene.current) return scene;
    for (const trace::NodeId node : scene.path)
        scene.on_path[node] = true;
    return scene;
}

}  // namespace statescope::ui
