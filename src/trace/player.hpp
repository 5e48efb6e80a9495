#pragma once

#include <cstdint>

#include "trace/trace.hpp"

namespace statescope::trace {

/// How far one step goes.
enum class StepSize : std::uint8_t {
    Event,
    Expansion,  ///< to the end of an expansion: all successors of the node taken are made
    Layer,      ///< to the end of a layer: a depth (breadth-first) or an f-value (best-first)
};

/// The cursor in a trace. Everything on the screen is a function of (trace, step); the player
/// knows where one may stop.
class Player {
  public:
    explicit Player(const Trace& trace) : trace_(&trace) {}

    const Trace& trace() const { return *trace_; }
    Step step() const { return step_; }
    bool at_start() const { return step_ == 0; }
    bool at_end() const { return step_ == trace_->last_step(); }

    /// Moves the cursor; steps beyond the end stop at the end.
    void seek(Step step);
    void to_start() { seek(0); }
    void to_end() { seek(trace_->last_step()); }

    /// One step of a size, forward or back; false when there was nowhere to go.
    bool forward(StepSize size);
    bool back(StepSize size);

  private:
    bool may_stop(Step step, StepSize size) const;

    const Trace* trace_;
    Step step_ = 0;
};

}  // namespace statescope::trace
