#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "puzzle/board.hpp"
#include "search/heuristics/pattern_database.hpp"

namespace statescope::search {

/// The estimate of a pattern database along a line of IDA* (see BoundedDescent): a move changes one
/// tile's cell, so one value is looked up again, and one more for the reflected board.
class PatternEstimate {
  public:
    struct Value {
        PatternDatabase::Placing placing = 0;
        PatternDatabase::Placing reflected = 0;
        std::array<std::uint8_t, max_groups> values{};
        std::array<std::uint8_t, max_groups> reflected_values{};
        std::uint8_t sum = 0;
        std::uint8_t reflected_sum = 0;  ///< 0 where there is no reflection
        int h() const { return std::max(sum, reflected_sum); }
    };
    /// Where the tile goes from and to differ in these bits.
    struct Edge {
        std::uint8_t change = 0;
        std::uint8_t reflected_change = 0;
    };

    explicit PatternEstimate(std::shared_ptr<const PatternDatabase> patterns)
        : patterns_(std::move(patterns)), reflects_(patterns_->reflection().has_value()) {
        for (int tile = 1; tile < patterns_->shape().cells(); ++tile) {
            slots_[static_cast<std::size_t>(tile)] = patterns_->slot(tile);
            reflected_slots_[static_cast<std::size_t>(tile)] =
                patterns_->slot(patterns_->reflected_tile(tile));
        }
    }

    int start_h(puzzle::Board board) const { return patterns_->h(board); }

    Edge edge(int blank, int cell) const {
        Edge edge{static_cast<std::uint8_t>(blank ^ cell), 0};
        if (!reflects_) return edge;
        const CellMap& map = *patterns_->reflection();
        edge.reflected_change = static_cast<std::uint8_t>(map[static_cast<std::size_t>(blank)] ^
                                                          map[static_cast<std::size_t>(cell)]);
        return edge;
    }

    Value value(puzzle::Board board) const {
        Value value;
        value.placing = patterns_->placing(board);
        if (reflects_) value.reflected = patterns_->reflected_placing(board);
        for (std::size_t group = 0; group < patterns_->tables().size(); ++group) {
            value.values[group] = patterns_->value(value.placing, group);
            value.sum = static_cast<std::uint8_t>(value.sum + value.values[group]);
            if (!reflects_) continue;
            value.reflected_values[group] = patterns_->value(value.reflected, group);
            value.reflected_sum =
                static_cast<std::uint8_t>(value.reflected_sum + value.reflected_values[group]);
        }
        return value;
    }

    int rise(Value& value, const Edge& edge, int tile) const {
        const int before = value.h();
        move(value.placing, value.values, value.sum, edge.change,
             slots_[static_cast<std::size_t>(tile)]);
        if (reflects_) {
            move(value.reflected, value.reflected_values, value.reflected_sum,
                 edge.reflected_change, reflected_slots_[static_cast<std::size_t>(tile)]);
        }
        return 1 + value.h() - before;
    }

  private:
    void move(PatternDatabase::Placing& placing, std::array<std::uint8_t, max_groups>& values,
              std::uint8_t& sum, std::uint8_t change, PatternDatabase::Slot slot) const {
        placing ^= PatternDatabase::Placing{change} << slot.shift;
        const std::uint8_t found = patterns_->value(placing, slot.group);
        sum = static_cast<std::uint8_t>(sum + found - values[slot.group]);
        values[slot.group] = found;
    }

    std::shared_ptr<const PatternDatabase> patterns_;
    bool reflects_;
    std::array<PatternDatabase::Slot, puzzle::max_cells> slots_;
    std::array<PatternDatabase::Slot, puzzle::max_cells> reflected_slots_;
};

}  // namespace statescope::search
