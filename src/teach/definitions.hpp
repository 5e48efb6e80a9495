#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "teach/phrases.hpp"
#include "trace/tally.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// A word and the sentence that says what it means. Both end with a zero and live as long as the
/// program.
struct Term {
    std::string_view name;
    std::string_view meaning;
};

/// The figures of a search, as the counters panel lists them.
enum class Counter : std::uint8_t {
    Taken,
    Expanded,
    Generated,
    Successors,
    Duplicates,
    CutOff,
    Forgotten,
    Visited,
    Frontier,
    LargestFrontier,
    Improved,
    Reopened,
    Depth,
    PointerMemory,  ///< in bytes
    PathMemory,     ///< in bytes
    count_
};

/// All counters, in the order in which they are listed.
std::span<const Counter> all_counters();

Term term(const Phrases& phrases, Counter counter);
std::uint64_t value(const trace::Counters& counters, Counter counter);

/// Whether the figure is a number of bytes.
constexpr bool is_memory(Counter counter) {
    return counter == Counter::PointerMemory || counter == Counter::PathMemory;
}

/// Bytes of the nodes when each stores its board (8 bytes) and a pointer to its parent (8 bytes),
/// as in documents 1, 2 and 3.
std::size_t pointer_bytes(const trace::Counters& counters);

/// Bytes of the nodes when each stores its board (8 bytes) and its whole path (a byte a move), as
/// in document 4.
std::size_t path_bytes(const trace::Counters& counters);

/// What "visited" means by a rule: "boards generated", and the sentence to it.
Term term(const Phrases& phrases, trace::VisitedRule rule);

/// The signs of the legend.
enum class Sign : std::uint8_t {
    Frontier,
    Current,
    Expanded,
    Duplicate,
    CutOff,
    Forgotten,
    Stale,
    Path,
    Goal,
    count_
};

Term term(const Phrases& phrases, Sign sign);

/// The words of the help page, in the order in which they explain each other.
std::array<Term, 18> help_words(const Phrases& phrases);

/// A key and what it does.
struct KeyHelp {
    std::string_view keys;
    std::string_view action;
};
std::array<KeyHelp, 22> help_keys(const Phrases& phrases);

}  // namespace statescope::teach
