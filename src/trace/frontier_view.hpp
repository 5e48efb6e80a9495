#pragma once

#include <vector>

#include "trace/trace.hpp"

namespace statescope::trace {

/// The frontier at any step, in the order in which its nodes will be taken as things stand; where
/// the user chooses, by age.
/// A node's place in that order never changes, so all nodes are sorted once when the view is made
/// and a step only picks those that are in the frontier. Keep the view no longer than its trace.
class FrontierView {
  public:
    explicit FrontierView(const Trace& trace);

    /// Nodes in the frontier after the step, next first.
    std::vector<NodeId> at(Step step) const;

  private:
    const Trace* trace_;
    std::vector<NodeId> order_;  ///< empty where the order of generation is enough
};

}  // namespace statescope::trace
