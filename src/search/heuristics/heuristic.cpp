#include "search/heuristics/heuristic.hpp"

#include "search/heuristics/manhattan.hpp"
#include "search/heuristics/misplaced.hpp"
#include "search/heuristics/none.hpp"

namespace statescope::search {

std::span<const Heuristic> heuristics() {
    static const std::array<Heuristic, 3> all{manhattan, misplaced, no_heuristic};
    return all;
}

const Heuristic& heuristic(HeuristicId id) {
    for (const Heuristic& candidate : heuristics()) {
        if (candidate.id == id) return candidate;
    }
    return no_heuristic;
}

const Heuristic* find_heuristic(std::string_view name) {
    for (const Heuristic& candidate : heuristics()) {
        if (candidate.name == name) return &candidate;
    }
    return nullptr;
}

}  // namespace statescope::search
