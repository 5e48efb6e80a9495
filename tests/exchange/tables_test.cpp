#include "exchange/tables.hpp"

#include <gtest/gtest.h>

namespace statescope::exchange {
namespace {

const Table table{.titles = {"run", "b*", "moves"},
                  .rows = {{"bfs", "2.35", "5"}, {"a|b & c_d", "1.5", "12"}}};

TEST(Tables, AlignWordsLeftAndNumbersRight) {
    EXPECT_EQ(table_text(table, TableForm::Text),
              "run          b*  moves\n"
              "bfs        2.35      5\n"
              "a|b & c_d   1.5     12\n");
    const Table wide{.titles = {"é", "n"}, .rows = {{"ab", "1"}}};
    EXPECT_EQ(table_text(wide, TableForm::Text), "é   n\nab  1\n");
}

TEST(Tables, AreCsv) {
    EXPECT_EQ(table_text({.titles = {"a", "b"}, .rows = {{"x,y", "1"}}}, TableForm::Csv),
              "a,b\n\"x,y\",1\n");
}

TEST(Tables, AreMarkdown) {
    EXPECT_EQ(table_text(table, TableForm::Markdown),
              "| run | b\\* | moves |\n"
              "| :-- | --: | --: |\n"
              "| bfs | 2.35 | 5 |\n"
              "| a\\|b \\& c\\_d | 1.5 | 12 |\n");
}

TEST(Tables, AreATabularOfLatex) {
    EXPECT_EQ(table_text(table, TableForm::Latex),
              "\\begin{tabular}{lrr}\n"
              "\\hline\n"
              "run & b* & moves \\\\\n"
              "\\hline\n"
              "bfs & 2.35 & 5 \\\\\n"
              "a\\ensuremath{|}b \\& c\\_d & 1.5 & 12 \\\\\n"
              "\\hline\n"
              "\\end{tabular}\n");
}

/// A cell as LaTeX gets it.
std::string latex(const std::string& cell) {
    const std::string text = table_text({.titles = {cell}, .rows = {}}, TableForm::Latex);
    const std::size_t begin = text.find("\\hline\n") + 7;
    return text.substr(begin, text.find(" \\\\\n") - begin);
}

// The ten characters LaTeX keeps for itself, and those its usual fonts show as something else.
TEST(Tables, EscapeWhatLatexWouldTakeForItself) {
    EXPECT_EQ(latex("100 % of #1 & $5"), "100 \\% of \\#1 \\& \\$5");
    EXPECT_EQ(latex("{max_nodes}"), "\\{max\\_nodes\\}");
    EXPECT_EQ(latex("\\"), "\\textbackslash{}");
    EXPECT_EQ(latex("~^"), "\\textasciitilde{}\\textasciicircum{}");
    EXPECT_EQ(latex("a<b>c"), "a\\ensuremath{<}b\\ensuremath{>}c");
    EXPECT_EQ(latex("bfs-parent --run \"x\""), "bfs-parent -{}-run ''x''");
    EXPECT_EQ(latex("---"), "-{}-{}-");
    EXPECT_EQ(latex("[1]"), "{[}1]");
}

TEST(Tables, CanBeTurned) {
    const Table turned = transposed(table);
    EXPECT_EQ(turned.titles, (Fields{"run", "bfs", "a|b & c_d"}));
    EXPECT_EQ(turned.rows, (std::vector<Fields>{{"b*", "2.35", "1.5"}, {"moves", "5", "12"}}));
    EXPECT_EQ(transposed(turned).rows, table.rows);
}

}  // namespace
}  // namespace statescope::exchange
