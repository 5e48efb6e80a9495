#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "study/run.hpp"
#include "teach/rule_terms.hpp"

namespace statescope::exchange {

/// All rules, in the order in which a run's text gives them.
std::span<const teach::Rule> all_rules();

/// The option of the command line that sets a rule, without the dashes: "goal-test".
std::string_view option_name(teach::Rule rule);

/// The word for what the rules say of one of them: "LURD", "manhattan", "yes".
std::string rule_word(teach::Rule rule, const search::Rules& rules);

/// Whether the rule makes a difference to the run.
bool has_effect(teach::Rule rule, const study::Run& run);

/// A run in full, as the command line reads it: the search, and every rule that makes a difference
/// to it: "astar --order LURD --duplicate-check generation ...".
std::string run_text(const study::Run& run);

/// The rules in which runs differ: those that make a difference to at least two of them and are
/// not the same for all of these.
std::vector<teach::Rule> differing_rules(std::span<const study::Run> runs);

/// A short name for each run: the search, and what sets it apart from the other runs of it, as in
/// "astar misplaced". Names of different runs differ.
std::vector<std::string> run_names(std::span<const study::Run> runs);

}  // namespace statescope::exchange
