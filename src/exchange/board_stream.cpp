#include "exchange/board_stream.hpp"

#include <algorithm>
#include <cctype>
#include <istream>
#include <string_view>
#include <utility>
#include <variant>

namespace statescope::exchange {

namespace {

bool is_blank_sign(char c) {
    return c == 'x' || c == 'X';
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

int cell_of(char c) {
    if (is_blank_sign(c)) return 0;
    return is_digit(c) ? c - '0' : -1;
}

std::vector<std::string_view> items_of(std::string_view text) {
    constexpr std::string_view separators = " \t\r,";
    std::vector<std::string_view> items;
    for (std::size_t at = text.find_first_not_of(separators); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
        items.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(separators, end);
    }
    return items;
}

/// The longest number of a tile is 15: what is longer is a row without separators.
constexpr std::size_t longest_number = 2;

std::vector<int> cells_of(const std::vector<std::string_view>& items) {
    const bool packed = std::any_of(items.begin(), items.end(), [](std::string_view item) {
        return item.size() > longest_number && cell_of(item.front()) >= 0;
    });
    std::vector<int> cells;
    for (const std::string_view item : items) {
        if (packed || item.size() == 1) {
            for (const char c : item)
                cells.push_back(cell_of(c));
        } else if (item.size() == 2 && is_digit(item[0]) && is_digit(item[1])) {
            cells.push_back((item[0] - '0') * 10 + (item[1] - '0'));
        } else {
            cells.push_back(-1);
        }
    }
    return cells;
}

/// Whether the numbers are 0 .. n-1, each once.
bool is_permutation(std::vector<int> cells) {
    std::sort(cells.begin(), cells.end());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] != static_cast<int>(i)) return false;
    }
    return true;
}

/// More numbers than a row can have.
constexpr std::size_t more_than_a_row = puzzle::max_side + 1;

}  // namespace

BoardStream::Line BoardStream::read_line(std::size_t number, std::string text) {
    Line line{.number = number, .text = std::move(text), .cells = {}};
    const std::vector<std::string_view> items = items_of(line.text);
    line.cells = cells_of(items);
    line.is_text = !items.empty() && !is_blank_sign(items.front().front()) &&
                   std::isalpha(static_cast<unsigned char>(items.front().front())) != 0;
    return line;
}

std::optional<BoardStream::Line> BoardStream::take_line() {
    if (put_back_) return std::exchange(put_back_, std::nullopt);
    std::string text;
    if (!std::getline(*in_, text)) return std::nullopt;
    return read_line(++lines_read_, std::move(text));
}

bool BoardStream::stands_alone(const Line& line) const {
    if (line.is_text) return true;
    const std::size_t count = line.cells.size();
    if (!shape_) return count >= more_than_a_row;
    return count > static_cast<std::size_t>(shape_->columns);
}

bool BoardStream::complete(const std::vector<Line>& board) const {
    if (!shape_) return false;  // only the next line can tell
    std::size_t cells = 0;
    for (const Line& line : board)
        cells += line.cells.size();
    if (board.front().cells.size() == 1) return cells >= static_cast<std::size_t>(shape_->cells());
    return board.size() == static_cast<std::size_t>(shape_->rows);
}

bool BoardStream::goes_on(const std::vector<Line>& board, const Line& line) const {
    if (stands_alone(line)) return false;
    if (shape_) return true;
    std::vector<int> seen;
    for (const Line& row : board)
        seen.insert(seen.end(), row.cells.begin(), row.cells.end());
    const bool repeats = std::any_of(line.cells.begin(), line.cells.end(), [&seen](int cell) {
        return std::find(seen.begin(), seen.end(), cell) != seen.end();
    });
    const std::size_t columns = board.front().cells.size();
    const bool same_length = line.cells.size() == columns;
    const bool one_a_line = columns == 1;
    const std::size_t longest = one_a_line ? puzzle::max_cells : puzzle::max_side;
    if (board.size() == longest) return false;
    constexpr std::size_t fewest_cells = std::size_t{puzzle::min_side} * puzzle::min_side;
    const bool could_end = one_a_line ? seen.size() >= fewest_cells : board.size() >= columns;
    if (is_permutation(seen) || could_end) return same_length && !repeats;
    return !one_a_line || same_length;
}

StreamedBoard BoardStream::parsed(const std::vector<Line>& board) const {
    std::string text;
    for (const Line& line : board)
        text += line.text + '\n';
    StreamedBoard streamed{board.front().number, puzzle::parse_board(text, shape_)};
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
        if (error->place) streamed.line += static_cast<std::size_t>(error->place->row - 1);
    }
    return streamed;
}

std::optional<StreamedBoard> BoardStream::next() {
    std::vector<Line> board;
    while (std::optional<Line> line = take_line()) {
        if (line->cells.empty()) {
            if (board.empty()) continue;
            break;
        }
        if (board.empty()) {
            board.push_back(*std::move(line));
            if (stands_alone(board.front())) break;
        } else if (goes_on(board, *line)) {
            board.push_back(*std::move(line));
        } else {
            put_back_ = std::move(line);
            break;
        }
        if (complete(board)) break;
    }
    if (board.empty()) return std::nullopt;
    return parsed(board);
}

std::vector<StreamedBoard> boards_of_arguments(const std::vector<std::string>& arguments,
                                               std::optional<puzzle::Shape> shape) {
    const auto is_number = [](const std::string& text) { return text.size() <= longest_number; };
    if (arguments.size() > 1 && std::all_of(arguments.begin(), arguments.end(), is_number)) {
        std::string text;
        for (const std::string& argument : arguments)
            text += argument + ' ';
        return {{1, puzzle::parse_board(text, shape)}};
    }
    std::vector<StreamedBoard> boards;
    boards.reserve(arguments.size());
    for (const std::string& argument : arguments) {
        boards.push_back({boards.size() + 1, puzzle::parse_board(argument, shape)});
    }
    return boards;
}

}  // namespace statescope::exchange
