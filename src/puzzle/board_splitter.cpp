#include "puzzle/board_items.hpp"

#include <array>

#include "puzzle/board_characters.hpp"

namespace statescope::puzzle {
namespace {

bool is_digit(char32_t c) {
    return c >= '0' && c <= '9';
}
bool is_letter(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Words that name a board. They begin another one.
constexpr std::array<std::string_view, 11> labels{
    "start", "goal", "initial", "target", "final", "end", "from", "to", "初始", "目标", "目標"};

bool is_label(std::string_view text) {
    const auto same = [text](std::string_view label) {
        const auto alike = [](char a, char b) {
            return (is_letter(static_cast<unsigned char>(a)) ? a | 0x20 : a) == b;
        };
        return std::equal(text.begin(), text.end(), label.begin(), label.end(), alike);
    };
    return std::any_of(labels.begin(), labels.end(), same);
}

/// Whether it can be the name of something: it begins with a letter of any script.
bool names(const Item& item) {
    if (item.text.empty()) return false;
    const auto first = static_cast<unsigned char>(item.text.front());
    return is_letter(first) || (first & 0x80) != 0;
}

TextPlace place_of(const Character& c, int row) {
    return {.offset = c.offset, .length = c.length, .line = c.line, .column = c.column, .row = row};
}

/// Takes the characters of a text one by one.
class Splitter {
  public:
    explicit Splitter(std::string_view text) : text_(text) {}

    BoardItems split() {
        found_.items.reserve(max_cells);
        CharacterCursor cursor(text_);
        for (; cursor.here() && !done_; cursor.step())
            take(*cursor.here(), cursor.ahead());
        end_row();
        std::erase_if(found_.breaks, [this](std::size_t at) { return at >= found_.items.size(); });
        found_.number_anew();
        count_leading_words();
        return std::move(found_);
    }

  private:
    /// What was last seen in the row, spaces aside.
    enum class Seen { Nothing, Item, Comma, Tab, Pipe, Line };

    void take(const Character& c, char32_t ahead);
    void take_sign(const Character& c, char32_t ahead);
    void take_dash(const Character& c, char32_t ahead);
    void take_quote(const Character& c, char32_t ahead);
    void take_delimiter(const Character& c, Seen kind);
    void open_bracket();
    void close_bracket();
    void end_line();
    void end_row();
    void add_to_item(const Character& c);
    void add_empty_cell(const Character& c);
    void add_gap(bool within);
    void drop_touching_word();
    void drop_words_of_row();
    void mark_break();
    void count_leading_words();

    std::size_t row_items() const { return found_.items.size() - row_begin_; }

    std::string_view text_;
    BoardItems found_;
    bool done_ = false;
    bool item_open_ = false;
    bool in_comment_ = false;
    bool escaped_ = false;      ///< a backslash stands before
    bool after_slash_ = false;  ///< one space there belongs to the slash
    bool line_is_blank_ = true;
    char32_t quote_ = 0;  ///< the sign that is open
    bool quote_is_empty_ = false;
    Seen seen_ = Seen::Nothing;
    char32_t before_ = 0;  ///< the character before
    int depth_ = 0;
    int deepest_ = 0;
    int row_ = 1;
    int column_ = -1;  ///< in the row, from 0
    std::size_t row_begin_ = 0;
};

void Splitter::take(const Character& c, char32_t ahead) {
    if (c.code == CharacterCursor::no_text) {
        found_.no_text = place_of(c, row_);
        done_ = true;
    } else if (c.code == '\n') {
        end_line();
    } else if (in_comment_) {
        // Pasted into a field of one line, lines are joined by " / ".
        if (after_slash_ && c.code == ' ') {
            in_comment_ = false;
            end_row();
        }
        after_slash_ = before_ == ' ' && c.code == '/';
    } else {
        if (c.code != ' ' && c.code != '\t') line_is_blank_ = false;
        const bool slash_space = after_slash_ && c.code == ' ';
        after_slash_ = false;
        if (!slash_space) {
            ++column_;
            take_sign(c, ahead);
        }
    }
    before_ = c.code;
    if (found_.items.size() > BoardItems::most) {
        found_.items.pop_back();
        found_.more = true;
        done_ = true;
    }
}

void Splitter::take_sign(const Character& c, char32_t ahead) {
    if (escaped_) {
        // Line ends and tabs as programs write them in a string.
        escaped_ = false;
        item_open_ = false;
        if (c.code == 'n' || c.code == 'r') return end_row();
        if (c.code == 't') return take_delimiter(c, Seen::Tab);
    }
    switch (c.code) {
        case '\\':
            escaped_ = ahead == 'n' || ahead == 'r' || ahead == 't';
            if (!escaped_) add_to_item(c);
            return;
        case ' ':
            item_open_ = false;
            return;
        case '\t':
            return take_delimiter(c, Seen::Tab);
        case ',':
            return take_delimiter(c, Seen::Comma);
        case '|':
            return take_delimiter(c, Seen::Pipe);
        case '/':
            after_slash_ = true;
            return end_row();
        case ';':
            return end_row();
        case '#':
            item_open_ = false;
            in_comment_ = true;
            return;
        case '+':
            item_open_ = false;
            seen_ = Seen::Line;
            return;
        case ':':
        case '=':
            item_open_ = false;
            drop_words_of_row();
            seen_ = Seen::Line;
            return;
        case '<':
            return drop_touching_word();
        case '>':
            drop_touching_word();
            end_row();
            return mark_break();
        case '[':
        case '{':
        case '(':
            return open_bracket();
        case ']':
        case '}':
        case ')':
            return close_bracket();
        case '"':
        case '\'':
        case '`':
            return take_quote(c, ahead);
        case '-':
            return take_dash(c, ahead);
        default:
            return add_to_item(c);
    }
}

/// A dash is a minus, stands between two cells (`4-1-2`), or is part of a drawn line.
void Splitter::take_dash(const Character& c, char32_t ahead) {
    constexpr std::u32string_view line_signs = U"-+|:=>";
    if (item_open_) {
        item_open_ = false;
    } else if (is_digit(ahead)) {
        add_to_item(c);
    } else if (line_signs.find(ahead) != std::u32string_view::npos ||
               line_signs.find(before_) != std::u32string_view::npos) {
        seen_ = Seen::Line;
    } else {
        add_to_item(c);
    }
}

/// Quotes go in pairs within a line. A pair with nothing between is an empty cell, three in a row
/// are not.
void Splitter::take_quote(const Character& c, char32_t ahead) {
    item_open_ = false;
    if (quote_ == 0) {
        quote_ = c.code;
        quote_is_empty_ = true;
    } else if (quote_ == c.code) {
        quote_ = 0;
        if (quote_is_empty_ && ahead != c.code) add_empty_cell(c);
    }
}

void Splitter::take_delimiter(const Character& c, Seen kind) {
    item_open_ = false;
    if (kind == Seen::Pipe && seen_ == Seen::Pipe) {
        add_empty_cell(c);
    } else if (seen_ == kind || seen_ == Seen::Nothing) {
        add_gap(seen_ == kind);
    }
    seen_ = kind;
}

void Splitter::open_bracket() {
    drop_touching_word();
    while (row_items() > 0 && is_word(found_.items.back().text))
        found_.items.pop_back();
    found_.bracketed = true;
    ++found_.open;
    deepest_ = std::max(deepest_, ++depth_);
    if (depth_ < 2) return;
    found_.nested = true;
    end_row();
}

void Splitter::close_bracket() {
    end_row();
    --found_.open;
    depth_ = std::max(depth_ - 1, 0);
    if (depth_ == 0 || depth_ + 2 <= deepest_) mark_break();
}

void Splitter::end_line() {
    if (line_is_blank_) mark_break();
    end_row();
    line_is_blank_ = true;
    in_comment_ = false;
    escaped_ = false;
    after_slash_ = false;
    quote_ = 0;
}

void Splitter::end_row() {
    item_open_ = false;
    const auto begin = found_.items.begin() + static_cast<std::ptrdiff_t>(row_begin_);
    const auto is_empty = [](const Item& item) { return item.text.empty(); };
    if (row_items() >= 2 && std::all_of(begin, found_.items.end(), is_empty)) {
        // The empty head of a table: no row of a board is all blank.
        found_.items.resize(row_begin_);
    } else if (row_items() > 0 && is_label(begin->text)) {
        // "Start", "Goal state": what follows is another board.
        const auto behind = std::find_if(begin + 1, found_.items.end(),
                                         [](const Item& item) { return !is_word(item.text); });
        found_.items.erase(begin, behind);
        if (row_begin_ > 0 && (found_.breaks.empty() || found_.breaks.back() < row_begin_))
            found_.breaks.push_back(row_begin_);
    } else if (row_items() > 0 &&
               (seen_ == Seen::Comma || seen_ == Seen::Tab || seen_ == Seen::Pipe)) {
        add_gap(false);
    }
    if (row_items() > 0) ++row_;
    row_begin_ = found_.items.size();
    std::erase_if(found_.gaps,
                  [this](const Gap& gap) { return gap.row >= row_ || gap.before > row_begin_; });
    seen_ = Seen::Nothing;
    column_ = -1;
}

void Splitter::add_to_item(const Character& c) {
    if (!item_open_) {
        Item item;
        item.place = place_of(c, row_);
        item.first_column = column_;
        found_.items.push_back(std::move(item));
        item_open_ = true;
    }
    Item& item = found_.items.back();
    if (item.characters++ < BoardItems::longest) {
        if (c.code < 0x80) {
            item.text += static_cast<char>(c.code);
        } else {
            item.text += text_.substr(c.offset, c.length);
        }
    }
    item.place.length = c.offset + c.length - item.place.offset;
    item.last_column = column_;
    seen_ = Seen::Item;
    quote_is_empty_ = false;
}

void Splitter::add_empty_cell(const Character& c) {
    Item item;
    item.place = place_of(c, row_);
    item.first_column = item.last_column = std::max(column_ - 1, 0);
    found_.items.push_back(std::move(item));
    seen_ = Seen::Item;
}

void Splitter::add_gap(bool within) {
    // A board has one gap at most; the rest only shows that there are too many.
    constexpr std::size_t most_gaps = 64;
    if (found_.gaps.size() < most_gaps) found_.gaps.push_back({found_.items.size(), row_, within});
}

/// The name in `array(`, `int[` or `List<`.
void Splitter::drop_touching_word() {
    if (item_open_ && names(found_.items.back())) found_.items.pop_back();
    item_open_ = false;
}

/// The name in `start = `, `"puzzle":` or `Goal state: `.
void Splitter::drop_words_of_row() {
    bool dropped = false;
    while (row_items() > 0 && names(found_.items.back())) {
        found_.items.pop_back();
        dropped = true;
    }
    if (dropped) mark_break();
}

void Splitter::mark_break() {
    const std::size_t at = found_.items.size();
    if (at > 0 && (found_.breaks.empty() || found_.breaks.back() < at)) found_.breaks.push_back(at);
}

void Splitter::count_leading_words() {
    const std::vector<Item>& items = found_.items;
    std::size_t words = 0;
    while (words < items.size() && items[words].place.row == 1 && is_word(items[words].text))
        ++words;
    if (words < items.size() && items[words].place.row == 1) found_.leading_words = words;
}

}  // namespace

BoardItems split_board_text(std::string_view text) {
    return Splitter(text).split();
}

}  // namespace statescope::puzzle
