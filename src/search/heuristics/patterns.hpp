#pragma once

#include <memory>

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

class PatternDatabase;

/// The additive pattern database of the goal's ready partition (Korf and Felner 2002; see
/// PatternDatabase). Its estimator builds the database: some milliseconds up to 9 cells, some
/// seconds at 16.
extern const Heuristic patterns;

/// The same from a database at hand, which the caller keeps as long.
std::unique_ptr<const Estimator> pattern_estimator(const PatternDatabase& database);

}  // namespace statescope::search
