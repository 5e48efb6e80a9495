#pragma once

#include "ui/panels/tree_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// The button behind which stands how the tree is drawn: direction, part, labels, folds. The
/// choices are the session's preferences. Key V opens it too.
void draw_view_button(Scene& scene);
ImVec2 view_button_size(const Scene& scene);

/// The menu of a node; open it as an ImGui popup of this name.
inline constexpr const char* node_menu_id = "###tree_node_menu";
enum class NodeMenuChoice { None, Choose, Seek, FoldOrOpen, ShowPath };
NodeMenuChoice node_menu(const Scene& scene, const TreeStage& stage, trace::NodeId node);

}  // namespace statescope::ui
