#include "session/choices.hpp"

#include "search/chosen_heuristic.hpp"
#include "teach/samples.hpp"

namespace statescope::session {

search::Rules Choices::chosen_rules() const {
    switch (rule_set) {
        case search::RuleSet::Document:
            return algorithm->document_rules;
        case search::RuleSet::Textbook:
            return search::textbook_rules(*algorithm);
        case search::RuleSet::Custom:
            return custom;
    }
    return custom;
}

search::Rules Choices::rules() const {
    search::Rules rules = chosen_rules();
    if (!search::h_is_available(rules, problem.goal, problem.shape))
        search::set_heuristic(rules, search::alone(search::HeuristicId::Manhattan));
    return search::in_force(algorithm->family, rules);
}

std::span<const trace::NodeId> Choices::picked() const {
    if (picks.problem != problem || picks.rules != rules()) return {};
    return picks.nodes;
}

search::RuleSet offered(search::RuleSet rule_set, const search::Algorithm& algorithm) {
    return rule_set == search::RuleSet::Document ? search::usual_rule_set(algorithm) : rule_set;
}

Choices opening_choices() {
    const search::Algorithm* algorithm = search::find_algorithm("bfs-parent");
    const teach::Sample& sample = teach::samples().front();
    return {.problem = sample.problem,
            .algorithm = algorithm,
            .custom = search::textbook_rules(*algorithm)};
}

}  // namespace statescope::session
