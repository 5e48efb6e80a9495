#include "session/settings.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "puzzle/board_text.hpp"
#include "puzzle/shuffle.hpp"
#include "search/chosen_heuristic.hpp"

namespace statescope::session {
namespace {

namespace fs = std::filesystem;

Settings unusual_settings() {
    Settings settings;
    settings.preferences.theme = "projector";
    settings.preferences.scale_percent = 175;
    settings.preferences.motion = false;
    settings.preferences.letters = puzzle::MoveMeaning::Number;
    settings.preferences.picture = "map";
    settings.preferences.map_layout = "space";
    settings.preferences.map_colour = "distance";
    settings.preferences.examined = "gaschnig";
    settings.preferences.against = "none";
    settings.preferences.tree = {.orientation = "radial",
                                 .part = "path",
                                 .moves_only = true,
                                 .fold_finished = true,
                                 .compact = true};
    settings.preferences.layout.left_width = 333;
    settings.preferences.layout.panels["frontier"] = {.height = 120, .folded = true};
    const puzzle::Shape shape{3, 4};
    const puzzle::Board goal = puzzle::ordered_board(shape);
    settings.choices.problem = {shape, puzzle::random_solvable(goal, shape, 7), goal};
    settings.choices.algorithm = search::find_algorithm("astar-cantor");
    settings.choices.rule_set = search::RuleSet::Custom;
    settings.choices.custom = {.order = *puzzle::MoveOrder::parse("RDLU"),
                               .duplicate_check = search::DuplicateCheck::AtExpansion,
                               .goal_test = search::GoalTest::WhenGenerated,
                               .tie_break = search::TieBreak::SmallerG,
                               .better_g = search::BetterG::Ignore,
                               .stale_entries = search::StaleEntries::ExpandedAgain,
                               .start_marked = false,
                               .heuristic = search::HeuristicId::Misplaced,
                               .weight = 7,
                               .depth_limit = 23};
    settings.choices.node_budget = 12'345;
    settings.speed = 640;
    settings.recent = RecentFiles({"/lectures/week 3.statescope", "/boards.txt"});
    return settings;
}

TEST(Settings, everything_comes_back) {
    const Settings settings = unusual_settings();
    const auto read = parse_settings(settings_text(settings));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, settings);
}

TEST(Settings, a_weighted_sum_comes_back) {
    Settings settings = unusual_settings();
    search::set_heuristic(settings.choices.custom,
                          {.first = {{2, 3}, search::HeuristicId::Gaschnig},
                           .second = {{5, 1}, search::HeuristicId::Euclidean}});
    const std::string text = settings_text(settings);
    EXPECT_NE(text.find("2/3*gaschnig+5*euclidean"), std::string::npos);
    EXPECT_EQ(parse_settings(text).value(), settings);
}

TEST(Settings, names_are_kept_never_places_in_a_list) {
    const std::string text = settings_text(unusual_settings());
    for (const char* name : {"projector", "astar-cantor", "custom", "misplaced", "RDLU", "frontier",
                             "radial", "path", "gaschnig"}) {
        EXPECT_NE(text.find(name), std::string::npos) << name;
    }
}

TEST(Settings, what_makes_no_sense_any_more_is_as_good_as_missing) {
    const auto read = parse_settings(R"({
        "preferences": {"scale_percent": 9000, "theme": 7, "layout": [1, 2]},
        "search": {"algorithm": "no-such-search", "rows": 3, "columns": 3,
                   "start": "1 2 3", "goal": "1 2 3 4 5 6 7 8 0", "rules": 3},
        "speed": -4, "of a later version": {}})");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->preferences.scale_percent, 300);
    EXPECT_EQ(read->preferences.theme, Preferences{}.theme);
    EXPECT_EQ(read->choices, opening_choices());
    EXPECT_EQ(read->speed, 1);
}

TEST(Settings, text_that_is_no_json_object_is_nothing) {
    EXPECT_FALSE(parse_settings(""));
    EXPECT_FALSE(parse_settings("{\"preferences\": "));
    EXPECT_FALSE(parse_settings("[1, 2, 3]"));
}

class SettingsFile : public ::testing::Test {
  protected:
    void SetUp() override {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::temp_directory_path() / "statescope_settings_test" / test->name();
        fs::remove_all(folder);
    }
    void TearDown() override { fs::remove_all(folder); }

    static std::string content(const fs::path& path) {
        std::ifstream in(path);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }

    fs::path folder;
    teach::Phrases phrases;
};

TEST_F(SettingsFile, a_missing_file_is_a_first_start) {
    const LoadedSettings loaded = load_settings(folder / "settings.json", phrases);
    EXPECT_EQ(loaded.settings, Settings{});
    EXPECT_TRUE(loaded.notice.empty());
}

TEST_F(SettingsFile, saving_makes_the_folder_and_loading_reads_it_back) {
    const fs::path file = folder / "deeper" / "settings.json";
    ASSERT_FALSE(save_settings(file, unusual_settings(), phrases));
    EXPECT_EQ(load_settings(file, phrases).settings, unusual_settings());
}

TEST_F(SettingsFile, a_broken_file_is_set_aside_with_a_message) {
    fs::create_directories(folder);
    const fs::path file = folder / "settings.json";
    std::ofstream(file) << "{ not json";
    const LoadedSettings loaded = load_settings(file, phrases);
    EXPECT_EQ(loaded.settings, Settings{});
    EXPECT_NE(loaded.notice.find("settings.json.broken"), std::string::npos) << loaded.notice;
    EXPECT_FALSE(fs::exists(file));
    EXPECT_EQ(content(folder / "settings.json.broken"), "{ not json");
}

TEST_F(SettingsFile, what_cannot_be_saved_is_said) {
    fs::create_directories(folder);
    std::ofstream(folder / "in the way") << "a file, not a folder";
    const auto problem =
        save_settings(folder / "in the way" / "settings.json", unusual_settings(), phrases);
    ASSERT_TRUE(problem);
    EXPECT_FALSE(problem->empty());
}

}  // namespace
}  // namespace statescope::session
