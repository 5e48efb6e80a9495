#pragma once

#include "ui/panels/tree_camera.hpp"
#include "ui/panels/tree_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// How the tree is looked at: the camera on its way from one view to the next, and whether it goes
/// along with the search. While following, the whole tree is shown as long as the boards round the
/// current node stay readable, or while the search plays too fast to look at single nodes; else the
/// part round the current node. Moving or zooming by hand ends following, and then no step changes
/// the view.
class TreeView {
  public:
    /// The camera of this frame.
    const TreeCamera& camera() const { return shown_; }
    bool following() const { return following_; }

    /// Call in every frame, after the stage's update: `change` is what that returned.
    void update(Scene& scene, const TreeStage& stage, TreeStage::Change change, render::Box screen);

    void set_following(bool following) {
        following_ = following;
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
    void take_screen(render::Box screen);
    /// Moves so that the start stays where it was, although all nodes stand elsewhere now.
    void keep_start(const TreeStage& stage);
    void advance(Scene& scene);

    TreeCamera shown_;
    TreeCamera from_;
    TreeCamera target_;
    layout::Point start_;  ///< where the start stands in the layout
    Orientation orientation_ = Orientation::TopDown;
    TreeCamera::Pitch pitch_;
    TreeCamera::Pitch readable_;
    render::Box screen_;
    float moved_for_ = 1;  ///< seconds since the motion to `target_` began
    trace::Step step_ = trace::never;
    bool following_ = true;
    bool wanted_ = true;  ///< following was switched on: go there although no step was made
};

}  // namespace statescope::ui
