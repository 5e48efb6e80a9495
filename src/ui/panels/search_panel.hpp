#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "search/rules.hpp"
#include "ui/panel.hpp"

namespace statescope::ui {

/// Which search runs, and by which rules: the algorithm with its card, the set of rules, and each
/// rule in force. Changing one makes the rules one's own.
class SearchPanel : public Panel {
  public:
    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    void draw(Scene& scene) override;

  private:
    void draw_algorithm(Scene& scene);
    void draw_rule_sets(Scene& scene);
    std::optional<search::Rules> draw_sum(const Scene& scene);
    std::string read_sum(const Scene& scene, search::Rules& rules) const;
    void draw_node_budget(Scene& scene);

    std::string sum_text_;  ///< as being edited
    std::string sum_error_;
    bool sum_error_is_new_ = false;                 ///< to be brought into sight
    std::optional<search::WeightedSum> shown_sum_;  ///< the sum the text was written for

    std::string budget_text_;  ///< as being edited
    std::string budget_error_;
    bool budget_error_is_new_ = false;  ///< to be brought into sight
    std::uint32_t shown_budget_ = 0;    ///< the budget the text was written for
};

}  // namespace statescope::ui
