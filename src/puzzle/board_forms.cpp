#include "puzzle/board_forms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "puzzle/board_draft.hpp"

namespace statescope::puzzle {
namespace {

std::string_view row_word(int count) {
    return count == 1 ? "number" : "numbers";
}

// --- headers -------------------------------------------------------------------------------------

/// A number written in digits, such as a size.
std::optional<int> plain_number(const BoardItems& items, std::size_t at) {
    if (at >= items.items.size()) return std::nullopt;
    const std::string& text = items.items[at].text;
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || !std::all_of(text.begin(), text.end(), digit)) return std::nullopt;
    return number_of(text);
}

std::string taken_for(std::string_view numbers, std::string_view meaning) {
    return fmt::format("{} at the beginning {} taken for {}", numbers,
                       numbers.find(' ') == std::string_view::npos ? "is" : "are", meaning);
}

int row_length(const BoardItems& items, std::size_t row) {
    return row < items.row_lengths.size() ? items.row_lengths[row] : 0;
}

/// Larger numbers are no sizes, whatever stands behind them.
constexpr int largest_size = 99;

std::optional<Headed> behind_size(const BoardItems& items, int size) {
    if (size < min_side || size > largest_size) return std::nullopt;
    const bool by_count = items.count() == 1 + size * size;
    const bool by_row =
        row_length(items, 0) == 1 && items.rows() > 1 && row_length(items, 1) == size;
    if (!by_count && !by_row) return std::nullopt;
    const bool alone = row_length(items, 0) == 1;
    return Headed{.rest = items.without_first(1),
                  .told = Shape{size, size},
                  .certain = alone && (size > max_side || by_count || items.rows() == size + 1),
                  .note = taken_for(items.items.front().text, "the size")};
}

std::optional<Headed> behind_rows_and_columns(const BoardItems& items, int rows, int columns) {
    const bool sizes = rows > 1 && columns > 1 && rows <= largest_size && columns <= largest_size;
    const bool fits = sizes && row_length(items, 0) == 2 && items.rows() > 1 &&
                      items.count() - 2 == rows * columns;
    if (!fits) return std::nullopt;
    return Headed{.rest = items.without_first(2),
                  .told = Shape{rows, columns},
                  .certain = rows > max_side || columns > max_side,
                  .note = taken_for(fmt::format("{} {}", rows, columns), "rows and columns")};
}

std::optional<Headed> behind_tiles(const BoardItems& items, int tiles) {
    const std::string& goal_cell =
        items.items[std::min<std::size_t>(1, items.items.size() - 1)].text;
    const bool cell = goal_cell == "-1" || plain_number(items, 1).value_or(tiles + 1) <= tiles;
    const bool fits = row_length(items, 0) == 1 && row_length(items, 1) == 1 && cell &&
                      items.count() - 2 == tiles + 1;
    if (!fits) return std::nullopt;
    return Headed{.rest = items.without_first(2),
                  .told = {},
                  .certain = false,
                  .note = taken_for(fmt::format("{} {}", tiles, goal_cell),
                                    "the number of tiles and the blank's place in the goal")};
}

std::optional<Headed> behind_count(const BoardItems& items, int boards) {
    if (boards != 1 || row_length(items, 0) != 1 || items.rows() < 2) return std::nullopt;
    return Headed{.rest = items.without_first(1),
                  .told = {},
                  .certain = false,
                  .note = taken_for("1", "the number of boards")};
}

// --- the blank in a gap --------------------------------------------------------------------------

/// Puts an empty cell before an item (or at the end of a row).
BoardItems with_cell(const BoardItems& items, std::size_t before, int row) {
    BoardItems filled = items;
    Item cell;
    const std::size_t beside = std::min(before, items.items.size() - 1);
    cell.place = items.items[beside].place;
    cell.place.row = row;
    filled.items.insert(filled.items.begin() + static_cast<std::ptrdiff_t>(before), cell);
    filled.gaps.clear();
    filled.number_anew();
    return filled;
}

/// The row that is one short, where all others have the same length; from 1, or 0.
int short_row(const BoardItems& items) {
    const auto longest = *std::max_element(items.row_lengths.begin(), items.row_lengths.end());
    int found = 0;
    for (std::size_t row = 0; row < items.row_lengths.size(); ++row) {
        if (items.row_lengths[row] == longest) continue;
        if (items.row_lengths[row] != longest - 1 || found != 0) return 0;
        found = static_cast<int>(row) + 1;
    }
    return found;
}

std::size_t first_of_row(const BoardItems& items, int row) {
    std::size_t first = 0;
    for (int before = 1; before < row; ++before)
        first += static_cast<std::size_t>(items.row_lengths[static_cast<std::size_t>(before - 1)]);
    return first;
}

/// Where in a row of `columns` cells its items stand by a column of theirs, measured on the other
/// rows: which cell is left over; nothing when the columns do not agree.
std::optional<int> cell_left_over(const BoardItems& items, int row, int columns,
                                  int Item::*column) {
    std::vector<int> at(static_cast<std::size_t>(columns), -1);
    for (const Item& item : items.items) {
        if (item.place.row == row) continue;
        int& wanted = at[static_cast<std::size_t>(item.place.item_in_row - 1)];
        if (wanted >= 0 && wanted != item.*column) return std::nullopt;
        wanted = item.*column;
    }
    int left_over = columns - 1;
    for (int cell = 0; cell < columns - 1; ++cell) {
        const std::size_t index = first_of_row(items, row) + static_cast<std::size_t>(cell);
        const int stands = items.items[index].*column;
        const bool moved = left_over < cell;
        if (!moved && stands == at[static_cast<std::size_t>(cell)]) continue;
        if (stands != at[static_cast<std::size_t>(cell) + 1]) return std::nullopt;
        left_over = std::min(left_over, cell);
    }
    return left_over;
}

/// Whether one separator stands between the items of a row, nowhere more.
bool closely_written(const BoardItems& items, int row) {
    for (std::size_t i = 1; i < items.items.size(); ++i) {
        const Item& item = items.items[i];
        const Item& before = items.items[i - 1];
        if (item.place.row == row && before.place.row == row &&
            item.first_column != before.last_column + 2)
            return false;
    }
    return true;
}

std::string blank_note(int row, int cell) {
    return fmt::format("the empty place in row {}, column {} is taken for the blank", row,
                       cell + 1);
}

/// Lines of digits without separators: a space among them is a cell.
std::optional<BoardItems> digit_grid(const BoardItems& items) {
    if (items.rows() < min_side || items.rows() > max_side) return std::nullopt;
    int left = items.items.front().first_column;
    int right = 0;
    for (const Item& item : items.items) {
        left = std::min(left, item.first_column);
        right = std::max(right, item.last_column);
    }
    const int columns = right - left + 1;
    if (columns < min_side || columns > max_side) return std::nullopt;
    BoardItems grid = items;
    grid.items.clear();
    grid.gaps.clear();
    for (int row = 1; row <= items.rows(); ++row) {
        std::vector<Item> cells(static_cast<std::size_t>(columns));
        for (Item& cell : cells)
            cell.place = {.line = row, .row = row};
        for (const Item& item : items.items) {
            if (item.place.row != row) continue;
            if (static_cast<int>(item.text.size()) != item.last_column - item.first_column + 1)
                return std::nullopt;
            for (std::size_t i = 0; i < item.text.size(); ++i) {
                Item& cell = cells[static_cast<std::size_t>(item.first_column - left) + i];
                cell.text = item.text[i];
                cell.place = item.place;
            }
        }
        grid.items.insert(grid.items.end(), cells.begin(), cells.end());
    }
    grid.number_anew();
    return grid;
}

// --- one form after the other ----------------------------------------------------------------

void add_note(ParsedBoard& parsed, const std::string& note) {
    if (note.empty()) return;
    parsed.note = parsed.note.empty() ? note : note + "; " + parsed.note;
}

/// The gap that makes a board; other gaps that do are other readings.
std::optional<ParsedBoard> read_with_gap(const BoardItems& items, std::optional<Shape> shape) {
    std::optional<ParsedBoard> taken;
    for (const Filled& filled : with_blank_in_gap(items, shape)) {
        BoardTextResult result = settle(filled.items, shape);
        auto* parsed = std::get_if<ParsedBoard>(&result);
        if (parsed == nullptr) continue;
        if (!taken) {
            taken = std::move(*parsed);
            taken->note = filled.note;
        } else if (parsed->board != taken->board) {
            taken->others.push_back({parsed->board, parsed->shape});
        }
    }
    return taken;
}

/// Reads items behind any header.
BoardTextResult read_body(const BoardItems& items, std::optional<Shape> shape) {
    BoardTextResult result = settle(items, shape);
    if (std::holds_alternative<ParsedBoard>(result)) return result;
    if (const auto numbers = letters_as_numbers(items, shape)) return settle(*numbers, shape);
    if (const auto line = list_on_one_line(items)) {
        BoardTextResult as_line = settle(*line, shape);
        if (std::holds_alternative<ParsedBoard>(as_line)) return as_line;
    }
    if (auto parsed = read_with_gap(items, shape)) return *std::move(parsed);
    return result;
}

}  // namespace

