#include "figure/shown_tree.hpp"

#include <algorithm>
#include <limits>

#include "layout/free_place.hpp"
#include "puzzle/move.hpp"
#include "teach/figures.hpp"

namespace statescope::figure {

using layout::Slot;
using layout::TreeLayout;
using teach::arg;
using teach::Text;
using trace::NodeId;
using trace::Step;
using trace::Trace;

namespace {

void place_beside_children(ShownTree& tree) {
    constexpr double half = 0.5;
    const layout::Point parent = tree.layout.position(tree.nodes[*tree.current].node);
    std::vector<layout::Interval> taken;
    double wanted = parent.x;
    for (const ShownNode& node : tree.nodes) {
        const layout::Point at = tree.layout.position(node.node);
        if (at.y != parent.y + 1) continue;
        taken.push_back({at.x - half, at.x + half});
        if (node.parent == tree.current) wanted = std::max(wanted, at.x);
    }
    layout::FreeLine line(std::move(taken));
    for (ShownDuplicate& duplicate : tree.duplicates) {
        duplicate.at = {line.nearest(wanted, 2 * half), parent.y + 1};
        line.take({duplicate.at.x - half, duplicate.at.x + half});
    }
}

/// Finds the nodes that are shown and what is said of each.
class Finder {
  public:
    Finder(const teach::Phrases& say, const Trace& trace, Step step, const TreeContent& content)
        : say_(say),
          trace_(trace),
          step_(std::min(step, trace.last_step())),
          most_nodes_(std::max(content.most_nodes, 1u)),
          made_(trace.node_count(step_)),
          root_(trace.root(step_)),
          current_(trace.current(step_)) {
        // Before the first node is taken there is no way to mark.
        if (current_) path_ = trace.path_to(*current_);
        // Where two sides met, the way leads on from the other side's node for the same board.
        if (current_) path_.push_back(*current_);
        std::sort(path_.begin(), path_.end());
    }

    ShownTree find(const TreeContent& content) {
        ShownTree tree{.layout = layout_for(content), .nodes = {}};
        tree.count = count();
        add_nodes(tree);
        if (!tree.current) return tree;
        tree.duplicates = duplicates();
        place_beside_children(tree);
        return tree;
    }

  private:
    TreeLayout layout_for(const TreeContent& content) const {
        if (content.part == TreePart::Path)
            return TreeLayout::around(trace_, current_.value_or(root_));
        const std::uint32_t made =
            content.room_until ? std::max(made_, trace_.node_count(*content.room_until)) : made_;
        return TreeLayout(trace_, std::min(made - root_, most_nodes_), root_);
    }

    /// Nodes in the tree of the step; those made again stand for one.
    std::size_t count() const {
        if (!trace_.head().order.forgets) return made_ - root_;
        std::size_t count = 0;
        for (NodeId node = root_; node < made_; ++node)
            count += trace_.first_made(node) == node;
        return count;
    }

    /// The node in each slot: where one was made again, the newest made at the step.
    std::vector<NodeId> newest(const TreeLayout& layout) const {
        std::vector<NodeId> nodes(layout.nodes().begin(), layout.nodes().end());
        if (!trace_.head().order.forgets) return nodes;
        for (NodeId node = root_; node < made_; ++node) {
            if (const auto slot = layout.find(node)) nodes[*slot] = node;
        }
        return nodes;
    }

    void add_nodes(ShownTree& tree) const {
        constexpr std::size_t not_shown = std::numeric_limits<std::size_t>::max();
        const std::vector<NodeId> nodes = newest(tree.layout);
        std::vector<std::size_t> places(nodes.size(), not_shown);
        for (Slot slot = 0; slot < nodes.size() && tree.nodes.size() < most_nodes_; ++slot) {
            if (tree.layout.nodes()[slot] >= made_) continue;
            places[slot] = tree.nodes.size();
            const trace::NewNode& made = trace_.nodes()[nodes[slot]];
            ShownNode node{.node = nodes[slot], .board = made.board, .move = made.move};
            if (!tree.layout.is_root(slot)) node.parent = places[tree.layout.parents()[slot]];
            node.look = look(nodes[slot]);
            node.captions = captions(nodes[slot]);
            if (current_ && trace_.first_made(*current_) == trace_.first_made(nodes[slot]))
                tree.current = tree.nodes.size();
            tree.nodes.push_back(std::move(node));
        }
    }

    BoardLook look(NodeId node) const {
        return {.state = board_state(trace_.state(node, step_)),
                .on_path = std::binary_search(path_.begin(), path_.end(), node),
                .is_goal = trace_.nodes()[node].board == trace_.head().goal,
                .moved_cell = {}};
    }

