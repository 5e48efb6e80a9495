#include "teach/why.hpp"

#include <algorithm>

#include "teach/explain.hpp"
#include "teach/figures.hpp"

namespace statescope::teach {

namespace {

using trace::Event;
using trace::EventKind;
using trace::NodeId;
using trace::Step;

/// Events of a board that are told, at most.
constexpr std::size_t most_lines = 12;

class Historian {
  public:
    Historian(const Phrases& phrases, const trace::Trace& trace, const search::Rules& rules,
              const WhyQuestion& question)
        : phrases_(phrases), trace_(trace), rules_(rules), question_(question) {}

    std::vector<WhyLine> tell() {
        const std::span<const Step> steps = question_.board_steps;
        const auto end = std::upper_bound(steps.begin(), steps.end(), question_.step);
        const auto so_far = static_cast<std::size_t>(end - steps.begin());
        if (so_far == 0) return {not_yet()};
        const std::size_t first = so_far > most_lines ? so_far - most_lines : 0;
        if (first > 0) {
            lines_.push_back({std::nullopt,
                              phrases_(Text::why_earlier, arg("count", grouped(phrases_, first)))});
        }
        for (const Step step : steps.subspan(first, so_far - first))
            tell_of(step);
        place_in_frontier();
        return std::move(lines_);
    }

  private:
    WhyLine not_yet() const {
        if (question_.board_steps.empty())
            return {std::nullopt, std::string(phrases_(Text::why_never))};
        return {question_.board_steps.front(), std::string(phrases_(Text::why_not_yet))};
    }

    void tell_of(Step step) {
        const Event& event = trace_.event(step);
        const auto add = [&](std::string text) { lines_.push_back({step, std::move(text)}); };
        switch (event.kind) {
            case EventKind::Generated:
            case EventKind::Found:
            case EventKind::Round:
                return add(made(event.node, Text::why_generated));
            case EventKind::Improved:
                return add(made(event.node, Text::why_improved));
            case EventKind::Reopened:
                return add(made(event.node, Text::why_reopened));
            case EventKind::Duplicate:
                return add(phrases_(Text::why_duplicate, arg("node", number(event.node)),
                                    arg("move", std::string(1, puzzle::letter(event.move)))));
            case EventKind::Taken:
                return add(phrases_(Text::why_taken,
                                    arg("reason", explain(phrases_, trace_, rules_, step).reason)));
            case EventKind::Expanded:
                return add(
                    phrases_(Text::why_expanded,
                             arg("expansion", trace_.expansion_number(event.node).value_or(0))));
            case EventKind::Dropped:
                return add(phrases_(Text::why_dropped, arg("node", number(event.other))));
            case EventKind::CutOff:
                return add(std::string(phrases_(Text::why_cut_off)));
            case EventKind::Forgotten:
                return add(std::string(phrases_(Text::why_forgotten)));
            case EventKind::BackedUp:
                return add(made(event.node, Text::why_backed_up));
            case EventKind::Met:
                return add(phrases_(Text::why_met, arg("node", number(event.node))));
            case EventKind::Solved:
                return add(std::string(phrases_(Text::why_solved)));
            case EventKind::Exhausted:
                return;
        }
    }

    std::string made(NodeId id, Text text) const {
        const trace::Node node = trace_.node(id);
        const std::string figures = figures_of(phrases_, trace_, id);
        if (node.parent == trace::no_node) {
            return phrases_(node.from_goal ? Text::why_goal_root : Text::why_start,
                            arg("node", number(id)), arg("figures", figures));
        }
        return phrases_(text, arg("node", number(id)), arg("figures", figures),
                        arg("parent", number(node.parent)),
                        arg("move", std::string(1, puzzle::letter(node.move))));
    }

    void place_in_frontier() {
        const std::span<const NodeId> frontier = question_.frontier;
        for (std::size_t place = 0; place < frontier.size(); ++place) {
            if (trace_.node(frontier[place]).board != question_.board) continue;
            std::string text = phrases_(Text::why_waits, arg("place", grouped(phrases_, place + 1)),
                                        arg("count", grouped(phrases_, frontier.size())));
            if (place > 0) text = with(text, Text::why_behind, frontier[place - 1]);
            if (place + 1 < frontier.size())
                text = with(text, Text::why_before, frontier[place + 1]);
            lines_.push_back({std::nullopt, std::move(text)});
        }
    }

    std::string with(const std::string& first, Text text, NodeId neighbour) const {
        return phrases_(
            Text::two_sentences, arg("first", first),
            arg("second", phrases_(text, arg("node", number(neighbour)),
                                   arg("figures", figures_of(phrases_, trace_, neighbour)))));
    }

    const Phrases& phrases_;
    const trace::Trace& trace_;
    const search::Rules& rules_;
    const WhyQuestion& question_;
    std::vector<WhyLine> lines_;
};

}  // namespace

std::vector<WhyLine> why(const Phrases& phrases, const trace::Trace& trace,
                         const search::Rules& rules, const WhyQuestion& question) {
    return Historian(phrases, trace, rules, question).tell();
}

}  // namespace statescope::teach
