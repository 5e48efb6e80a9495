#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "tests/cli/command_line.hpp"
#include "tests/support/other_programs.hpp"

namespace statescope::cli {
namespace {

using test::Ran;

class Pictures : public testing::Test {
  protected:
    std::string file(const std::string& name) const { return (folder_.path() / name).string(); }

    /// Lesson 8, A* by hand: tiles out of place, five moves.
    static Ran picture(std::vector<std::string> arguments) {
        std::vector<std::string> all{"picture",     "283164705", "--goal",  "123804765",
                                     "--algorithm", "astar",     "--rules", "textbook",
                                     "--heuristic", "misplaced"};
        all.insert(all.end(), arguments.begin(), arguments.end());
        return test::run(all);
    }

    std::string content(const std::string& name) const {
        std::ifstream in(file(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }

    std::set<std::string> files() const {
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder_.path()))
            names.insert(entry.path().filename().string());
        return names;
    }

    /// What another program says of a file; "failed" before it when it ends so.
    std::string said_of(const std::string& program, const std::string& name) const {
        const test::Said said = test::run_program(program + " '" + file(name) + "'");
        return said.exit_code == 0 ? said.out : "failed: " + said.out;
    }

  private:
    test::TestFolder folder_;
};

TEST_F(Pictures, HaveTheFormOfTheirFilesEnding) {
    for (const char* const name : {"a.png", "a.svg", "a.tex", "a.dot"}) {
        const Ran ran = picture({"-o", file(name)});
        EXPECT_EQ(ran.exit_code, success) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
    EXPECT_EQ(said_of("identify -format %m", "a.png"), "PNG");
    EXPECT_EQ(said_of("xmllint --noout", "a.svg"), "");
    EXPECT_EQ(said_of("dot -Tplain", "a.dot").substr(0, 5), "graph");
    EXPECT_EQ(content("a.tex").find("\\begin{tikzpicture}"), content("a.tex").find('\n') + 1);
    EXPECT_EQ(files(), (std::set<std::string>{"a.png", "a.svg", "a.tex", "a.dot"}));
}

TEST_F(Pictures, AreOfWhatIsAskedFor) {
    for (const char* const of : {"tree", "path", "board", "solution"}) {
        for (const char* const form : {"png", "svg", "tikz", "dot"}) {
            const Ran ran = picture({"--of", of, "--format", form, "-o", "-"});
            EXPECT_EQ(ran.exit_code, success) << of << form << ran.err;
            EXPECT_GT(ran.out.size(), 200U);
            EXPECT_EQ(ran.err, "");
        }
    }
    // The boards of the answer, start and goal included: five moves.
    const std::string solution = picture({"--of", "solution", "--format", "svg", "-o", "-"}).out;
    EXPECT_NE(solution.find(">5 moves of the blank: uuldr<"), std::string::npos);
    const std::string tiles =
        picture({"--of", "solution", "--letters", "number", "--format", "svg", "-o", "-"}).out;
    EXPECT_NE(tiles.find(">5 moves, by tile: 6 8 2 1 8<"), std::string::npos) << tiles;
}

TEST_F(Pictures, AreOfTheStepAskedFor) {
    // Of step 0 there is the start alone.
    const auto boards_at = [](const std::string& step) {
        const std::string graph = picture({"--step", step, "--format", "dot", "-o", "-"}).out;
        std::size_t count = 0;
        for (std::size_t at = 0; (at = graph.find("[label=<", at)) != std::string::npos; ++at)
            ++count;
        return count;
    };
    EXPECT_EQ(boards_at("0"), 1U);
    EXPECT_EQ(boards_at("5"), 4U);  // taken and expanded: all three moves of the blank
    const Ran beyond = picture({"--step", "1000", "-o", file("a.png")});
    EXPECT_EQ(beyond.exit_code, bad_input);
    EXPECT_NE(beyond.err.find("step 1000 is none of the search's"), std::string::npos);
    EXPECT_EQ(files().size(), 0U);
}

TEST_F(Pictures, AreScaledAndTransparent) {
    EXPECT_EQ(picture({"--scale", "1", "-o", file("a.png")}).exit_code, success);
    EXPECT_EQ(picture({"--scale", "4", "--transparent", "-o", file("b.png")}).exit_code, success);
    const int width = std::stoi(said_of("identify -format %w", "a.png"));
    EXPECT_NEAR(std::stoi(said_of("identify -format %w", "b.png")), 4 * width, 4);
    EXPECT_EQ(said_of("identify -format %[fx:p{0,0}.a]", "a.png"), "1");
    EXPECT_EQ(said_of("identify -format %[fx:p{0,0}.a]", "b.png"), "0");
}

TEST_F(Pictures, WriteOverNothing) {
    EXPECT_EQ(picture({"--step", "0", "-o", file("a.svg")}).exit_code, success);
    const std::string before = content("a.svg");
    const Ran again = picture({"-o", file("a.svg")});
    EXPECT_EQ(again.exit_code, cannot_write);
    EXPECT_EQ(again.err,
              "statescope: " + file("a.svg") + " is there already; --force writes over it\n");
    EXPECT_EQ(content("a.svg"), before);
    EXPECT_EQ(picture({"--force", "-o", file("a.svg")}).exit_code, success);
    EXPECT_NE(content("a.svg"), before);
    EXPECT_EQ(files(), (std::set<std::string>{"a.svg"}));
    const Ran nowhere = picture({"-o", file("no/such/folder.svg")});
    EXPECT_EQ(nowhere.exit_code, cannot_write);
    EXPECT_NE(nowhere.err.find("cannot be written"), std::string::npos);
}

TEST_F(Pictures, AreTablesToo) {
    const Ran table = picture({"--of", "table", "--format", "csv", "-o", "-"});
    EXPECT_EQ(table.exit_code, success);
    EXPECT_NE(table.out.find("4,F 203184765,2 + 3,J(5) B(6) D(6) G(6) H(6) I(7) K(7),A C E F\n"),
              std::string::npos)
        << table.out;
    EXPECT_EQ(picture({"--of", "table", "-o", file("a.tex")}).exit_code, success);
    EXPECT_EQ(content("a.tex").substr(0, 15), "\\begin{tabular}");
    const Ran counters = picture({"--of", "counters", "--format", "csv", "-o", "-"});
    EXPECT_NE(counters.out.find("expanded,6\n"), std::string::npos);
    const Ran none = test::run({"picture", "283164705", "--goal", "123804765", "--algorithm",
                                "idastar", "--of", "table", "--format", "csv", "-o", "-"});
    EXPECT_EQ(none.exit_code, bad_input);
    EXPECT_NE(none.err.find("keeps only one path"), std::string::npos);
}

TEST_F(Pictures, AreAnimations) {
    EXPECT_EQ(picture({"--of", "solution", "--scale", "1", "-o", file("a.gif")}).exit_code,
              success);
    // The start, and five pictures for each of five moves.
    std::string frames = said_of("identify -format '%T '", "a.gif");
    EXPECT_EQ(frames.substr(0, 19), "50 4 4 4 4 50 4 4 4");
    EXPECT_TRUE(frames.ends_with(" 4 200 ")) << frames;
    EXPECT_EQ(std::count(frames.begin(), frames.end(), ' '), 26);
    EXPECT_EQ(picture({"--of", "steps", "--steps", "2..6", "--delay", "100", "--scale", "1", "-o",
                       file("b.gif")})
                  .exit_code,
              success);
    EXPECT_EQ(said_of("identify -format '%T '", "b.gif"), "10 10 10 10 200 ");
}

TEST_F(Pictures, AreNumbered) {
    const std::vector<std::string> arguments{"--of",    "solution", "--format", "frames",
                                             "--scale", "1",        "-o",       file("a.png")};
    EXPECT_EQ(picture(arguments).exit_code, success);
    EXPECT_EQ(files(), (std::set<std::string>{"a-001.png", "a-002.png", "a-003.png", "a-004.png",
                                              "a-005.png", "a-006.png"}));
    EXPECT_EQ(said_of("identify -format %m", "a-006.png"), "PNG");
    const Ran again = picture(arguments);
    EXPECT_EQ(again.exit_code, cannot_write);
    EXPECT_NE(again.err.find("a-001.png is there already"), std::string::npos);
}

TEST_F(Pictures, SayWhatIsWrongInOneSentence) {
    const auto sentence = [](const std::vector<std::string>& arguments, int exit_code) {
        const Ran ran = picture(arguments);
        EXPECT_EQ(ran.exit_code, exit_code);
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        return ran.err;
    };
    EXPECT_NE(sentence({"-o", "tree.jpg"}, bad_input).find("png, svg, tikz, dot"),
              std::string::npos);
    EXPECT_NE(sentence({"-o", "-"}, bad_input).find("--format"), std::string::npos);
    EXPECT_NE(
        sentence({"--of", "tree", "-o", "a.gif"}, bad_input).find("gif is no form of --of tree"),
        std::string::npos);
    EXPECT_NE(sentence({"--of", "steps", "--steps", "7..3", "-o", "a.gif"}, bad_input)
                  .find("the first not after the second"),
              std::string::npos);
    EXPECT_NE(sentence({"--steps", "1..3", "-o", "a.png"}, bad_input).find("--of steps"),
              std::string::npos);
    EXPECT_NE(sentence({}, bad_input).find("--out is required"), std::string::npos);
    const Ran unsolvable =
        test::run({"picture", "1 2 3 4 5 6 8 7 0", "--format", "png", "-o", "-"});
    EXPECT_EQ(unsolvable.exit_code, bad_input);
    EXPECT_NE(unsolvable.err.find("--anyway"), std::string::npos);
    EXPECT_EQ(unsolvable.out, "");
}

TEST_F(Pictures, ReadTheBoardFromStandardInput) {
    const Ran ran = test::run({"picture", "--of", "board", "--format", "svg", "-o", "-"},
                              "1 2 3\n4 5 6\n7 0 8\n");
    EXPECT_EQ(ran.exit_code, success) << ran.err;
    EXPECT_NE(ran.out.find("<title>1 2 3 / 4 5 6 / 7 0 8</title>"), std::string::npos);
    EXPECT_EQ(test::run({"picture", "--of", "board", "--format", "svg", "-o", "-"}).exit_code,
              bad_input);
}

TEST_F(Pictures, HaveAHelpWithExamples) {
    const Ran help = test::run({"picture", "--help"});
    EXPECT_EQ(help.exit_code, success);
    EXPECT_NE(help.out.find("statescope picture 283164705"), std::string::npos);
    EXPECT_NE(help.out.find("--transparent"), std::string::npos);
}

}  // namespace
}  // namespace statescope::cli
