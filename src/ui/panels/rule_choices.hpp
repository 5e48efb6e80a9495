#pragma once

#include <functional>

#include "search/catalogue.hpp"
#include "search/rules.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// A list for each rule, showing the rules in force; those that make no difference are disabled
/// and say why. `below_heuristic` draws what belongs to the heuristic chosen. Returns the rules as
/// the user now wants them.
search::Rules rule_choices(const Scene& scene, const search::Algorithm& algorithm,
                           search::Rules rules, const std::function<void()>& below_heuristic);

}  // namespace statescope::ui
