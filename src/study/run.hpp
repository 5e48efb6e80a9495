#pragma once

#include "search/catalogue.hpp"
#include "search/rules.hpp"

namespace statescope::study {

/// A search and the rules it runs by: what is compared, and what an experiment runs on its boards.
struct Run {
    const search::Algorithm* algorithm = nullptr;
    search::Rules rules;

    friend bool operator==(const Run&, const Run&) = default;
};

}  // namespace statescope::study
