#include "teach/explain.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "search/chosen_heuristic.hpp"
#include "search/guarantees.hpp"
#include "teach/figures.hpp"
#include "teach/outcome.hpp"
#include "teach/why_taken.hpp"

namespace statescope::teach {

namespace {

using puzzle::Board;
using puzzle::Move;
using search::BetterG;
using search::DuplicateCheck;
using search::GoalTest;
using search::StaleEntries;
using trace::Event;
using trace::EventKind;
using trace::no_node;
using trace::Node;
using trace::NodeId;
using trace::Step;

Text move_text(Move move) {
    switch (move) {
        case Move::Up:
            return Text::explain_move_up;
        case Move::Down:
            return Text::explain_move_down;
        case Move::Left:
            return Text::explain_move_left;
        case Move::Right:
            break;
    }
    return Text::explain_move_right;
}

/// Answers for one step; the members are the places every sentence takes its facts from.
class Explainer {
  public:
    Explainer(const Phrases& phrases, const trace::Trace& trace, const search::Rules& rules,
              Step step)
        : phrases_(phrases),
          trace_(trace),
          rules_(rules),
          step_(step),
          event_(trace.event(step)),
          minds_g_(trace.head().order.minds_g()),
          two_sided_(trace.head().order.two_sided()) {}

    Explanation explain() const {
        switch (event_.kind) {
            case EventKind::Generated:
                if (two_sided_) return generated_on_side();
                return event_.node == 0 ? start() : generated();
            case EventKind::Round:
                return round();
            case EventKind::CutOff:
                return cut_off();
            case EventKind::Forgotten:
                return forgotten();
            case EventKind::BackedUp:
                return backed_up();
            case EventKind::Improved:
                return improved();
            case EventKind::Reopened:
                return reopened();
            case EventKind::Duplicate:
                return duplicate();
            case EventKind::Taken:
                return taken();
            case EventKind::Dropped:
                return dropped();
            case EventKind::Expanded:
                return expanded();
            case EventKind::Solved:
                return solved();
            case EventKind::Found:
                return found();
            case EventKind::Met:
                return met();
            case EventKind::Exhausted:
                break;
        }
        return exhausted();
    }

  private:
    // --- The events ---------------------------------------------------------------------------

    Explanation start() const {
        Text why = unchecked(Text::explain_start_unchecked, Text::explain_start_no_undoing);
        if (rules_.duplicate_check == DuplicateCheck::AtExpansion) {
            why = Text::explain_start_marked_later;
        } else if (rules_.duplicate_check == DuplicateCheck::AtGeneration) {
            why = event_.marks_visited ? Text::explain_start_marked : Text::explain_start_unmarked;
        }
        return {headline(Text::explain_start, node().board), with_goal_test(of_node(why))};
    }

    /// A start of its own for each round.
    Explanation round() const {
        const std::size_t place = trace_.round_at(step_);
        const bool by_f = trace_.head().order.rounds == trace::Rounds::LargerF;
        Text why = by_f ? Text::explain_round_f_first : Text::explain_round_depth_first;
        if (place > 0) why = by_f ? Text::explain_round_f : Text::explain_round_depth;
        const std::uint32_t before = place > 0 ? trace_.rounds()[place - 1].bound : 0;
        const std::string reason =
            phrases_(why, arg("node", number(event_.node)),
                     arg("figures", figures_of(phrases_, trace_, event_.node)),
                     arg("before", before), arg("bound", trace_.rounds()[place].bound));
        return {round_text(phrases_, trace_, step_), with_goal_test(reason)};
    }

    Explanation cut_off() const {
        const bool by_f = trace_.head().order.rounds == trace::Rounds::LargerF;
        const std::uint32_t bound = trace_.rounds()[trace_.round_at(step_)].bound;
        const bool tested = rules_.goal_test == GoalTest::WhenTaken;
        const Text why = by_f     ? Text::explain_cut_off_f
                         : tested ? Text::explain_cut_off_depth_tested
                                  : Text::explain_cut_off_depth;
        return {headline(Text::explain_cut_off, node().board),
                phrases_(why, arg("f", trace_.f(event_.node)), arg("bound", bound))};
    }

