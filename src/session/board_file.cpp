#include "session/board_file.hpp"

#include <optional>
#include <sstream>
#include <string>
#include <variant>

#include "exchange/board_stream.hpp"
#include "puzzle/board_text.hpp"
#include "session/session.hpp"

namespace statescope::session {
namespace {

using teach::arg;
using teach::Text;

/// A board of another shape brings a goal of its shape.
void take_start(Session& session, const puzzle::ParsedBoard& start) {
    if (start.shape == session.shape()) return session.set_board(Side::Start, start.board);
    session.set_problem({start.shape, start.board, puzzle::ordered_board(start.shape)});
}

/// The boards of a text, up to the first that is wrong.
struct Boards {
    std::optional<exchange::StreamedBoard> first;
    int count = 0;
};

Boards right_boards(const std::string& text) {
    std::istringstream in(text);
    exchange::BoardStream stream(in);
    Boards boards;
    while (const auto board = stream.next()) {
        if (!std::holds_alternative<puzzle::ParsedBoard>(board->result)) break;
        if (++boards.count == 1) boards.first = board;
    }
    return boards;
}

}  // namespace

void take_boards(Session& session, const std::string& name, const std::string& text) {
    const teach::Phrases& say = session.phrases();
    puzzle::BoardTextResult read = puzzle::parse_board(text, session.shape());
    if (std::holds_alternative<puzzle::BoardTextError>(read)) {
        puzzle::BoardTextResult free = puzzle::parse_board(text);
        if (std::holds_alternative<puzzle::ParsedBoard>(free)) read = free;
    }
    if (const auto* board = std::get_if<puzzle::ParsedBoard>(&read)) {
        take_start(session, *board);
        if (!board->note.empty()) {
            session.notice =
                say(Text::notice_file_reading, arg("file", name), arg("sentence", board->note));
        }
        return;
    }
    if (const auto pair = puzzle::parse_pair(text))
        return session.set_problem({pair->shape, pair->start, pair->goal});
    if (const Boards boards = right_boards(text); boards.count > 1) {
        take_start(session, std::get<puzzle::ParsedBoard>(boards.first->result));
        session.notice =
            say(Text::notice_file_of_boards, arg("file", name), arg("count", boards.count));
        return;
    }
    const std::string& sentence = std::get<puzzle::BoardTextError>(read).sentence;
    session.notice = say(Text::notice_file_reading, arg("file", name), arg("sentence", sentence));
}

}  // namespace statescope::session
