#include "exchange/weighted_sum_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <optional>
#include <vector>

#include "search/chosen_heuristic.hpp"

namespace statescope::exchange {

using search::Weight;
using search::Weighted;
using search::WeightedSum;

namespace {

/// A whole number up to 100, and nothing behind it.
std::optional<std::uint16_t> read_number(std::string_view text) {
    constexpr std::uint16_t most = 100;
    std::uint16_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || rest != end || number > most) return std::nullopt;
    return number;
}

std::optional<Weight> read_weight(std::string_view text) {
    const std::size_t slash = text.find('/');
    const auto numerator = read_number(text.substr(0, slash));
    const auto denominator = slash == std::string_view::npos ? std::optional<std::uint16_t>(1)
                                                             : read_number(text.substr(slash + 1));
    if (!numerator || !denominator || *denominator == 0) return std::nullopt;
    return Weight{*numerator, *denominator};
}

std::variant<Weighted, WeightedSumTextError> read_part(std::string_view text) {
    Weighted part;
    const std::size_t star = text.find('*');
    if (star != std::string_view::npos) {
        const auto weight = read_weight(text.substr(0, star));
        if (!weight) {
            return WeightedSumTextError{fmt::format(
                "\"{}\" is no weight: a whole number or a fraction, as 2 or 1/2, up to 100",
                text.substr(0, star))};
        }
        part.weight = *weight;
        text.remove_prefix(star + 1);
    }
    if (const search::Heuristic* heuristic = search::find_heuristic(text)) {
        part.heuristic = heuristic->id;
        return part;
    }
    std::vector<std::string_view> names;
    for (const search::Heuristic& known : search::heuristics())
        names.push_back(known.name);
    return WeightedSumTextError{fmt::format("\"{}\" is none of {}", text, fmt::join(names, ", "))};
}

std::string part_text(const Weighted& part) {
    const std::string_view name = search::heuristic(part.heuristic).name;
    const Weight weight = part.weight;
    if (weight == Weight{}) return std::string(name);
    if (weight.denominator == 1) return fmt::format("{}*{}", weight.numerator, name);
    return fmt::format("{}/{}*{}", weight.numerator, weight.denominator, name);
}

}  // namespace

std::string weighted_sum_text(const WeightedSum& sum) {
    if (sum.second.heuristic == search::HeuristicId::None) return part_text(sum.first);
    return fmt::format("{}+{}", part_text(sum.first), part_text(sum.second));
}

std::string heuristic_text(const search::Rules& rules) {
    return weighted_sum_text(search::heuristic_as_sum(rules));
}

std::variant<WeightedSum, WeightedSumTextError> parse_weighted_sum(std::string_view written) {
    std::string text(written);
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t'; });
    WeightedSum sum;
    const std::size_t plus = text.find('+');
    const auto first = read_part(std::string_view(text).substr(0, plus));
    if (const auto* error = std::get_if<WeightedSumTextError>(&first)) return *error;
    sum.first = std::get<Weighted>(first);
    if (plus == std::string::npos) return sum;
    const auto second = read_part(std::string_view(text).substr(plus + 1));
    if (const auto* error = std::get_if<WeightedSumTextError>(&second)) return *error;
    sum.second = std::get<Weighted>(second);
    return sum;
}

}  // namespace statescope::exchange
