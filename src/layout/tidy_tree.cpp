#include "layout/tidy_tree.hpp"

#include <algorithm>
#include <limits>

namespace statescope::layout {

namespace {

constexpr double distance = 1.0;
constexpr Slot none = std::numeric_limits<Slot>::max();

/// The names are those of the paper: a contour is the outermost nodes of a forest, top down; a
/// thread leads from a leaf on it to the contour's next node, which belongs to another subtree.
class Walker {
  public:
    explicit Walker(std::span<const Slot> first_child) : first_child_(first_child) {
        nodes_.resize(first_child.size() - 1);
        for (Slot v = 0; v < nodes_.size(); ++v) {
            nodes_[v].ancestor = v;
            for (Slot child = first_child_[v]; child < first_child_[v + 1]; ++child) {
                nodes_[child].parent = v;
            }
        }
    }

    std::vector<double> place() {
        // Backwards in level order, every node comes after its children.
        for (Slot v = static_cast<Slot>(nodes_.size()); v-- > 0;)
            arrange_children(v);
        nodes_.front().prelim = middle_of_children(0);
        return absolute();
    }

  private:
    struct Node {
        double prelim = 0;  ///< x relative to the parent's subtree
        double mod = 0;     ///< what the whole subtree below the node is still to be moved by
        double change = 0;  ///< how the shifts of smaller siblings change at this node
        double shift = 0;
        Slot parent = none;
        Slot ancestor = none;  ///< the sibling whose subtree holds this node of a contour
        Slot thread = none;
    };

    bool leaf(Slot v) const { return first_child_[v] == first_child_[v + 1]; }
    Slot next_left(Slot v) const { return leaf(v) ? nodes_[v].thread : first_child_[v]; }
    Slot next_right(Slot v) const { return leaf(v) ? nodes_[v].thread : first_child_[v + 1] - 1; }

    double middle_of_children(Slot v) const {
        if (leaf(v)) return 0;
        return (nodes_[first_child_[v]].prelim + nodes_[first_child_[v + 1] - 1].prelim) / 2;
    }

    /// Puts the finished subtrees of the children side by side.
    void arrange_children(Slot v) {
        const Slot first = first_child_[v];
        Slot default_ancestor = first;
        for (Slot w = first; w < first_child_[v + 1]; ++w) {
            Node& node = nodes_[w];
            const double middle = middle_of_children(w);
            node.prelim = w == first ? middle : nodes_[w - 1].prelim + distance;
            if (!leaf(w)) node.mod = node.prelim - middle;
            if (w != first) default_ancestor = apportion(w, first, default_ancestor);
        }
        execute_shifts(v);
    }

    /// Moves the subtree of v to the right until it clears the subtrees of its earlier siblings.
    /// Returns the default ancestor for the next sibling.
    Slot apportion(Slot v, Slot first_sibling, Slot default_ancestor) {
        Slot inner_right = v;
        Slot outer_right = v;
        Slot inner_left = v - 1;
        Slot outer_left = first_sibling;
        double sum_inner_right = nodes_[inner_right].mod;
        double sum_outer_right = nodes_[outer_right].mod;
        double sum_inner_left = nodes_[inner_left].mod;
        double sum_outer_left = nodes_[outer_left].mod;
        while (next_right(inner_left) != none && next_left(inner_right) != none) {
            inner_left = next_right(inner_left);
            inner_right = next_left(inner_right);
            outer_left = next_left(outer_left);
            outer_right = next_right(outer_right);
            nodes_[outer_right].ancestor = v;
            const double overlap = (nodes_[inner_left].prelim + sum_inner_left) -
                                   (nodes_[inner_right].prelim + sum_inner_right) + distance;
            if (overlap > 0) {
                const Slot ancestor = nodes_[inner_left].ancestor;
                const bool sibling = nodes_[ancestor].parent == nodes_[v].parent;
                move_subtree(sibling ? ancestor : default_ancestor, v, overlap);
                sum_inner_right += overlap;
                sum_outer_right += overlap;
            }
            sum_inner_left += nodes_[inner_left].mod;
            sum_inner_right += nodes_[inner_right].mod;
            sum_outer_left += nodes_[outer_left].mod;
            sum_outer_right += nodes_[outer_right].mod;
        }
        if (next_right(inner_left) != none && next_right(outer_right) == none) {
            nodes_[outer_right].thread = next_right(inner_left);
            nodes_[outer_right].mod += sum_inner_left - sum_outer_right;
        }
        if (next_left(inner_right) != none && next_left(outer_left) == none) {
            nodes_[outer_left].thread = next_left(inner_right);
            nodes_[outer_left].mod += sum_inner_right - sum_outer_left;
            return v;
        }
        return default_ancestor;
    }

    /// Moves the subtree of `right`, and notes that the siblings between share the move evenly.
    void move_subtree(Slot left, Slot right, double by) {
        const double share = by / (right - left);
        nodes_[right].change -= share;
        nodes_[right].shift += by;
        nodes_[left].change += share;
        nodes_[right].prelim += by;
        nodes_[right].mod += by;
    }

    void execute_shifts(Slot v) {
        double shift = 0;
        double change = 0;
        for (Slot w = first_child_[v + 1]; w-- > first_child_[v];) {
            Node& node = nodes_[w];
            node.prelim += shift;
            node.mod += shift;
            change += node.change;
            shift += node.shift + change;
        }
    }

    /// Sums the moves from the root down.
    std::vector<double> absolute() const {
        std::vector<double> x(nodes_.size());
        std::vector<double> moved(nodes_.size());
        for (Slot v = 0; v < nodes_.size(); ++v) {
            x[v] = nodes_[v].prelim + moved[v];
            for (Slot child = first_child_[v]; child < first_child_[v + 1]; ++child) {
                moved[child] = moved[v] + nodes_[v].mod;
            }
        }
        const double leftmost = *std::min_element(x.begin(), x.end());
        for (double& at : x)
            at -= leftmost;
        return x;
    }

    std::span<const Slot> first_child_;
    std::vector<Node> nodes_;
};

}  // namespace

std::vector<double> tidy_tree(std::span<const Slot> first_child) {
    return Walker(first_child).place();
}

}  // namespace statescope::layout
