#include "puzzle/move_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace statescope::puzzle {
namespace {

/// An entry of a list: a direction, or a number of a tile, or neither.
struct Entry {
    std::string text;
    TextPlace place;
    std::optional<Move> direction;
    std::optional<int> number;
};

struct NamedDirection {
    std::string_view name;
    Move move;
};

constexpr std::array<NamedDirection, 16> directions{{
    {"u", Move::Up},
    {"up", Move::Up},
    {"n", Move::Up},
    {"north", Move::Up},
    {"d", Move::Down},
    {"down", Move::Down},
    {"s", Move::Down},
    {"south", Move::Down},
    {"l", Move::Left},
    {"left", Move::Left},
    {"w", Move::Left},
    {"west", Move::Left},
    {"r", Move::Right},
    {"right", Move::Right},
    {"e", Move::Right},
    {"east", Move::Right},
}};

/// In UTF-8, three bytes each.
constexpr std::array<NamedDirection, 8> arrows{{
    {"←", Move::Left},
    {"↑", Move::Up},
    {"→", Move::Right},
    {"↓", Move::Down},
    {"⬅", Move::Left},
    {"⬆", Move::Up},
    {"➡", Move::Right},
    {"⬇", Move::Down},
}};

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_separator(char c) {
    constexpr std::string_view separators = " \t\r\n,;:.|/\\()[]{}<>\"'`-=_";
    return separators.find(c) != std::string_view::npos;
}

std::optional<Move> direction_named(std::string_view word) {
    std::string lower(word);
    for (char& c : lower)
        c = static_cast<char>(c | 0x20);
    for (const NamedDirection& named : directions) {
        if (named.name == lower) return named.move;
    }
    return std::nullopt;
}

/// Splits a list into its entries, one at a time, so that the first wrong one ends the reading.
class EntryReader {
  public:
    explicit EntryReader(std::string_view list) : list_(list) {}

    std::optional<Entry> next() {
        while (at_ < list_.size() && is_separator(list_[at_]))
            step(1);
        if (at_ == list_.size()) return std::nullopt;
        if (is_letter(list_[at_])) return word();
        if (is_digit(list_[at_])) return number();
        for (const NamedDirection& arrow : arrows) {
            if (list_.substr(at_).starts_with(arrow.name)) {
                Entry entry = take(arrow.name.size());
                entry.direction = arrow.move;
                return entry;
            }
        }
        std::size_t length = 1;
        while (at_ + length < list_.size() &&
               (static_cast<unsigned char>(list_[at_ + length]) & 0xC0) == 0x80)
            ++length;
        return take(length);
    }

  private:
    /// A word that names a direction, or one of letters that each do.
    Entry word() {
        if (at_ >= letters_end_) {
            std::size_t end = at_;
            while (end < list_.size() && is_letter(list_[end]))
                ++end;
            const std::string_view whole = list_.substr(at_, end - at_);
            constexpr std::size_t longest_word = 5;
            const auto named = whole.size() <= longest_word ? direction_named(whole) : std::nullopt;
            const auto is_direction = [](char c) { return direction_named({&c, 1}).has_value(); };
            if (named || !std::all_of(whole.begin(), whole.end(), is_direction)) {
                Entry entry = take(whole.size());
                entry.direction = named;
                return entry;
            }
            letters_end_ = end;
        }
        Entry entry = take(1);
        entry.direction = direction_named(entry.text);
        return entry;
    }

    Entry number() {
        std::size_t end = at_;
        int value = 0;
        for (; end < list_.size() && is_digit(list_[end]); ++end)
            value = std::min(value * 10 + (list_[end] - '0'), 1'000'000);
        Entry entry = take(end - at_);
        entry.number = value;
        return entry;
    }

    Entry take(std::size_t length) {
        constexpr std::size_t longest_told = 12;
        Entry entry;
        entry.text = list_.substr(at_, std::min(length, longest_told));
        entry.place = {.offset = at_, .length = length, .line = line_, .column = column_};
        step(length);
        return entry;
    }

