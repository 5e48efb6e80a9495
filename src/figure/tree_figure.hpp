#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "figure/figure.hpp"
#include "figure/shown_tree.hpp"
#include "figure/tree_drawing.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::figure {

struct TreeOptions {
    TreeContent content;
    TreeDirection direction = TreeDirection::TopDown;
    bool legend = true;  ///< the signs that occur, below the tree
    double cell = 14;    ///< of its boards, in points
};

/// The search tree at a step, with boards as nodes and the window's signs: the frontier strong, the
/// expanded pale, the current node in a double outline, duplicates of the running expansion dashed,
/// the path thick, the goal starred. Below each node stands its number, that of its expansion after
/// a #, and g + h = f, or its depth, where the search goes by that.
/// In a search by rounds it is the tree of the step's round, and the round is named; where not all
/// nodes are shown (TreeContent::most_nodes, or the path alone) it says how many are.
Figure tree_figure(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                   const TreeOptions& options = {});

/// What is said below a tree: its round, and how many of its nodes are shown where not all are;
/// empty where there is nothing to say.
std::string tree_note(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                      const ShownTree& tree);

/// The signs with their names, in rows of at most `width` points: those of boards or of dots.
enum class SignForm : std::uint8_t { Boards, Dots };
Figure legend_figure(const teach::Phrases& say, const std::vector<teach::Sign>& signs, double width,
                     SignForm form = SignForm::Boards);

}  // namespace statescope::figure
