#include "session/opened_trace.hpp"

#include <utility>
#include <variant>

#include "exchange/posthoc_reader.hpp"
#include "exchange/trace_file.hpp"
#include "session/file_text.hpp"
#include "session/work.hpp"

namespace statescope::session {

namespace fs = std::filesystem;

namespace {

/// Several times the longest search that can be shown.
constexpr std::size_t most_bytes = std::size_t{2} << 30;

OpenedTrace of_our_own(std::string_view text) {
    auto read = exchange::read_trace(text);
    if (auto* fault = std::get_if<exchange::TraceFault>(&read))
        return {nullptr, std::move(fault->sentence)};
    auto& trace = std::get<exchange::TraceFile>(read);
    const exchange::TracedSearch& search = trace.search;
    Choices choices{.problem = search.problem,
                    .algorithm = search.algorithm,
                    .rule_set = search.rule_set,
                    .custom = search.rules,
                    .node_budget = search.node_budget};
    // What the set's name stands for may not be what it stood for when the trace was written.
    if (choices.rules() != search::in_force(search.algorithm->family, search.rules))
        choices.rule_set = search::RuleSet::Custom;
    const bool unsolvable = trace.recording.trace.outcome() == trace::Outcome::Exhausted;
    choices.prove_unsolvable = unsolvable;
    if (!search.picks.empty()) choices.picks = {search.problem, choices.rules(), search.picks};
    return {std::make_unique<Recorded>(choices, std::move(trace.recording)), trace.note};
}

OpenedTrace of_another_program(std::string_view text) {
    auto read = exchange::read_posthoc(text);
    if (auto* fault = std::get_if<exchange::ForeignTraceFault>(&read))
        return {nullptr, std::move(fault->sentence)};
    auto& trace = std::get<exchange::ForeignTrace>(read);
    const search::Algorithm& foreign = search::foreign_algorithm();
    const Choices choices{
        .problem = trace.problem, .algorithm = &foreign, .custom = search::textbook_rules(foreign)};
    return {std::make_unique<Recorded>(choices, std::move(trace.recording)), trace.note};
}

OpenedTrace read_file(const fs::path& file) {
    const std::optional<std::string> text = beginning_of(file, most_bytes);
    if (!text) return {nullptr, "it could not be read"};
    return exchange::is_trace_file(*text) ? of_our_own(*text) : of_another_program(*text);
}

}  // namespace

bool looks_like_trace(std::string_view beginning) {
    if (exchange::is_trace_file(beginning)) return true;
    const std::size_t first = beginning.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos || beginning[first] != '{') return false;
    // Boards in JSON have neither a version nor events.
    return !looks_like_work(beginning) && (beginning.find("\"events\"") != std::string_view::npos ||
                                           beginning.find("\"version\"") != std::string_view::npos);
}

TraceOpening::TraceOpening(fs::path file)
    : file_(std::move(file)),
      result_(std::async(std::launch::async, [file = file_] { return read_file(file); })) {}

std::optional<OpenedTrace> TraceOpening::finished(std::chrono::milliseconds wait) {
    if (!result_.valid() || result_.wait_for(wait) != std::future_status::ready)
        return std::nullopt;
    return result_.get();
}

}  // namespace statescope::session
