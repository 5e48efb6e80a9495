#include "cli/board_options.hpp"

#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <ostream>
#include <variant>

#include "cli/input.hpp"
#include "cli/option_text.hpp"

namespace statescope::cli {

puzzle::Board Boards::goal_of(const exchange::StreamedBoard& read) const {
    if (goal) return goal->board;
    return read.goal.value_or(usual_goal(std::get<puzzle::ParsedBoard>(read.result).shape));
}

void tell_note(std::ostream& err, std::string_view place, const exchange::StreamedBoard& read) {
    const auto* parsed = std::get_if<puzzle::ParsedBoard>(&read.result);
    if (parsed == nullptr || parsed->note.empty()) return;
    fmt::print(err, "statescope: {} {}: {}\n", place, read.line, parsed->note);
}

exchange::StreamedBoard board_of_argument(const std::string& argument, const std::string& text,
                                          std::optional<puzzle::Shape> shape, std::istream& in,
                                          std::ostream& err) {
    std::optional<exchange::StreamedBoard> read;
    if (text == standard_stream) {
        read = exchange::BoardStream(in, shape).next();
        if (!read) throw CLI::ValidationError(argument, "standard input holds no board");
    } else {
        read = exchange::boards_of_arguments({text}, shape).front();
    }
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&read->result))
        throw CLI::ValidationError(argument, error->sentence);
    const auto& board = std::get<puzzle::ParsedBoard>(read->result);
    if (!board.note.empty()) fmt::print(err, "statescope: {}: {}\n", argument, board.note);
    return *read;
}

BoardOptions::BoardOptions(CLI::App& app, const std::string& name) {
    app.add_option(name, starts_, "the starts; from standard input without one, or for -");
    app.add_option("--goal", goal_, "the goal (the ordered board, blank last)")->type_name("BOARD");
    app.add_option("--shape", shape_, "rows and columns of all boards (told by the boards)")
        ->type_name("RxC");
}

Boards BoardOptions::boards(std::ostream& err) const {
    Boards boards{.starts = starts_, .goal = {}, .shape = {}};
    if (boards.starts == std::vector{std::string(standard_stream)}) boards.starts.clear();
    if (shape_) boards.shape = read_shape("--shape", *shape_);
    if (goal_) {
        boards.goal = read_board("--goal", *goal_, boards.shape, err);
        boards.shape = boards.goal->shape;
    }
    return boards;
}

}  // namespace statescope::cli
