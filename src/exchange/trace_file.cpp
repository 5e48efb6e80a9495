#include "exchange/trace_file.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "exchange/event_names.hpp"
#include "exchange/rule_names.hpp"
#include "exchange/search_json.hpp"
#include "exchange/trace_file_words.hpp"
#include "puzzle/move.hpp"

namespace statescope::exchange {

using trace::Event;
using trace::EventKind;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;
using trace::Trace;

namespace {

using Json = nlohmann::ordered_json;  // keys stay in the order in which one reads them

/// What one of JSON's texts is in a line of its own, whatever bytes are in it.
std::string line_of(const Json& object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string head_line(const TracedSearch& search) {
    Json picks = Json::array();
    for (const NodeId pick : search.picks)
        picks.push_back(pick + 1);
    return line_of({{"format", trace_format},
                    {"version", trace_version},
                    {"search", search.algorithm->name},
                    {"rule_set", name_of(search.rule_set)},
                    {"problem", problem_json(search.problem)},
                    {"rules", rules_json(search.rules)},
                    {"node_budget", search.node_budget},
                    {"picks", picks}});
}

std::string last_line(const search::Recording& recording) {
    const Trace& trace = recording.trace;
    return line_of({{"outcome", name_of(trace.outcome())},
                    {"events", trace.events().size()},
                    {"nodes", trace.nodes().size()},
                    {"moves", puzzle::letters(recording.moves)},
                    {"digest", digest_text(trace_digest(trace))}});
}

/// Writes the line of an event: what does not follow from the lines before it.
class EventLines {
  public:
    EventLines(const Trace& trace, bool with_h, BlockWriter& out)
        : trace_(trace), with_h_(with_h), out_(out) {}

    bool write(const Event& event) {
        out_.add(event_letter(event.kind));
        switch (event.kind) {
            case EventKind::Generated:
            case EventKind::Found:
                if (trace_.nodes()[event.node].parent != no_node) move(event);
                h(event.node);
                break;
            case EventKind::Improved:
            case EventKind::Reopened:
            case EventKind::Met:
                move(event);
                h(event.node);
                node(event.other);
                break;
            case EventKind::Duplicate:
                move(event);
                node(event.other);
                break;
            case EventKind::Dropped:
                node(event.other);
                break;
            case EventKind::Taken:
            case EventKind::Forgotten:
                node(event.node);
                break;
            case EventKind::BackedUp:
                node(event.other);
                h(event.node);
                break;
            case EventKind::Round:
                number(trace_.rounds()[round_++].bound);
                h(event.node);
                break;
            case EventKind::Expanded:
            case EventKind::Solved:
            case EventKind::Exhausted:
            case EventKind::CutOff:
                break;
        }
        if (event.marks_visited) out_.add(" +");
        return out_.end_line();
    }

  private:
    void number(std::uint32_t number) {
        out_.add(' ');
        out_.add_number(number);
    }
    void node(NodeId node) { number(node + 1); }
    void h(NodeId node) {
        if (with_h_) number(trace_.nodes()[node].h);
    }
    void move(const Event& event) {
        out_.add(' ');
        out_.add(puzzle::letter(event.move));
    }

    const Trace& trace_;
    bool with_h_;
    BlockWriter& out_;
    std::size_t round_ = 0;
};

/// 64-bit FNV-1a (Fowler, Noll, Vo) over numbers, their lowest byte first.
class Fnv1a {
  public:
    void add(std::uint64_t number, int bytes) {
        for (int i = 0; i < bytes; ++i) {
            hash_ ^= number >> (8 * i) & 0xFF;
            hash_ *= 0x100000001b3u;
        }
    }
    /// Counted from 1, and 0 for none, whatever stands for none in memory.
    void add_node(NodeId node) { add(node == no_node ? 0 : node + 1, 4); }
    std::uint64_t hash() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xcbf29ce484222325u;
};

void add_node(Fnv1a& fnv, const NewNode& node) {
    fnv.add(node.board.bits(), 8);
    fnv.add_node(node.parent);
    fnv.add(static_cast<std::uint8_t>(node.move), 1);
    fnv.add(node.g, 4);
    fnv.add(node.h, 1);
    fnv.add(node.from_goal, 1);
}

}  // namespace

bool write_trace(const search::Recording& recording, const TracedSearch& search,
                 const TextSink& sink) {
    BlockWriter out(sink);
    out.add(head_line(search));
    if (!out.end_line()) return false;
    EventLines lines(recording.trace, search::uses_heuristic(search.algorithm->family), out);
    for (const Event& event : recording.trace.events()) {
        if (!lines.write(event)) return false;
    }
    out.add(last_line(recording));
    return out.end_line() && out.flush();
}

std::uint64_t trace_digest(const Trace& trace) {
    Fnv1a fnv;
    for (const Event& event : trace.events()) {
        fnv.add(static_cast<std::uint8_t>(event.kind), 1);
        fnv.add_node(event.node);
        fnv.add_node(event.other);
        fnv.add(static_cast<std::uint8_t>(event.move), 1);
        fnv.add(event.marks_visited, 1);
        if (trace::makes_node(event.kind)) add_node(fnv, trace.nodes()[event.node]);
    }
    return fnv.hash();
}

std::string digest_text(std::uint64_t digest) {
    return fmt::format("{:016x}", digest);
}

}  // namespace statescope::exchange
