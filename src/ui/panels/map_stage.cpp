#include "ui/panels/map_stage.hpp"

#include <algorithm>

#include "layout/heuristic_plane.hpp"
#include "layout/move_edges.hpp"
#include "layout/rank_grid.hpp"
#include "layout/rings.hpp"
#include "puzzle/rank.hpp"
#include "render/index_picture.hpp"
#include "search/chosen_heuristic.hpp"

namespace statescope::ui {

using session::MapColour;
using session::MapLayout;
using trace::BoardState;
using trace::NodeId;

namespace {

/// Shapes of so many cells have few enough moves to draw them all.
constexpr int most_cells_with_edges = 6;

/// So many nodes are placed where nodes stand for themselves.
constexpr std::uint32_t most_nodes = 4'000'000;
static_assert(most_nodes <= render::IndexPicture::most_things);

constexpr std::size_t most_found = 8;

std::uint8_t value_class(std::uint8_t first, std::uint32_t value) {
    return static_cast<std::uint8_t>(first + value);
}

std::uint32_t figure_of(const trace::Trace& trace, NodeId node, MapColour colour) {
    if (colour == MapColour::G) return trace.node(node).g;
    return colour == MapColour::H ? trace.node(node).h : trace.f(node);
}

/// Of a board that is not seen yet, where it may not be part of the map, or not reach the goal.
std::uint8_t class_of(BoardState state, bool whole_space, bool reaches_goal) {
    if (state != BoardState::Unseen) return map_class::of(state);
    if (!whole_space) return map_class::hidden;
    return reaches_goal ? map_class::unseen : map_class::other;
}

}  // namespace

std::uint8_t map_class::of(BoardState state) {
    switch (state) {
        case BoardState::Dropped:
            return dropped;
        case BoardState::Taken:
            return taken;
        case BoardState::Expanded:
            return expanded;
        case BoardState::Frontier:
            return frontier;
        case BoardState::Unseen:
            break;
    }
    return unseen;
}

void MapStage::update(const Scene& scene, MapLayout layout, MapColour colour) {
    const std::uint64_t recording = scene.session.recording_number();
    const trace::TraceHead& head = scene.trace.head();
    const bool another = recording != recording_;
    whole_space_ = scene.session.recorded().boards().by_rank();
    choose_heuristic(scene);
    if (!whole_space_) layout = MapLayout::RingsFromStart;
    if (!whole_space_ && colour == MapColour::Distance) colour = MapColour::State;
    if (!search_has_heuristic_ && (colour == MapColour::H || colour == MapColour::F))
        colour = MapColour::State;
    if (head.order.weights.g == 0 && colour == MapColour::F) colour = MapColour::H;

    Made wanted{.layout = layout, .shape = head.shape, .start = {}, .goal = head.goal};
    if (layout == MapLayout::RingsFromStart) wanted.start = head.start;
    if (layout == MapLayout::Heuristic) wanted.heuristic = heuristic_;
    if (!whole_space_) wanted.recording = recording;
    if (wanted != made_) {
        measure_distances(scene);
        made_ = wanted;
        map_ = make_map(scene);
        ++map_number_;
        edges_.clear();
        if (head.shape.cells() <= most_cells_with_edges) edges_ = layout::move_edges(head.shape);
        step_ = trace::never;
    }
    if (!another && step_ == scene.step && colour_ == colour) return;
    const bool new_figure = another || colour_ != colour || classes_number_ == 0;
    recording_ = recording;
    step_ = scene.step;
    colour_ = colour;
    if (new_figure) values_ = values_in_recording(scene);
    classify(scene);
    ++classes_number_;
}

void MapStage::choose_heuristic(const Scene& scene) {
    using search::HeuristicId;
    const search::Rules& rules = scene.session.recorded().rules();
    search_has_heuristic_ =
        scene.trace.head().order.weights.h > 0 && rules.heuristic != HeuristicId::None;
    heuristic_ = search_has_heuristic_ ? search::heuristic_as_sum(rules)
                                       : search::alone(HeuristicId::Manhattan);
    const trace::TraceHead& head = scene.trace.head();
    const Estimated wanted{head.shape, head.goal, heuristic_};
    if (!whole_space_) {
        estimator_.reset();
    } else if (!estimator_ || wanted != estimated_) {
        estimator_ = search::make_estimator(heuristic_, head.goal, head.shape);
        estimated_ = wanted;
    }
}

void MapStage::measure_distances(const Scene& scene) {
    const trace::TraceHead& head = scene.trace.head();
    if (!whole_space_) {
        table_.reset();
        distances_.clear();
        return;
    }
    if (table_ && table_->goal() == head.goal && table_->shape() == head.shape) return;
    table_.emplace(head.goal, head.shape);
    distances_.resize(puzzle::board_count(head.shape));
    for (std::uint32_t rank = 0; rank < distances_.size(); ++rank) {
        const auto moves = table_->distance(puzzle::unrank(rank, head.shape));
        distances_[rank] = moves ? static_cast<std::uint8_t>(*moves) : layout::no_distance;
    }
}

std::vector<std::uint8_t> MapStage::estimates() const {
    std::vector<std::uint8_t> all(distances_.size());
    for (std::uint32_t rank = 0; rank < all.size(); ++rank)
        all[rank] = (*estimator_)(puzzle::unrank(rank, made_.shape));
    return all;
}

layout::MapPlaces MapStage::make_map(const Scene& scene) const {
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    if (!whole_space_)
        return layout::ring_map(layout::depth_rings(scene.trace, most_nodes), boards.size());
    switch (made_.layout) {
        case MapLayout::Rings:
            return layout::ring_map(layout::distance_rings(made_.goal, made_.shape), boards.size());
        case MapLayout::RingsFromStart:
            return layout::ring_map(layout::distance_rings(made_.start, made_.shape),
                                    boards.size());
        case MapLayout::Ranks:
            return layout::rank_map(made_.shape);
        case MapLayout::Heuristic:
            return layout::heuristic_map(distances_, estimates());
        case MapLayout::Space:
            break;
    }
    return layout::body_map(layout::distance_rings(made_.goal, made_.shape), boards.size());
}

void MapStage::classify(const Scene& scene) {
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    states_.resize(boards.size());
    classes_.resize(boards.size());
    boards.states(scene.step, states_);
    if (colour_ == MapColour::Distance) {
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            const std::uint8_t first =
                states_[i] == BoardState::Unseen ? map_class::first_faint : map_class::first_value;
            classes_[i] = distances_[i] == layout::no_distance ? class_of(states_[i], true, false)
                                                               : value_class(first, distances_[i]);
        }
        return;
    }
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        classes_[i] = class_of(states_[i], whole_space_,
                               whole_space_ && distances_[i] != layout::no_distance);
    }
    if (colour_ != MapColour::State) classify_values(scene);
}

