#pragma once

#include <string>
#include <vector>

#include "search/catalogue.hpp"
#include "search/rules.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// The search that takes nodes in this order, by its current rules, as text, a line each, indented
/// by four spaces a level.
std::vector<std::string> pseudocode(const Phrases& phrases, const trace::TakeOrder& order,
                                    const search::Rules& rules);

/// Index of the line that was carried out at a step of a trace recorded by these rules. Every
/// event has one.
int highlighted_line(const trace::Trace& trace, const search::Rules& rules, trace::Step step);

}  // namespace statescope::teach
