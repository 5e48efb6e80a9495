#include "exchange/rule_names.hpp"

#include <array>
#include <vector>

#include "search/heuristics/heuristic.hpp"

namespace statescope::exchange {

template <>
std::span<const Named<search::RuleSet>> names() {
    using enum search::RuleSet;
    static constexpr std::array<Named<search::RuleSet>, 3> all{
        {{"document", Document}, {"textbook", Textbook}, {"custom", Custom}}};
    return all;
}

template <>
std::span<const Named<search::DuplicateCheck>> names() {
    using enum search::DuplicateCheck;
    static constexpr std::array<Named<search::DuplicateCheck>, 4> all{{{"generation", AtGeneration},
                                                                       {"expansion", AtExpansion},
                                                                       {"no-undo", NoUndoing},
                                                                       {"none", None}}};
    return all;
}

template <>
std::span<const Named<search::GoalTest>> names() {
    using enum search::GoalTest;
    static constexpr std::array<Named<search::GoalTest>, 2> all{
        {{"taken", WhenTaken}, {"generated", WhenGenerated}}};
    return all;
}

template <>
std::span<const Named<search::TieBreak>> names() {
    using enum search::TieBreak;
    static constexpr std::array<Named<search::TieBreak>, 5> all{{{"older", OlderFirst},
                                                                 {"newer", NewerFirst},
                                                                 {"larger-g", LargerG},
                                                                 {"smaller-g", SmallerG},
                                                                 {"text", BoardText}}};
    return all;
}

template <>
std::span<const Named<search::BetterG>> names() {
    using enum search::BetterG;
    static constexpr std::array<Named<search::BetterG>, 2> all{
        {{"update", Update}, {"ignore", Ignore}}};
    return all;
}

template <>
std::span<const Named<search::StaleEntries>> names() {
    using enum search::StaleEntries;
    static constexpr std::array<Named<search::StaleEntries>, 2> all{
        {{"skipped", Skipped}, {"expanded-again", ExpandedAgain}}};
    return all;
}

template <>
std::span<const Named<search::HeuristicId>> names() {
    static const auto all = [] {
        std::vector<Named<search::HeuristicId>> named;
        for (const search::Heuristic& heuristic : search::heuristics())
            named.push_back({heuristic.name, heuristic.id});
        return named;
    }();
    return all;
}

template <>
std::span<const Named<trace::Outcome>> names() {
    using enum trace::Outcome;
    static constexpr std::array<Named<trace::Outcome>, 7> all{{{"solved", Solved},
                                                               {"unsolvable", NotSearched},
                                                               {"exhausted", Exhausted},
                                                               {"cut-off", CutOff},
                                                               {"limit", Limit},
                                                               {"cancelled", Cancelled},
                                                               {"waiting", Waiting}}};
    return all;
}

}  // namespace statescope::exchange
