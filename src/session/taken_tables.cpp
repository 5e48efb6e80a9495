#include "session/taken_tables.hpp"

#include <algorithm>

#include "exchange/comparison_text.hpp"
#include "exchange/counters_table.hpp"
#include "exchange/open_closed_table.hpp"
#include "exchange/summary_table.hpp"
#include "exchange/tables.hpp"
#include "study/comparison.hpp"

namespace statescope::session {

using teach::Text;

namespace {

exchange::TableForm table_form(TakenForm form) {
    if (form == TakenForm::Csv) return exchange::TableForm::Csv;
    return form == TakenForm::Markdown ? exchange::TableForm::Markdown : exchange::TableForm::Latex;
}

exchange::ComparisonForm comparison_form(TakenForm form) {
    if (form == TakenForm::Csv) return exchange::ComparisonForm::Csv;
    return form == TakenForm::Markdown ? exchange::ComparisonForm::Markdown
                                       : exchange::ComparisonForm::Latex;
}

/// The search that is shown first.
std::string comparison_text(const TakingFrom& from, TakenForm form) {
    std::vector<study::Run> runs;
    std::vector<const search::Recording*> recordings;
    const auto add = [&](const Recorded& recorded) {
        runs.push_back({recorded.choices().algorithm, recorded.rules()});
        recordings.push_back(&recorded.recording());
    };
    add(*from.recorded);
    for (const auto& beside : from.beside)
        add(*beside);
    const search::Problem& problem = from.recorded->choices().problem;
    const exchange::ComparedPair pair{problem, study::compare(problem, runs, recordings)};
    return exchange::comparisons_text(runs, {&pair, 1}, comparison_form(form));
}

}  // namespace

std::optional<std::string> why_no_table(const TakingFrom& from, Taken taken) {
    const auto reason = [&](Text text) { return std::string(from.phrases(text)); };
    if (taken == Taken::OpenClosed) return exchange::why_no_open_closed(from.recorded->trace());
    if (taken == Taken::Comparison) {
        if (from.beside.empty()) return reason(Text::reason_nothing_compared);
        if (std::find(from.beside.begin(), from.beside.end(), nullptr) != from.beside.end())
            return reason(Text::reason_still_compared);
    }
    if (taken == Taken::Experiment && from.summaries.empty())
        return reason(Text::reason_no_experiment);
    return std::nullopt;
}

std::string taken_table(const TakingFrom& from, const Taking& taking) {
    const trace::Trace& trace = from.recorded->trace();
    const exchange::TableForm form = table_form(taking.form);
    switch (taking.taken) {
        case Taken::Comparison:
            return comparison_text(from, taking.form);
        case Taken::Experiment:
            return exchange::table_text(exchange::summary_table(from.summaries), form);
        case Taken::Counters:
            return exchange::table_text(exchange::counters_table(from.phrases, trace, from.step),
                                        form);
        default:
            break;
    }
    return exchange::table_text(exchange::open_closed_table(trace, from.step), form);
}

}  // namespace statescope::session
