#include "session/work.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "puzzle/board_text.hpp"
#include "session/session.hpp"
#include "tests/support/searches.hpp"

namespace statescope::session {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// A session with something in every part of a work file.
void make_busy(Session& session) {
    session.set_problem(test::problem_of("283164705", "123804765"));
    session.set_algorithm(test::algorithm_of("astar"));
    search::Rules rules = session.choices().rules();
    rules.tie_break = search::TieBreak::NewerFirst;
    session.set_rules(rules);
    Choices other = session.choices();
    other.algorithm = &test::algorithm_of("bfs");
    other.rule_set = search::RuleSet::Textbook;
    session.wait();
    session.compared().add(other);
    session.seek(17);
    session.selected = test::board_of("283104765");
    session.breakpoints.toggle(Condition::at(trace::Landmark::Goal));
    session.breakpoints.toggle(Condition::about(test::board_of("023184765")));
    session.notes = "Compare with “bfs”\nat step 17";
    session.field(Side::Goal).text = "1 2 3 half ty";
    session.preferences.picture = "map";
    session.preferences.tree.compact = true;
    session.playback().set_speed(32);
}

Work read_back(const std::string& text, const Work& otherwise = {}) {
    const auto read = read_work(text, otherwise);
    if (const auto* fault = std::get_if<WorkFault>(&read))
        throw std::invalid_argument(fault->sentence);
    return std::get<Work>(read);
}

std::string fault_of(const std::string& text) {
    const auto read = read_work(text, {});
    const auto* fault = std::get_if<WorkFault>(&read);
    return fault != nullptr ? fault->sentence : "read without complaint";
}

TEST(Work, ComesBackAsItWas) {
    Session first;
    make_busy(first);
    const Work work = work_of(first);
    EXPECT_EQ(read_back(work_text(work), work_of(Session())), work);

    Session second;
    second.preferences.theme = "dark";
    take_work(second, read_back(work_text(work), work_of(second)));
    EXPECT_EQ(work_text(work_of(second)), work_text(work)) << "while the search may still run";
    second.wait();
    EXPECT_EQ(second.step(), 17u);
    EXPECT_EQ(second.trace().events().size(), first.trace().events().size());
    EXPECT_EQ(second.selected, first.selected);
    EXPECT_EQ(second.notes, first.notes);
    EXPECT_EQ(second.field(Side::Goal).text, "1 2 3 half ty");
    EXPECT_EQ(second.compared().beside().size(), 1u);
    EXPECT_EQ(second.preferences.picture, "map");
    EXPECT_EQ(second.preferences.theme, "dark") << "the theme is the user's, not the work's";
}

TEST(Work, PicksOfTheUserComeBack) {
    Session first;
    first.set_algorithm(test::algorithm_of("you-choose"));
    first.wait();
    first.choose(0);
    first.wait();
    first.choose(2);
    first.wait();
    Session second;
    take_work(second, read_back(work_text(work_of(first))));
    second.wait();
    EXPECT_EQ(second.trace().events().size(), first.trace().events().size());
    EXPECT_EQ(second.step(), first.step());
}

TEST(Work, AnOlderFileSaysLess) {
    Session session;
    const Work work = read_back(
        "{\"statescope_work\": 1, \"search\": {\"rows\": 3, \"columns\": 3, \"start\": "
        "\"2 8 3 1 6 4 7 0 5\", \"goal\": \"1 2 3 8 0 4 7 6 5\"}}",
        work_of(session));
    EXPECT_EQ(work.choices.problem, test::problem_of("283164705", "123804765"));
    EXPECT_EQ(work.choices.algorithm, opening_choices().algorithm);
    EXPECT_EQ(work.view, session.preferences);
    EXPECT_EQ(work.step, 0u);
}

TEST(Work, ADamagedFileIsExplainedByLineAndColumn) {
    const std::string whole = work_text(work_of(Session()));
    EXPECT_THAT(fault_of(whole.substr(0, whole.size() / 2)), StartsWith("line "));
    EXPECT_THAT(fault_of("{\n  \"statescope_work\": 1,\n  \"step\": -4\n}"),
                HasSubstr("line 3, column 3: \"step\": -4 is no step"));
    EXPECT_THAT(fault_of("{\"statescope_work\": 1,\n \"search\": {\n  \"algorithm\": \"magic\"}}"),
                HasSubstr("line 3, column 3: \"algorithm\": there is no search named \"magic\""));
    EXPECT_THAT(fault_of("{\"statescope_work\": 1, \"search\": {\"rows\": 3, \"columns\": 3, "
                         "\"start\": \"1 2 3\", \"goal\": \"1 2 3 8 0 4 7 6 5\"}}"),
                HasSubstr("\"start\""));
    EXPECT_THAT(fault_of("{\"statescope_work\": 99}"), HasSubstr("version 99"));
    EXPECT_THAT(fault_of("[1, 2]"), HasSubstr("no work file"));
    EXPECT_THAT(fault_of("{\"preferences\": {}}"), HasSubstr("no work file"));
}

TEST(Work, EveryCutOrChangedByteIsAFaultOrAWork) {
    Session session;
    make_busy(session);
    const std::string whole = work_text(work_of(session));
    for (std::size_t at = 0; at < whole.size(); at += 7) {
        std::string cut = whole.substr(0, at);
        EXPECT_FALSE(fault_of(cut).empty());
        std::string changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x15);
        const auto read = read_work(changed, {});
        if (const auto* work = std::get_if<Work>(&read)) {
            EXPECT_TRUE(work->choices.algorithm != nullptr);
        }
    }
}

TEST(Work, IsKnownByItsBeginning) {
    EXPECT_TRUE(looks_like_work(work_text(work_of(Session()))));
    EXPECT_TRUE(looks_like_work("\xEF\xBB\xBF {\"statescope_work\": 1"));
    EXPECT_FALSE(looks_like_work("2 8 3 1 0 4 7 6 5"));
    EXPECT_FALSE(looks_like_work("[[2,8,3],[1,0,4],[7,6,5]]"));
    EXPECT_FALSE(looks_like_work(""));
}

}  // namespace
}  // namespace statescope::session