/// The figure of the newest entry of every board: later nodes overwrite earlier ones.
void MapStage::classify_values(const Scene& scene) {
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    const auto unit = static_cast<std::uint32_t>(values_.unit());
    for (NodeId node = 0; node < scene.counters.nodes; ++node) {
        const std::uint32_t figure = figure_of(scene.trace, node, colour_);
        classes_[boards.number(node)] = value_class(map_class::first_value, figure / unit);
    }
}

ValueRange MapStage::values_in_recording(const Scene& scene) const {
    if (colour_ == MapColour::State) return {};
    if (colour_ == MapColour::Distance)
        return {0, static_cast<int>(table_->layer_sizes().size()) - 1};
    std::uint32_t least = figure_of(scene.trace, 0, colour_);
    std::uint32_t largest = least;
    for (NodeId node = 1; node < scene.trace.nodes().size(); ++node) {
        least = std::min(least, figure_of(scene.trace, node, colour_));
        largest = std::max(largest, figure_of(scene.trace, node, colour_));
    }
    return {static_cast<int>(least), static_cast<int>(largest)};
}

bool MapStage::start_is_here(const Scene& scene) const {
    return place_of(scene, scene.trace.head().start).has_value();
}

std::optional<int> MapStage::distance(std::uint32_t number) const {
    if (!whole_space_ || distances_[number] == layout::no_distance) return std::nullopt;
    return distances_[number];
}

std::optional<std::uint32_t> MapStage::number_of(const Scene& scene, puzzle::Board board) const {
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    if (whole_space_) return boards.number_of(board);
    const auto known = std::find_if(found_.begin(), found_.end(), [&](const Found& found) {
        return found.board == board && found.recording == recording_;
    });
    if (known != found_.end()) return known->number;
    if (found_.size() >= most_found) found_.erase(found_.begin());
    found_.push_back({board, recording_, boards.number_of(board)});
    return found_.back().number;
}

std::optional<layout::Place> MapStage::place_of(const Scene& scene, puzzle::Board board) const {
    const auto number = number_of(scene, board);
    if (!number || *number >= map_.places.size() || !map_.places[*number].exists())
        return std::nullopt;
    if (!whole_space_ && states_[*number] == BoardState::Unseen) return std::nullopt;
    return map_.places[*number];
}

}  // namespace statescope::ui
