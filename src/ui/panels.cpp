#include "ui/panel.hpp"
#include "ui/panels/boards_panel.hpp"
#include "ui/panels/counters_panel.hpp"
#include "ui/panels/current_panel.hpp"
#include "ui/panels/frontier_panel.hpp"
#include "ui/panels/notes_panel.hpp"
#include "ui/panels/picture_panel.hpp"
#include "ui/panels/pseudocode_panel.hpp"
#include "ui/panels/search_panel.hpp"
#include "ui/panels/selected_panel.hpp"
#include "ui/panels/solution_panel.hpp"
#include "ui/panels/solvability_panel.hpp"
#include "ui/panels/visited_panel.hpp"

namespace statescope::ui {

std::vector<std::unique_ptr<Panel>> make_panels() {
    std::vector<std::unique_ptr<Panel>> panels;
    const auto inversions = std::make_shared<InversionHover>();

    panels.push_back(std::make_unique<BoardsPanel>(inversions));
    panels.push_back(std::make_unique<SolvabilityPanel>(inversions));
    panels.push_back(std::make_unique<SearchPanel>());
    panels.push_back(std::make_unique<NotesPanel>());
    panels.push_back(std::make_unique<PicturePanel>());
    panels.push_back(std::make_unique<CurrentPanel>());
    panels.push_back(std::make_unique<SolutionPanel>());
    panels.push_back(std::make_unique<FrontierPanel>());
    panels.push_back(std::make_unique<VisitedPanel>());
    panels.push_back(std::make_unique<SelectedPanel>());
    panels.push_back(std::make_unique<PseudocodePanel>());
    panels.push_back(std::make_unique<CountersPanel>());
    return panels;
}

}  // namespace statescope::ui
