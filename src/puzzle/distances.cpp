#include "puzzle/distances.hpp"

#include <cstddef>
#include <utility>

#include "puzzle/rank.hpp"
#include "puzzle/rank_of.hpp"

namespace statescope::puzzle {
namespace {

constexpr std::uint8_t unreached = 0xFF;  // no board of 9 cells is further than 31 moves away

/// The boards of one layer, sorted by where their blank stands and where it came from. Boards of
/// one kind have the same moves, so each move is one loop without a decision that a processor could
/// guess wrongly.
class Layer {
  public:
    explicit Layer(int cells)
        : cells_(cells),
          boards_(static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells)) {}

    std::vector<Board>& of(int blank, int came_from) {
        return boards_[static_cast<std::size_t>(blank * cells_ + came_from)];
    }
    std::size_t size() const {
        std::size_t sum = 0;
        for (const std::vector<Board>& kind : boards_)
            sum += kind.size();
        return sum;
    }
    void clear() {
        for (std::vector<Board>& kind : boards_)
            kind.clear();
    }

  private:
    int cells_;
    std::vector<std::vector<Board>> boards_;
};

/// One move of all boards of a kind; those not reached before get their distance and are kept.
template <int Cells>
void move_blank(const std::vector<Board>& boards, int from, int to, std::uint8_t distance,
                std::vector<std::uint8_t>& by_rank, std::vector<Board>& reached) {
    std::size_t count = reached.size();
    reached.resize(count + boards.size());
    for (const Board board : boards) {
        const Board successor = board.swapped(from, to);
        std::uint8_t& known = by_rank[rank_of<Cells>(successor, to)];
        const bool is_new = known == unreached;
        known = is_new ? distance : known;
        reached[count] = successor;
        count += is_new;
    }
    reached.resize(count);
}

/// The walk from the goal; returns how many boards stand at each distance.
template <int Cells>
std::vector<std::uint32_t> walk_from(Board goal, Shape shape, std::vector<std::uint8_t>& by_rank) {
    Layer layer(Cells);
    Layer next(Cells);
    layer.of(goal.blank(), goal.blank()).push_back(goal);
    by_rank[rank_of<Cells>(goal, goal.blank())] = 0;
    std::vector<std::uint32_t> layer_sizes;
    for (std::uint8_t distance = 1; layer.size() > 0; ++distance) {
        layer_sizes.push_back(static_cast<std::uint32_t>(layer.size()));
        next.clear();
        for (int blank = 0; blank < Cells; ++blank) {
            for (int came_from = 0; came_from < Cells; ++came_from) {
                const std::vector<Board>& boards = layer.of(blank, came_from);
                if (boards.empty()) continue;
                for (const Move move : all_moves) {
                    const int to = target(shape, blank, move);
                    if (to < 0 || to == came_from) continue;
                    move_blank<Cells>(boards, blank, to, distance, by_rank, next.of(to, blank));
                }
            }
        }
        std::swap(layer, next);
    }
    return layer_sizes;
}

}  // namespace

DistanceTable::DistanceTable(Board goal, Shape shape)
    : goal_(goal), shape_(shape), by_rank_(board_count(shape), unreached) {
    switch (shape.cells()) {
        case 4:
            layer_sizes_ = walk_from<4>(goal, shape, by_rank_);
            break;
        case 6:
            layer_sizes_ = walk_from<6>(goal, shape, by_rank_);
            break;
        case 8:
            layer_sizes_ = walk_from<8>(goal, shape, by_rank_);
            break;
        default:
            layer_sizes_ = walk_from<9>(goal, shape, by_rank_);
    }
}

std::optional<int> DistanceTable::distance(Board board) const {
    const std::uint8_t distance = by_rank_[rank(board, shape_)];
    if (distance == unreached) return std::nullopt;
    return distance;
}

std::vector<Board> DistanceTable::hardest() const {
    const std::size_t largest = layer_sizes_.size() - 1;
    std::vector<Board> boards;
    for (std::uint32_t rank = 0; rank < by_rank_.size(); ++rank) {
        if (by_rank_[rank] == largest) boards.push_back(unrank(rank, shape_));
    }
    return boards;
}

}  // namespace statescope::puzzle
