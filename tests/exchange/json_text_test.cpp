#include "exchange/json_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <variant>

namespace statescope::exchange {
namespace {

using testing::HasSubstr;

LocatedJson located(std::string_view text) {
    return std::get<LocatedJson>(parse_located_json(text));
}

void expect_place(const TextPlace& place, std::size_t line, std::size_t column) {
    EXPECT_EQ(place.line, line);
    EXPECT_EQ(place.column, column);
}

TEST(JsonText, KnowsWhereKeysStand) {
    const LocatedJson file =
        located("{\n  \"a\": 1,\n  \"b\": {\"c\": [1, {\"d\": 2}],\n\"e\":3}\n}");
    EXPECT_EQ(file.value["b"]["e"], 3);
    expect_place(file.place_of("a"), 2, 3);
    expect_place(file.place_of("b"), 3, 3);
    expect_place(file.place_of("b/c"), 3, 9);
    expect_place(file.place_of("b/e"), 4, 1);
    expect_place(file.place_of("b/not there"), 3, 3);
    expect_place(file.place_of("nowhere"), 1, 1);
}

TEST(JsonText, CountsCharactersNotBytes) {
    const LocatedJson file = located("\xEF\xBB\xBF{\"起点\": 1, \"b\": 2}");
    expect_place(file.place_of("b"), 1, 11);
}

TEST(JsonText, NamesThePlaceOfAFault) {
    const auto read = parse_located_json("{\n \"a\": 1,\n \"b\" 2\n}");
    const auto* fault = std::get_if<JsonFault>(&read);
    ASSERT_NE(fault, nullptr);
    EXPECT_EQ(fault->place.line, 3u);
    EXPECT_EQ(fault->place.column, 6u) << "the 2 stands where a colon is due";
    EXPECT_THAT(fault->sentence, HasSubstr("no JSON"));
    EXPECT_TRUE(std::holds_alternative<JsonFault>(parse_located_json("")));
    EXPECT_TRUE(std::holds_alternative<JsonFault>(parse_located_json("{\"a\": 1")));
    EXPECT_TRUE(std::holds_alternative<JsonFault>(parse_located_json(std::string("\0\x01", 2))));
}

}  // namespace
}  // namespace statescope::exchange
