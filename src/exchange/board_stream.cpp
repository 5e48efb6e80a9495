#include "exchange/board_stream.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <string_view>
#include <utility>
#include <variant>

#include "exchange/plain_board.hpp"
#include "puzzle/board_draft.hpp"
#include "puzzle/board_items.hpp"

namespace statescope::exchange {

namespace {

/// The longest number of a tile is 15: what is longer is a row without separators.
constexpr int longest_number = 2;

std::vector<int> cells_of(const std::vector<puzzle::Item>& items) {
    const auto is_row = [](const puzzle::Item& item) {
        return item.characters > longest_number &&
               (is_digit(item.text.front()) || puzzle::is_blank_sign(item.text.front()));
    };
    const bool packed = std::any_of(items.begin(), items.end(), is_row);
    std::vector<int> cells;
    for (const puzzle::Item& item : items) {
        if (!packed) {
            cells.push_back(puzzle::number_of(item.text).value_or(-1));
            continue;
        }
        for (const char& c : item.text)
            cells.push_back(puzzle::number_of({&c, 1}).value_or(-1));
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

/// Whether a number is the size of rows that no board has.
bool too_large(int size, std::size_t columns) {
    return size > puzzle::max_side && static_cast<std::size_t>(size) == columns;
}

/// One board, or a start and its goal.
StreamedBoard read_text(std::string_view text, std::optional<puzzle::Shape> shape) {
    StreamedBoard read{.line = 1, .result = puzzle::parse_board(text, shape)};
    const auto* error = std::get_if<puzzle::BoardTextError>(&read.result);
    if (error == nullptr || error->fault != puzzle::BoardFault::TwoBoards) return read;
    if (const auto pair = puzzle::parse_pair(text, shape)) {
        read.result = puzzle::ParsedBoard{pair->start, pair->shape};
        read.goal = pair->goal;
    }
    return read;
}

/// A bracket that is never closed must not take the whole file for one board.
constexpr std::size_t longest_list = 2000;

/// More numbers than a row can have.
constexpr std::size_t more_than_a_row = puzzle::max_side + 1;

}  // namespace

BoardStream::BoardStream(std::istream& in, std::optional<puzzle::Shape> shape)
    : in_(&in), tied_(in.tie(nullptr)), shape_(shape) {}

BoardStream::~BoardStream() {
    in_->tie(tied_);
}

BoardStream::Line BoardStream::read_line(std::size_t number, std::string text) {
    Line line;
    line.number = number;
    line.text = std::move(text);
    const puzzle::BoardItems found = puzzle::split_board_text(line.text);
    line.cells = cells_of(found.items);
    line.blank = line.text.find_first_not_of(" \t\r") == std::string::npos;
    line.is_text = found.no_text.has_value() ||
                   (!found.items.empty() && puzzle::is_word(found.items.front().text) &&
                    !puzzle::number_of(found.items.front().text));
    line.open = line.is_text ? 0 : found.open;
    line.is_list = found.nested && found.open == 0;
    if (found.no_text) line.cells.push_back(-1);
    return line;
}

/// The next line as it stands, counted as read.
std::optional<std::string> BoardStream::take_text() {
    if (read_at_ >= read_.size()) {
        if (tied_ != nullptr && in_->rdbuf()->in_avail() <= 0) tied_->flush();
        if (!std::getline(*in_, read_)) return std::nullopt;
        read_at_ = 0;
    }
    const std::size_t end = std::min(read_.find('\r', read_at_), read_.size());
    std::string text = read_.substr(read_at_, end - read_at_);
    read_at_ = end + 1;
    ++lines_read_;
    return text;
}

std::optional<BoardStream::Line> BoardStream::take_line() {
    if (put_back_) return std::exchange(put_back_, std::nullopt);
    std::optional<std::string> text = take_text();
    if (!text) return std::nullopt;
    return read_line(lines_read_, *std::move(text));
}

void BoardStream::Group::add(Line line) {
    if (text.empty()) first_line = line.number;
    text += line.text + '\n';
    open += line.open;
    if (!line.cells.empty()) rows.push_back(std::move(line));
}

std::size_t BoardStream::Group::columns() const {
    std::size_t longest = 0;
    for (const Line& row : rows)
        longest = std::max(longest, row.cells.size());
    return longest;
}

bool BoardStream::Group::only_numbers() const {
    constexpr std::size_t most = 2;
    return !empty() && rows.size() <= most && columns() == 1 && !rows.front().is_text &&
           rows.front().cells.front() > 0 && open == 0;
}

bool BoardStream::Group::is_header_of(const Line& row) const {
    if (only_numbers()) return row.cells.size() > 1;
    if (rows.size() != 1 || columns() != 2) return false;
    // Rows and columns, where they can't be a row themselves.
    const std::vector<int>& sides = rows.front().cells;
    return sides[1] == static_cast<int>(row.cells.size()) && sides[0] >= puzzle::min_side &&
           (sides[1] > 2 || sides[0] == sides[1]);
}

bool BoardStream::stands_alone(const Line& line) const {
    if (line.open > 0) return false;
    if (line.is_text || line.is_list) return true;
    const std::size_t count = line.cells.size();
    if (!shape_) return count >= more_than_a_row;
    return count > static_cast<std::size_t>(shape_->columns);
}

bool BoardStream::complete(const Group& board) const {
    if (board.open > 0) return false;
    if (!shape_) return false;  // only the next line can tell
    std::size_t cells = 0;
    for (const Line& line : board.rows)
        cells += line.cells.size();
    if (board.rows.front().cells.size() != 1)
        return board.rows.size() == static_cast<std::size_t>(shape_->rows);
    // One number a line, and perhaps the size before them, which is one of the numbers as well.
    const int first = board.rows.front().cells.front();
    const bool sized =
        first == shape_->rows && shape_->rows == shape_->columns &&
        std::any_of(board.rows.begin() + 1, board.rows.end(),
                    [first](const Line& line) { return line.cells.front() == first; });
    return cells >= static_cast<std::size_t>(shape_->cells()) + (sized ? 1 : 0);
}

bool BoardStream::goes_on(const Group& board, const Line& line) const {
    if (board.open > 0) return board.text.size() < longest_list;
    if (stands_alone(line)) return false;
    if (shape_) return true;
    std::vector<int> seen;
    for (const Line& row : board.rows)
        seen.insert(seen.end(), row.cells.begin(), row.cells.end());
    const bool repeats = std::any_of(line.cells.begin(), line.cells.end(), [&seen](int cell) {
        return std::find(seen.begin(), seen.end(), cell) != seen.end();
    });
    const std::size_t columns = board.columns();
    const std::size_t rows = board.rows.size();
    const bool same_length = line.cells.size() == columns;
    const bool one_a_line = columns == 1;
    // With the size before them they are one more.
    const std::size_t longest = one_a_line ? puzzle::max_cells + 1 : puzzle::max_side;
    if (rows == longest) return false;
    constexpr std::size_t fewest_cells = std::size_t{puzzle::min_side} * puzzle::min_side;
    const bool could_end = one_a_line ? seen.size() >= fewest_cells : rows >= columns;
    if (is_permutation(seen) || could_end) return same_length && !repeats;
    return !one_a_line || same_length;
}

StreamedBoard BoardStream::parsed(const Group& board) const {
    StreamedBoard streamed = read_text(board.text, shape_);
    streamed.line = board.first_line;
    if (auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
        if (error->place) {
            error->place->line += static_cast<int>(board.first_line) - 1;
            streamed.line = static_cast<std::size_t>(error->place->line);
            error->sentence = puzzle::fault_sentence(*error);
        }
    }
    return streamed;
}

/// The lines of the next board, or of what stands where one should.
BoardStream::Group BoardStream::take_group() {
    Group board;
    Group header;  // dropped where a board follows
    while (std::optional<Line> line = take_line()) {
        if (line->blank) {
            if (board.empty()) continue;
            if (!board.only_numbers()) break;
            header = std::exchange(board, {});
        } else if (line->cells.empty()) {
            // A comment or a drawn line belongs to what it stands in.
            if (!board.empty() || line->open > 0) board.add(*std::move(line));
        } else if (board.empty()) {
            board.add(*std::move(line));
            if (stands_alone(board.rows.front())) break;
        } else if (board.is_header_of(*line)) {
            if (too_large(board.rows.front().cells.front(), line->cells.size()))
                return take_too_large(std::move(board), *std::move(line));
            board = {};
            put_back_ = std::move(line);
        } else if (goes_on(board, *line)) {
            board.add(*std::move(line));
        } else {
            put_back_ = std::move(line);
            break;
        }
        if (!board.empty() && complete(board)) break;
    }
    return board.empty() ? header : board;
}

/// The rows of a board of a size that is not supported, so that it is one fault and not one a row.
BoardStream::Group BoardStream::take_too_large(Group board, Line row) {
    const auto size = row.cells.size();
    board.add(std::move(row));
    while (board.rows.size() <= size) {
        std::optional<Line> line = take_line();
        if (!line) break;
        if (line->blank || line->cells.size() != size) {
            put_back_ = std::move(line);
            break;
        }
        board.add(*std::move(line));
    }
    return board;
}

/// The board of the next line, where that is one in the plainest form; files of many boards mostly
/// are. Any other line is put back.
std::optional<StreamedBoard> BoardStream::take_plain() {
    if (put_back_) return std::nullopt;
    std::optional<std::string> text = take_text();
    if (!text) return std::nullopt;
    if (auto board = plain_board(*text, shape_))
        return StreamedBoard{.line = lines_read_, .result = *std::move(board)};
    put_back_ = read_line(lines_read_, *std::move(text));
    return std::nullopt;
}

std::optional<StreamedBoard> BoardStream::next() {
    if (auto plain = take_plain()) return plain;
    const Group board = take_group();
    if (board.empty()) return std::nullopt;
    StreamedBoard streamed = parsed(board);
    const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result);
    if (error != nullptr && error->fault == puzzle::BoardFault::NoText) {
        // A picture, a program: one sentence is enough for all of it.
        put_back_.reset();
        read_at_ = read_.size();
        in_->setstate(std::ios_base::failbit);
    }
    return streamed;
}

std::vector<StreamedBoard> boards_of_arguments(const std::vector<std::string>& arguments,
                                               std::optional<puzzle::Shape> shape) {
    const auto is_number = [](const std::string& text) { return text.size() <= longest_number; };
    if (arguments.size() > 1 && std::all_of(arguments.begin(), arguments.end(), is_number)) {
        std::string text;
        for (const std::string& argument : arguments)
            text += argument + ' ';
        return {read_text(text, shape)};
    }
    std::vector<StreamedBoard> boards;
    boards.reserve(arguments.size());
    for (const std::string& argument : arguments) {
        boards.push_back(read_text(argument, shape));
        boards.back().line = boards.size();
    }
    return boards;
}

}  // namespace statescope::exchange
