#include "exchange/posthoc.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/tree_layout.hpp"
#include "puzzle/move.hpp"

namespace statescope::exchange {

using layout::TreeLayout;
using trace::Event;
using trace::EventKind;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;
using trace::Step;
using trace::Trace;

namespace {

/// The views: the board of the step at the left, and right of it the tree, a dot for each node.
/// `$COLS` stands for the number of columns. A label is never empty, which Posthoc refuses.
constexpr std::string_view head_text = R"({
 "version": "1.4.0",
 "pivot": { "x": "${{ $.x }}", "y": "${{ $.y }}" },
 "views": {
  "board": [
   { "$": "rect", "$for": { "$let": "i", "$to": "${{ $.tiles.length }}" },
     "x": "${{ $.i % $.cols }}", "y": "${{ Math.floor($.i / $.cols) }}", "width": 0.96, "height": 0.96,
     "fill": "${{ $.tiles[$.i] === 0 ? theme.background : (color[$.type] || theme.accent) }}",
     "label": "${{ $.tiles[$.i] === 0 ? ' ' : String($.tiles[$.i]) }}",
     "label-x": 0.33, "label-y": 0.68, "label-size": 0.5, "label-color": "${{ theme.foreground }}",
     "clear": true,
     "$info": { "board": "${{ $.tiles.join(' ') }}" } }
  ],
  "tree": [
   { "$": "circle", "x": "${{ $.x }}", "y": "${{ $.y }}", "radius": 0.3,
     "fill": "${{ color[$.type] || theme.accent }}", "clear": false,
     "$info": { "board": "${{ $.tiles.join(' ') }}" } }
  ],
  "main": [ { "$": "board", "cols": $COLS }, { "$": "tree" } ]
 },
 "events": [
)";

/// By which numbers nodes are known in the file: an entry that takes the place of an older one for
/// its board goes on under its number, and so does a node that is made again where it stood.
std::vector<NodeId> ids_of(const Trace& trace, std::size_t count) {
    std::vector<NodeId> ids(count);
    for (NodeId node = 0; node < count; ++node) {
        const Event& made = trace.event(trace.generated_at(node));
        const bool replaces = made.kind == EventKind::Reopened ||
                              (made.kind == EventKind::Improved && trace.head().replaces_stale);
        ids[node] = replaces ? ids[made.other] : trace.first_made(node) + 1;
    }
    return ids;
}

class EventWriter {
  public:
    EventWriter(const Trace& trace, bool with_h, std::uint32_t count, BlockWriter& out)
        : trace_(trace), with_h_(with_h), count_(count), ids_(ids_of(trace, count)), out_(out) {
        const puzzle::Shape shape = trace.head().shape;
        tree_left_ = shape.columns + 1;
        lay_out(0);
    }

    /// Source and destination, which every search has.
    bool write_ends() {
        Line start{"source", 0};
        start.node = trace_.nodes()[0];
        if (!write(start)) return false;
        NewNode goal = NewNode::start(trace_.head().goal, 0, false);
        goal.g = 0;
        Line end{"destination", no_node};
        end.node = goal;
        return write(end);
    }

    /// What an event of ours is in the file; nothing, or up to two of its events.
    bool write(Step step) {
        const Event& event = trace_.event(step);
        using enum EventKind;
        if (is_over(event.kind) && !close()) return false;
        open_ += trace::makes_node(event.kind) && event.kind != Found && event.kind != Met;
        open_ -= event.kind == Taken || event.kind == Forgotten ||
                 (event.kind == Improved && trace_.head().replaces_stale);
        switch (event.kind) {
            case Round:
                lay_out(event.node);
                return write(line("generating", event.node));
            case Generated:
                return write(line("generating", event.node));
            case Improved:
                return write(
                    line(trace_.head().replaces_stale ? "updating" : "generating", event.node));
            case Reopened:
            case BackedUp:
                return write(line("updating", event.node));
            case Taken:
                return taken(step);
            case Solved:
                expanding_.reset();
                return write(line("end", event.node));
            case Found:
            case Met:
                expanding_.reset();
                return write(line("generating", event.node)) && write(line("end", event.node));
            case Forgotten:
                return write(line("forgotten", event.node));
            case Duplicate:
            case Dropped:
            case Expanded:
            case Exhausted:
            case CutOff:
                break;
        }
        return true;
    }
    /// After the last event.
    bool close() {
        if (!expanding_) return true;
        ++closed_;
        Line closing = line("closing", *expanding_);
        expanding_.reset();
        return write(closing);
    }

  private:
    struct Line {
        std::string_view type;
        NodeId id = no_node;  ///< our number of the node; none for the destination
        NewNode node{};
    };

    Line line(std::string_view type, NodeId node) const {
        return {type, node, trace_.nodes()[node]};
    }

