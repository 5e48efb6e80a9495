// The choice of search and rules, by mouse and by keyboard.

#include <gmock/gmock.h>

#include <set>
#include <string>

#include "puzzle/shuffle.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/left_panels.hpp"

namespace statescope::test {
namespace {

using search::RuleSet;
using ::testing::HasSubstr;

class SearchPanelTest : public LeftPanels {
  protected:
    SearchPanelTest() { fold_all_but("search"); }

    search::Rules rules() const { return session.choices().rules(); }

    void choose(const char* list, const char* value) {
        driver.click(list);
        driver.click(value);
        settle();
    }
};

TEST_F(SearchPanelTest, OpensOnParentPointersByTheTextbookRules) {
    const std::string shown = driver.shown_text();
    EXPECT_THAT(shown, HasSubstr("Breadth-first, parent pointers"));
    EXPECT_THAT(shown, HasSubstr("Document 2"));
    EXPECT_THAT(shown, HasSubstr("order L U R D"));
}

TEST_F(SearchPanelTest, TheAlgorithmIsChosenFromAList) {
    driver.click("###algorithm");
    for (const char* name : {"###bfs", "###bfs-parent", "###astar", "###astar-cantor", "###ucs",
                             "###greedy", "###wastar", "###dfs"})
        EXPECT_TRUE(driver.find(name)) << name;
    driver.click("###astar");
    settle();
    EXPECT_EQ(session.choices().algorithm->name, "astar");
    EXPECT_TRUE(shows("Document 1"));
}

TEST_F(SearchPanelTest, TheRuleSetShowsTheRulesInForce) {
    driver.click("###rules_document");
    settle();
    EXPECT_EQ(session.choices().rule_set, RuleSet::Document);
    EXPECT_TRUE(shows("order U D L R"));
    driver.click("###rules_textbook");
    settle();
    EXPECT_TRUE(shows("order L U R D"));
}

TEST_F(SearchPanelTest, ASearchOfNoDocumentOffersNone) {
    driver.click("###rules_document");
    settle();
    driver.click("###algorithm");
    driver.click("###greedy");
    settle();
    EXPECT_EQ(session.choices().rule_set, RuleSet::Textbook);
    EXPECT_FALSE(driver.find("###rules_document"));
    EXPECT_TRUE(driver.find("###rules_textbook"));
    EXPECT_TRUE(driver.find("###rules_custom"));
}

TEST_F(SearchPanelTest, TheWeightOfWeightedAStarIsChosen) {
    driver.click("###algorithm");
    driver.click("###wastar");
    settle();
    choose("###rule_weight", "###w = 4");
    EXPECT_EQ(rules().weight, 4);
    EXPECT_EQ(session.trace().head().order.weights.h, 4);
}

TEST_F(SearchPanelTest, ChangingARuleMakesTheRulesOnesOwn) {
    choose("###rule_order", "###order R D L U");
    EXPECT_EQ(session.choices().rule_set, RuleSet::Custom);
    EXPECT_EQ(rules().order.text(), "RDLU");
    search::Rules expected = search::textbook_rules(*session.choices().algorithm);
    expected.order = *puzzle::MoveOrder::parse("RDLU");
    EXPECT_EQ(rules(), expected) << "the others stay as they were";
}

TEST_F(SearchPanelTest, TheListOffersAllOrders) {
    driver.click("###rule_order");
    std::set<std::string> seen;
    const auto look = [&] {
        for (const Item& item : driver.items()) {
            if (item.label.find("###order ") != std::string::npos) seen.insert(item.label);
        }
    };
    const ImVec2 middle = driver.get("###order L U R D").centre();
    look();
    driver.wheel(middle, 30);
    look();
    driver.wheel(middle, -30);
    look();
    EXPECT_EQ(seen.size(), 24u);
}

TEST_F(SearchPanelTest, EveryRuleOfBestFirstCanBeChanged) {
    session.set_algorithm(*search::find_algorithm("astar"));
    settle();
    choose("###rule_goal_test", "###goal tested when generated");
    EXPECT_EQ(rules().goal_test, search::GoalTest::WhenGenerated);
    choose("###rule_start_mark", "###start not marked at first");
    EXPECT_FALSE(rules().start_marked);
    choose("###rule_heuristic", "###h: misplaced tiles");
    EXPECT_EQ(rules().heuristic, search::HeuristicId::Misplaced);
    choose("###rule_tie_break", "###equal f: larger g first");
    EXPECT_EQ(rules().tie_break, search::TieBreak::LargerG);
    choose("###rule_stale", "###older entries expanded again");
    EXPECT_EQ(rules().stale_entries, search::StaleEntries::ExpandedAgain);
    choose("###rule_better_g", "###better g ignored");
    EXPECT_EQ(rules().better_g, search::BetterG::Ignore);
    EXPECT_TRUE(driver.get("###rule_stale").disabled) << "no better g, no older entries";
}

TEST_F(SearchPanelTest, AWeightedSumIsTyped) {
    session.set_algorithm(*search::find_algorithm("astar"));
    settle();
    EXPECT_FALSE(driver.find("###weighted_sum").has_value());
    choose("###rule_heuristic", "###h: weighted sum");
    EXPECT_EQ(rules().heuristic, search::HeuristicId::WeightedSum);
    EXPECT_TRUE(shows("A*, 1/2 × Manhattan + 1/2 × misplaced tiles"));

    driver.replace_text("###weighted_sum", "2*manhattan");
    settle();
    EXPECT_TRUE(shows("A*, 2 × Manhattan"));
    const search::Rules wanted = rules();
    driver.replace_text("###weighted_sum", "2*manhatan");
    settle();
    EXPECT_EQ(rules(), wanted) << "the search stays as it was";
    EXPECT_TRUE(shows("\"manhatan\" is none of"));
    EXPECT_TRUE(shows("2*manhatan")) << "and so does the text";
    session.set_shape({3, 4});
    settle();
    driver.replace_text("###weighted_sum", "manhattan + 1/9*perfect");
    settle();
    EXPECT_TRUE(shows("The heuristic exact distance needs"));

    driver.replace_text("###weighted_sum", "misplaced");
    settle();
    EXPECT_EQ(rules().heuristic, search::HeuristicId::Misplaced);
    EXPECT_FALSE(driver.find("###weighted_sum").has_value());
}

/// On 16 cells the database takes a second or two, in which the window answers and tells of it.
TEST_F(SearchPanelTest, APatternDatabaseIsWorkedOutWithProgress) {
    const puzzle::Shape shape{4, 4};
    const puzzle::Board goal = puzzle::ordered_board(shape);
    session.set_algorithm(*search::find_algorithm("astar"));
    session.set_problem({shape, puzzle::random_walk(goal, shape, 30, 7), goal});
    settle();
    driver.click("###rule_heuristic");
    driver.click("###h: pattern database");
    ASSERT_NE(session.job(), nullptr);
    bool told = false;
    while (session.job() != nullptr) {
        driver.frames();
        told = told || shows("Working out the pattern database of this goal: ");
    }
    EXPECT_TRUE(told);
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Solved);
    EXPECT_EQ(rules().heuristic, search::HeuristicId::Patterns);
    session.seek(session.trace().last_step());
    driver.frames(2);
    EXPECT_TRUE(shows("No path is shorter"));
}

TEST_F(SearchPanelTest, AHeuristicIsOfferedWhereTheGoalSuitsIt) {
    session.set_algorithm(*search::find_algorithm("astar"));
    settle();
    choose("###rule_heuristic", "###h: Nilsson's P + 3S");
    EXPECT_EQ(rules().heuristic, search::HeuristicId::Nilsson);
    EXPECT_TRUE(shows("h: Nilsson's P + 3S"));

    session.set_shape({3, 4});
    settle();
    EXPECT_TRUE(shows("h: Manhattan"));
    driver.click("###rule_heuristic");
    EXPECT_TRUE(driver.get("###h: Nilsson's P + 3S").disabled);
    EXPECT_TRUE(driver.get("###h: exact distance").disabled);
    EXPECT_FALSE(driver.get("###h: linear conflict").disabled);
    driver.hover("###h: exact distance");
    EXPECT_TRUE(shows("needs a shape of at most 9 cells"));
}

TEST_F(SearchPanelTest, RulesWithoutEffectAreDisabled) {
    for (const char* name :
         {"###rule_tie_break", "###rule_better_g", "###rule_stale", "###rule_heuristic"}) {
        EXPECT_TRUE(driver.get(name).disabled) << name;
    }
    for (const char* name :
         {"###rule_order", "###rule_goal_test", "###rule_duplicate_check", "###rule_start_mark"}) {
        EXPECT_FALSE(driver.get(name).disabled) << name;
    }
}

TEST_F(SearchPanelTest, TheCardOffersTheBoardWhoseAnswerIsTooLong) {
    session.set_algorithm(*search::find_algorithm("astar-cantor"));
    settle();
    driver.click("###about_search");
    driver.frames(3);
    EXPECT_TRUE(shows("not always a shortest one"));
    driver.click("###try_1 3 5 / 4 0 8 / 7 6 2");
    settle();
    EXPECT_EQ(start(), board_of("135408762"));
    EXPECT_EQ(session.recorded().moves().size(), 12u) << "10 would do";
}

TEST_F(SearchPanelTest, TheCardIsOpenedByKeyboard) {
    tab_to("###about_search");
    driver.press(ImGuiKey_Enter);
    driver.frames(3);
    EXPECT_TRUE(shows("Each node stores one pointer"));
    driver.press(ImGuiKey_Escape);
    driver.frames(3);
    EXPECT_FALSE(shows("Each node stores one pointer"));
}

TEST_F(SearchPanelTest, TheLimitOfNodesIsANumber) {
    driver.replace_text("###node_limit", "5,000");
    settle();
    EXPECT_EQ(session.choices().node_budget, 5000u);
    driver.replace_text("###node_limit", "many");
    settle();
    EXPECT_EQ(session.choices().node_budget, 5000u);
    EXPECT_TRUE(shows("A whole number from 100"));
}

TEST_F(SearchPanelTest, TheAlgorithmIsInSightAsTheWindowOpens) {
    session.preferences.layout.panels.clear();
    driver.frames(3);
    for (const char* name : {"###algorithm", "###about_search", "###rules_document",
                             "###rules_textbook", "###rules_custom", "###rule_order"}) {
        const Item item = driver.get(name);
        EXPECT_GE(item.high.y - item.low.y, 20) << name << " is cut";
        EXPECT_LT(item.high.y, 688) << name;
    }
}

}  // namespace
}  // namespace statescope::test
