#include "session/board_file.hpp"

#include <fstream>
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

/// Far more than boards take; of a larger file only so much is read.
constexpr std::size_t most_bytes = 1 << 20;

std::optional<std::string> beginning_of(const std::filesystem::path& file) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(file, ignored)) return std::nullopt;
    std::ifstream in(file, std::ios::binary);
    std::string text(most_bytes, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!in.eof() && in.fail()) return std::nullopt;
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

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

void take_board_file(Session& session, const std::filesystem::path& file) {
    const teach::Phrases& say = session.phrases();
    const std::string name = file.filename().string();
    const std::optional<std::string> text = beginning_of(file);
    if (!text) {
        session.notice = say(Text::notice_file_not_read, arg("file", name));
        return;
    }
    puzzle::BoardTextResult read = puzzle::parse_board(*text, session.shape());
    if (std::holds_alternative<puzzle::BoardTextError>(read)) {
        puzzle::BoardTextResult free = puzzle::parse_board(*text);
        if (std::holds_alternative<puzzle::ParsedBoard>(free)) read = free;
    }
    if (const auto* board = std::get_if<puzzle::ParsedBoard>(&read)) {
        take_start(session, *board);
        if (!board->note.empty())
            session.notice =
                say(Text::notice_file_reading, arg("file", name), arg("sentence", board->note));
        return;
    }
    if (const auto pair = puzzle::parse_pair(*text))
        return session.set_problem({pair->shape, pair->start, pair->goal});
    if (const Boards boards = right_boards(*text); boards.count > 1) {
        take_start(session, std::get<puzzle::ParsedBoard>(boards.first->result));
        session.notice =
            say(Text::notice_file_of_boards, arg("file", name), arg("count", boards.count));
        return;
    }
    const std::string& sentence = std::get<puzzle::BoardTextError>(read).sentence;
    session.notice = say(Text::notice_file_reading, arg("file", name), arg("sentence", sentence));
}

}  // namespace statescope::session