    /// Whether the expansion before an event of the kind is over.
    static bool is_over(EventKind kind) {
        using enum EventKind;
        return kind == Taken || kind == Round || kind == Forgotten || kind == BackedUp ||
               kind == Exhausted;
    }

    bool taken(Step step) {
        const Event& event = trace_.event(step);
        const EventKind verdict =
            step < trace_.last_step() ? trace_.event(step + 1).kind : EventKind::Expanded;
        if (verdict == EventKind::Dropped) return write(line("dropped", event.node));
        if (verdict == EventKind::CutOff) return write(line("cut-off", event.node));
        expanding_ = event.node;
        return write(line("expanding", event.node));
    }

    void lay_out(NodeId root) {
        tree_.emplace(trace_, count_, root);
        tree_shift_ = tree_left_ - tree_->bounds().left;
    }

    void place(const Line& line) {
        const auto slot = line.id != no_node ? tree_->find(line.id) : std::nullopt;
        // The goal, as long as no node holds it, is a dot below the board.
        layout::Point at{trace_.head().shape.columns / 2.0, trace_.head().shape.rows + 1.0};
        if (slot) {
            at = tree_->position(line.id);
            at.x += tree_shift_;
        }
        out_.add(fmt::format(R"(,"x":{:.2f},"y":{:.0f})", at.x, at.y));
    }

    bool write(const Line& line) {
        const bool a_node = line.id != no_node;
        out_.add(first_ ? "  " : ",\n  ");
        first_ = false;
        out_.add(R"({"type":")");
        out_.add(line.type);
        out_.add(R"(","id":)");
        if (a_node) {
            out_.add_number(ids_[line.id]);
        } else {
            out_.add(R"("goal")");
        }
        out_.add(R"(,"pId":)");
        if (line.node.parent != no_node) {
            out_.add_number(ids_[line.node.parent]);
        } else {
            out_.add("null");
        }
        figures(line);
        tiles(line.node.board);
        if (line.node.parent != no_node)
            out_.add(fmt::format(R"(,"move":"{}")", puzzle::letter(line.node.move)));
        out_.add(fmt::format(R"(,"open":{},"closed":{})", open_, closed_));
        const auto expansion = a_node ? trace_.expansion_number(line.id) : std::nullopt;
        if (expansion && (line.type == "expanding" || line.type == "closing"))
            out_.add(fmt::format(R"(,"order":{})", *expansion));
        place(line);
        out_.add('}');
        return out_.go_on();
    }

    void figures(const Line& line) {
        out_.add(fmt::format(R"(,"g":{})", std::uint32_t{line.node.g}));
        if (line.id == no_node) return;
        if (with_h_) out_.add(fmt::format(R"(,"h":{})", std::uint32_t{line.node.h}));
        if (trace_.head().order.has_f()) out_.add(fmt::format(R"(,"f":{})", trace_.f(line.id)));
    }

    void tiles(puzzle::Board board) {
        out_.add(R"(,"tiles":)");
        for (int cell = 0; cell < trace_.head().shape.cells(); ++cell) {
            out_.add(cell == 0 ? '[' : ',');
            out_.add_number(static_cast<std::uint32_t>(board.at(cell)));
        }
        out_.add(']');
    }

    const Trace& trace_;
    bool with_h_;
    std::uint32_t count_;  ///< nodes written
    std::vector<NodeId> ids_;
    BlockWriter& out_;
    bool first_ = true;
    std::uint32_t open_ = 0;
    std::uint32_t closed_ = 0;
    std::optional<NodeId> expanding_;
    std::optional<TreeLayout> tree_;
    double tree_left_ = 0;
    double tree_shift_ = 0;
};

}  // namespace

PosthocWritten write_posthoc(const search::Recording& recording, const TracedSearch& search,
                             const TextSink& sink, std::uint32_t most_nodes) {
    const Trace& trace = recording.trace;
    const auto nodes = static_cast<std::uint32_t>(trace.nodes().size());
    const std::uint32_t count = std::min(nodes, std::max(most_nodes, 1u));
    const std::size_t end = count < nodes ? trace.generated_at(count) : trace.events().size();
    const PosthocWritten stopped{.complete = false};
    BlockWriter out(sink);

    std::string head(head_text);
    const std::string_view columns = "$COLS";
    head.replace(head.find(columns), columns.size(), fmt::to_string(trace.head().shape.columns));
    out.add(head);
    EventWriter events(trace, search::uses_heuristic(search.algorithm->family), count, out);
    if (!events.write_ends()) return stopped;
    for (std::size_t step = 0; step < end; ++step) {
        if (!events.write(static_cast<Step>(step))) return stopped;
    }
    if (end == trace.events().size() && !events.close()) return stopped;
    out.add("\n ]\n}\n");
    if (!out.flush()) return stopped;
    return {.complete = true,
            .nodes_left_out = nodes - count,
            .events_left_out = trace.events().size() - end};
}

}  // namespace statescope::exchange
