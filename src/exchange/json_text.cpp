#include "exchange/json_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace statescope::exchange {

using nlohmann::json;

namespace {

constexpr int most_depth = 32;

struct TooDeep {};

JsonFault fault_at(std::string_view text, std::size_t offset, std::string sentence) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const std::size_t line_end = before.rfind('\n');
    return {1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')),
            before.size() - (line_end == std::string_view::npos ? 0 : line_end + 1) + 1,
            std::move(sentence)};
}

}  // namespace

std::variant<json, JsonFault> parse_json(std::string_view text) {
    const auto shallow = [](int depth, json::parse_event_t, const json&) {
        if (depth > most_depth) throw TooDeep{};
        return true;
    };
    try {
        return json::parse(text, shallow);
    } catch (const json::parse_error& error) {
        return fault_at(text, error.byte > 0 ? error.byte - 1 : 0, "this is no JSON");
    } catch (const json::exception&) {
        return fault_at(text, 0, "a number in it is too large");
    } catch (const TooDeep&) {
        return fault_at(text, 0, fmt::format("it is nested more than {} deep", most_depth));
    }
}

}  // namespace statescope::exchange
