#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "puzzle/board.hpp"
#include "trace/landmarks.hpp"

namespace statescope::session {

/// What one can run to, and keep as a breakpoint: a landmark, or anything that happens to a board.
struct Condition {
    /// Nothing: the board decides.
    std::optional<trace::Landmark> landmark;
    puzzle::Board board{};

    static Condition at(trace::Landmark landmark) { return {landmark, {}}; }
    static Condition about(puzzle::Board board) { return {std::nullopt, board}; }

    friend bool operator==(const Condition&, const Condition&) = default;
};

enum class Direction : std::uint8_t { Back, Forward };

/// Finds the steps of conditions in one recording. Those of a board are looked for once and kept.
class StepFinder {
  public:
    StepFinder(const trace::Trace& trace, const trace::Landmarks& landmarks)
        : trace_(&trace), landmarks_(&landmarks) {}

    /// Steps at which the condition holds, ascending. Good until the finder is gone.
    std::span<const trace::Step> steps(const Condition& condition);
    /// The nearest such step beyond `from`.
    std::optional<trace::Step> find(const Condition& condition, trace::Step from,
                                    Direction direction);

  private:
    struct OfBoard {
        puzzle::Board board;
        std::vector<trace::Step> steps;
    };

    const trace::Trace* trace_;
    const trace::Landmarks* landmarks_;
    std::vector<std::unique_ptr<OfBoard>> boards_;
};

/// The conditions at which playing stops.
class Breakpoints {
  public:
    std::span<const Condition> all() const { return conditions_; }
    bool has(const Condition& condition) const;
    void toggle(const Condition& condition);
    void clear() { conditions_.clear(); }
    /// Boards of another shape can't come up any more.
    void forget_boards();

    /// The first step beyond `from` at which one of them holds.
    std::optional<trace::Step> next(StepFinder& finder, trace::Step from) const;

  private:
    std::vector<Condition> conditions_;
};

}  // namespace statescope::session
