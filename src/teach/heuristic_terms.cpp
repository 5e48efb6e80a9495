#include "teach/heuristic_terms.hpp"

#include <fmt/format.h>

#include <utility>

#include "search/chosen_heuristic.hpp"

namespace statescope::teach {

using search::HeuristicId;

namespace {

/// The texts for the name and the meaning of a heuristic.
std::pair<Text, Text> heuristic_texts(HeuristicId heuristic) {
    switch (heuristic) {
        case HeuristicId::Manhattan:
            return {Text::heuristic_manhattan, Text::heuristic_manhattan_meaning};
        case HeuristicId::Misplaced:
            return {Text::heuristic_misplaced, Text::heuristic_misplaced_meaning};
        case HeuristicId::LinearConflict:
            return {Text::heuristic_linear_conflict, Text::heuristic_linear_conflict_meaning};
        case HeuristicId::WalkingDistance:
            return {Text::heuristic_walking_distance, Text::heuristic_walking_distance_meaning};
        case HeuristicId::InversionDistance:
            return {Text::heuristic_inversion_distance, Text::heuristic_inversion_distance_meaning};
        case HeuristicId::Gaschnig:
            return {Text::heuristic_gaschnig, Text::heuristic_gaschnig_meaning};
        case HeuristicId::Euclidean:
            return {Text::heuristic_euclidean, Text::heuristic_euclidean_meaning};
        case HeuristicId::Nilsson:
            return {Text::heuristic_nilsson, Text::heuristic_nilsson_meaning};
        case HeuristicId::Patterns:
            return {Text::heuristic_patterns, Text::heuristic_patterns_meaning};
        case HeuristicId::Perfect:
            return {Text::heuristic_perfect, Text::heuristic_perfect_meaning};
        case HeuristicId::ManhattanBlank:
            return {Text::heuristic_manhattan_blank, Text::heuristic_manhattan_blank_meaning};
        case HeuristicId::ManhattanCheckerboard:
            return {Text::heuristic_manhattan_checkerboard,
                    Text::heuristic_manhattan_checkerboard_meaning};
        case HeuristicId::LinearConflictPairs:
            return {Text::heuristic_linear_conflict_pairs,
                    Text::heuristic_linear_conflict_pairs_meaning};
        case HeuristicId::WeightedSum:
            return {Text::heuristic_weighted_sum, Text::heuristic_weighted_sum_meaning};
        case HeuristicId::None:
            break;
    }
    return {Text::heuristic_none, Text::heuristic_none_meaning};
}

std::string weighted(const Phrases& phrases, const search::Weighted& part) {
    const std::string name(term(phrases, part.heuristic).name);
    if (part.weight == search::Weight{}) return name;
    const bool whole = part.weight.denominator == 1;
    const std::string weight =
        whole ? fmt::to_string(part.weight.numerator)
              : fmt::format("{}/{}", part.weight.numerator, part.weight.denominator);
    return phrases(Text::weighted_part, arg("weight", weight), arg("heuristic", name));
}

}  // namespace

Term term(const Phrases& phrases, HeuristicId heuristic) {
    const auto [name, meaning] = heuristic_texts(heuristic);
    return {phrases(name), phrases(meaning)};
}

std::optional<std::string> why_unavailable(const Phrases& phrases,
                                           const search::Heuristic& heuristic, puzzle::Board goal,
                                           puzzle::Shape shape) {
    if (search::available(heuristic, goal, shape)) return std::nullopt;
    const Text reason = heuristic.needs == search::Requirement::RingRoundCentre
                            ? Text::heuristic_needs_ring
                            : Text::heuristic_needs_ranked_cells;
    return phrases(reason, arg("heuristic", term(phrases, heuristic.id).name));
}

std::string heuristic_name(const Phrases& phrases, const search::Rules& rules) {
    return heuristic_name(phrases, search::heuristic_as_sum(rules));
}

std::string heuristic_name(const Phrases& phrases, const search::WeightedSum& sum) {
    const std::string first = weighted(phrases, sum.first);
    if (sum.second.heuristic == HeuristicId::None) return first;
    return phrases(Text::weighted_parts, arg("first", first),
                   arg("second", weighted(phrases, sum.second)));
}

std::optional<std::string> why_h_unavailable(const Phrases& phrases, const search::Rules& rules,
                                             puzzle::Board goal, puzzle::Shape shape) {
    return why_h_unavailable(phrases, search::heuristic_as_sum(rules), goal, shape);
}

std::optional<std::string> why_h_unavailable(const Phrases& phrases, const search::WeightedSum& sum,
                                             puzzle::Board goal, puzzle::Shape shape) {
    for (const HeuristicId part : {sum.first.heuristic, sum.second.heuristic})
        if (auto reason = why_unavailable(phrases, search::heuristic(part), goal, shape))
            return reason;
    return std::nullopt;
}

}  // namespace statescope::teach
