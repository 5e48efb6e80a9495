#include "exchange/open_closed_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "puzzle/board_text.hpp"
#include "trace/frontier_view.hpp"

namespace statescope::exchange {

namespace {

using trace::EventKind;
using trace::NodeId;
using trace::Step;
using trace::Trace;

constexpr const char* none = "–";

/// A to Z, AA, AB, as spreadsheets name columns.
std::string letter(NodeId id) {
    constexpr NodeId letters = 26;
    std::string name;
    for (NodeId rest = id + 1; rest > 0; rest = (rest - 1) / letters)
        name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % letters));
    return name;
}

class Writer {
  public:
    Writer(const Trace& trace, Step step, const OpenClosedOptions& options)
        : trace_(trace),
          order_(trace.head().order),
          last_(std::min(step, trace.last_step())),
          options_(options),
          frontier_(trace) {}

    Table table() {
        Table table{.titles = {"step", "take", figure_title(), "OPEN after", "CLOSED"},
                    .rows = {{"0", none, none, open(0), none}},
                    .word_columns = 0};
        table.word_columns = table.titles.size();
        std::size_t taken = 0;
        for (Step at = 1; at <= last_; ++at) {
            const EventKind kind = trace_.event(at).kind;
            if (kind != EventKind::Taken && kind != EventKind::Found) continue;
            if (++taken <= options_.most_rows) table.rows.push_back(row(taken, at));
        }
        if (taken > options_.most_rows) {
            table.rows.push_back(
                {"…", fmt::format("{} more", taken - options_.most_rows), "", "", ""});
        }
        return table;
    }

  private:
    /// What the node's turn goes by.
    std::string figure_title() const {
        if (!order_.has_f()) return "depth";
        if (order_.weights.h == 0) return "g";
        if (order_.weights.g == 0) return "h";
        return order_.weights.h == 1 ? "g + h" : fmt::format("g + {} · h", order_.weights.h);
    }

    std::string figure(const trace::Node& node) const {
        const std::uint32_t g = node.g;
        if (!order_.has_f() || order_.weights.h == 0) return fmt::to_string(g);
        if (order_.weights.g == 0) return fmt::to_string(node.h);
        if (order_.weights.h == 1) return fmt::format("{} + {}", g, node.h);
        return fmt::format("{} + {} · {}", g, order_.weights.h, node.h);
    }

    Fields row(std::size_t number, Step taken) const {
        const NodeId id = trace_.event(taken).node;
        const trace::Node node = trace_.node(id);
        const bool ends = trace_.event(taken).kind == EventKind::Found ||
                          (taken < last_ && trace_.event(taken + 1).kind == EventKind::Solved);
        if (ends) return {fmt::to_string(number), letter(id) + " = goal", figure(node), "", ""};
        const Step after = end_of_expansion(taken);
        return {fmt::to_string(number), take(id, node), figure(node), open(after), closed(after)};
    }

    /// The letter with the board, but for the start, which the table's caption tells.
    std::string take(NodeId id, const trace::Node& node) const {
        if (id == 0) return letter(id);
        std::string text = letter(id) + " " + board(node.board);
        if (!node.dropped) return text;
        return text + ", thrown away: = " + letter(trace_.event(node.taken + 1).other);
    }

    /// Digits where each tile has one.
    std::string board(puzzle::Board board) const {
        const puzzle::Shape shape = trace_.head().shape;
        std::string text = puzzle::board_text(board, shape);
        if (shape.tiles() < 10) text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
        return text;
    }

    Step end_of_expansion(Step taken) const {
        Step at = taken;
        while (at < last_ && trace_.event(at + 1).kind != EventKind::Taken &&
               trace_.event(at + 1).kind != EventKind::Found) {
            ++at;
        }
        return at;
    }

    std::string open(Step step) const {
        return list(frontier_.at(step), [&](NodeId id) {
            return order_.has_f() ? fmt::format("{}({})", letter(id), trace_.f(id)) : letter(id);
        });
    }

    std::string closed(Step step) const {
        return list(trace_.expansions().first(trace_.counters(step).expanded), letter);
    }

    template <class Text>
    std::string list(std::span<const NodeId> nodes, const Text& text) const {
        const std::size_t told = std::min(nodes.size(), options_.most_entries);
        std::string all;
        for (const NodeId id : nodes.first(told))
            all += (all.empty() ? "" : " ") + text(id);
        if (told < nodes.size()) all += fmt::format(" … {} more", nodes.size() - told);
        return all.empty() ? none : all;
    }

    const Trace& trace_;
    const trace::TakeOrder& order_;
    Step last_;
    const OpenClosedOptions& options_;
    trace::FrontierView frontier_;
};

}  // namespace

std::optional<std::string> why_no_open_closed(const Trace& trace) {
    const trace::TakeOrder& order = trace.head().order;
    if (order.two_sided())
        return "a search from both ends has two frontiers, so it has no table of OPEN and CLOSED";
    if (order.keeps_one_path()) {
        return "a search that keeps only one path has no CLOSED, so it has no table of OPEN and "
               "CLOSED";
    }
    return std::nullopt;
}

Table open_closed_table(const Trace& trace, Step step, const OpenClosedOptions& options) {
    return Writer(trace, step, options).table();
}

}  // namespace statescope::exchange