std::optional<Headed> behind_header(const BoardItems& items) {
    const std::optional<int> first = plain_number(items, 0);
    if (!first) return std::nullopt;
    if (auto headed = behind_size(items, *first)) return headed;
    if (const std::optional<int> second = plain_number(items, 1)) {
        if (auto headed = behind_rows_and_columns(items, *first, *second)) return headed;
    }
    if (auto headed = behind_tiles(items, *first)) return headed;
    return behind_count(items, *first);
}

std::optional<BoardItems> letters_as_numbers(const BoardItems& items, std::optional<Shape> shape) {
    BoardItems numbers = items;
    numbers.items.clear();
    unsigned seen = 0;  // a bit for each letter
    int holes = 0;
    const bool spread = std::all_of(items.items.begin(), items.items.end(),
                                    [](const Item& item) { return item.text.size() == 1; });
    int row = 0;
    for (const Item& item : items.items) {
        ++row;
        for (const char c : item.text) {
            const char letter = static_cast<char>(c | 0x20);
            const bool hole = c == '.' || c == '_' || c == '*';
            if (!hole && (letter < 'a' || letter > 'o')) return std::nullopt;
            if (!hole) seen |= 1u << (letter - 'a');
            holes += hole ? 1 : 0;
            Item cell = item;
            cell.text = hole ? "0" : std::to_string(letter - 'a' + 1);
            if (!spread) cell.place.row = row;
            numbers.items.push_back(std::move(cell));
            if (numbers.count() > max_cells) return std::nullopt;
        }
    }
    numbers.number_anew();
    const int cells = numbers.count();
    const bool complete = holes == 1 && seen == (1u << (cells - 1)) - 1;
    const bool fits = shape ? shape->cells() == cells : usual_shape(cells).has_value();
    return complete && fits ? std::optional(numbers) : std::nullopt;
}

