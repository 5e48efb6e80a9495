#include "figure/dot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "figure/dot_board.hpp"
#include "figure/palette.hpp"
#include "figure/shown_tree.hpp"
#include "figure/written.hpp"
#include "puzzle/move.hpp"
#include "puzzle/move_list.hpp"
#include "teach/figures.hpp"

namespace statescope::figure {

namespace {

/// The board over its captions; the goal's first caption begins with its star.
std::string label(puzzle::Board board, puzzle::Shape shape, const BoardLook& look,
                  const std::vector<std::string>& captions) {
    std::string rows = fmt::format("<TR><TD>{}</TD></TR>", dot_board(board, shape, look));
    for (const std::string& caption : captions) {
        const bool first = &caption == &captions.front();
        rows += fmt::format(R"(<TR><TD><FONT POINT-SIZE="10" COLOR="{}">{}{}</FONT></TD></TR>)",
                            hex(first ? palette::ink : palette::dim_ink),
                            first && look.is_goal ? "&#9733; " : "", xml_text(caption));
    }
    return fmt::format(
        R"(<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">{}</TABLE>)", rows);
}

/// A graph as it is written.
class DotWriter {
  public:
    std::string text;

    template <class... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text), format, std::forward<Arguments>(arguments)...);
    }

    void begin(TreeDirection direction, std::string_view title, std::string_view arrow_head) {
        add("digraph statescope {{\n");
        add(R"(  graph [rankdir={}, ordering=out, nodesep=0.2, ranksep=0.35, fontname="Helvetica",)"
            " fontsize=11, label=\"{}\"];\n",
            direction == TreeDirection::LeftRight ? "LR" : "TB", title);
        add("  node [shape=plain, fontname=\"Helvetica\", fontsize=12, fontcolor=\"{}\"];\n",
            hex(palette::ink));
        add(R"(  edge [arrowhead={}, fontname="Helvetica", fontsize=10, color="{}", )"
            "fontcolor=\"{}\"];\n",
            arrow_head, hex(palette::edge), hex(palette::dim_ink));
    }
    std::string end() {
        add("}}\n");
        return std::move(text);
    }
};

class TreeWriter : public DotWriter {
  public:
    TreeWriter(const ShownTree& tree, puzzle::Shape shape) : tree_(tree), shape_(shape) {}

    void nodes() {
        for (const ShownNode& node : tree_.nodes) {
            add("  {} [label=<{}>];\n", name(node),
                label(node.board, shape_, node.look, node.captions));
        }
        for (std::size_t i = 0; i < tree_.duplicates.size(); ++i) {
            const ShownDuplicate& duplicate = tree_.duplicates[i];
            const BoardLook look{.state = BoardState::Duplicate, .is_goal = duplicate.is_goal};
            add("  duplicate{} [label=<{}>];\n", i + 1,
                label(duplicate.board, shape_, look, {duplicate.caption}));
        }
    }

    void edges() {
        for (const ShownNode& node : tree_.nodes) {
            if (!node.parent) continue;
            add(R"(  {} -> {} [label=" {}")", name(tree_.nodes[*node.parent]), name(node),
                puzzle::letter(node.move));
            if (node.look.on_path) {
                add(R"(, color="{}", fontcolor="{}", penwidth=3)", hex(palette::path_line),
                    hex(palette::path_ink));
            }
            add("];\n");
        }
        for (std::size_t i = 0; i < tree_.duplicates.size(); ++i) {
            add("  {} -> duplicate{} [label=\" {}\", style=dashed, color=\"{}\"];\n",
                name(tree_.nodes[*tree_.current]), i + 1, puzzle::letter(tree_.duplicates[i].move),
                hex(palette::duplicate_line));
        }
    }

  private:
    static std::string name(const ShownNode& node) {
        return fmt::format("n{}", teach::number(node.node));
    }

    const ShownTree& tree_;
    puzzle::Shape shape_;
};

}  // namespace

std::string dot(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                const TreeOptions& options) {
    const ShownTree tree = shown_tree(say, trace, step, options.content);
    TreeWriter writer(tree, trace.head().shape);
    writer.begin(options.direction, tree_note(say, trace, step, tree), "none");
    writer.nodes();
    writer.edges();
    return writer.end();
}

std::string dot(puzzle::Board board, puzzle::Shape shape, const BoardLook& look) {
    DotWriter writer;
    writer.begin(TreeDirection::LeftRight, "", "none");
    writer.add("  b0 [label=<{}>];\n", dot_board(board, shape, look));
    return writer.end();
}

std::string dot(const teach::Phrases& say, const BoardPath& path) {
    DotWriter writer;
    writer.begin(TreeDirection::LeftRight, path_words(say, path), "normal");
    const std::size_t count = std::min(path.boards.size(), StripOptions{}.most_boards);
    for (std::size_t i = 0; i < count; ++i) {
        const BoardLook look = path_look(path, i);
        const std::vector<std::string> star(look.is_goal ? 1 : 0);
        writer.add("  b{} [label=<{}>];\n", i, label(path.boards[i], path.shape, look, star));
    }
    for (std::size_t i = 1; i < count; ++i) {
        const std::string letter = puzzle::moves_text({&path.moves[i - 1], 1}, path.boards[i - 1],
                                                      path.shape, say.letters);
        writer.add("  b{} -> b{} [label=\"{}\\n{}\"];\n", i - 1, i, letter, i);
    }
    if (count < path.boards.size()) {
        writer.add("  rest [label=\"...\"];\n");
        writer.add("  b{} -> rest [arrowhead=none, style=dotted];\n", count - 1);
    }
    return writer.end();
}

}  // namespace statescope::figure
