#include "figure/dot.hpp"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

#include "figure/palette.hpp"
#include "figure/shown_tree.hpp"
#include "figure/written.hpp"
#include "puzzle/move.hpp"
#include "teach/figures.hpp"

namespace statescope::figure {

namespace {

class Writer {
  public:
    Writer(const ShownTree& tree, puzzle::Shape shape) : tree_(tree), shape_(shape) {}

    std::string text;

    template <class... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text), format, std::forward<Arguments>(arguments)...);
    }

    void nodes() {
        for (const ShownNode& node : tree_.nodes)
            add("  {} [label=<{}>];\n", name(node), label(node.board, node.look, node.captions));
        for (std::size_t i = 0; i < tree_.duplicates.size(); ++i) {
            const ShownDuplicate& duplicate = tree_.duplicates[i];
            const BoardLook look{.state = BoardState::Duplicate, .is_goal = duplicate.is_goal};
            add("  duplicate{} [label=<{}>];\n", i + 1,
                label(duplicate.board, look, {duplicate.caption}));
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

    static std::string_view outline_style(const BoardLook& look) {
        if (look.on_path) return {};
        if (look.state == BoardState::Duplicate) return R"( STYLE="DASHED")";
        return look.state == BoardState::Stale ? R"( STYLE="DOTTED")" : "";
    }

    static int outline_width(const BoardLook& look) {
        using enum BoardState;
        if (look.on_path) return 4;
        const bool thin = look.state == Plain || look.state == Expanded || look.state == CutOff ||
                          look.state == Forgotten;
        return thin && !look.is_goal ? 1 : 2;
    }

    std::string cell(int number, bool pale) const {
        const Colour fill = number == 0 ? palette::hole : palette::tile;
        const std::string digits = number == 0 ? std::string{} : std::to_string(number);
        return fmt::format(R"(<TD WIDTH="20" HEIGHT="20" FIXEDSIZE="TRUE" BGCOLOR="{}">{}</TD>)",
                           hex(pale ? mix(fill, palette::paper, 0.6) : fill),
                           pale && number > 0 ? fmt::format(R"(<FONT COLOR="{}">{}</FONT>)",
                                                            hex(palette::edge), digits)
                                              : digits);
    }

    std::string table(puzzle::Board board, const BoardLook& look) const {
        const BoardColours colours = board_colours(look);
        const bool pale = look.state == BoardState::Forgotten && !look.on_path;
        std::string rows = fmt::format(
            R"(<TABLE BORDER="{}" COLOR="{}" BGCOLOR="{}" CELLBORDER="0" CELLSPACING="1" )"
            R"(CELLPADDING="0"{}>)",
            outline_width(look), hex(colours.line), hex(colours.fill), outline_style(look));
        for (int row = 0; row < shape_.rows; ++row) {
            rows += "<TR>";
            for (int column = 0; column < shape_.columns; ++column)
                rows += cell(board.at(row * shape_.columns + column), pale);
            rows += "</TR>";
        }
        // Below a node that was cut off nothing goes on.
        if (look.state == BoardState::CutOff && !look.on_path) {
            rows += fmt::format(R"(<TR><TD COLSPAN="{}" HEIGHT="4" BGCOLOR="{}"></TD></TR>)",
                                shape_.columns, hex(colours.line));
        }
        rows += "</TABLE>";
        if (look.state != BoardState::Current) return rows;
        // The second outline.
        return fmt::format(R"(<TABLE BORDER="2" COLOR="{}" CELLBORDER="0" CELLSPACING="0" )"
                           R"(CELLPADDING="2"><TR><TD>{}</TD></TR></TABLE>)",
                           hex(palette::current_line), rows);
    }

    /// The board over its captions; the goal's first caption begins with its star.
    std::string label(puzzle::Board board, const BoardLook& look,
                      const std::vector<std::string>& captions) const {
        std::string rows = fmt::format("<TR><TD>{}</TD></TR>", table(board, look));
        for (const std::string& caption : captions) {
            const bool first = &caption == &captions.front();
            rows += fmt::format(R"(<TR><TD><FONT POINT-SIZE="10" COLOR="{}">{}{}</FONT></TD></TR>)",
                                hex(first ? palette::ink : palette::dim_ink),
                                first && look.is_goal ? "&#9733; " : "", xml_text(caption));
        }
        return fmt::format(
            R"(<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">{}</TABLE>)", rows);
    }

    const ShownTree& tree_;
    puzzle::Shape shape_;
};

}  // namespace

std::string dot(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                const TreeOptions& options) {
    const ShownTree tree = shown_tree(say, trace, step, options.content);
    Writer writer(tree, trace.head().shape);
    writer.add("digraph statescope {{\n");
    writer.add(
        R"(  graph [rankdir={}, ordering=out, nodesep=0.2, ranksep=0.35, fontname="Helvetica",)"
        " fontsize=11, label=\"{}\"];\n",
        options.direction == TreeDirection::LeftRight ? "LR" : "TB",
        tree_note(say, trace, step, tree));
    writer.add("  node [shape=plain, fontname=\"Helvetica\", fontsize=12, fontcolor=\"{}\"];\n",
               hex(palette::ink));
    writer.add(R"(  edge [arrowhead=none, fontname="Helvetica", fontsize=10, color="{}", )"
               "fontcolor=\"{}\"];\n",
               hex(palette::edge), hex(palette::dim_ink));
    writer.nodes();
    writer.edges();
    writer.add("}}\n");
    return std::move(writer.text);
}

}  // namespace statescope::figure