    /// The search goes back: which node was better is told by what it takes next.
    Explanation forgotten() const {
        Step at = step_;
        while (trace_.event(at).kind == EventKind::Forgotten)
            ++at;
        const std::uint32_t least = trace_.f(trace_.event(at).node);
        while (at < trace_.last_step() && trace_.event(at).kind != EventKind::Taken)
            ++at;
        const NodeId next = trace_.event(at).node;
        const bool known = trace_.event(at).kind == EventKind::Taken;
        return {
            headline(Text::explain_forgotten, node().board),
            phrases_(known ? Text::explain_forgotten_why : Text::explain_forgotten_last,
                     arg("node", number(event_.node)), arg("parent", number(node().parent)),
                     arg("least", least), arg("other", number(next)), arg("f", trace_.f(next)))};
    }

    Explanation backed_up() const {
        return {headline(Text::explain_backed_up, node().board),
                of_node_and_known(Text::explain_backed_up_why)};
    }

    Explanation generated() const {
        Text why = unchecked(Text::explain_new_unchecked, Text::explain_new_no_undoing);
        if (rules_.duplicate_check == DuplicateCheck::AtExpansion) {
            why = trace_.head().order.newest_first ? Text::explain_new_not_expanded
                                                   : Text::explain_new_checked_later;
        } else if (rules_.duplicate_check == DuplicateCheck::AtGeneration) {
            // Only a start that was not marked can be made again as a new board.
            why = node().board == trace_.head().start ? Text::explain_new_start_again
                                                      : Text::explain_new_marked;
        }
        std::string reason = made(of_node(why));
        if (trace_.head().order.forgets)
            reason = joined(reason, phrases_(Text::explain_at_least_parent));
        return {headline(Text::explain_generated, node().board), reason};
    }

    Explanation generated_on_side() const {
        const bool from_goal = node().from_goal;
        if (node().parent == no_node) {
            return {
                headline(from_goal ? Text::explain_goal_root : Text::explain_start, node().board),
                of_node(from_goal ? Text::explain_goal_side : Text::explain_start_side)};
        }
        const Text why = from_goal ? Text::explain_new_goal_side : Text::explain_new_start_side;
        return {headline(Text::explain_generated, node().board),
                joined(moved_tile(parent().board, node().move), of_node(why))};
    }

    Explanation improved() const {
        const bool replaces = rules_.stale_entries == StaleEntries::Skipped;
        const std::string why = of_node_and_known(replaces ? Text::explain_improved_replaces
                                                           : Text::explain_improved_keeps);
        return {headline(Text::explain_improved, node().board), made(why)};
    }

    Explanation reopened() const {
        return {headline(Text::explain_reopened, node().board),
                made(of_node_and_known(Text::explain_reopened_why))};
    }

    Explanation duplicate() const {
        const Board board = known().board;
        const bool back = node().parent != no_node && trace_.node(node().parent).board == board;
        const bool waits = trace_.in_frontier(event_.other, step_);
        const Text why = back    ? Text::explain_duplicate_back
                         : waits ? Text::explain_duplicate_waiting
                                 : Text::explain_duplicate_expanded;
        const std::string move = moved_tile(node().board, event_.move);
        const std::string thrown = phrases_(why, arg("known", number(event_.other)));
        std::string reason = joined(move, thrown);
        if (minds_g_ && !back) reason = joined(reason, compared_g(g(event_.node) + 1));
        return {headline(Text::explain_duplicate, board), reason};
    }

    Explanation taken() const {
        return {headline(Text::explain_taken, node().board), why_taken(phrases_, trace_, step_)};
    }

