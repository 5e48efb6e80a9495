#include "exchange/trace_lines.hpp"

#include <fmt/format.h>

#include <optional>

#include "exchange/event_names.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"

namespace statescope::exchange {

using puzzle::Board;
using trace::Event;
using trace::EventKind;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;
using trace::Trace;

namespace {

/// What an event is about: a node, or a successor that was thrown away, of which none was made.
struct Subject {
    NodeId node = no_node;
    NodeId parent = no_node;
    std::optional<puzzle::Move> move;
    std::optional<Board> board;
    std::optional<std::uint32_t> g;
};

class TraceLines {
  public:
    TraceLines(const Trace& trace, bool with_h, BlockWriter& out)
        : trace_(trace), with_h_(with_h), out_(out) {}

    bool write(const Event& event) {
        count(event);
        const Subject subject = subject_of(event);
        out_.add(R"({"step":)");
        out_.add_number(step_++);
        out_.add(R"(,"event":")");
        out_.add(event_word(event.kind));
        out_.add('"');
        node("node", subject.node);
        node("parent", subject.parent);
        text("move", subject.move ? std::string(1, puzzle::letter(*subject.move)) : "");
        text("board", subject.board ? puzzle::board_text(*subject.board, trace_.head().shape) : "");
        number("g", subject.g);
        const bool made = subject.node != no_node;
        const bool has_f = made && trace_.head().order.has_f();
        number("h", made && with_h_ ? std::optional<std::uint32_t>(trace_.nodes()[subject.node].h)
                                    : std::nullopt);
        number("f", has_f ? std::optional(trace_.f(subject.node)) : std::nullopt);
        node("other", event.other);
        number("frontier", frontier_);
        number("visited", visited_);
        number("expanded", expanded_);
        out_.add('}');
        return out_.end_line();
    }

  private:
    /// Brings the figures up to the event: those that change most and are looked at most.
    void count(const Event& event) {
        using enum EventKind;
        const EventKind kind = event.kind;
        visited_ += event.marks_visited;
        expanded_ += kind == Expanded;
        frontier_ += trace::makes_node(kind) && kind != Found && kind != Met;
        const bool replaces = kind == Improved && trace_.head().replaces_stale;
        frontier_ -= replaces || kind == Taken || kind == Forgotten;
    }

    Subject subject_of(const Event& event) const {
        if (event.node == no_node) return {};
        const NewNode& node = trace_.nodes()[event.node];
        if (event.kind == EventKind::Duplicate) {
            return {.node = no_node,
                    .parent = event.node,
                    .move = event.move,
                    .board = trace_.nodes()[event.other].board,
                    .g = node.g + 1};
        }
        return {.node = event.node,
                .parent = node.parent,
                .move = node.parent != no_node ? std::optional(node.move) : std::nullopt,
                .board = node.board,
                .g = node.g};
    }

    void key(std::string_view name) {
        out_.add(R"(,")");
        out_.add(name);
        out_.add(R"(":)");
    }
    void number(std::string_view name, std::optional<std::uint32_t> number) {
        key(name);
        if (number) {
            out_.add_number(*number);
        } else {
            out_.add("null");
        }
    }
    /// Numbers of nodes are those of the screen.
    void node(std::string_view name, NodeId node) {
        number(name, node != no_node ? std::optional(node + 1) : std::nullopt);
    }
    /// A text without anything to escape; null when it is empty.
    void text(std::string_view name, std::string_view text) {
        key(name);
        if (text.empty()) return out_.add("null");
        out_.add('"');
        out_.add(text);
        out_.add('"');
    }

    const Trace& trace_;
    bool with_h_;
    BlockWriter& out_;
    trace::Step step_ = 0;
    std::uint32_t frontier_ = 0;
    std::uint32_t visited_ = 0;
    std::uint32_t expanded_ = 0;
};

}  // namespace

bool write_trace_lines(const search::Recording& recording, const TracedSearch& search,
                       const TextSink& sink) {
    BlockWriter out(sink);
    TraceLines lines(recording.trace, search::uses_heuristic(search.algorithm->family), out);
    for (const Event& event : recording.trace.events()) {
        if (!lines.write(event)) return false;
    }
    return out.flush();
}

}  // namespace statescope::exchange
