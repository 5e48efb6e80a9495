#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

#include "trace/event.hpp"

namespace statescope::trace {

/// The figures of a search, each as the glossary defines it.
struct Counters {
    std::uint32_t taken = 0;       ///< nodes taken from the frontier
    std::uint32_t expanded = 0;    ///< taken, and their successors made
    std::uint32_t generated = 0;   ///< nodes made and put in the frontier, the start included
    std::uint32_t successors = 0;  ///< legal moves looked at while expanding
    std::uint32_t duplicates = 0;  ///< successors thrown away, when generated or when taken
    std::uint32_t cut_off = 0;     ///< nodes taken, and not expanded because of a bound
    std::uint32_t forgotten = 0;   ///< nodes that the search left and no longer keeps
    std::uint32_t improved = 0;    ///< boards waiting in the frontier put in again with a smaller g
    std::uint32_t reopened = 0;    ///< boards already expanded put in again with a smaller g
    std::uint32_t visited = 0;     ///< boards the duplicate check knows
    std::uint32_t frontier = 0;    ///< nodes generated and not yet taken
    std::uint32_t largest_frontier = 0;
    std::uint32_t max_depth = 0;   ///< largest g of a node made
    std::uint32_t nodes = 0;       ///< nodes made, a goal found when generated included
    std::uint64_t path_moves = 0;  ///< sum of g over the nodes: the letters of all their paths

    friend bool operator==(const Counters&, const Counters&) = default;
};

/// Counts the moments of a search. `replaces_stale` says whether an improved node's older entry
/// leaves the frontier at once.
class Tally {
  public:
    explicit Tally(bool replaces_stale, std::uint32_t node_budget = no_budget)
        : node_budget_(node_budget), replaces_stale_(replaces_stale) {}

    static constexpr std::uint32_t no_budget = std::numeric_limits<std::uint32_t>::max();

    const Counters& counters() const { return counters_; }

    void generated(NodeId, const NewNode& node) { enter_frontier(node); }
    void round(NodeId, const NewNode& node, std::uint32_t /*bound*/) { enter_frontier(node); }
    void improved(NodeId, const NewNode& node, NodeId) {
        ++counters_.improved;
        if (replaces_stale_) --counters_.frontier;
        enter_frontier(node);
    }
    void reopened(NodeId, const NewNode& node, NodeId) {
        ++counters_.reopened;
        enter_frontier(node);
    }
    void duplicate(NodeId, puzzle::Move, NodeId) {
        ++counters_.successors;
        ++counters_.duplicates;
    }
    void taken(NodeId) {
        ++counters_.taken;
        --counters_.frontier;
    }
    void dropped(NodeId, NodeId) { ++counters_.duplicates; }
    void cut_off(NodeId) { ++counters_.cut_off; }
    void forgotten(NodeId) {
        ++counters_.forgotten;
        --counters_.frontier;
    }
    void backed_up(NodeId, const NewNode& node, NodeId) {
        ++counters_.forgotten;
        make(node);
        --counters_.successors;  // it was one when it was made first
        wait();
    }
    void expanded(NodeId, bool marks_visited) {
        ++counters_.expanded;
        counters_.visited += marks_visited;
    }
    void solved(NodeId) {}
    void found(NodeId, const NewNode& node) { make(node); }
    void met(NodeId, const NewNode& node, NodeId) { make(node); }
    void exhausted() {}
    bool full() const {
        return counters_.nodes >= node_budget_ || counters_.max_depth == most_moves;
    }

  private:
    void make(const NewNode& node) {
        ++counters_.nodes;
        counters_.successors += node.parent != no_node;
        counters_.visited += node.marks_visited;
        counters_.max_depth = std::max(counters_.max_depth, std::uint32_t{node.g});
        counters_.path_moves += node.g;
    }
    void enter_frontier(const NewNode& node) {
        make(node);
        ++counters_.generated;
        wait();
    }
    void wait() {
        ++counters_.frontier;
        counters_.largest_frontier = std::max(counters_.largest_frontier, counters_.frontier);
    }

    Counters counters_;
    std::uint32_t node_budget_;
    bool replaces_stale_;
};

/// Asked now and then while a search is only counted, with the nodes made so far. On `false` the
/// search is given up. A caller shows how far it is, lets it wait and cancels it by this.
using GoOn = std::function<bool(std::uint32_t nodes)>;

/// So many expansions lie between two questions to GoOn: by the slowest heuristic some 20 ms.
inline constexpr std::uint32_t expansions_between_questions = 4096;

/// The observer that only counts: a tally, and a table of nodes for the search to work with.
class Counting : public Tally {
  public:
    explicit Counting(bool replaces_stale, std::uint32_t node_budget = no_budget, GoOn go_on = {})
        : Tally(replaces_stale, node_budget), go_on_(std::move(go_on)) {}

    Nodes& table() { return table_; }
    bool full() {
        if (--until_question_ == 0) ask();
        return given_up_ || Tally::full();
    }
    /// Whether it was told not to go on.
    bool given_up() const { return given_up_; }

  private:
    void ask() {
        until_question_ = expansions_between_questions;
        given_up_ = given_up_ || (go_on_ && !go_on_(counters().nodes));
    }

    GoOn go_on_;
    std::uint32_t until_question_ = expansions_between_questions;
    bool given_up_ = false;
    Nodes table_;
};

}  // namespace statescope::trace
