#include "ui/inversion_pairs.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;

std::vector<int> counted_tiles(puzzle::Board board, puzzle::Shape shape, int cell,
                               Counting counting) {
    std::vector<int> tiles;
    const int tile = board.at(cell);
    if (tile == 0 || cell >= shape.cells()) return tiles;
    for (int before = 0; before < cell; ++before) {
        const int other = board.at(before);
        const bool counts = counting == Counting::LargerBefore ? other > tile : other < tile;
        if (other != 0 && counts) tiles.push_back(other);
    }
    return tiles;
}

std::vector<MarkedCell> pair_marks(puzzle::Board board, puzzle::Shape shape, int cell,
                                   Counting counting) {
    std::vector<MarkedCell> marks;
    for (const int tile : counted_tiles(board, shape, cell, counting))
        marks.push_back({board.cell_of(tile, shape), CellMark::First});
    if (board.at(cell) != 0) marks.push_back({cell, CellMark::Second});
    return marks;
}

std::string pair_sentence(const teach::Phrases& say, puzzle::Board board, puzzle::Shape shape,
                          int cell, Counting counting) {
    const bool larger = counting == Counting::LargerBefore;
    if (board.at(cell) == 0) return std::string(say(Text::inversions_blank));
    const std::vector<int> counted = counted_tiles(board, shape, cell, counting);
    std::string list;
    for (const int tile : counted) {
        const std::string name = std::to_string(tile);
        list =
            list.empty() ? name : say(Text::listed_with, arg("first", list), arg("second", name));
    }
    const Text text = counted.empty()
                          ? (larger ? Text::inversions_no_larger : Text::inversions_no_smaller)
                      : counted.size() == 1
                          ? (larger ? Text::inversions_one_larger : Text::inversions_one_smaller)
                          : (larger ? Text::inversions_many_larger : Text::inversions_many_smaller);
    return say(text, arg("tile", board.at(cell)), arg("count", counted.size()), arg("tiles", list));
}

}  // namespace statescope::ui
