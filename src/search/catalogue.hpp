#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "search/family.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"
#include "trace/tally.hpp"
#include "trace/trace.hpp"

namespace statescope::search {

/// What a node stores so that the answer can be told.
enum class NodeStorage : std::uint8_t { ParentPointer, WholePath };

/// One choice of search: a name, the document it comes from, if it does, and that document's rules,
/// and the function that runs it, once for each observer.
struct Algorithm {
    std::string_view name;        ///< on the command line and in files
    std::optional<int> document;  ///< number of the source document, 1 to 4
    Family family;
    NodeStorage storage;
    Rules document_rules;  ///< the textbook's where there is no document
    Result (*record)(const Problem&, const Rules&, trace::Trace&);
    Result (*count)(const Problem&, const Rules&, trace::Counting&);
};

/// All searches, in the order in which they are offered.
std::span<const Algorithm> algorithms();

/// What stands for the search of another program, of which only a trace is known. It is none of
/// those offered, and cannot be run: its functions are null.
const Algorithm& foreign_algorithm();

/// The search of a name, or null.
const Algorithm* find_algorithm(std::string_view name);

/// The textbook's rules for a search: order L U R D, older first, visited when generated, goal
/// tested when taken, better g updates and reopens. Depth-first search marks boards when they are
/// expanded, without which it would not go as the recursive search does. Searches in rounds mark
/// nothing, but make no undoing move.
Rules textbook_rules(const Algorithm& algorithm);

/// The rules one means who names the search alone: its document's, or else the textbook's.
RuleSet usual_rule_set(const Algorithm& algorithm);

/// The facts a trace of this search begins with.
trace::TraceHead trace_head(const Problem& problem, const Algorithm& algorithm, const Rules& rules);

/// A search that was only counted.
struct Count {
    Result result;
    trace::Counters counters;
};

/// Runs a search and writes it down.
struct Recording {
    trace::Trace trace;
    std::vector<puzzle::Move> moves;  ///< the answer when solved
};
Recording record(const Problem& problem, const Algorithm& algorithm, const Rules& rules,
                 std::uint32_t node_budget = trace::default_node_budget,
                 trace::Watch* watch = nullptr);

/// The same for the search in which the user chooses: see you_choose.hpp.
Recording record_chosen(const Problem& problem, const Algorithm& algorithm, const Rules& rules,
                        std::span<const trace::NodeId> picks,
                        std::uint32_t node_budget = trace::default_node_budget);

/// Runs a search and only counts. It ends with Outcome::Cancelled when `go_on` says so. A search in
/// rounds keeps one path alone, so a budget may be as large as numbers of nodes are: no_node.
Count count(const Problem& problem, const Algorithm& algorithm, const Rules& rules,
            std::uint32_t node_budget = trace::default_node_budget, trace::GoOn go_on = {});

/// The recording of an unsolvable pair that is not searched: the start alone.
Recording not_searched(const Problem& problem, const Algorithm& algorithm, const Rules& rules);

}  // namespace statescope::search
