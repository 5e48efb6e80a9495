// Reads what trace_file.cpp wrote: line by line, as far as the file goes.

#include <fmt/format.h>

#include <istream>
#include <new>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "exchange/json_text.hpp"
#include "exchange/rule_names.hpp"
#include "exchange/search_json.hpp"
#include "exchange/trace_builder.hpp"
#include "exchange/trace_event_line.hpp"
#include "exchange/trace_file.hpp"
#include "exchange/trace_file_words.hpp"
#include "search/chosen_heuristic.hpp"

namespace statescope::exchange {

using nlohmann::json;
using trace::Outcome;

namespace {

/// The longest line that is read: the last one, with the moves of the longest answers.
constexpr std::size_t most_line_bytes = std::size_t{1} << 24;
constexpr const char* too_long = "no line of a trace is so long";

/// An object on one line.
std::variant<json, LineFault> read_object(std::string_view line) {
    auto parsed = parse_json(line);
    if (const auto* fault = std::get_if<JsonFault>(&parsed))
        return LineFault{fault->place.column, fault->sentence};
    json& object = std::get<json>(parsed);
    if (!object.is_object()) return LineFault{1, "here an object has to stand, {\"...\": ...}"};
    return std::move(object);
}

/// The first line.
class HeadLine {
  public:
    std::variant<TracedSearch, LineFault> read(std::string_view line) {
        line_ = line;
        auto parsed = read_object(line);
        if (const auto* fault = std::get_if<LineFault>(&parsed)) return *fault;
        const json& head = std::get<json>(parsed);
        std::string format;
        read_entry(head, "format", format);
        if (format != trace_format)
            return LineFault{1, "this is no trace of Statescope, whose first line names itself"};
        read_version(head);
        if (!fault_) read_search(head);
        if (!fault_) read_run(head);
        if (fault_) return *fault_;
        return std::move(search_);
    }

  private:
    void wrong(std::string_view key, std::string_view sentence) {
        if (fault_) return;
        const std::size_t at = line_.find(fmt::format("\"{}\"", key));
        fault_ = {at == std::string_view::npos ? 1 : at + 1, fmt::format("{}: {}", key, sentence)};
    }

    void read_version(const json& head) {
        int version = 0;
        read_entry(head, "version", version, teller());
        if (version == trace_version) return;
        wrong("version",
              version > trace_version
                  ? fmt::format("the trace is of version {}, and this program reads version {}: a "
                                "newer Statescope reads it",
                                version, trace_version)
                  : fmt::format("there is no version {}, the first is 1", version));
    }

    void read_search(const json& head) {
        std::string name;
        read_entry(head, "search", name, teller());
        search_.algorithm = search::find_algorithm(name);
        if (search_.algorithm == nullptr)
            return wrong("search", fmt::format("there is no search named \"{}\"", name));
        const json problem = object_of(head, "problem", teller());
        if (const auto read = read_problem(problem, teller())) search_.problem = *read;
        const json rules = object_of(head, "rules", teller());
        const json all_rules = rules_json({});
        for (const auto& rule : all_rules.items()) {
            if (!rules.contains(rule.key())) wrong("rules", rule.key() + " is missing");
        }
        search_.rules = read_rules(rules, {}, teller());
        if (fault_ || !search::uses_heuristic(search_.algorithm->family)) return;
        if (!search::h_is_available(search_.rules, search_.problem.goal, search_.problem.shape))
            wrong("heuristic", "it cannot be used for this goal");
    }

    void read_run(const json& head) {
        std::string rule_set;
        read_entry(head, "rule_set", rule_set, teller());
        const auto known = value_of<search::RuleSet>(rule_set);
        if (!known) return wrong("rule_set", fmt::format("\"{}\" is no word for it", rule_set));
        search_.rule_set = *known;
        std::int64_t budget = 0;
        read_entry(head, "node_budget", budget, teller());
        if (budget < 1 || budget >= trace::no_node)
            return wrong("node_budget", fmt::format("{} is no number of nodes", budget));
        search_.node_budget = static_cast<std::uint32_t>(budget);
        std::vector<std::int64_t> picks;
        read_entry(head, "picks", picks, teller());
        for (const std::int64_t pick : picks) {
            if (pick < 1 || pick > trace::no_node)
                return wrong("picks", fmt::format("{} is no number of a node", pick));
            search_.picks.push_back(static_cast<trace::NodeId>(pick - 1));
        }
    }

    TellWrong teller() {
        return [this](std::string_view key, std::string_view sentence) { wrong(key, sentence); };
    }

    std::string_view line_;
    TracedSearch search_;
    std::optional<LineFault> fault_;
};

/// Takes the lines of a file, one after the other.
class TraceReader {
  public:
    using Result = std::variant<TraceFile, TraceFault>;

    /// Takes the next piece of the text, wherever it is cut. False when a fault was found, after
    /// which nothing more needs to be read.
    bool take(std::string_view block) {
        while (!fault_) {
            const std::size_t end = block.find('\n');
            if (end == std::string_view::npos) break;
            if (carried_.empty()) {
                line(block.substr(0, end));
            } else {
                carried_ += block.substr(0, end);
                line(carried_);
                carried_.clear();
            }
            block.remove_prefix(end + 1);
        }
        if (fault_) return false;
        if (carried_.size() + block.size() > most_line_bytes) {
            ++lines_;
            fail({1, too_long});
            return false;
        }
        carried_ += block;
        return true;
    }

