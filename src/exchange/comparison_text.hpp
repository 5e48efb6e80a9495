#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "exchange/rule_names.hpp"
#include "exchange/tables.hpp"
#include "search/problem.hpp"
#include "study/comparison.hpp"

namespace statescope::exchange {

/// The comparison of some runs on one pair of boards.
struct ComparedPair {
    search::Problem problem;
    study::Comparison comparison;
};

enum class ComparisonForm : std::uint8_t { Text, Csv, Markdown, Latex, Json };

template <>
std::span<const Named<ComparisonForm>> names();

/// Bytes of the nodes of a run as its search stores them: each its board (8 bytes), and a pointer
/// to its parent (8 bytes) or its whole path (a byte a move). Nothing for a search in rounds, which
/// keeps one path and the nodes beside it, whatever it has made.
std::optional<std::uint64_t> node_bytes(const study::Run& run, const trace::Counters& counters);

/// A row a run with all its figures: `start goal run settings outcome moves shortest taken expanded
/// generated successors duplicates reopened largest_frontier visited node_bytes b_star`. The first
/// two columns are there with `whole` only.
Table figures_table(std::span<const study::Run> runs, const ComparedPair& pair, bool whole);

/// A row for each rule in which the runs differ, a column for each run; - where a rule makes no
/// difference to a run.
Table settings_table(std::span<const study::Run> runs);

/// A row for every two runs: boards expanded by the first alone, the second alone, and both.
Table expanded_table(std::span<const study::Run> runs, const study::Comparison& comparison);

/// Comparisons of the same runs. Text and Markdown tell start and goal, and hold all three tables
/// for each pair; CSV is one table with a row for each run on each pair; LaTeX is the table of the
/// figures for each pair; JSON is one object a line for each pair.
std::string comparisons_text(std::span<const study::Run> runs, std::span<const ComparedPair> pairs,
                             ComparisonForm form);

}  // namespace statescope::exchange
