#include "exchange/database_file.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "tests/support/boards.hpp"

namespace statescope {
namespace {

using exchange::DatabaseFault;
using exchange::DatabaseKey;
using exchange::DatabaseResult;
using Reason = DatabaseFault::Reason;

const DatabaseKey key{test::board_of("123450"), {2, 3}, {{1, 5}, {2, 4, 3}}};

search::PatternDatabase built(const DatabaseKey& of) {
    search::PatternDatabaseBuilder builder(of.goal, of.shape, of.partition);
    while (!builder.advance(1000)) {
    }
    return builder.take();
}

std::string stored(const DatabaseKey& of) {
    std::ostringstream out;
    exchange::write_database(built(of), out);
    return out.str();
}

DatabaseResult read(const std::string& bytes, const DatabaseKey& wanted = key) {
    std::istringstream in(bytes);
    return exchange::read_database(in, wanted);
}

/// Why the bytes are of no use; nothing if they are.
std::optional<Reason> reason(const DatabaseResult& result) {
    const auto* fault = std::get_if<DatabaseFault>(&result);
    if (fault == nullptr) return std::nullopt;
    EXPECT_FALSE(fault->sentence.empty());
    return fault->reason;
}

void expect_equal(const search::PatternDatabase& a, const search::PatternDatabase& b) {
    EXPECT_EQ(a.goal(), b.goal());
    EXPECT_EQ(a.shape(), b.shape());
    EXPECT_EQ(a.partition(), b.partition());
    ASSERT_EQ(a.tables().size(), b.tables().size());
    for (std::size_t group = 0; group < a.tables().size(); ++group)
        EXPECT_EQ(a.tables()[group].packed(), b.tables()[group].packed());
}

TEST(DatabaseFile, IsReadAsItWasWritten) {
    const DatabaseResult result = read(stored(key));
    ASSERT_EQ(reason(result), std::nullopt);
    expect_equal(std::get<search::PatternDatabase>(result), built(key));
}

// Mark (20), version, rows, columns, goal (8), groups, and for each its size and tiles (3 and 4);
// 6*5 and 6*5*4 values; the checksum (8).
TEST(DatabaseFile, HoldsOneByteForEachPlacing) {
    EXPECT_EQ(stored(key).size(), 20u + 3 + 8 + 1 + 3 + 4 + 30 + 120 + 8);
}

// The bytes before the checksum are as FNV-1a of them says; the constants are of its authors.
TEST(DatabaseFile, EndsWithTheChecksum) {
    const std::string bytes = stored(key);
    std::uint64_t hash = 14695981039346656037u;
    for (std::size_t i = 0; i + 8 < bytes.size(); ++i)
        hash = (hash ^ static_cast<unsigned char>(bytes[i])) * 1099511628211u;
    for (std::size_t i = 0; i < 8; ++i) {
        EXPECT_EQ(static_cast<unsigned char>(bytes[bytes.size() - 8 + i]),
                  (hash >> (8 * i)) & 0xFF);
    }
}

TEST(DatabaseFile, IsRefusedWithAnyBitWrong) {
    const std::string bytes = stored(key);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string wrong = bytes;
            wrong[at] = static_cast<char>(wrong[at] ^ (1 << bit));
            const Reason expected = at < 20    ? Reason::NotADatabase
                                    : at == 20 ? Reason::OtherVersion
                                    : at < 39  ? Reason::OtherKey
                                               : Reason::Damaged;
            ASSERT_EQ(reason(read(wrong)), expected) << "byte " << at << ", bit " << bit;
        }
    }
}

TEST(DatabaseFile, IsRefusedWhenCutOffOrTooLong) {
    const std::string bytes = stored(key);
    for (std::size_t size = 0; size < bytes.size(); ++size)
        ASSERT_NE(reason(read(bytes.substr(0, size))), std::nullopt) << size;
    EXPECT_EQ(reason(read("")), Reason::NotADatabase);
    EXPECT_EQ(reason(read(bytes.substr(0, 30))), Reason::Damaged);
    EXPECT_EQ(reason(read(bytes.substr(0, 100))), Reason::Damaged);
    EXPECT_EQ(reason(read(bytes + '\0')), Reason::Damaged);
}

TEST(DatabaseFile, IsRefusedForAnythingElseThanItIsOf) {
    const std::string bytes = stored(key);
    DatabaseKey other = key;
    other.goal = test::board_of("123045");
    EXPECT_EQ(reason(read(bytes, other)), Reason::OtherKey);
    other = key;
    other.shape = {3, 2};
    EXPECT_EQ(reason(read(bytes, other)), Reason::OtherKey);
    other = key;
    other.partition = {{1, 5, 2}, {4, 3}};
    EXPECT_EQ(reason(read(bytes, other)), Reason::OtherKey);
    EXPECT_EQ(reason(read("a letter to somebody, long enough to hold a header")),
              Reason::NotADatabase);
}

/// A path of the test's own that does not exist, and will not after it.
class DatabasePath : public testing::Test {
  protected:
    DatabasePath() { std::filesystem::remove_all(folder_); }
    ~DatabasePath() override { std::filesystem::remove_all(folder_); }
    DatabasePath(const DatabasePath&) = delete;
    DatabasePath& operator=(const DatabasePath&) = delete;

    const std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) / "statescope_database_file_test";
    const std::filesystem::path file_ = folder_ / "patterns";
};

TEST_F(DatabasePath, HoldsWhatWasSaved) {
    std::filesystem::create_directories(folder_);
    ASSERT_TRUE(exchange::save_database(built(key), file_));
    const DatabaseResult loaded = exchange::load_database(file_, key);
    ASSERT_EQ(reason(loaded), std::nullopt);
    expect_equal(std::get<search::PatternDatabase>(loaded), built(key));
    // Nothing else is left behind.
    const auto entries = std::filesystem::directory_iterator(folder_);
    EXPECT_EQ(std::distance(begin(entries), end(entries)), 1);
}

TEST_F(DatabasePath, IsReplacedWhenDamaged) {
    std::filesystem::create_directories(folder_);
    std::ofstream(file_) << "something else";
    EXPECT_EQ(reason(exchange::load_database(file_, key)), Reason::NotADatabase);
    ASSERT_TRUE(exchange::save_database(built(key), file_));
    EXPECT_EQ(reason(exchange::load_database(file_, key)), std::nullopt);
}

TEST_F(DatabasePath, ThatIsNotThereIsSaidSo) {
    EXPECT_EQ(reason(exchange::load_database(file_, key)), Reason::CannotOpen);
    EXPECT_FALSE(exchange::save_database(built(key), file_));
    EXPECT_FALSE(std::filesystem::exists(folder_));
}

}  // namespace
}  // namespace statescope
