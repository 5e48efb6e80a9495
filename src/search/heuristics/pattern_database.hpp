#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/heuristics/pattern_partition.hpp"
#include "search/heuristics/pattern_table.hpp"

namespace statescope::search {

/// An additive pattern database for one goal (Korf and Felner 2002): a move moves one tile, so the
/// values of disjoint groups may be added and h stays admissible. Where a reflection of the shape
/// leaves the goal's blank in its place, the reflected board is looked up too, and h is the larger
/// sum; the tables serve both.
///
/// h is never less than Manhattan's. It is not consistent, because the blank's place is left out,
/// but it always changes by an odd number, as the distance does.
class PatternDatabase {
  public:
    /// The tables are those of the partition's groups, in its order. The partition must be usable.
    PatternDatabase(puzzle::Board goal, puzzle::Shape shape, Partition partition,
                    std::vector<PatternTable> tables);

    puzzle::Board goal() const { return goal_; }
    puzzle::Shape shape() const { return shape_; }
    const Partition& partition() const { return partition_; }
    const std::vector<PatternTable>& tables() const { return tables_; }
    /// Where the reflection takes each cell; nothing where the goal allows none.
    const std::optional<CellMap>& reflection() const { return reflection_; }
    /// The tile that stands, in the goal, where the reflection takes this tile's home.
    int reflected_tile(int tile) const { return reflected_tile_[static_cast<std::size_t>(tile)]; }

    /// Where the tile's cell is in `Placing`: the place of its lowest bit, and its group.
    struct Slot {
        std::uint8_t shift = 0;
        std::uint8_t group = 0;
    };
    Slot slot(int tile) const { return slots_[static_cast<std::size_t>(tile)]; }

    /// The cells of all tiles, a nibble each, group by group: the addresses of all groups in a row.
    using Placing = std::uint64_t;
    Placing placing(puzzle::Board board) const;
    /// The placing of the board's reflection. There must be one.
    Placing reflected_placing(puzzle::Board board) const;
    /// A group's value.
    std::uint8_t value(Placing placing, std::size_t group) const {
        const Address& address = addresses_[group];
        return tables_[group][static_cast<std::uint32_t>(placing >> address.shift) & address.mask];
    }

    /// The estimate for a board from which the goal can be reached.
    int h(puzzle::Board board) const;

  private:
    struct Address {
        std::uint32_t mask = 0;
        std::uint8_t shift = 0;
    };
    int sum(Placing placing) const;

    puzzle::Board goal_;
    puzzle::Shape shape_;
    Partition partition_;
    std::vector<PatternTable> tables_;
    std::optional<CellMap> reflection_;
    std::array<std::uint8_t, puzzle::max_cells> reflected_tile_{};
    std::array<Slot, puzzle::max_cells> slots_{};
    std::array<Address, max_groups> addresses_{};
};

/// Builds a database in slices, so that whoever owns it can show the progress, or stop, between
/// two.
class PatternDatabaseBuilder {
  public:
    PatternDatabaseBuilder(puzzle::Board goal, puzzle::Shape shape, Partition partition);

    /// Expands about so many states more; whether the database is done. A hundred thousand take
    /// some ten milliseconds.
    bool advance(std::size_t states);
    /// How much is done, from 0 to 1.
    double progress() const;
    /// The database, once it is done. Once.
    PatternDatabase take();

  private:
    puzzle::Board goal_;
    puzzle::Shape shape_;
    Partition partition_;
    std::vector<PatternTable> tables_;
    std::optional<PatternTableBuilder> builder_;
    std::size_t known_ = 0;  ///< in the tables that are done
    std::size_t all_ = 0;
};

}  // namespace statescope::search
