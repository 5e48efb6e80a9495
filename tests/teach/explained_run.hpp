#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "search/catalogue.hpp"
#include "search/rules.hpp"
#include "teach/explain.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// A recorded search and what is said at its steps.
struct ExplainedRun {
    search::Rules rules;
    search::Recording recording;
    std::string_view algorithm = {};

    const trace::Trace& trace() const { return recording.trace; }
    Explanation at(trace::Step step) const { return explain(Phrases{}, trace(), rules, step); }

    /// The first step of a kind.
    trace::Step first(trace::EventKind kind) const {
        for (trace::Step step = 0; step <= trace().last_step(); ++step) {
            if (trace().event(step).kind == kind) return step;
        }
        throw std::runtime_error("no such event");
    }

    /// The first step whose reason holds some words.
    Explanation with(std::string_view words) const {
        for (trace::Step step = 0; step <= trace().last_step(); ++step) {
            Explanation said = at(step);
            if (said.reason.find(words) != std::string::npos) return said;
        }
        return {};
    }
};

}  // namespace statescope::teach
