#include "teach/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "puzzle/board_text.hpp"

namespace statescope::teach {

namespace {

template <class Moves>
std::string spaced(const Moves& moves) {
    std::string text;
    for (const puzzle::Move move : moves) {
        if (!text.empty()) text += ' ';
        text += puzzle::letter(move);
    }
    return text;
}

}  // namespace

std::string board(puzzle::Board board, puzzle::Shape shape) {
    return puzzle::board_inline(board, shape);
}

std::uint32_t number(trace::NodeId id) {
    return id + 1;
}

std::string grouped(const Phrases& phrases, std::uint64_t count) {
    std::string digits = fmt::to_string(count);
    for (std::size_t at = digits.size(); at > 3; at -= 3) {
        digits.insert(at - 3, phrases(Text::digit_group_sign));
    }
    return digits;
}

std::string bytes_text(const Phrases& phrases, std::uint64_t bytes) {
    constexpr std::array units{Text::bytes_kilo, Text::bytes_mega, Text::bytes_giga};
    if (bytes < 1000) return phrases(Text::bytes_small, arg("count", fmt::to_string(bytes)));
    std::size_t unit = 0;
    double amount = static_cast<double>(bytes) / 1000;
    // What would be rounded to 1000.0 belongs to the next unit.
    while (amount >= 999.95 && unit + 1 < units.size()) {
        amount /= 1000;
        ++unit;
    }
    return phrases(units[unit], arg("count", fmt::format("{:.1f}", amount)));
}

std::string moves_text(const Phrases& phrases, std::size_t count) {
    if (count == 0) return std::string(phrases(Text::moves_none));
    if (count == 1) return std::string(phrases(Text::moves_one));
    return phrases(Text::moves_many, arg("count", grouped(phrases, count)));
}

Text FTexts::of(const trace::TakeOrder& order) const {
    if (order.forgets) return alone.value_or(sum);
    if (order.weights.h == 0) return g;
    if (order.weights.g == 0) return h;
    return order.weights.h == 1 ? sum : weighted;
}

std::string with_figures(const Phrases& phrases, const FTexts& texts, const trace::Trace& trace,
                         trace::NodeId id) {
    const trace::TakeOrder& order = trace.head().order;
    const trace::Node node = trace.node(id);
    return phrases(texts.of(order), arg("g", std::uint32_t{node.g}), arg("h", node.h),
                   arg("f", trace.f(id)), arg("weight", order.weights.h));
}

std::string figures_of(const Phrases& phrases, const trace::Trace& trace, trace::NodeId id) {
    constexpr FTexts figures{Text::figures_g, Text::figures_h, Text::figures_sum,
                             Text::figures_weighted, Text::figures_backed_up};
    constexpr Text depth = Text::figures_breadth_first;
    constexpr FTexts depths{depth, depth, depth, depth};
    if (trace.node(id).from_goal)
        return phrases(Text::figures_goal_side, arg("g", std::uint32_t{trace.node(id).g}));
    return with_figures(phrases, trace.head().order.has_f() ? figures : depths, trace, id);
}

std::string f_value(const Phrases& phrases, const trace::Trace& trace, trace::NodeId id) {
    if (!trace.head().order.has_f()) return figures_of(phrases, trace, id);
    constexpr FTexts values{Text::f_value_g, Text::f_value_h, Text::f_value, Text::f_value};
    return with_figures(phrases, values, trace, id);
}

std::string_view f_name(const Phrases& phrases, const trace::TakeOrder& order) {
    constexpr FTexts names{Text::f_name_g, Text::f_name_h, Text::f_name, Text::f_name};
    return phrases(names.of(order));
}

std::string f_meaning(const Phrases& phrases, const trace::TakeOrder& order) {
    constexpr FTexts meanings{Text::f_meaning_g, Text::f_meaning_h, Text::f_meaning_sum,
                              Text::f_meaning_weighted};
    return phrases(meanings.of(order), arg("weight", order.weights.h));
}

std::string round_text(const Phrases& phrases, const trace::Trace& trace, trace::Step step) {
    const std::size_t round = trace.round_at(step);
    const bool by_f = trace.head().order.rounds == trace::Rounds::LargerF;
    return phrases(by_f ? Text::round_f : Text::round_depth, arg("round", round + 1),
                   arg("bound", trace.rounds()[round].bound));
}

std::string moves_named(const Phrases& phrases, std::size_t count) {
    constexpr std::array texts{Text::moves_of_blank, Text::moves_of_tiles, Text::moves_by_number};
    return phrases(texts[static_cast<std::size_t>(phrases.letters)],
                   arg("moves", moves_text(phrases, count)));
}

Term letters_term(const Phrases& phrases, puzzle::MoveMeaning letters) {
    switch (letters) {
        case puzzle::MoveMeaning::Tile:
            return {phrases(Text::letters_tile), phrases(Text::letters_tile_meaning)};
        case puzzle::MoveMeaning::Number:
            return {phrases(Text::letters_number), phrases(Text::letters_number_meaning)};
        case puzzle::MoveMeaning::Blank:
            break;
    }
    return {phrases(Text::letters_blank), phrases(Text::letters_blank_meaning)};
}

std::string path_text(const Phrases& phrases, const std::vector<puzzle::Move>& moves,
                      puzzle::Board start, puzzle::Shape shape) {
    constexpr std::size_t most_letters = 80;
    const std::size_t told = std::min(moves.size(), most_letters);
    const std::string text =
        puzzle::moves_text({moves.data(), told}, start, shape, phrases.letters);
    return told == moves.size() ? text : phrases(Text::path_cut, arg("letters", text));
}

std::string order_text(const std::vector<puzzle::Move>& moves) {
    return spaced(moves);
}

std::string order_text(const puzzle::MoveOrder& order) {
    return spaced(order);
}

}  // namespace statescope::teach
