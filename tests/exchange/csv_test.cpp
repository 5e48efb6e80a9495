#include "exchange/csv.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace statescope::exchange {
namespace {

std::vector<Fields> records_of(const std::string& text) {
    std::vector<Fields> records;
    CsvReader reader(text);
    while (auto fields = reader.next())
        records.push_back(*std::move(fields));
    EXPECT_FALSE(reader.broken()) << text;
    return records;
}

// The examples of RFC 4180, section 2.
TEST(Csv, IsReadAsTheRfcSays) {
    EXPECT_EQ(records_of("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n"),
              (std::vector<Fields>{{"aaa", "bbb", "ccc"}, {"zzz", "yyy", "xxx"}}));
    EXPECT_EQ(records_of("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx\r\n"),
              (std::vector<Fields>{{"aaa", "b\r\nbb", "ccc"}, {"zzz", "yyy", "xxx"}}));
    EXPECT_EQ(records_of("\"aaa\",\"b\"\"bb\",\"ccc\"\n"),
              (std::vector<Fields>{{"aaa", "b\"bb", "ccc"}}));
    EXPECT_EQ(records_of(",\n\n"), (std::vector<Fields>{{"", ""}, {""}}));
}

TEST(Csv, PutsInQuotesOnlyWhatNeedsThem) {
    EXPECT_EQ(csv_record({"1", "a b", "", "x*"}), "1,a b,,x*\n");
    EXPECT_EQ(csv_record({"a,b", "say \"b*\"", "two\nlines", "cr\r"}),
              "\"a,b\",\"say \"\"b*\"\"\",\"two\nlines\",\"cr\r\"\n");
}

TEST(Csv, TellsWhereItIsBroken) {
    for (const std::string broken : {"a\n\"b\n", "a\n\"b\"c\n", "a\nb\"c\n", "a\nb,c"}) {
        CsvReader reader(broken);
        EXPECT_TRUE(reader.next());
        EXPECT_FALSE(reader.next()) << broken;
        EXPECT_TRUE(reader.broken()) << broken;
        EXPECT_EQ(reader.line(), 2u) << broken;
    }
}

TEST(Csv, CountsTheLinesWithinFields) {
    CsvReader reader(std::string_view("\"a\nb\nc\",d\ne,f\n"));
    reader.next();
    EXPECT_EQ(reader.line(), 1u);
    reader.next();
    EXPECT_EQ(reader.line(), 4u);
}

RC_GTEST_PROP(Csv, ComesBackAsItWasWritten, ()) {
    const auto field = rc::gen::container<std::string>(
        rc::gen::element('a', '7', ',', '"', '\n', '\r', ' ', '\t', '-', '\xc3'));
    const auto fields = *rc::gen::nonEmpty(rc::gen::container<Fields>(field));
    const std::string record = csv_record(fields);
    CsvReader reader(record);
    const auto read = reader.next();
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == fields);
    RC_ASSERT(!reader.next());
    RC_ASSERT(!reader.broken());
}

}  // namespace
}  // namespace statescope::exchange
