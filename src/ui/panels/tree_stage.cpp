#include "ui/panels/tree_stage.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace statescope::ui {

using layout::Slot;
using layout::TreeLayout;
using trace::NodeId;

namespace {

constexpr float motion_seconds = 0.18f;

/// The first step at which a node made before is not in the frontier.
trace::Step leaves_frontier(const trace::Trace& trace, NodeId node) {
    return std::min({trace.taken_at(node), trace.superseded_at(node), trace.forgotten_at(node)});
}

Orientation orientation_of(const session::TreeOptions& options) {
    if (options.orientation == "left-right") return Orientation::LeftRight;
    return options.orientation == "radial" ? Orientation::Radial : Orientation::TopDown;
}

}  // namespace

TreeStage::Change TreeStage::update(Scene& scene, std::optional<NodeId> chosen) {
    const session::TreeOptions& options = scene.session.preferences.tree;
    const std::uint64_t key = scene.session.recording_number();
    const bool other_recording = recording_ != key;
    const std::uint32_t made = scene.counters.nodes;
    const NodeId root = scene.trace.root(scene.step);
    const bool path = options.part == "path" || made - root > session::Recorded::most_tree_nodes;
    const bool compact = options.compact && !path && made - root <= most_compact;
    const bool other_form = options.orientation != options_.orientation || path != path_ ||
                            compact != compact_ || root != round_root_;
    const bool other_folds = folds_changed_ || options.fold_finished != options_.fold_finished;
    const bool other_step = step_ != scene.step;
    if (other_recording) fold_rules_.by_hand.clear();
    options_ = options;
    path_ = path;
    compact_ = compact;
    recording_ = key;
    step_ = scene.step;
    made_ = made;
    round_root_ = root;
    const bool other_layout = choose_layout(scene, chosen, other_recording || other_form);
    if (!other_layout && !other_step && !other_folds) return Change::None;

    ++version_;
    folds_changed_ = false;
    if (scene.trace.head().order.forgets) {
        note_newest(scene.trace, other_layout);
    } else {
        newest_.clear();
        in_tree_ = made_ - round_root_;
        if (other_layout) note_frontier(scene.trace);
    }
    update_folds(scene);
    drawn_ = in_tree_;
    if (layout_->left_out() > 0 || folds_) {
        drawn_ = 0;
        for (Slot slot = 0; slot < layout_->size(); ++slot)
            drawn_ += there(slot);
    }
    if (other_recording) return Change::Search;
    if (other_form) return Change::Form;
    if (other_layout) return compact_ ? Change::Moved : Change::Path;
    return Change::None;
}

/// True when another layout is in use than before.
bool TreeStage::choose_layout(Scene& scene, std::optional<NodeId> chosen, bool other) {
    if (path_) {
        const NodeId focus = chosen.value_or(scene.node());
        if (!other && focus_ == focus) return false;
        focus_ = focus;
        around_ = TreeLayout::around(scene.trace, focus);
        layout_ = &*around_;
    } else if (compact_) {
        if (!lay_out_compactly(scene, other)) return false;
    } else {
        if (!other) return false;
        layout_ = &scene.session.recorded().tree();
        earlier_round_.reset();
        if (layout_->nodes().front() != round_root_) {
            earlier_round_.emplace(scene.trace, session::Recorded::most_tree_nodes, round_root_);
            layout_ = &*earlier_round_;
        }
    }
    orientation_ = orientation_of(options_);
    radial_.reset();
    if (orientation_ == Orientation::Radial) radial_.emplace(*layout_);
    return true;
}

/// True when a node stands elsewhere than in the last frame.
bool TreeStage::lay_out_compactly(Scene& scene, bool other) {
    if (other || compact_made_ != made_) {
        compact_earlier_.reset();
        if (!other && scene.look.motion) compact_earlier_ = *layout_;
        compact_target_.emplace(scene.trace, made_ - round_root_, round_root_);
        compact_made_ = made_;
        moved_for_ = 0;
    } else if (!compact_earlier_) {
        return false;
    }
    moved_for_ += ImGui::GetIO().DeltaTime;
    const float rest = 1 - std::min(moved_for_ / motion_seconds, 1.0f);
    if (!compact_earlier_ || !scene.look.motion || rest <= 0) {
        compact_earlier_.reset();
        compact_shown_ = *compact_target_;
    } else {
        compact_shown_ = compact_target_->moved_from(*compact_earlier_, 1 - rest * rest * rest);
        scene.moving = true;
    }
    layout_ = &*compact_shown_;
    return true;
}