    /// To be called when the text is over.
    Result finish() {
        if (!fault_ && !carried_.empty()) unended_line();
        if (!fault_ && !recording_) cut_off();
        if (fault_) return *std::move(fault_);
        return TraceFile{std::move(search_), *std::move(recording_), std::move(note_)};
    }

  private:
    void line(std::string_view line) {
        ++lines_;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > most_line_bytes) {
            fail({1, too_long});
        } else if (recording_) {
            if (!line.empty()) fail({1, "the file goes on after its last line"});
        } else if (!builder_) {
            head(line);
        } else if (line.starts_with('{')) {
            last(line);
        } else {
            event(line);
        }
    }

    /// What stands after the last line end: a whole line only if it is an object, for of an event
    /// nobody knows whether its number goes on.
    void unended_line() {
        if (carried_.front() != '{' || !json::accept(carried_)) return;
        line(carried_);
    }

    void head(std::string_view line) {
        auto read = HeadLine().read(line);
        if (const auto* fault = std::get_if<LineFault>(&read)) {
            fail(*fault);
            return;
        }
        search_ = std::get<TracedSearch>(std::move(read));
        with_h_ = search::uses_heuristic(search_.algorithm->family);
        try {
            builder_.emplace(search_.problem, *search_.algorithm, search_.rules,
                             search_.node_budget);
        } catch (const std::bad_alloc&) {
            fail({1, fmt::format("for {} nodes there is not enough memory", search_.node_budget)});
        }
    }

    void event(std::string_view line) {
        const auto read = read_event_line(line, with_h_);
        if (const auto* fault = std::get_if<LineFault>(&read)) {
            fail(*fault);
        } else if (auto problem = builder_->add(std::get<ToldEvent>(read))) {
            fail({1, *std::move(problem)});
        }
    }

    void last(std::string_view line) {
        const auto parsed = read_object(line);
        if (const auto* fault = std::get_if<LineFault>(&parsed)) {
            fail(*fault);
            return;
        }
        const json& object = std::get<json>(parsed);
        const TellWrong wrong = [&](std::string_view key, std::string_view sentence) {
            const std::size_t at = line.find(fmt::format("\"{}\"", key));
            if (fault_) return;
            fail({at == std::string_view::npos ? 1 : at + 1, fmt::format("{}: {}", key, sentence)});
        };
        std::string word;
        read_entry(object, "outcome", word, wrong);
        const auto outcome = value_of<Outcome>(word);
        if (!outcome) return wrong("outcome", fmt::format("\"{}\" is no word for it", word));
        if (builder_->kept() == 0) return wrong("outcome", "there is no event");
        if (const auto problem = builder_->why_not(*outcome)) return wrong("outcome", *problem);
        recording_.emplace(builder_->finish(*outcome));
        compare(object, wrong);
    }

    /// Whether the last line says what the events came to.
    void compare(const json& object, const TellWrong& wrong) const {
        const trace::Trace& trace = recording_->trace;
        const auto expect = [&](const char* key, auto found) {
            decltype(found) said{};
            read_entry(object, key, said, wrong);
            if (said == found) return;
            wrong(key, fmt::format("the events come to {}, the last line says {}: the file has "
                                   "been changed",
                                   found, said));
        };
        expect("events", static_cast<std::uint64_t>(trace.events().size()));
        expect("nodes", static_cast<std::uint64_t>(trace.nodes().size()));
        expect("moves", puzzle::letters(recording_->moves));
        expect("digest", digest_text(trace_digest(trace)));
    }

    /// The file ends, and its last line has not come.
    void cut_off() {
        if (!builder_ || builder_->kept() == 0) {
            ++lines_;
            fail({carried_.size() + 1, builder_ ? "the file ends before the start is generated"
                                                : "the file ends within its first line"});
            return;
        }
        const Outcome outcome =
            builder_->may_end() ? builder_->implied_outcome() : Outcome::Cancelled;
        note_ = outcome == Outcome::Cancelled
                    ? fmt::format("the file is cut off: it holds the search up to step {}",
                                  builder_->kept() - 1)
                    : "the file ends without its last line, which tells whether it is whole";
        recording_.emplace(builder_->finish(outcome));
    }

    void fail(const LineFault& fault) {
        fault_ =
            TraceFault{lines_, fault.column,
                       fmt::format("line {}, column {}: {}", lines_, fault.column, fault.sentence)};
    }

    TracedSearch search_;
    std::optional<search::Recording> recording_;
    std::string note_;
    std::optional<TraceBuilder> builder_;
    bool with_h_ = false;
    std::size_t lines_ = 0;
    std::string carried_;  ///< the beginning of a line whose end has not come
    std::optional<TraceFault> fault_;
};

}  // namespace

std::variant<TraceFile, TraceFault> read_trace(std::string_view text) {
    TraceReader reader;
    reader.take(text);
    return reader.finish();
}

std::variant<TraceFile, TraceFault> read_trace(std::istream& in) {
    constexpr std::size_t block_bytes = std::size_t{1} << 16;
    TraceReader reader;
    std::string block(block_bytes, '\0');
    while (in.read(block.data(), block_bytes), in.gcount() > 0) {
        if (!reader.take(std::string_view(block.data(), static_cast<std::size_t>(in.gcount()))))
            break;
    }
    return reader.finish();
}

bool is_trace_file(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    return first.starts_with('{') &&
           first.find(fmt::format("\"{}\"", trace_format)) != std::string_view::npos;
}

}  // namespace statescope::exchange