    std::vector<std::string> captions(NodeId id) const {
        const trace::Node node = trace_.node(id);
        const auto number = teach::number(id);
        const std::uint32_t depth = node.g;
        if (node.from_goal)
            return {say_(Text::frontier_entry_goal_side, arg("node", number), arg("depth", depth))};
        // 0 before it is expanded.
        const std::uint32_t expansion =
            node.taken < step_ ? trace_.expansion_number(id).value_or(0) : 0;
        if (!trace_.head().order.has_f()) {
            return {expansion > 0 ? say_(Text::tree_label_expanded_depth, arg("node", number),
                                         arg("expansion", expansion), arg("depth", depth))
                                  : say_(Text::tree_label_generated_depth, arg("node", number),
                                         arg("depth", depth))};
        }
        constexpr teach::FTexts labels{Text::tree_label_g, Text::tree_label_h, Text::tree_label_sum,
                                       Text::tree_label_weighted, Text::tree_label_f};
        return {expansion > 0 ? say_(Text::tree_label_expanded, arg("node", number),
                                     arg("expansion", expansion))
                              : say_(Text::tree_label_generated, arg("node", number)),
                teach::with_figures(say_, labels, trace_, id)};
    }

    std::vector<ShownDuplicate> duplicates() const {
        std::vector<ShownDuplicate> all;
        const Trace& trace = trace_;
        const puzzle::Board board = trace.nodes()[*current_].board;
        for (Step at = trace.taken_at(*current_) + 1; at <= step_; ++at) {
            const trace::Event& event = trace.event(at);
            // Where the search came back to the node, others were taken meanwhile.
            if (event.kind == trace::EventKind::Taken) break;
            if (event.kind != trace::EventKind::Duplicate) continue;
            const auto next = puzzle::moved(board, trace.head().shape, event.move);
            if (!next) continue;
            all.push_back({.board = *next,
                           .move = event.move,
                           .caption = say_(Text::tree_label_duplicate,
                                           arg("node", teach::number(event.other))),
                           .is_goal = *next == trace.head().goal});
        }
        return all;
    }

    const teach::Phrases& say_;
    const Trace& trace_;
    Step step_;
    std::uint32_t most_nodes_;
    std::uint32_t made_;
    NodeId root_;
    std::optional<NodeId> current_;
    std::vector<NodeId> path_;  ///< ascending
};

bool shows(const ShownTree& tree, teach::Sign sign) {
    const auto any = [&](auto wanted) {
        return std::any_of(tree.nodes.begin(), tree.nodes.end(),
                           [&](const ShownNode& node) { return wanted(node.look); });
    };
    if (sign == teach::Sign::Path) return any([](const BoardLook& look) { return look.on_path; });
    if (sign == teach::Sign::Goal) return any([](const BoardLook& look) { return look.is_goal; });
    if (sign == teach::Sign::Duplicate && !tree.duplicates.empty()) return true;
    const BoardState state = look_of(sign).state;
    // On the path its sign stands for the others.
    return any([&](const BoardLook& look) {
        return look.state == state && (!look.on_path || state == BoardState::Current);
    });
}

}  // namespace

ShownTree shown_tree(const teach::Phrases& say, const Trace& trace, Step step,
                     const TreeContent& content) {
    return Finder(say, trace, step, content).find(content);
}

std::vector<teach::Sign> signs_in(const ShownTree& tree) {
    using enum teach::Sign;
    std::vector<teach::Sign> signs;
    for (const teach::Sign sign :
         {Frontier, Current, Expanded, Duplicate, Path, Goal, CutOff, Forgotten, Stale}) {
        if (shows(tree, sign)) signs.push_back(sign);
    }
    return signs;
}

BoardLook look_of(teach::Sign sign) {
    switch (sign) {
        case teach::Sign::Frontier:
            return {.state = BoardState::Frontier};
        case teach::Sign::Current:
            return {.state = BoardState::Current};
        case teach::Sign::Expanded:
            return {.state = BoardState::Expanded};
        case teach::Sign::Duplicate:
            return {.state = BoardState::Duplicate};
        case teach::Sign::CutOff:
            return {.state = BoardState::CutOff};
        case teach::Sign::Forgotten:
            return {.state = BoardState::Forgotten};
        case teach::Sign::Stale:
            return {.state = BoardState::Stale};
        case teach::Sign::Path:
            return {.state = BoardState::Expanded, .on_path = true};
        case teach::Sign::Goal:
        case teach::Sign::count_:
            break;
    }
    return {.is_goal = true};
}

}  // namespace statescope::figure
