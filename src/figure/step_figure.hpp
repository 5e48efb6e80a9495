#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "figure/board_figure.hpp"
#include "figure/tree_figure.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::figure {

struct StepFrameOptions {
    Size size{800, 500};
    /// Which nodes are shown; room is left for those of all frames.
    TreePart part = TreePart::Whole;
    std::uint32_t most_nodes = 500;
    TreeDirection direction = TreeDirection::TopDown;
};

/// The frames of an animation of a search from one step to another: on the left the current board,
/// the step and the figures, on the right the tree, as large as the largest of all frames allows.
/// Every node stands in the same place in all frames (of its round; with the path alone, the path
/// changes). Where boards could not be told apart any more, nodes are dots: filled while they wait,
/// hollow once they are done. Keep it no longer than its trace and phrases.
class StepFrames {
  public:
    /// Walks once over all steps. They are taken for no later than the trace's last.
    StepFrames(const teach::Phrases& say, const trace::Trace& trace, trace::Step first,
               trace::Step last, const StepFrameOptions& options = {});

    /// The frame of one of the steps.
    Figure at(trace::Step step) const;

  private:
    ShownTree tree(trace::Step step) const;
    void choose_sizes(Size room);
    void draw_tree(Figure& figure, trace::Step step) const;
    void draw_board(Figure& figure, trace::Step step) const;
    void draw_figures(Figure& figure, trace::Step step, double top) const;

    const teach::Phrases& say_;
    const trace::Trace& trace_;
    StepFrameOptions options_;
    TreeContent content_;
    TreeExtent extent_;
    TreeSizes sizes_;
    Figure legend_;
    std::string longest_note_;
};

/// Boards of an answer as frames of one size: the board after `place` moves, or, with a part below
/// 1, while the tile of the last of them is so far on its way. Below it stands which move it is.
Figure solution_frame(const teach::Phrases& say, const BoardPath& path, std::size_t place,
                      double part = 1, double cell = 56);

/// A name for each of `count` files, in the order of their pictures: "tree.png" becomes
/// "tree-001.png", as many zeros as the last needs, but at least three digits.
std::string numbered_name(const std::string& name, std::size_t number, std::size_t count);

}  // namespace statescope::figure
