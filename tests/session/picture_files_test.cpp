#include "session/picture_files.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <string>

namespace statescope::session {
namespace {

namespace fs = std::filesystem;

class PictureFiles : public testing::Test {
  protected:
    PictureFiles() { fs::create_directory(folder_); }
    ~PictureFiles() override { fs::remove_all(folder_); }

    fs::path folder_ =
        fs::path(testing::TempDir()) / ("statescope_pictures_" + std::to_string(::getpid()));
};

TEST_F(PictureFiles, AreNumberedAndNoneIsTakenTwice) {
    EXPECT_EQ(new_picture_file(folder_, "map"), folder_ / "map-1.png");
    EXPECT_EQ(new_picture_file(folder_, "map"), folder_ / "map-2.png");
    EXPECT_EQ(new_picture_file(folder_, "tree"), folder_ / "tree-1.png");
}

TEST_F(PictureFiles, LeaveWhatIsThere) {
    std::ofstream(folder_ / "map-1.png") << "of the user";
    EXPECT_EQ(new_picture_file(folder_, "map"), folder_ / "map-2.png");
    fs::remove(folder_ / "map-2.png");
    fs::create_directory(folder_ / "map-2.png");
    EXPECT_EQ(new_picture_file(folder_, "map"), folder_ / "map-3.png");
    std::string text;
    std::getline(std::ifstream(folder_ / "map-1.png"), text);
    EXPECT_EQ(text, "of the user");
}

TEST_F(PictureFiles, AreNoneWhereNoFileCanBeMade) {
    EXPECT_FALSE(new_picture_file(folder_ / "nowhere", "map"));
}

}  // namespace
}  // namespace statescope::session
