#include "teach/phrases.hpp"

#include <fmt/args.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace statescope::teach {
namespace {

struct Entry {
    std::string_view key;
    Text text;
};

const std::vector<Entry>& entries() {
    static const std::vector<Entry> all{
#define TEXT(key, english) {#key, Text::key},
#include "teach/text/english.def"
#undef TEXT
    };
    return all;
}

/// The names in braces; a doubled brace is a brace.
std::set<std::string> argument_names(std::string_view text) {
    std::set<std::string> names;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') continue;
        if (i + 1 < text.size() && text[i + 1] == '{') {
            ++i;
            continue;
        }
        const std::size_t end = text.find('}', i);
        names.emplace(text.substr(i + 1, end - i - 1));
    }
    return names;
}

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

TEST(Texts, FormatWithTheArgumentsTheyName) {
    const Phrases phrases;
    for (const Entry& entry : entries()) {
        SCOPED_TRACE(entry.key);
        const std::string_view text = phrases(entry.text);
        fmt::dynamic_format_arg_store<fmt::format_context> arguments;
        for (const std::string& name : argument_names(text)) {
            EXPECT_THAT(name, testing::MatchesRegex("[a-z_]+"));
            arguments.push_back(fmt::arg(name.c_str(), std::string("<") + name + ">"));
        }
        std::string filled;
        EXPECT_NO_THROW(filled = fmt::vformat(text, arguments));
        for (const std::string& name : argument_names(text)) {
            EXPECT_THAT(filled, testing::HasSubstr("<" + name + ">"));
        }
    }
}

TEST(Texts, AreCleanlyWritten) {
    const Phrases phrases;
    for (const Entry& entry : entries()) {
        SCOPED_TRACE(entry.key);
        const std::string text(phrases(entry.text));
        ASSERT_FALSE(text.empty());
        EXPECT_NE(text.front(), ' ');
        EXPECT_NE(text.back(), ' ');
        EXPECT_THAT(text, testing::Not(testing::HasSubstr("  ")));
    }
}

TEST(Texts, ThatExplainAreSentences) {
    const Phrases phrases;
    for (const Entry& entry : entries()) {
        const bool explains = ends_with(entry.key, "_meaning") || ends_with(entry.key, "_note") ||
                              entry.key.substr(0, 7) == "reason_";
        if (!explains) continue;
        SCOPED_TRACE(entry.key);
        EXPECT_EQ(phrases(entry.text).back(), '.');
    }
}

TEST(Phrases, FillInNamedArguments) {
    const Phrases phrases;
    EXPECT_EQ(phrases(Text::moves_many, arg("count", 4)), "4 moves");
    EXPECT_EQ(phrases(Text::boards_shape_value, arg("columns", 3), arg("rows", 2)), "2 × 3");
}

TEST(Phrases, EndTheirTextsWithAZero) {
    const std::string_view text = Phrases{}(Text::app_name);
    EXPECT_STREQ(text.data(), "Statescope");
    EXPECT_EQ(text.size(), 10u);
}

}  // namespace
}  // namespace statescope::teach
