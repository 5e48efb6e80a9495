#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "search/catalogue.hpp"

namespace statescope::exchange {

/// Everything that decides a run, and the step it stands at.
struct CodedRun {
    search::Problem problem;
    const search::Algorithm* algorithm = nullptr;
    search::RuleSet rule_set = search::RuleSet::Textbook;
    search::Rules rules{};  ///< in full, whatever the rule set
    std::uint32_t node_budget = trace::default_node_budget;
    bool prove_unsolvable = false;
    std::vector<trace::NodeId> picks{};  ///< of the search in which the user chooses
    trace::Step step = 0;
};

/// A run in one line without spaces, to be pasted into a mail or a chat and back, or given to the
/// program:
///
///     statescope:3x3:283164705:123804765:astar:heuristic=misplaced:step=12
///
/// Rows by columns, start, goal, search; then, where they are not as usual, the name of the rule
/// set, each rule that is not the textbook's (`option=word`, as on the command line), `limit`,
/// `prove`, `choose` with the numbers of nodes as on the screen, and `step`. Boards of up to 9
/// cells are digits; larger ones numbers with dots between.
std::string run_code(const CodedRun& run);

/// Why a text is no code, in one sentence without a full stop, naming the part.
struct RunCodeError {
    std::string sentence;
};

/// Whether a text means to hold a code: "statescope:" stands in its beginning.
bool looks_like_run_code(std::string_view text);

/// Reads the code in a text. What a mail may have done to it does no harm: lines broken within it,
/// words and brackets around it, a full stop or comma behind it, capitals.
std::variant<CodedRun, RunCodeError> parse_run_code(std::string_view text);

}  // namespace statescope::exchange