/// Walks over the nodes made since the last step, or over all.
void TreeStage::note_newest(const trace::Trace& trace, bool other_layout) {
    if (other_layout || made_ < newest_made_) {
        newest_.assign(layout_->nodes().begin(), layout_->nodes().end());
        newest_made_ = 0;
        in_tree_ = 0;
        note_frontier(trace);
    }
    for (; newest_made_ < made_; ++newest_made_) {
        in_tree_ += trace.first_made(newest_made_) == newest_made_;
        const auto slot = layout_->find(newest_made_);
        if (!slot) continue;
        newest_[*slot] = newest_made_;
        leaves_frontier_[*slot] = leaves_frontier(trace, newest_made_);
    }
}

/// In slot order, so that a picture of all nodes reads it from front to back.
void TreeStage::note_frontier(const trace::Trace& trace) {
    leaves_frontier_.resize(layout_->size());
    for (Slot slot = 0; slot < layout_->size(); ++slot) {
        leaves_frontier_[slot] = leaves_frontier(trace, layout_->nodes()[slot]);
    }
}

void TreeStage::update_folds(const Scene& scene) {
    fold_rules_.fold_finished = options_.fold_finished;
    folds_.reset();
    if (fold_rules_.fold_nothing()) return;
    folds_.emplace(
        *layout_, fold_rules_, made_, [this](Slot slot) { return waits(slot); }, scene.path);
}

layout::Rect TreeStage::bounds_of_levels(double top, double bottom) const {
    const auto [first, end] = layout_->levels_between(top, bottom);
    std::optional<layout::Rect> bounds;
    for (std::size_t depth = first; depth < end; ++depth) {
        const auto [begin, after] = layout_->level(depth);
        Slot left = begin;
        while (left < after && !there(left))
            ++left;
        if (left == after) continue;
        Slot right = after - 1;
        while (!there(right))
            --right;
        const auto level = static_cast<double>(depth);
        if (!bounds) bounds = {layout_->across()[left], level, layout_->across()[left], level};
        bounds->left = std::min(bounds->left, layout_->across()[left]);
        bounds->right = std::max(bounds->right, layout_->across()[right]);
        bounds->bottom = level;
    }
    return bounds.value_or(layout_->bounds(made_));
}

std::optional<NodeId> TreeStage::nearest(layout::Point point, layout::Point reach) const {
    std::optional<NodeId> best;
    double best_distance = 1;
    const layout::Rect area{point.x - reach.x, point.y - reach.y, point.x + reach.x,
                            point.y + reach.y};
    visit_nodes(area, [&](Slot slot, layout::Point at) {
        const double distance = std::hypot((at.x - point.x) / reach.x, (at.y - point.y) / reach.y);
        if (distance > best_distance || (best && distance == best_distance)) return;
        best = this->node(slot);
        best_distance = distance;
    });
    return best;
}

std::optional<NodeId> TreeStage::node_of(const trace::Trace& trace, puzzle::Board board) const {
    for (const Found& known : found_) {
        if (known.version == version_ && known.board == board) return known.node;
    }
    Found& found = found_[next_found_++ % found_.size()];
    found = {board, version_, std::nullopt};
    for (NodeId node = made_; node-- > 0;) {
        if (trace.node(node).board != board || !shows(node)) continue;
        found.node = node;
        break;
    }
    return found.node;
}

void TreeStage::fold(NodeId node, bool folded) {
    fold_rules_.by_hand[layout_->nodes()[layout_->find(node).value()]] = folded;
    folds_changed_ = true;
}

bool TreeStage::folded(NodeId node) const {
    return hidden_below(node) > 0;
}

std::uint32_t TreeStage::hidden_below(NodeId node) const {
    const auto slot = layout_->find(node);
    return folds_ && slot && folds_->folded(*slot) ? folds_->below(*slot) : 0;
}

}  // namespace statescope::ui