    void step(std::size_t bytes) {
        for (; bytes > 0; --bytes, ++at_) {
            if (list_[at_] == '\n') {
                ++line_;
                column_ = 1;
            } else if ((static_cast<unsigned char>(list_[at_]) & 0xC0) != 0x80) {
                ++column_;
            }
        }
    }

    std::string_view list_;
    std::size_t at_ = 0;
    std::size_t letters_end_ = 0;  ///< of letters without separators that are being read
    int line_ = 1;
    int column_ = 1;
};

std::string_view name(Move move) {
    constexpr std::array<std::string_view, 4> names{"up", "down", "left", "right"};
    return names[static_cast<std::size_t>(move)];
}

/// The blank's move that an entry stands for, if there is one, legal or not.
std::optional<Move> move_meant(const Entry& entry, Board board, Shape shape, MoveMeaning meaning) {
    if (meaning != MoveMeaning::Number) {
        if (!entry.direction) return std::nullopt;
        return meaning == MoveMeaning::Blank ? *entry.direction : opposite(*entry.direction);
    }
    if (!entry.number || *entry.number < 1 || *entry.number > shape.tiles()) return std::nullopt;
    for (const Move move : all_moves) {
        const int cell = target(shape, board.blank(), move);
        if (cell >= 0 && board.at(cell) == *entry.number) return move;
    }
    return std::nullopt;
}

/// Why an entry is no move.
std::string reason(const Entry& entry, Shape shape, MoveMeaning meaning) {
    if (meaning == MoveMeaning::Number) {
        if (!entry.number) return "is not the number of a tile";
        if (*entry.number < 1 || *entry.number > shape.tiles())
            return fmt::format("is no tile: they are 1 to {}", shape.tiles());
        return "is a tile that is not beside the blank";
    }
    if (!entry.direction) return "is no direction";
    if (meaning == MoveMeaning::Blank)
        return fmt::format("takes the blank over the edge: it can't go {}", name(*entry.direction));
    return fmt::format("needs a tile that can go {}, and there is none", name(*entry.direction));
}

IllegalMove illegal(const Entry& entry, int nth, Shape shape, MoveMeaning meaning) {
    std::string told = entry.text;
    for (char& c : told)
        c = static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    if (entry.place.length > told.size()) told += "...";
    std::string sentence =
        fmt::format("move {}, '{}' (line {}, column {}), {}", nth, told, entry.place.line,
                    entry.place.column, reason(entry, shape, meaning));
    return {nth, std::move(told), entry.place, std::move(sentence)};
}

}  // namespace

std::string moves_text(std::span<const Move> moves, Board start, Shape shape, MoveMeaning meaning) {
    std::string text;
    for (const Move move : moves) {
        const int blank = start.blank();
        const int cell = target(shape, blank, move);
        if (meaning == MoveMeaning::Number) {
            text += fmt::format("{}{}", text.empty() ? "" : " ", start.at(cell));
        } else {
            const Move told = meaning == MoveMeaning::Blank ? move : opposite(move);
            text += static_cast<char>(letter(told) | 0x20);
        }
        start = start.swapped(blank, cell);
    }
    return text;
}

CheckedMoves check_moves(std::string_view list, Board start, Shape shape, MoveMeaning meaning) {
    CheckedMoves checked{.moves = {}, .end = start, .illegal = {}};
    EntryReader reader(list);
    std::optional<Entry> entry = reader.next();
    if (meaning != MoveMeaning::Number && entry && entry->number) entry = reader.next();
    for (int nth = 1; entry; ++nth, entry = reader.next()) {
        const std::optional<Move> move = move_meant(*entry, checked.end, shape, meaning);
        const std::optional<Board> after = move ? moved(checked.end, shape, *move) : std::nullopt;
        if (!after) {
            checked.illegal = illegal(*entry, nth, shape, meaning);
            return checked;
        }
        checked.moves.push_back(*move);
        checked.end = *after;
    }
    return checked;
}

}  // namespace statescope::puzzle
