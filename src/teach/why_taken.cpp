#include "teach/why_taken.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "teach/figures.hpp"

namespace statescope::teach {

namespace {

using trace::NodeId;
using trace::Step;
using trace::TieBreak;

/// Nodes in the frontier that compete with the one taken.
struct Ties {
    std::uint32_t of_f = 0;    ///< with the same f, the one taken included
    std::uint32_t of_tie = 0;  ///< of these, with the same tie-break value
};

/// Answers for one step.
class Chooser {
  public:
    Chooser(const Phrases& phrases, const trace::Trace& trace, Step step)
        : phrases_(phrases), trace_(trace), step_(step), node_(trace.event(step).node) {}

    std::string tell() const {
        if (trace_.head().order.two_sided()) return why_of_layer();
        if (trace_.head().order.any_may_be_taken()) return why_chosen();
        return trace_.head().order.by_f ? why_best() : why_by_age();
    }

  private:
    /// From both ends: the oldest of its layer, and, with the first of a layer, why it is this one.
    std::string why_of_layer() const {
        std::string oldest =
            of_node(trace_.nodes()[node_].from_goal ? Text::explain_taken_goal_side
                                                    : Text::explain_taken_start_side);
        const std::span<const Step> layers = trace_.layer_starts();
        if (!std::binary_search(layers.begin(), layers.end(), step_)) return oldest;
        std::array<std::uint32_t, 2> waiting{};
        for (NodeId id = 0; id < trace_.nodes().size() && trace_.generated_at(id) < step_; ++id)
            waiting[trace_.nodes()[id].from_goal] += trace_.in_frontier(id, step_ - 1);
        const auto [fewer, more] = std::minmax(waiting[0], waiting[1]);
        return joined(
            phrases_(fewer == more ? Text::explain_taken_side_equal : Text::explain_taken_side_new,
                     arg("fewer", grouped(phrases_, fewer)), arg("more", grouped(phrases_, more))),
            oldest);
    }

    /// What the user, or another program, chose, and what f would have said.
    std::string why_chosen() const {
        const std::uint32_t waited = trace_.counters(step_ - 1).frontier;
        if (waited == 1) return of_node(Text::explain_taken_only);
        const std::string chosen =
            phrases_(trace_.head().order.turn == trace::Turn::User ? Text::explain_taken_chosen
                                                                   : Text::explain_taken_foreign,
                     arg("count", grouped(phrases_, waited)), arg("node", number(node_)),
                     arg("figures", figures_of(phrases_, trace_, node_)));
        NodeId best = node_;
        for (NodeId id = 0; id < trace_.nodes().size() && trace_.generated_at(id) < step_; ++id)
            if (trace_.f(id) < trace_.f(best) && trace_.in_frontier(id, step_ - 1)) best = id;
        return joined(
            chosen,
            phrases_(best == node_ ? Text::explain_chosen_best : Text::explain_chosen_not_best,
                     arg("meaning", f_meaning(phrases_, trace_.head().order)),
                     arg("best", number(best)), arg("value", f_value(phrases_, trace_, best))));
    }

    std::string why_by_age() const {
        if (trace_.counters(step_).frontier == 0) return of_node(Text::explain_taken_only);
        return of_node(trace_.head().order.newest_first ? Text::explain_taken_newest
                                                        : Text::explain_taken_oldest);
    }

    std::string why_best() const {
        if (trace_.counters(step_).frontier == 0) return of_node(Text::explain_taken_only);
        const Ties ties = count_ties();
        constexpr FTexts sums{Text::f_sum_g, Text::f_sum_h, Text::f_sum, Text::f_sum_weighted,
                              Text::f_value};
        return phrases_(tie_text(ties), arg("node", number(node_)),
                        arg("g", std::uint32_t{trace_.nodes()[node_].g}),
                        arg("sum", with_figures(phrases_, sums, trace_, node_)),
                        arg("value", f_value(phrases_, trace_, node_)),
                        arg("count", grouped(phrases_, ties.of_f)),
                        arg("same", grouped(phrases_, ties.of_tie)));
    }

    Ties count_ties() const {
        const std::uint32_t f = trace_.f(node_);
        const std::uint64_t tie = tie_value(node_);
        Ties ties;
        for (NodeId id = 0; id < trace_.nodes().size(); ++id) {
            if (trace_.generated_at(id) >= step_) break;
            if (trace_.f(id) != f || !trace_.in_frontier(id, step_ - 1)) continue;
            ++ties.of_f;
            if (tie_value(id) == tie) ++ties.of_tie;
        }
        return ties;
    }

    std::uint64_t tie_value(NodeId id) const { return trace_.priority(id).tie; }

    Text tie_text(const Ties& ties) const {
        if (ties.of_f == 1) return Text::explain_taken_smallest;
        const bool alone = ties.of_tie == 1;
        switch (trace_.head().order.tie_break) {
            case TieBreak::OlderFirst:
                return Text::explain_taken_tie_older;
            case TieBreak::NewerFirst:
                return Text::explain_taken_tie_newer;
            case TieBreak::LargerG:
                return alone ? Text::explain_taken_tie_larger_g
                             : Text::explain_taken_tie_larger_g_older;
            case TieBreak::SmallerG:
                return alone ? Text::explain_taken_tie_smaller_g
                             : Text::explain_taken_tie_smaller_g_older;
            case TieBreak::BoardText:
                break;
        }
        return alone ? Text::explain_taken_tie_text : Text::explain_taken_tie_text_older;
    }

    std::string joined(std::string_view first, std::string_view second) const {
        return phrases_(Text::two_sentences, arg("first", first), arg("second", second));
    }

    /// A text about the node: its number and figures.
    std::string of_node(Text text) const {
        return phrases_(text, arg("node", number(node_)),
                        arg("figures", figures_of(phrases_, trace_, node_)));
    }

    const Phrases& phrases_;
    const trace::Trace& trace_;
    Step step_;
    NodeId node_;
};

}  // namespace

std::string why_taken(const Phrases& phrases, const trace::Trace& trace, trace::Step step) {
    return Chooser(phrases, trace, step).tell();
}

}  // namespace statescope::teach