    Explanation dropped() const {
        std::string why = phrases_(Text::explain_dropped_why, arg("known", number(event_.other)));
        if (minds_g_) why = joined(why, compared_g(g(event_.node)));
        return {headline(Text::explain_dropped, node().board), why};
    }

    Explanation expanded() const {
        const std::vector<Move> moves = legal_moves();
        const Text tested = rules_.goal_test == GoalTest::WhenTaken
                                ? Text::explain_expanded_tested
                                : Text::explain_expanded_untested;
        const Text why = two_sided_ ? Text::explain_expanded_side : tested;
        std::string reason =
            phrases_(why, arg("count", moves.size()), arg("order", order_text(moves)));
        if (rules_.duplicate_check == DuplicateCheck::AtExpansion) {
            reason = joined(reason,
                            phrases_(event_.marks_visited ? Text::explain_expanded_marks
                                                          : Text::explain_expanded_better_again));
        }
        if (const Step at = trace_.superseded_at(event_.node); at < step_) {
            const NodeId newer = trace_.event(at).node;
            reason = joined(reason, phrases_(Text::explain_expanded_stale,
                                             arg("known", number(newer)), arg("old_g", g(newer))));
        }
        return {headline(Text::explain_expanded, node().board), reason};
    }

    Explanation solved() const {
        const std::string head = headline(Text::explain_solved, node().board);
        if (node().parent == no_node)
            return {head, std::string(phrases_(Text::explain_solved_start))};
        const std::string why =
            phrases_(Text::explain_solved_why, arg("moves", moves_named(phrases_, node().g)),
                     arg("path", path(trace_.moves_to(event_.node))));
        return {head, joined(why, claim())};
    }

    Explanation found() const {
        const std::string why = phrases_(Text::explain_found_why, arg("node", number(event_.node)),
                                         arg("moves", moves_named(phrases_, node().g)),
                                         arg("path", path(trace_.moves_to(event_.node))));
        return {headline(Text::explain_found, node().board),
                joined(joined(moved_tile(parent().board, node().move), why), claim())};
    }

    Explanation met() const {
        const std::vector<Move> path = trace_.moves_to(event_.node);
        const std::string why = phrases_(Text::explain_met_why, arg("known", number(event_.other)),
                                         arg("moves", moves_named(phrases_, path.size())),
                                         arg("path", this->path(path)));
        return {headline(Text::explain_met, node().board),
                joined(joined(moved_tile(parent().board, node().move), why), claim())};
    }

    Explanation exhausted() const {
        if (two_sided_) {
            return {std::string(phrases_(Text::explain_exhausted_side)),
                    std::string(phrases_(Text::explain_exhausted_side_why))};
        }
        if (trace_.outcome() == trace::Outcome::CutOff) {
            return {std::string(phrases_(Text::explain_exhausted)),
                    outcome_sentence(phrases_, trace_)};
        }
        const std::string visited = grouped(phrases_, trace_.counters(step_).visited);
        return {std::string(phrases_(Text::explain_exhausted)),
                phrases_(Text::explain_exhausted_why, arg("count", visited),
                         arg("board", board(trace_.head().goal, trace_.head().shape)))};
    }

    Text unchecked(Text nothing, Text move_back) const {
        return rules_.duplicate_check == DuplicateCheck::NoUndoing ? move_back : nothing;
    }

    // --- Pieces -------------------------------------------------------------------------------

    Node node() const { return trace_.node(event_.node); }
    Node parent() const { return trace_.node(node().parent); }
    Node known() const { return trace_.node(event_.other); }
    std::uint32_t g(NodeId id) const { return trace_.node(id).g; }

    std::string headline(Text text, Board shown) const {
        return phrases_(text, arg("board", board(shown, trace_.head().shape)));
    }

    std::string joined(std::string_view first, std::string_view second) const {
        return phrases_(Text::two_sentences, arg("first", first), arg("second", second));
    }

