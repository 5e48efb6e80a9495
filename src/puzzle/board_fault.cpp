#include "puzzle/board_fault.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "puzzle/board_items.hpp"

namespace statescope::puzzle {
namespace {

std::string name(Shape shape) {
    return fmt::format("{} x {}", shape.rows, shape.columns);
}

std::string numbers(int count) {
    return fmt::format("{} number{}", count, count == 1 ? "" : "s");
}

/// "5 numbers"; where the reader gave up counting, it says so.
std::string given(int count) {
    constexpr int most = static_cast<int>(BoardItems::most);
    return count > most ? fmt::format("more than {}", numbers(most)) : numbers(count);
}

/// The item, cut where it is long: whole sentences get pasted too.
std::string shortened(std::string_view item) {
    constexpr int longest = 12;
    std::string text;
    int characters = 0;
    for (const char c : item) {
        const bool continues = (static_cast<unsigned char>(c) & 0xC0) == 0x80;  // inside UTF-8
        if (!continues && characters++ == longest) return text + "...";
        text += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
    }
    return text;
}

std::string quoted(std::string_view item) {
    return fmt::format("'{}'", shortened(item));
}

std::string where(const BoardTextError& error) {
    const TextPlace place = error.place.value_or(TextPlace{});
    return fmt::format("line {}, column {}", place.line, place.column);
}

/// What may be written instead of a bad item.
std::string choice(const BoardTextError& error) {
    if (error.wanted) return fmt::format("use 0 to {}", error.wanted->tiles());
    return "use whole numbers, with 0 or x for the blank";
}

/// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
        text += parts[i];
    }
    return text;
}

std::string name_of_number(int number) {
    return number == 0 ? "the blank (0 or x)" : fmt::to_string(number);
}

/// "2 is missing", "the blank (0 or x), 2 and 5 to 8 are missing"; empty when nothing is.
std::string missing_part(const std::vector<int>& missing) {
    std::vector<std::string> parts;
    for (std::size_t first = 0; first < missing.size();) {
        std::size_t last = first;
        while (missing[first] > 0 && last + 1 < missing.size() &&
               missing[last + 1] == missing[last] + 1) {
            ++last;
        }
        if (last < first + 2) {
            parts.push_back(name_of_number(missing[first++]));
        } else {
            parts.push_back(fmt::format("{} to {}", missing[first], missing[last]));
            first = last + 1;
        }
    }
    if (parts.empty()) return "";
    return fmt::format("{} {} missing", listed(parts), missing.size() == 1 ? "is" : "are");
}

/// "7 stands twice", "1 stands 3 times and 2 stands twice"; empty when nothing does.
std::string repeated_part(const std::vector<RepeatedNumber>& repeated) {
    std::vector<std::string> parts;
    for (const RepeatedNumber& each : repeated) {
        const std::string times = each.times == 2 ? "twice" : fmt::format("{} times", each.times);
        parts.push_back(fmt::format("{} stands {}", name_of_number(each.number), times));
    }
    return listed(parts);
}

/// "9 is too large for 3 x 3"; empty when nothing is.
std::string too_large_part(const std::vector<std::string>& too_large, Shape shape) {
    if (too_large.empty()) return "";
    std::vector<std::string> parts;
    parts.reserve(too_large.size());
    for (const std::string& number : too_large)
        parts.push_back(shortened(number));
    const std::string_view verb = parts.size() == 1 ? "is" : "are";
    return fmt::format("{} {} too large for {}", listed(parts), verb, name(shape));
}

/// The lead, and behind it those details that are not empty: "lead: detail, detail".
std::string with_details(std::string lead, const std::vector<std::string>& details,
                         std::string_view first_joint = ": ") {
    std::string_view joint = first_joint;
    for (const std::string& detail : details) {
        if (detail.empty()) continue;
        lead += fmt::format("{}{}", joint, detail);
        joint = ", ";
    }
    return lead;
}

std::string uneven_rows(const BoardTextError& error) {
    const std::string lead = fmt::format("row {} has {}", error.row, numbers(error.row_length));
    if (!error.wanted) {
        return fmt::format("{}, row 1 has {}", lead, error.first_row_length);
    }
    return with_details(
        fmt::format("{}, {} needed for {}", lead, error.wanted->columns, name(*error.wanted)),
        {repeated_part(error.repeated), missing_part(error.missing)});
}

std::string wrong_count(const BoardTextError& error) {
    const Shape wanted = error.wanted.value_or(Shape{});
    std::string lead = fmt::format("{} numbers needed for {}, {} given", wanted.cells(),
                                   name(wanted), error.count);
    // With more than a few surplus numbers the text is another board, and a list of them no help.
    if (error.too_large.size() > 3) return lead;
    return with_details(std::move(lead),
                        {repeated_part(error.repeated), too_large_part(error.too_large, wanted),
                         missing_part(error.missing)});
}

}  // namespace

std::string fault_sentence(const BoardTextError& error) {
    const Shape wanted = error.wanted.value_or(Shape{});
    const std::string sizes =
        fmt::format("{0} to {1} rows and {0} to {1} columns", min_side, max_side);
    switch (error.fault) {
        case BoardFault::Empty:
            return "no board given: write the numbers row by row, with 0 or x for the blank";
        case BoardFault::NoText:
            return fmt::format("a byte that is no character ({}): save the text as UTF-8",
                               where(error));
        case BoardFault::TwoBoards:
            return "two boards given, one needed: leave the other one out";
        case BoardFault::NotANumber:
            return fmt::format("{} ({}) is not a number: {}", quoted(error.item), where(error),
                               choice(error));
        case BoardFault::Negative:
            return fmt::format("{} ({}) is negative: {}", quoted(error.item), where(error),
                               choice(error));
        case BoardFault::NotWhole:
            return fmt::format("{} ({}) is not a whole number: {}", quoted(error.item),
                               where(error), choice(error));
        case BoardFault::TextAfterBoard:
            return fmt::format("{} ({}) stands after the last number of the board: take it away",
                               quoted(error.item), where(error));
        case BoardFault::Unseparated:
            return fmt::format(
                "{} digits without spaces: where tiles go beyond 9, put spaces or commas between "
                "the numbers",
                error.count);
        case BoardFault::UnevenRows:
            return uneven_rows(error);
        case BoardFault::OtherShape:
            return fmt::format("{} rows of {} given, {} rows of {} needed for {}",
                               error.written.rows, error.written.columns, wanted.rows,
                               wanted.columns, name(wanted));
        case BoardFault::UnsupportedShape:
            return fmt::format("{} is not supported: a board has {}", name(error.written), sizes);
        case BoardFault::UnsupportedCount:
            return fmt::format("{}: a board has {} to {}, in {}", given(error.count),
                               min_side * min_side, max_cells, sizes);
        case BoardFault::WrongCount:
            return wrong_count(error);
        case BoardFault::NoBlank:
            return with_details(
                "no blank: put 0 or x where it is",
                {too_large_part(error.too_large, wanted), repeated_part(error.repeated)}, "; ");
        case BoardFault::TooLarge:
            return with_details(
                fmt::format("{}: the tiles are 1 to {}", too_large_part(error.too_large, wanted),
                            wanted.tiles()),
                {repeated_part(error.repeated), missing_part(error.missing)}, "; ");
        case BoardFault::Repeated:
            return with_details(repeated_part(error.repeated), {missing_part(error.missing)}, ", ");
    }
    return "";
}

}  // namespace statescope::puzzle
