#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <utility>

#include "cli/board_options.hpp"
#include "cli/output.hpp"
#include "cli/search_options.hpp"
#include "figure/tree_figure.hpp"
#include "puzzle/move_list.hpp"
#include "trace/trace.hpp"

namespace statescope::cli {

/// What a picture is of.
enum class Subject : std::uint8_t {
    Tree,
    Path,      ///< the tree's nodes on the path to the current node, with their children
    Board,     ///< the start, or the current board at a step
    Solution,  ///< the boards of the answer, or of the path to a step
    Steps,     ///< an animation of the search
    Table,     ///< OPEN and CLOSED
    Counters,
};

enum class PictureForm : std::uint8_t {
    Png,
    Svg,
    Tikz,
    Dot,
    Gif,
    Frames,  ///< numbered PNG files
    Csv,
    Markdown,
    Latex,
    Text,
};

/// `statescope picture`: a picture or a table of one search.
struct PictureCommand {
    Boards boards;
    SearchChoice search;
    std::optional<puzzle::MoveMeaning> letters;
    bool anyway = false;
    std::uint32_t node_budget = trace::default_node_budget;
    Subject subject = Subject::Tree;
    PictureForm form = PictureForm::Png;
    std::optional<trace::Step> step;  ///< the last without one
    std::optional<std::pair<trace::Step, trace::Step>> steps;
    figure::TreeOptions tree;
    int scale = 2;  ///< pixels to a point
    bool transparent = false;
    bool document = false;     ///< LaTeX that compiles by itself
    std::optional<int> delay;  ///< how long a frame stays, in milliseconds
    OutputTarget out;
};

/// The options of the sub-command. The object must live as long as the app parses.
class PictureOptions {
  public:
    explicit PictureOptions(CLI::App& app);

    /// What they say; throws CLI::ValidationError when that makes no sense. Notes go to `err`.
    PictureCommand command(std::ostream& err);

  private:
    void add_what(CLI::App& app);
    void add_how(CLI::App& app);
    PictureForm form() const;

    BoardOptions boards_;
    SearchOptions search_;
    PictureCommand command_;
    std::string subject_ = "tree";
    std::optional<std::string> form_;
    std::optional<std::string> steps_;
    std::optional<std::string> letters_;
    std::string direction_ = "down";
    bool no_legend_ = false;
};

}  // namespace statescope::cli
