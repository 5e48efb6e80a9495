#include "cli/option_text.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <ostream>
#include <variant>

#include "exchange/answers.hpp"

namespace statescope::cli {

std::pair<int, int> read_pair(const std::string& option, const std::string& text, int least,
                              int most) {
    std::pair<int, int> read{0, 0};
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, read.first);
    if (first.ec == std::errc{} && first.ptr != end && (*first.ptr == 'x' || *first.ptr == 'X')) {
        const auto second = std::from_chars(first.ptr + 1, end, read.second);
        const auto in_range = [&](int number) { return number >= least && number <= most; };
        if (second.ec == std::errc{} && second.ptr == end && in_range(read.first) &&
            in_range(read.second)) {
            return read;
        }
    }
    throw CLI::ValidationError(
        option, fmt::format("\"{}\" is not two numbers from {} to {} with an x between", text,
                            least, most));
}

puzzle::Shape read_shape(const std::string& option, const std::string& text) {
    const auto [rows, columns] = read_pair(option, text, puzzle::min_side, puzzle::max_side);
    return {rows, columns};
}

puzzle::ParsedBoard read_board(const std::string& option, const std::string& text,
                               std::optional<puzzle::Shape> shape, std::ostream& err) {
    puzzle::BoardTextResult result = puzzle::parse_board(text, shape);
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&result)) {
        throw CLI::ValidationError(option, error->sentence);
    }
    auto& board = std::get<puzzle::ParsedBoard>(result);
    if (!board.note.empty()) fmt::print(err, "statescope: {}: {}\n", option, board.note);
    return std::move(board);
}

std::optional<puzzle::MoveMeaning> read_letters(const std::optional<std::string>& text) {
    return text ? exchange::value_of<puzzle::MoveMeaning>(*text) : std::nullopt;
}

void add_letters(CLI::App& app, std::optional<std::string>& text, const std::string& help) {
    app.add_option("--letters", text, help)
        ->check(CLI::IsMember({"blank", "tile", "number"}).description(""))
        ->type_name("blank|tile|number");
}

puzzle::MoveOrder read_order(const std::string& option, const std::string& text) {
    if (const auto order = puzzle::MoveOrder::parse(text)) return *order;
    throw CLI::ValidationError(
        option, fmt::format("\"{}\" does not hold each of U, D, L and R once", text));
}

}  // namespace statescope::cli
