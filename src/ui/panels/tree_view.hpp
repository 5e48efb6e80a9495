#pragma once

#include "ui/panels/tree_camera.hpp"
#include "ui/panels/tree_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// How the tree is looked at: the camera on its way from one view to the next, and whether it goes
/// along with the search. While following, the whole tree is shown as long as the boards round the
/// current node stay readable; after that, the part round it. Moving the picture by hand ends
/// following, zooming only leaves the zoom to the user.
class TreeView {
  public:
    /// The camera of this frame.
    const TreeCamera& camera() const { return shown_; }
    bool following() const { return following_; }

    /// Call in every frame, after the stage's update: `change` is what that returned.
    void update(Scene& scene, const TreeStage& stage, TreeStage::Change change, render::Box screen);

    void set_following(bool following) {
        following_ = following;
        own_zoom_ = false;
        wanted_ = true;
    }
    /// Shows all nodes there are.
    void fit(const Scene& scene, const TreeStage& stage);
    /// Shows the node at full size in the middle.
    void show_full_size(const TreeStage& stage, trace::NodeId node);
    void pan(float right, float down);
    void zoom_about(render::Point fixed, float factor);
    void zoom(float factor) { zoom_about(screen_.centre(), factor); }
    /// Moves so that a node is in sight, where it is not.
    void reveal(const Scene& scene, const TreeStage& stage, trace::NodeId node);

  private:
    /// Where the middles of nodes may stand so that all of each is seen.
    render::Box room_for_middles(const Scene& scene, const TreeCamera& camera) const;
    TreeCamera fitted(const Scene& scene, const TreeStage& stage) const;
    TreeCamera followed(const Scene& scene, const TreeStage& stage) const;
    void go_to(const TreeCamera& target);
    void jump_to(const TreeCamera& target);
    void advance(Scene& scene);

    TreeCamera shown_;
    TreeCamera from_;
    TreeCamera target_;
    TreeCamera::Pitch pitch_;
    TreeCamera::Pitch readable_;
    render::Box screen_;
    float moved_for_ = 1;  ///< seconds since the motion to `target_` began
    trace::Step step_ = trace::never;
    bool following_ = true;
    bool own_zoom_ = false;  ///< the user zoomed while following
    bool wanted_ = true;     ///< following was switched on: go there although no step was made
};

}  // namespace statescope::ui