    std::string path(const std::vector<Move>& moves) const {
        return path_text(phrases_, moves, trace_.head().start, trace_.head().shape);
    }

    /// A text about the event's node: its number and figures.
    std::string of_node(Text text) const {
        return phrases_(text, arg("node", number(event_.node)),
                        arg("figures", figures_of(phrases_, trace_, event_.node)));
    }

    /// The same with the node that its board is known as.
    std::string of_node_and_known(Text text) const {
        return phrases_(text, arg("node", number(event_.node)),
                        arg("figures", figures_of(phrases_, trace_, event_.node)),
                        arg("g", g(event_.node)), arg("known", number(event_.other)),
                        arg("old_g", g(event_.other)));
    }

    /// "The blank moves left, tile 1 moves right."
    std::string moved_tile(Board from, Move move) const {
        const int cell = puzzle::target(trace_.head().shape, from.blank(), move);
        return phrases_(move_text(move), arg("tile", from.at(cell)));
    }

    /// A node was made: the move before the reason, the goal test after it.
    std::string made(std::string_view why) const {
        return with_goal_test(joined(moved_tile(parent().board, node().move), why));
    }

    std::string with_goal_test(const std::string& reason) const {
        const bool is_goal = node().board == trace_.head().goal;
        const bool early = rules_.goal_test == GoalTest::WhenGenerated;
        if (early && !is_goal) return joined(reason, phrases_(Text::explain_not_goal));
        if (!early && is_goal) return joined(reason, phrases_(Text::explain_goal_waits));
        return reason;
    }

    /// Why a known board does not come in with another g.
    std::string compared_g(std::uint32_t this_way) const {
        const std::uint32_t old = g(event_.other);
        const bool ignored = rules_.better_g == BetterG::Ignore && this_way < old;
        return phrases_(ignored ? Text::explain_g_ignored : Text::explain_g_not_better,
                        arg("g", this_way), arg("old_g", old), arg("known", number(event_.other)));
    }

    std::vector<Move> legal_moves() const {
        std::vector<Move> moves;
        const puzzle::MoveOrder order =
            trace_.head().order.newest_first ? rules_.order.reversed() : rules_.order;
        for (const Move move : order) {
            if (puzzle::target(trace_.head().shape, node().board.blank(), move) >= 0) {
                moves.push_back(move);
            }
        }
        return moves;
    }

    std::string claim() const {
        if (search::answers_are_shortest(trace_.head().order, rules_))
            return std::string(phrases_(Text::explain_shortest));
        const trace::Weights weights = trace_.head().order.weights;
        const trace::TakeOrder& order = trace_.head().order;
        if (order.turn == trace::Turn::User)
            return std::string(phrases_(Text::explain_perhaps_longer_chosen));
        if (order.turn == trace::Turn::Other)
            return std::string(phrases_(Text::explain_perhaps_longer_foreign));
        if (order.newest_first && order.rounds != trace::Rounds::LargerF)
            return std::string(phrases_(Text::explain_perhaps_longer_depth));
        if (weights.g == 0) return std::string(phrases_(Text::explain_perhaps_longer_greedy));
        if (weights.h > 1) {
            return phrases_(search::answers_within_weight(trace_.head().order, rules_)
                                ? Text::explain_within_weight
                                : Text::explain_perhaps_longer_weighted,
                            arg("weight", weights.h));
        }
        return std::string(phrases_(search::h_is_admissible(rules_)
                                        ? Text::explain_perhaps_longer
                                        : Text::explain_perhaps_longer_by_h));
    }

    const Phrases& phrases_;
    const trace::Trace& trace_;
    const search::Rules& rules_;
    Step step_;
    const Event& event_;
    bool minds_g_;
    bool two_sided_;
};

}  // namespace

Explanation explain(const Phrases& phrases, const trace::Trace& trace, const search::Rules& rules,
                    Step step) {
    return Explainer(phrases, trace, rules, step).explain();
}

}  // namespace statescope::teach
