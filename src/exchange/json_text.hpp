#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>

namespace statescope::exchange {

/// Where a text stops being JSON, and why, in words without a full stop.
struct JsonFault {
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< from 1, in bytes
    std::string sentence;
};

/// Reads JSON that a stranger wrote: nothing in it can take more memory than some 60 times its
/// length, and nothing throws. What is nested deeper than any of our files is refused.
std::variant<nlohmann::json, JsonFault> parse_json(std::string_view text);

}  // namespace statescope::exchange
