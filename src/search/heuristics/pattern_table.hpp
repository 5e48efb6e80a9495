#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/heuristics/pattern_partition.hpp"

namespace statescope::search {

/// The values of one group of tiles, one for each way to place it: the fewest moves of these tiles,
/// moves of others not counted, that bring all of them home. Found by the address of the placing,
/// in which the cell of the group's i-th tile is the i-th nibble from the bottom.
class PatternTable {
  public:
    /// No way to place the group from which a goal with the blank where it belongs can be reached.
    static constexpr std::uint8_t unreachable = 0xFF;

    /// Every place unreachable yet.
    PatternTable(std::size_t tiles, puzzle::Shape shape);

    std::uint8_t operator[](std::uint32_t address) const { return values_[address]; }
    std::uint8_t& operator[](std::uint32_t address) { return values_[address]; }

    /// How many ways there are to place so many tiles: cells! / (cells - tiles)!
    static std::size_t placings(std::size_t tiles, puzzle::Shape shape);

    /// The values of all placings, in the order of their addresses; no two tiles share a cell, so
    /// this is a third of the table.
    std::vector<std::uint8_t> packed() const;
    /// The table of packed values, as many as there are placings.
    static PatternTable unpacked(std::span<const std::uint8_t> values, std::size_t tiles,
                                 puzzle::Shape shape);

  private:
    std::size_t tiles_;
    puzzle::Shape shape_;
    std::vector<std::uint8_t> values_;
};

/// Fills the table of a group breadth-first from the goal, in slices. What a state of this search
/// is: where the tiles of the group stand, and in which region of the other cells the blank is; the
/// blank moves about in its region at no cost.
class PatternTableBuilder {
  public:
    PatternTableBuilder(const TileGroup& group, puzzle::Board goal, puzzle::Shape shape);

    /// Expands about so many states more; whether the table is done.
    bool advance(std::size_t states);

    /// Ways to place the group whose value is known.
    std::size_t known() const { return known_; }
    /// The table, once it is done.
    PatternTable take() { return std::move(table_); }

  private:
    /// Cells as bits.
    using Cells = std::uint16_t;

    struct State {
        std::uint32_t address = 0;
        Cells region = 0;  ///< of the blank
    };
    struct Successor {
        std::uint32_t address;
        unsigned occupied;  ///< cells of the group
        unsigned blank;
    };
    /// States of one value. Those whose addresses begin alike are kept, and expanded, together:
    /// their successors lie in a few pieces of the tables, which the processor's cache can hold.
    using Layer = std::vector<std::vector<State>>;
    static constexpr unsigned piece_bits = 16;

    void reach(const Successor& placing);
    static constexpr std::size_t batch = 16;
    void expand(std::span<const State> states);
    Successor* append_successors(const State& state, Successor* end) const;
    void next_layer();
    Cells region_of(unsigned blank, unsigned free) const;

    std::size_t tiles_;
    int columns_;
    unsigned all_;  ///< every cell
    unsigned first_column_ = 0;
    unsigned last_column_ = 0;
    std::array<Cells, puzzle::max_cells> neighbours_{};
    PatternTable table_;
    std::vector<Cells> reached_;  ///< by address: where the blank can be
    Layer layer_;
    Layer next_layer_;
    std::size_t piece_ = 0;  ///< of the layer that is being expanded
    std::size_t done_in_piece_ = 0;
    std::uint8_t next_value_ = 0;  ///< of the next layer
    std::size_t in_layer_ = 0;     ///< states of the layer; none: the table is done
    std::size_t in_next_layer_ = 0;
    std::size_t known_ = 0;
};

}  // namespace statescope::search
