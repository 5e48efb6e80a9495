#include "session/choices.hpp"

#include "teach/samples.hpp"

namespace statescope::session {

search::Rules Choices::rules() const {
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

Choices opening_choices() {
    const search::Algorithm* algorithm = search::find_algorithm("bfs-parent");
    const teach::Sample& sample = teach::samples().front();
    return {.problem = sample.problem,
            .algorithm = algorithm,
            .custom = search::textbook_rules(*algorithm)};
}

}  // namespace statescope::session
