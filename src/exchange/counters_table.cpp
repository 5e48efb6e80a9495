#include "exchange/counters_table.hpp"

#include <fmt/format.h>

#include "teach/definitions.hpp"

namespace statescope::exchange {

namespace {

using teach::Counter;

/// Counters that cannot move in a search are left out. One in the memory of one path keeps only
/// that and what waits beside it, so what all its nodes would take says nothing.
bool applies(const trace::TakeOrder& order, Counter counter) {
    if (counter == Counter::CutOff) return order.rounds != trace::Rounds::None;
    if (counter == Counter::Forgotten) return order.forgets;
    if (teach::is_memory(counter)) return !order.keeps_one_path();
    if (counter == Counter::Improved || counter == Counter::Reopened) return order.minds_g();
    return true;
}

}  // namespace

Table counters_table(const teach::Phrases& say, const trace::Trace& trace, trace::Step step) {
    Table table{.titles = {"counter", "value"}, .rows = {}};
    const trace::Counters counters = trace.counters(step);
    for (const Counter counter : teach::all_counters()) {
        if (!applies(trace.head().order, counter)) continue;
        std::string name(teach::term(say, counter).name);
        if (teach::is_memory(counter)) name += ", B";
        table.rows.push_back({std::move(name), fmt::to_string(teach::value(counters, counter))});
    }
    return table;
}

}  // namespace statescope::exchange
