#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command_line.hpp"

namespace statescope::cli {
namespace {

using nlohmann::json;
using test::Ran;
using testing::HasSubstr;
using testing::StartsWith;

Ran heuristics(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "heuristics");
    return test::run(arguments);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

/// The cells of a table by the first cell of their line and the title of their column.
std::map<std::string, std::map<std::string, std::string>> cells_of(const std::string& table) {
    const auto words_of = [](const std::string& line) {
        std::istringstream in(line);
        std::vector<std::string> words;
        for (std::string word; in >> word;)
            words.push_back(word);
        return words;
    };
    const std::vector<std::string> lines = lines_of(table);
    const std::vector<std::string> titles = words_of(lines.at(0));
    std::map<std::string, std::map<std::string, std::string>> cells;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::vector<std::string> words = words_of(lines[i]);
        EXPECT_EQ(words.size(), titles.size()) << lines[i];
        for (std::size_t column = 0; column < titles.size(); ++column)
            cells[words.at(0)][titles[column]] = words.at(column);
    }
    return cells;
}

// Published for this goal: 4,650 overestimates of Manhattan with the blank; none violated of
// Manhattan's and misplaced tiles' moves; 7 overestimates of linear conflict by pairs, the nearest
// (which is the only one 26 moves away) 28 for 26.
TEST(Heuristics, AreListedWithWhatHoldsOfThem) {
    const Ran ran = heuristics({});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    auto cells = cells_of(ran.out);
    EXPECT_EQ(cells.size(), 13u) << "all but P + 3S, which needs the blank of the goal elsewhere";
    EXPECT_EQ(cells.count("nilsson"), 0u);
    for (const char* sound : {"manhattan", "misplaced", "perfect", "none"}) {
        SCOPED_TRACE(sound);
        EXPECT_EQ(cells[sound]["admissible"], "yes");
        EXPECT_EQ(cells[sound]["consistent"], "yes");
        EXPECT_EQ(cells[sound]["violated_moves"], "0");
        EXPECT_EQ(cells[sound]["nearest_overestimate"], "-");
        EXPECT_EQ(cells[sound]["nearest_violated_move"], "-");
    }
    EXPECT_EQ(cells["manhattan-blank"]["admissible"], "no");
    EXPECT_EQ(cells["manhattan-blank"]["overestimates"], "4650");
    EXPECT_EQ(cells["linear-conflict-pairs"]["overestimates"], "7");
    EXPECT_THAT(cells["linear-conflict-pairs"]["nearest_overestimate"],
                testing::EndsWith(":28>26"));
    EXPECT_EQ(cells["manhattan-checkerboard"]["admissible"], "yes");
    EXPECT_EQ(cells["manhattan-checkerboard"]["consistent"], "no");
    // Every tile is as often in each cell: in the mean 64/9 of the 8 are misplaced, and they are
    // 3 · 2 + 4 · 15/9 + 12/9 = 14 steps away. The mean distance is published.
    EXPECT_EQ(cells["misplaced"]["mean_h"], "7.1111");
    EXPECT_EQ(cells["manhattan"]["mean_h"], "14.0000");
    EXPECT_THAT(cells["none"]["mean_error"], StartsWith("21.97"));
    EXPECT_EQ(cells["none"]["largest_error"], "31");
    EXPECT_EQ(cells["perfect"]["mean_error"], "0.0000");
}

TEST(Heuristics, OfAnotherGoal) {
    const Ran ran = heuristics({"--goal", "123804765", "--heuristic", "manhattan-blank",
                                "--heuristic", "nilsson", "--heuristic", "none"});
    auto cells = cells_of(ran.out);
    EXPECT_EQ(cells.size(), 3u) << "and no line on who dominates";
    EXPECT_EQ(cells["manhattan-blank"]["overestimates"], "4100");
    EXPECT_EQ(cells["manhattan-blank"]["nearest_overestimate"], "1,2,3,8,6,4,7,0,5:2>1");
    EXPECT_EQ(cells["manhattan-blank"]["nearest_violated_move"], "1,2,3,8,6,4,7,0,5:u:2>0");
    EXPECT_EQ(cells["nilsson"]["overestimates"], "181436");
}

TEST(Heuristics, TwoAreHeldAgainstEachOther) {
    const auto last_line = [](const std::vector<std::string>& arguments) {
        return lines_of(heuristics(arguments).out).back();
    };
    EXPECT_THAT(last_line({"--heuristic", "manhattan", "--heuristic", "misplaced"}),
                StartsWith("manhattan dominates misplaced: nowhere less, more on "));
    EXPECT_THAT(last_line({"--heuristic", "misplaced", "--heuristic", "manhattan"}),
                StartsWith("manhattan dominates misplaced: nowhere less, more on "));
    EXPECT_EQ(last_line({"--heuristic", "manhattan", "--heuristic", "manhattan"}),
              "manhattan and manhattan are the same on all 181440 boards");
    // Of the boards of 2 x 2 all but the goal are more than 0 moves away.
    EXPECT_EQ(last_line({"--goal", "1230", "--heuristic", "none", "--heuristic", "perfect"}),
              "perfect dominates none: nowhere less, more on 11 of 12 boards, nearest 1 2 / 0 3 "
              "(none 0, perfect 1, distance 1)");
    EXPECT_THAT(last_line({"--heuristic", "manhattan", "--heuristic", "gaschnig"}),
                StartsWith("neither dominates: manhattan is less on "));
}

TEST(Heuristics, AsJson) {
    const Ran ran = heuristics({"--goal", "123804765", "--heuristic", "manhattan-blank",
                                "--heuristic", "none", "--format", "json"});
    EXPECT_EQ(ran.exit_code, 0);
    const std::vector<std::string> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 3u);
    const json blank = json::parse(lines[0]);
    EXPECT_EQ(blank["heuristic"], "manhattan-blank");
    EXPECT_EQ(blank["goal"], "1 2 3 8 0 4 7 6 5");
    EXPECT_EQ(blank["boards"], 181'440);
    EXPECT_EQ(blank["moves"], 483'840);
    EXPECT_EQ(blank["overestimates"], 4'100);
    EXPECT_EQ(blank["admissible"], false);
    EXPECT_EQ(blank["nearest_overestimate"],
              (json{{"board", "1 2 3 8 6 4 7 0 5"}, {"h", 2}, {"distance", 1}}));
    EXPECT_EQ(blank["nearest_violated_move"]["next"], "1 2 3 8 0 4 7 6 5");
    EXPECT_EQ(json::parse(lines[1])["nearest_overestimate"], nullptr);
    const json dominance = json::parse(lines[2]);
    EXPECT_EQ(dominance["dominates"], "first");
    EXPECT_EQ(dominance["second_less"], 181'439) << "on all but the goal";
    EXPECT_EQ(dominance["nearest_first_less"], nullptr);
}

// Half of Manhattan and half of misplaced tiles is at most Manhattan, rounded down; twice Manhattan
// is 2 one move from the goal.
TEST(Heuristics, MayBeWeightedAndAdded) {
    const std::string half = "1/2*manhattan+1/2*misplaced";
    const Ran ran = heuristics({"--goal", "123804765", "--heuristic", half, "--heuristic",
                                "2*manhattan", "--heuristic", "1*manhattan+3*none"});
    EXPECT_EQ(ran.exit_code, 0);
    auto cells = cells_of(ran.out);
    EXPECT_EQ(cells[half]["admissible"], "yes");
    EXPECT_EQ(cells[half]["consistent"], "yes");
    EXPECT_EQ(cells["2*manhattan"]["admissible"], "no");
    EXPECT_EQ(cells["2*manhattan"]["mean_h"], "29.3333") << "2 · (4 · 18/9 + 4 · 15/9)";
    EXPECT_EQ(cells["2*manhattan"]["nearest_overestimate"], "1,2,3,8,6,4,7,0,5:2>1");
    EXPECT_EQ(cells["1*manhattan+3*none"]["mean_h"], "14.6667");
    EXPECT_THAT(lines_of(heuristics({"--heuristic", "manhattan", "--heuristic", half}).out).back(),
                StartsWith("manhattan dominates " + half));
}

TEST(Heuristics, SaysInOneSentenceWhatIsWrong) {
    const auto refusal = [](const std::vector<std::string>& arguments) {
        const Ran ran = heuristics(arguments);
        EXPECT_EQ(ran.exit_code, 2);
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(lines_of(ran.err).size(), 1u);
        return ran.err;
    };
    EXPECT_THAT(refusal({"--heuristic", "manhatten"}), HasSubstr("\"manhatten\" is none of "));
    for (const char* weight : {"two", "101", "1/0", "1/", "", "1.5"}) {
        EXPECT_THAT(refusal({"--heuristic", std::string(weight) + "*manhattan"}),
                    HasSubstr("is no weight"));
    }
    EXPECT_THAT(refusal({"--heuristic", "manhattan+"}), HasSubstr("\"\" is none of "));
    EXPECT_THAT(refusal({"--heuristic", "1/2*manhattan+1/2*nilsson"}), HasSubstr("Nilsson"));
    EXPECT_THAT(refusal({"--heuristic", "nilsson"}), HasSubstr("blank in the centre"));
    EXPECT_THAT(refusal({"--goal", "1 2 3 4 5 6 7 8 9 10 11 0"}), HasSubstr("at most 9 cells"));
    EXPECT_THAT(refusal({"--goal", "1 2 2 0"}), HasSubstr("2 stands twice"));
    EXPECT_THAT(refusal({"--format", "csv"}), HasSubstr("--format"));
    EXPECT_EQ(test::run({"--step", "3", "heuristics"}).exit_code, 2);
}

TEST(Heuristics, HelpHasAnExample) {
    const Ran ran = heuristics({"--help"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("statescope heuristics --goal 123804765 --heuristic manhattan"));
}

}  // namespace
}  // namespace statescope::cli
