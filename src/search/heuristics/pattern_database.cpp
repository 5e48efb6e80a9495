#include "search/heuristics/pattern_database.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace statescope::search {

using puzzle::Board;
using puzzle::Shape;

PatternDatabase::PatternDatabase(Board goal, Shape shape, Partition partition,
                                 std::vector<PatternTable> tables)
    : goal_(goal),
      shape_(shape),
      partition_(std::move(partition)),
      tables_(std::move(tables)),
      reflection_(reflection_keeping(goal.blank(), shape)) {
    assert(is_usable(partition_, shape));
    assert(partition_.size() == tables_.size());
    std::uint8_t shift = 0;
    for (std::size_t group = 0; group < partition_.size(); ++group) {
        const std::size_t bits = 4 * partition_[group].size();
        addresses_[group] = {(std::uint32_t{1} << bits) - 1, shift};
        for (const int tile : partition_[group]) {
            slots_[static_cast<std::size_t>(tile)] = {shift, static_cast<std::uint8_t>(group)};
            shift = static_cast<std::uint8_t>(shift + 4);
        }
    }
    if (!reflection_) return;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const int image = (*reflection_)[static_cast<std::size_t>(cell)];
        reflected_tile_[static_cast<std::size_t>(goal.at(cell))] =
            static_cast<std::uint8_t>(goal.at(image));
    }
}

PatternDatabase::Placing PatternDatabase::placing(Board board) const {
    Placing placing = 0;
    for (int cell = 0; cell < shape_.cells(); ++cell) {
        const int tile = board.at(cell);
        if (tile != 0) placing |= static_cast<Placing>(cell) << slot(tile).shift;
    }
    return placing;
}

PatternDatabase::Placing PatternDatabase::reflected_placing(Board board) const {
    Placing placing = 0;
    for (int cell = 0; cell < shape_.cells(); ++cell) {
        const int tile = board.at(cell);
        if (tile == 0) continue;
        const Placing image = (*reflection_)[static_cast<std::size_t>(cell)];
        placing |= image << slot(reflected_tile(tile)).shift;
    }
    return placing;
}

int PatternDatabase::sum(Placing placing) const {
    int sum = 0;
    for (std::size_t group = 0; group < tables_.size(); ++group)
        sum += value(placing, group);
    return sum;
}

int PatternDatabase::h(Board board) const {
    const int plain = sum(placing(board));
    return reflection_ ? std::max(plain, sum(reflected_placing(board))) : plain;
}

PatternDatabaseBuilder::PatternDatabaseBuilder(Board goal, Shape shape, Partition partition)
    : goal_(goal), shape_(shape), partition_(std::move(partition)) {
    assert(is_usable(partition_, shape));
    for (const TileGroup& group : partition_)
        all_ += PatternTable::placings(group.size(), shape);
}

bool PatternDatabaseBuilder::advance(std::size_t states) {
    if (tables_.size() == partition_.size()) return true;
    if (!builder_) builder_.emplace(partition_[tables_.size()], goal_, shape_);
    if (!builder_->advance(states)) return false;
    known_ += builder_->known();
    tables_.push_back(builder_->take());
    builder_.reset();
    return tables_.size() == partition_.size();
}

double PatternDatabaseBuilder::progress() const {
    if (tables_.size() == partition_.size()) return 1;
    const std::size_t known = known_ + (builder_ ? builder_->known() : 0);
    return static_cast<double>(known) / static_cast<double>(all_);
}

PatternDatabase PatternDatabaseBuilder::take() {
    assert(tables_.size() == partition_.size());
    return {goal_, shape_, std::move(partition_), std::move(tables_)};
}

}  // namespace statescope::search
