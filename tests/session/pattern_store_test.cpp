// Pattern databases kept in memory and in a folder.

#include "session/pattern_store.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "puzzle/shuffle.hpp"
#include "tests/support/boards.hpp"

namespace statescope::session {
namespace {

const auto go_on = [](double) { return true; };

/// A folder that is not there yet, and is gone afterwards.
class PatternStoreTest : public testing::Test {
  protected:
    PatternStoreTest() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = std::filesystem::temp_directory_path() /
                 (std::string("statescope-") + test->name() + std::to_string(getpid()));
        std::filesystem::remove_all(folder);
    }
    ~PatternStoreTest() override { std::filesystem::remove_all(folder); }

    std::filesystem::path folder;
    puzzle::Board goal = test::board_of("123804765");
};

TEST_F(PatternStoreTest, BuildsOnceAndKeepsIt) {
    PatternStore store(folder);
    EXPECT_FALSE(store.holds(goal, test::three_by_three));
    const auto built = store.get(goal, test::three_by_three, go_on);
    ASSERT_TRUE(built);
    EXPECT_EQ(built->source, PatternSource::Built);
    EXPECT_FALSE(built->not_kept);
    EXPECT_TRUE(store.holds(goal, test::three_by_three));
    const auto again = store.get(goal, test::three_by_three, go_on);
    EXPECT_EQ(again->source, PatternSource::Memory);
    EXPECT_EQ(again->patterns, built->patterns);

    PatternStore later(folder);
    const auto read = later.get(goal, test::three_by_three, go_on);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->source, PatternSource::File);
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const puzzle::Board board = puzzle::random_solvable(goal, test::three_by_three, seed);
        EXPECT_EQ(read->patterns->h(board), built->patterns->h(board));
    }
}

TEST_F(PatternStoreTest, IsOfItsGoal) {
    PatternStore store(folder);
    const puzzle::Board other = test::board_of("123456780");
    store.get(goal, test::three_by_three, go_on);
    const auto of_other = store.get(other, test::three_by_three, go_on);
    EXPECT_EQ(of_other->source, PatternSource::Built);
    EXPECT_EQ(of_other->patterns->h(other), 0);
    EXPECT_GT(of_other->patterns->h(test::board_of("123456708")), 0);
    EXPECT_NE(store.file(goal, test::three_by_three), store.file(other, test::three_by_three));
}

TEST_F(PatternStoreTest, ADamagedFileIsBuiltAnewAndMended) {
    PatternStore(folder).get(goal, test::three_by_three, go_on);
    const auto file = PatternStore(folder).file(goal, test::three_by_three);
    ASSERT_TRUE(file && std::filesystem::exists(*file));
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(*file));
    std::fstream damaged(*file, std::ios::in | std::ios::out | std::ios::binary);
    damaged.seekg(size / 2);
    const auto old = static_cast<char>(damaged.get());
    damaged.seekp(size / 2);
    damaged.put(static_cast<char>(old ^ 1));
    damaged.close();

    const auto rebuilt = PatternStore(folder).get(goal, test::three_by_three, go_on);
    ASSERT_TRUE(rebuilt);
    EXPECT_EQ(rebuilt->source, PatternSource::Rebuilt);
    EXPECT_NE(rebuilt->fault, "");
    EXPECT_EQ(PatternStore(folder).get(goal, test::three_by_three, go_on)->source,
              PatternSource::File);
}

TEST_F(PatternStoreTest, IsGivenUpWhenAsked) {
    PatternStore store(folder);
    int asked = 0;
    const puzzle::Board large = puzzle::ordered_board({4, 4});
    const auto none = store.get(large, {4, 4}, [&](double part) {
        EXPECT_GE(part, 0);
        EXPECT_LT(part, 1);
        return ++asked < 3;
    });
    EXPECT_FALSE(none);
    EXPECT_EQ(asked, 3);
    EXPECT_FALSE(std::filesystem::exists(*store.file(large, {4, 4})));
}

TEST_F(PatternStoreTest, SaysWhenItCannotBeKept) {
    std::ofstream(folder) << "a file stands where the folder should be";
    const auto built = PatternStore(folder).get(goal, test::three_by_three, go_on);
    ASSERT_TRUE(built);
    EXPECT_TRUE(built->not_kept);
    EXPECT_TRUE(std::filesystem::is_regular_file(folder)) << "nothing was written over";
}

TEST_F(PatternStoreTest, WithoutAFolderNothingIsWritten) {
    PatternStore store;
    EXPECT_FALSE(store.file(goal, test::three_by_three));
    const auto built = store.get(goal, test::three_by_three, go_on);
    EXPECT_EQ(built->source, PatternSource::Built);
    EXPECT_FALSE(built->not_kept);
}

}  // namespace
}  // namespace statescope::session
