// `statescope check`: does a list of moves lead from a board to its goal, and in which meaning?

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <istream>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <variant>

#include "cli/board_options.hpp"
#include "cli/input.hpp"
#include "cli/option_text.hpp"
#include "cli/sub_command.hpp"
#include "exchange/answers.hpp"
#include "exchange/board_stream.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/move_list.hpp"

namespace statescope::cli {
namespace {

constexpr const char* check_footer = R"(
MOVES is a list as programs print it: letters ("ullddr"), words, points of the compass, arrows, or
numbers of tiles; without it, or for -, it is read from standard input. The same letters are other moves when
they name the tile's way rather than the blank's, so each meaning is tried unless --letters names one:

  blank   where the blank goes
  tile    where the tile goes that takes the blank's place
  number  which tile that is

Example:
  statescope check 123046758 lul
  blank: move 1, 'l' (line 1, column 1), takes the blank over the edge: it can't go left
  tile: legal, 3 moves, ends at the goal
  number: move 1, 'l' (line 1, column 1), is not the number of a tile
  statescope solve 283164705 --goal 123804765 | statescope check 283164705 --goal 123804765

Exit code: 0 when the moves are legal and end at the goal in a meaning that was tried, 1 when in none,
2 when the board can't be read or an option is wrong.)";

struct CheckOptions {
    puzzle::ParsedBoard start;
    puzzle::Board goal;
    std::optional<std::string> moves;
    std::optional<puzzle::MoveMeaning> letters;
};

int run_check(const CheckOptions& options, std::istream& in, std::ostream& out) {
    const bool given = options.moves && *options.moves != standard_stream;
    const std::string moves =
        given ? *options.moves : std::string(std::istreambuf_iterator<char>(in), {});
    int exit_code = no_answer;
    for (const auto& [name, meaning] : exchange::names<puzzle::MoveMeaning>()) {
        if (options.letters && *options.letters != meaning) continue;
        const puzzle::CheckedMoves checked =
            puzzle::check_moves(moves, options.start.board, options.start.shape, meaning);
        if (checked.illegal) {
            fmt::print(out, "{}: {}\n", name, checked.illegal->sentence);
            continue;
        }
        const std::size_t count = checked.moves.size();
        const bool at_goal = checked.end == options.goal;
        const std::string end =
            at_goal ? "the goal" : puzzle::board_inline(checked.end, options.start.shape);
        fmt::print(out, "{}: legal, {} move{}, ends at {}\n", name, count, count == 1 ? "" : "s",
                   end);
        if (at_goal) exit_code = success;
    }
    return exit_code;
}

class Check : public SubCommand {
  public:
    explicit Check(CLI::App& parent)
        : app_(*parent.add_subcommand("check", "try a list of moves on a board")) {
        app_.add_option("BOARD", words_.start, "the start; - for standard input")->required();
        app_.add_option("MOVES", words_.moves,
                        "the moves; from standard input without them, or for -");
        app_.add_option("--goal", words_.goal, "the goal (the ordered board, blank last)")
            ->type_name("BOARD");
        app_.add_option("--shape", words_.shape, "rows and columns (told by the board)")
            ->type_name("RxC");
        add_letters(app_, words_.letters, "what the moves name (each is tried)");
        app_.footer(check_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream&) override {
        return [words = words_](std::istream& in, std::ostream& out, std::ostream& err) {
            return run_check(read(words, in, err), in, out);
        };
    }

  private:
    /// What was typed.
    struct Words {
        std::string start;
        std::optional<std::string> moves;
        std::optional<std::string> goal;
        std::optional<std::string> shape;
        std::optional<std::string> letters;
    };

    static CheckOptions read(const Words& words, std::istream& in, std::ostream& err) {
        const bool moves_given = words.moves && *words.moves != standard_stream;
        if (words.start == standard_stream && !moves_given)
            throw CLI::ValidationError("MOVES", "standard input cannot hold the board and them");
        const auto shape =
            words.shape ? std::optional(read_shape("--shape", *words.shape)) : std::nullopt;
        const exchange::StreamedBoard read =
            board_of_argument("BOARD", words.start, shape, in, err);
        CheckOptions options{.start = std::get<puzzle::ParsedBoard>(read.result),
                             .goal = {},
                             .moves = words.moves,
                             .letters = read_letters(words.letters)};
        const puzzle::Shape of = options.start.shape;
        options.goal = read.goal.value_or(puzzle::ordered_board(of));
        if (words.goal) options.goal = read_board("--goal", *words.goal, of, err).board;
        return options;
    }

    CLI::App& app_;
    Words words_;
};

}  // namespace

std::unique_ptr<SubCommand> add_check(CLI::App& parent) {
    return std::make_unique<Check>(parent);
}

}  // namespace statescope::cli
