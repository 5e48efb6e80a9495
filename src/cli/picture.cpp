// statescope picture

#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <istream>
#include <memory>
#include <ostream>
#include <string_view>
#include <variant>

#include "cli/picture_making.hpp"
#include "cli/picture_options.hpp"
#include "cli/searching.hpp"
#include "cli/sub_command.hpp"
#include "exchange/board_stream.hpp"
#include "puzzle/solvability.hpp"

namespace statescope::cli {

namespace {

constexpr const char* picture_footer = R"(
START is one text, as for solve; without one, a board is read from standard input. The search and its
rules are given as for solve.

  statescope picture 283164705 --goal 123804765 --algorithm astar --rules textbook -o tree.svg
  statescope picture 283164705 --goal 123804765 --algorithm astar --of steps -o search.gif

Of what, and in which forms:
  tree      the search tree at a step (the last): png, svg, tikz, dot
  path      of the tree only the path to the current node with its children: the same
  board     the start or, with --step, the current board: the same
  solution  the boards of the answer or, with --step, of the path to the current node: the same; gif
            and frames show them one after the other
  steps     the search step by step: gif, frames
  table     OPEN and CLOSED after each expansion: csv, markdown, latex, text
  counters  the figures of the search at a step: csv, markdown, latex, text

The form is told by the end of FILE (.png .svg .tex .dot .gif .csv .md .txt) or by --format; frames are
numbered PNG files, FILE-001.png, FILE-002.png ... A picture is measured in points; SVG, TikZ and DOT
have any size. TikZ is for \input in a document with \usepackage{tikz}, or with --document a document
by itself. A file that is there is not written over without --force.

Exit code: 0, 1 when the file cannot be written, 2 when an option or the board is wrong, 130 when it was
stopped.)";

using exchange::StreamedBoard;

/// The one board of the command, or of `in` when it names none.
std::optional<StreamedBoard> one_board(const Boards& boards, std::istream& in, std::ostream& err) {
    if (boards.starts.empty()) {
        exchange::BoardStream stream(in, boards.shape);
        if (auto board = stream.next()) return board;
        err << "statescope: no board: give one as an argument or on standard input\n";
        return std::nullopt;
    }
    const auto all = exchange::boards_of_arguments(boards.starts, boards.shape);
    if (all.size() == 1) return all.front();
    fmt::print(err, "statescope: a picture is of one search; here are {} boards\n", all.size());
    return std::nullopt;
}

/// Searches; nothing where that cannot be done, which `err` then tells.
std::optional<search::Recording> recorded(const PictureCommand& command,
                                          const search::Problem& problem, std::ostream& err) {
    const SearchChoice& search = command.search;
    const auto refuse = [&](std::string_view sentence) {
        fmt::print(err, "statescope: {}\n", sentence);
        return std::nullopt;
    };
    if (const auto reason = why_heuristic_unavailable(search, problem.goal, problem.shape))
        return refuse(*reason);
    if (command.subject == Subject::Board && !command.step)
        return search::not_searched(problem, *search.algorithm, search.rules);
    if (!command.anyway &&
        !puzzle::solvability(problem.start, problem.goal, problem.shape).solvable)
        return refuse("unsolvable; --anyway searches it to the end");
    auto recording =
        Searching(err).record(problem, {search.algorithm, search.rules}, command.node_budget);
    if (recording.trace.outcome() == trace::Outcome::Limit) {
        fmt::print(err, "statescope: note: the search ended at {} nodes; --max-nodes allows more\n",
                   command.node_budget);
    }
    return recording;
}

int run_picture(const PictureCommand& command, std::istream& in, std::ostream& out,
                std::ostream& err) {
    // Which files the frames are in is known when they are counted.
    if (command.form != PictureForm::Frames && !may_write(command.out, err)) return cannot_write;
    const auto board = one_board(command.boards, in, err);
    if (!board) return bad_input;
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&board->result)) {
        fmt::print(err, "statescope: {}\n", error->sentence);
        return bad_input;
    }
    tell_note(err, "board", *board);
    const auto& start = std::get<puzzle::ParsedBoard>(board->result);
    const search::Problem problem{start.shape, start.board, command.boards.goal_of(*board)};
    const auto recording = recorded(command, problem, err);
    if (!recording) return bad_input;
    return make_picture(command, recording->trace, out, err);
}

class Picture : public SubCommand {
  public:
    explicit Picture(CLI::App& parent)
        : app_(*parent.add_subcommand("picture", "a picture, an animation or a table of a search")),
          options_(app_) {
        app_.footer(picture_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream& err) override {
        return [command = options_.command(err)](std::istream& in, std::ostream& out,
                                                 std::ostream& errors) {
            return run_picture(command, in, out, errors);
        };
    }

  private:
    CLI::App& app_;
    PictureOptions options_;
};

}  // namespace

std::unique_ptr<SubCommand> add_picture(CLI::App& parent) {
    return std::make_unique<Picture>(parent);
}

}  // namespace statescope::cli
