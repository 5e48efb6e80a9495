#include "search/heuristics/pattern_table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "puzzle/move.hpp"

namespace statescope::search {

using puzzle::Board;
using puzzle::Shape;

namespace {

/// Calls `visit` with the address of every way to place `tiles` tiles, the smallest address first.
template <class Visit>
// NOLINTNEXTLINE(misc-no-recursion)
void for_each_placing(std::size_t tiles, int cells, Visit& visit, std::uint32_t address = 0,
                      unsigned occupied = 0) {
    if (tiles == 0) {
        visit(address);
        return;
    }
    for (int cell = 0; cell < cells; ++cell) {
        if ((occupied >> cell & 1u) != 0) continue;
        for_each_placing(tiles - 1, cells, visit, address << 4 | static_cast<std::uint32_t>(cell),
                         occupied | 1u << cell);
    }
}

}  // namespace

PatternTable::PatternTable(std::size_t tiles, Shape shape)
    : tiles_(tiles), shape_(shape), values_(std::size_t{1} << (4 * tiles), unreachable) {}

std::size_t PatternTable::placings(std::size_t tiles, Shape shape) {
    std::size_t count = 1;
    for (std::size_t i = 0; i < tiles; ++i)
        count *= static_cast<std::size_t>(shape.cells()) - i;
    return count;
}

std::vector<std::uint8_t> PatternTable::packed() const {
    std::vector<std::uint8_t> values;
    values.reserve(placings(tiles_, shape_));
    const auto append = [&](std::uint32_t address) { values.push_back(values_[address]); };
    for_each_placing(tiles_, shape_.cells(), append);
    return values;
}

PatternTable PatternTable::unpacked(std::span<const std::uint8_t> values, std::size_t tiles,
                                    Shape shape) {
    PatternTable table(tiles, shape);
    std::size_t next = 0;
    const auto set = [&](std::uint32_t address) { table[address] = values[next++]; };
    for_each_placing(tiles, shape.cells(), set);
    return table;
}

PatternTableBuilder::PatternTableBuilder(const TileGroup& group, Board goal, Shape shape)
    : tiles_(group.size()),
      columns_(shape.columns),
      all_((1u << shape.cells()) - 1),
      table_(group.size(), shape),
      reached_(std::size_t{1} << (4 * group.size())),
      layer_((reached_.size() >> piece_bits) + 1),
      next_layer_(layer_.size()) {
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (shape.column(cell) == 0) first_column_ |= 1u << cell;
        if (shape.column(cell) == shape.columns - 1) last_column_ |= 1u << cell;
        for (const puzzle::Move move : puzzle::all_moves) {
            const int next = puzzle::target(shape, cell, move);
            if (next < 0) continue;
            neighbours_[static_cast<std::size_t>(cell)] |= static_cast<Cells>(1u << next);
        }
    }
    std::uint32_t address = 0;
    unsigned occupied = 0;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const int home = goal.cell_of(group[i], shape);
        address |= static_cast<std::uint32_t>(home) << (4 * i);
        occupied |= 1u << home;
    }
    reach({address, occupied, static_cast<unsigned>(goal.blank())});
    next_layer();
}

bool PatternTableBuilder::advance(std::size_t states) {
    while (states > 0 && in_layer_ > 0) {
        std::vector<State>& piece = layer_[piece_];
        const std::size_t end = std::min(piece.size(), done_in_piece_ + states);
        states -= end - done_in_piece_;
        while (done_in_piece_ < end) {
            const std::size_t count = std::min(batch, end - done_in_piece_);
            expand({piece.data() + done_in_piece_, count});
            done_in_piece_ += count;
        }
        if (end < piece.size()) break;
        piece.clear();
        done_in_piece_ = 0;
        if (++piece_ == layer_.size()) next_layer();
    }
    return in_layer_ == 0;
}

void PatternTableBuilder::next_layer() {
    layer_.swap(next_layer_);
    in_layer_ = std::exchange(in_next_layer_, 0);
    piece_ = 0;
    ++next_value_;
}

/// The successors lie all over the tables. All of a batch are asked for before the first is looked
/// at, so that their ways from the memory overlap.
void PatternTableBuilder::expand(std::span<const State> states) {
    std::array<Successor, batch * 4 * max_group_tiles> successors;
    Successor* end = successors.data();
    for (const State& state : states) {
        end = append_successors(state, end);
    }
    for (const Successor* successor = successors.data(); successor != end; ++successor) {
        if ((reached_[successor->address] >> successor->blank & 1u) == 0) reach(*successor);
    }
}

/// Every tile of the group beside the blank's region can move into it.
PatternTableBuilder::Successor* PatternTableBuilder::append_successors(const State& state,
                                                                       Successor* end) const {
    unsigned occupied = 0;
    // A bit for each tile and cell it can move to, sixteen a tile: one long loop over the moves of
    // several tiles runs better than a short one for each.
    std::array<std::uint64_t, 2> moves{};
    for (std::size_t i = 0; i < tiles_; ++i) {
        const std::uint32_t cell = state.address >> (4 * i) & 0xF;
        const std::uint64_t free = neighbours_[cell] & state.region;
        moves[i / 4] |= free << (16 * (i % 4));
        occupied |= 1u << cell;
    }
    for (unsigned half = 0; half < moves.size(); ++half) {
        for (std::uint64_t left = moves[half]; left != 0; left &= left - 1) {
            const auto bit = static_cast<unsigned>(std::countr_zero(left));
            const unsigned shift = 4 * (4 * half + bit / 16);
            const unsigned to = bit % 16;
            const unsigned from = state.address >> shift & 0xF;
            const std::uint32_t address = state.address ^ (from ^ to) << shift;
            __builtin_prefetch(&reached_[address], 1);
            *end++ = {address, occupied ^ 1u << from ^ 1u << to, from};
        }
    }
    return end;
}

void PatternTableBuilder::reach(const Successor& placing) {
    const auto [address, occupied, blank] = placing;
    if (reached_[address] == 0) {
        table_[address] = next_value_;
        ++known_;
    }
    const Cells region = region_of(blank, all_ & ~occupied);
    reached_[address] |= region;
    next_layer_[address >> piece_bits].push_back({address, region});
    ++in_next_layer_;
}

/// The free cells the blank can reach, found by letting it spread in all directions at once.
PatternTableBuilder::Cells PatternTableBuilder::region_of(unsigned blank, unsigned free) const {
    unsigned region = 1u << blank;
    for (unsigned before = 0; region != before;) {
        before = region;
        region |= (region & ~last_column_) << 1 | (region & ~first_column_) >> 1 |
                  region << columns_ | region >> columns_;
        region &= free;
    }
    return static_cast<Cells>(region);
}

}  // namespace statescope::search
