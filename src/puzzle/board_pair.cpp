#include <algorithm>
#include <utility>
#include <vector>

#include "puzzle/board_forms.hpp"
#include "puzzle/board_items.hpp"
#include "puzzle/board_text.hpp"

namespace statescope::puzzle {
namespace {

std::optional<ParsedPair> paired(const BoardTextResult& first, const BoardTextResult& second) {
    const auto* start = std::get_if<ParsedBoard>(&first);
    const auto* goal = std::get_if<ParsedBoard>(&second);
    if (start == nullptr || goal == nullptr || start->shape != goal->shape) return std::nullopt;
    return ParsedPair{start->board, goal->board, start->shape};
}

/// The items from one to before another.
BoardItems part(const BoardItems& items, std::size_t from, std::size_t to) {
    BoardItems result = items;
    result.items.resize(to);
    std::erase_if(result.gaps, [to](const Gap& gap) { return gap.before > to; });
    std::erase_if(result.breaks, [to](std::size_t at) { return at >= to; });
    return result.without_first(from);
}

std::optional<ParsedPair> parted_at(const BoardItems& items, std::size_t at,
                                    std::optional<Shape> shape) {
    const BoardTextResult first = read_items(part(items, 0, at), shape);
    const auto* start = std::get_if<ParsedBoard>(&first);
    if (start == nullptr) return std::nullopt;
    const BoardItems rest = part(items, at, items.items.size());
    // A start on one line leaves its shape open: the goal may tell.
    if (auto pair = paired(first, read_items(rest, start->shape))) return pair;
    for (const OtherReading& other : start->others) {
        if (auto pair =
                paired(read_items(part(items, 0, at), other.shape), read_items(rest, other.shape)))
            return pair;
    }
    return std::nullopt;
}

/// What stands behind a line of one or two small numbers: the size, the moves allowed (POJ 2224).
std::optional<BoardItems> behind_short_line(const BoardItems& items) {
    const auto line =
        static_cast<std::size_t>(items.row_lengths.empty() ? 0 : items.row_lengths.front());
    if (line == 0 || line > 2 || items.rows() == 1) return std::nullopt;
    for (std::size_t i = 0; i < line; ++i) {
        if (items.items[i].characters > 2) return std::nullopt;
    }
    return items.without_first(line);
}

/// More than a pair has, whatever stands around it.
constexpr std::size_t most_items = 2 * max_cells + 8;

}  // namespace

std::optional<ParsedPair> parse_pair(std::string_view text, std::optional<Shape> shape) {
    BoardItems items = split_board_text(text);
    if (items.no_text || items.items.size() > most_items) return std::nullopt;
    items = items.without_first(items.leading_words);
    if (const auto headed = behind_header(items)) {
        if (auto pair = parted_at(headed->rest, headed->rest.items.size() / 2, shape)) return pair;
    }
    if (const auto rest = behind_short_line(items)) {
        if (auto pair = parted_at(*rest, rest->items.size() / 2, shape)) return pair;
    }
    std::vector<std::size_t> places = items.breaks;
    places.push_back(items.items.size() / 2);
    for (const std::size_t at : places) {
        if (at == 0 || at >= items.items.size()) continue;
        if (auto pair = parted_at(items, at, shape)) return pair;
    }
    return std::nullopt;
}

}  // namespace statescope::puzzle
