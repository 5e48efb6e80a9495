#include "ui/panels/picture_panel.hpp"

#include <algorithm>
#include <string>

#include "ui/choices.hpp"
#include "ui/control_face.hpp"
#include "ui/panels/compare_picture.hpp"
#include "ui/panels/experiment_picture.hpp"
#include "ui/panels/heuristic_picture.hpp"
#include "ui/panels/map_picture.hpp"
#include "ui/panels/optimal_picture.hpp"
#include "ui/panels/shortest_picture.hpp"
#include "ui/panels/tree_picture.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

namespace {

// At scale 1.
constexpr float least_beside_tabs = 340;
constexpr float row_gap = 4;

}  // namespace

PicturePanel::PicturePanel() {
    pictures_.push_back(std::make_unique<TreePicture>());
    pictures_.push_back(std::make_unique<MapPicture>());
    pictures_.push_back(std::make_unique<ShortestPicture>());
    pictures_.push_back(std::make_unique<ComparePicture>());
    pictures_.push_back(std::make_unique<ExperimentPicture>());
    pictures_.push_back(std::make_unique<OptimalPicture>());
    pictures_.push_back(std::make_unique<HeuristicPicture>());
}

PanelSpec PicturePanel::spec() const {
    return {.name = "picture",
            .column = Column::Middle,
            .height = 420,
            .least_height = 220,
            .stretch = 1,
            .has_header = false,
            .scrolls = false};
}

std::string PicturePanel::title(const Scene& scene) const {
    return std::string(scene.say(pictures_[shown(scene)]->tab()));
}

std::size_t PicturePanel::shown(const Scene& scene) const {
    const auto chosen = std::find_if(pictures_.begin(), pictures_.end(), [&](const auto& picture) {
        return picture->name() == scene.session.preferences.picture;
    });
    return chosen == pictures_.end() ? 0 : static_cast<std::size_t>(chosen - pictures_.begin());
}

/// The width of the tabs, the gap behind them included.
float PicturePanel::draw_tabs(Scene& scene) {
    std::vector<std::string> ids;
    for (const auto& picture : pictures_)
        ids.push_back("picture_" + std::string(picture->name()));
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < pictures_.size(); ++i)
        choices.push_back({.text = scene.say(pictures_[i]->tab()), .id = ids[i]});
    const ImVec2 corner = ImGui::GetCursorPos();
    const int now = static_cast<int>(shown(scene));
    const int pressed = tabs(scene.look, choices, now);
    if (pressed != now) {
        scene.session.preferences.picture = pictures_[static_cast<std::size_t>(pressed)]->name();
    }
    const float width = ImGui::GetItemRectMax().x - ImGui::GetWindowPos().x - corner.x;
    ImGui::SetCursorPos(corner);
    return width + scene.look.px(10);
}

void PicturePanel::draw(Scene& scene) {
    const ImVec2 corner = ImGui::GetCursorPos();
    const float room = ImGui::GetContentRegionAvail().x;
    float tabs = draw_tabs(scene);
    // What a picture says and offers in its first row is worth a row of its own.
    if (room - tabs < scene.look.px(least_beside_tabs)) {
        ImGui::SetCursorPos({corner.x, corner.y + scene.look.px(control_height + row_gap)});
        tabs = 0;
    }
    pictures_[shown(scene)]->draw(scene, tabs);
}

}  // namespace statescope::ui
