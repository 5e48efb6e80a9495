#pragma once

#include <memory>
#include <vector>

#include "layout/tree_layout.hpp"
#include "puzzle/move.hpp"
#include "session/choices.hpp"
#include "trace/board_index.hpp"
#include "trace/curve.hpp"
#include "trace/frontier_view.hpp"
#include "trace/landmarks.hpp"
#include "trace/trace.hpp"

namespace statescope::session {

/// A finished recording with everything that is worked out from it once. It does not move in
/// memory, so the views may point into it.
class Recorded {
  public:
    Recorded(const Choices& choices, search::Recording recording);
    ~Recorded() = default;
    Recorded(const Recorded&) = delete;
    Recorded& operator=(const Recorded&) = delete;

    /// Searches, or, for an unsolvable pair that is not to be proved, only notes the start.
    /// `patterns` is the goal's pattern database, where the search needs one.
    static std::unique_ptr<Recorded> make(const Choices& choices, trace::Watch* watch,
                                          const search::PatternDatabase* patterns = nullptr);

    const Choices& choices() const { return choices_; }
    const search::Rules& rules() const { return rules_; }
    const search::Recording& recording() const { return recording_; }
    const trace::Trace& trace() const { return recording_.trace; }
    const trace::FrontierView& frontier() const { return frontier_; }
    const std::vector<trace::CurvePoint>& curve() const { return curve_; }
    const trace::Landmarks& landmarks() const { return landmarks_; }
    /// Enough for every search that stops at the opening limit, which its last expansion may pass
    /// by three nodes. The tree's layout takes some 30 bytes a node and 0.1 s a million.
    static constexpr std::uint32_t most_tree_nodes = trace::default_node_budget + 3;
    /// The tree of the nodes made first: of all, unless they are millions. Of a search in rounds,
    /// the last round's tree.
    const layout::TreeLayout& tree() const { return tree_; }
    const trace::BoardIndex& boards() const { return boards_; }
    /// The moves of the answer; empty when there is none.
    const std::vector<puzzle::Move>& moves() const { return recording_.moves; }
    /// The boards of the answer, start to goal; empty when there is none.
    const std::vector<puzzle::Board>& solution() const { return solution_; }
    bool solved() const { return trace().outcome() == trace::Outcome::Solved; }

  private:
    Choices choices_;
    search::Rules rules_;
    search::Recording recording_;
    trace::FrontierView frontier_;
    std::vector<trace::CurvePoint> curve_;
    trace::Landmarks landmarks_;
    layout::TreeLayout tree_;
    trace::BoardIndex boards_;
    std::vector<puzzle::Board> solution_;
};

}  // namespace statescope::session
