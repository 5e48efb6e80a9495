#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>

namespace statescope::exchange {

/// A place in a text, both from 1; columns in characters.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// Where a text stops being JSON, and why, in words without a full stop.
struct JsonFault {
    TextPlace place;
    std::string sentence;
};

/// Reads JSON that a stranger wrote: nothing in it can take more memory than some 60 times its
/// length, and nothing throws. What is nested deeper than any of our files is refused; a byte-order
/// mark before it does not matter.
std::variant<nlohmann::json, JsonFault> parse_json(std::string_view text);

/// A JSON document that knows where its entries stand, so that a fault of what an entry says can be
/// named by line and column as a fault of the JSON itself is.
struct LocatedJson {
    nlohmann::json value;
    /// By path: "search/goal". Entries within a list stand where the first of that path does.
    std::map<std::string, TextPlace, std::less<>> places;

    /// Where an entry stands; where it is missing, the object that should have it.
    TextPlace place_of(std::string_view path) const;
};

/// The same as `parse_json`, with the places.
std::variant<LocatedJson, JsonFault> parse_located_json(std::string_view text);

}  // namespace statescope::exchange