std::optional<BoardItems> list_on_one_line(const BoardItems& items) {
    if (!items.bracketed || items.nested || items.rows() < 2 || items.even_rows())
        return std::nullopt;
    BoardItems line = items;
    for (Item& item : line.items)
        item.place.row = 1;
    line.number_anew();
    return line;
}

std::vector<Filled> with_blank_in_gap(const BoardItems& items, std::optional<Shape> shape) {
    std::vector<Filled> filled;
    if (items.count() + 1 > max_cells) return filled;
    if (const auto grid = digit_grid(items)) {
        const auto is_empty = [](const Item& cell) { return cell.text.empty(); };
        const auto hole = std::find_if(grid->items.begin(), grid->items.end(), is_empty);
        if (std::count_if(grid->items.begin(), grid->items.end(), is_empty) == 1) {
            const int row = hole->place.row;
            const int cell = hole->place.item_in_row - 1;
            filled.push_back({*grid, blank_note(row, cell)});
            BoardItems other = *grid;
            auto empty = other.items.begin() + (hole - grid->items.begin());
            for (int to = cell; cell == grid->row_lengths.front() - 1 && to > 0; --to, --empty) {
                std::swap(empty->text, (empty - 1)->text);
                filled.push_back({other, blank_note(row, to - 1)});
            }
            return filled;
        }
    }
    const int row = items.rows() > 1 ? short_row(items) : 0;
    if (row == 0) {
        // One line, or a table of one row too few: only separators tell.
        for (const Gap& gap : items.gaps) {
            if (gap.within && items.rows() == 1)
                filled.push_back(
                    {with_cell(items, gap.before, 1),
                     fmt::format("the empty place among the {} {} is taken for the blank",
                                 items.count(), row_word(items.count()))});
        }
        return filled;
    }
    const int columns = *std::max_element(items.row_lengths.begin(), items.row_lengths.end());
    if (shape && Shape{items.rows(), columns} != *shape) return filled;
    const std::size_t first = first_of_row(items, row);
    const auto fill = [&](int cell) {
        filled.push_back(
            {with_cell(items, first + static_cast<std::size_t>(cell), row), blank_note(row, cell)});
    };
    const auto fill_gaps = [&](bool within) {
        for (const Gap& gap : items.gaps) {
            if (gap.row == row && gap.within == within) fill(static_cast<int>(gap.before - first));
        }
    };
    fill_gaps(true);
    if (!filled.empty()) return filled;
    const auto ends_open = [row](const Gap& gap) { return gap.row == row; };
    const bool gap_at_end = std::any_of(items.gaps.begin(), items.gaps.end(), ends_open);
    for (const auto column : {&Item::first_column, &Item::last_column}) {
        const std::optional<int> cell = cell_left_over(items, row, columns, column);
        if (!cell) continue;
        fill(*cell);
        // A row that merely ends early may have lost a space anywhere.
        const bool ends_early = *cell == columns - 1 && !gap_at_end;
        for (int other = 0; ends_early && other < columns - 1; ++other)
            fill(other);
        return filled;
    }
    fill_gaps(false);
    if (!filled.empty() || !closely_written(items, row)) return filled;
    // Nothing shows the place: the end, where a space is lost most easily, or any other.
    for (int cell = columns - 1; cell >= 0; --cell)
        fill(cell);
    return filled;
}

BoardTextResult read_items(const BoardItems& items, std::optional<Shape> shape) {
    BoardTextResult result = read_body(items, shape);
    if (std::holds_alternative<ParsedBoard>(result)) return result;
    const std::optional<Headed> headed = behind_header(items);
    if (!headed) return result;
    if (headed->told && !headed->told->valid()) {
        if (!headed->certain) return result;
        BoardTextError error = fault_of(BoardFault::UnsupportedShape, items, std::nullopt);
        error.written = *headed->told;
        return error;
    }
    BoardTextResult behind = read_body(headed->rest, shape ? shape : headed->told);
    if (auto* parsed = std::get_if<ParsedBoard>(&behind)) add_note(*parsed, headed->note);
    const bool take = headed->certain || std::holds_alternative<ParsedBoard>(behind);
    return take ? behind : result;
}

}  // namespace statescope::puzzle
