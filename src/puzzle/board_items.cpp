#include "puzzle/board_items.hpp"

namespace statescope::puzzle {

void BoardItems::number_anew() {
    row_lengths.clear();
    int row_before = 0;
    int count = 0;
    for (Item& item : items) {
        if (item.place.row != row_before || count == 0) row_lengths.push_back(0);
        row_before = item.place.row;
        ++row_lengths.back();
        item.place.row = rows();
        item.place.item_in_row = row_lengths.back();
        item.place.item = ++count;
    }
}

BoardItems BoardItems::without_first(std::size_t number) const {
    BoardItems rest = *this;
    rest.items.erase(rest.items.begin(), rest.items.begin() + static_cast<std::ptrdiff_t>(number));
    const int rows_gone = number < items.size() ? items[number].place.row - 1 : rows();
    std::erase_if(rest.gaps, [number](const Gap& gap) { return gap.before < number; });
    for (Gap& gap : rest.gaps) {
        gap.before -= number;
        gap.row -= rows_gone;
    }
    std::erase_if(rest.breaks, [number](std::size_t at) { return at <= number; });
    for (std::size_t& at : rest.breaks)
        at -= number;
    rest.leading_words = 0;
    rest.number_anew();
    return rest;
}

bool is_word(std::string_view text) {
    int letters = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= '0' && byte <= '9') return false;
        const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
        if (letter || (byte & 0x80) != 0) ++letters;
    }
    return letters >= 2;
}

}  // namespace statescope::puzzle
