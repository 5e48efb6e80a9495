#include "exchange/trace_event_line.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <utility>

#include "exchange/event_names.hpp"
#include "puzzle/move.hpp"

namespace statescope::exchange {

using trace::EventKind;

namespace {

/// Reads the line of an event, from left to right.
class EventLine {
  public:
    EventLine(std::string_view line, bool with_h) : line_(line), with_h_(with_h) {}

    /// The event; nothing where the line is none, see `fault`.
    std::optional<ToldEvent> read() {
        ToldEvent told;
        const auto kind = line_.empty() ? std::nullopt : event_of_letter(line_.front());
        if (!kind) return fail("no kind of event begins so");
        told.kind = *kind;
        ++at_;
        if (!read_fields(told)) return std::nullopt;
        if (line_.substr(at_) == " +") {
            if (!may_mark(told.kind)) return fail("this event marks no board as visited");
            told.marks_visited = true;
            at_ = line_.size();
        }
        if (at_ != line_.size()) return fail("nothing more belongs to this event");
        return told;
    }

    const LineFault& fault() const { return fault_; }

  private:
    static bool may_mark(EventKind kind) {
        return kind == EventKind::Generated || kind == EventKind::Found ||
               kind == EventKind::Expanded;
    }

    bool read_fields(ToldEvent& told) {
        switch (told.kind) {
            case EventKind::Generated:
                if (!line_.substr(at_).empty() && is_move(line_.substr(at_))) move(told);
                return h(told);
            case EventKind::Found:
                return move(told) && h(told);
            case EventKind::Improved:
            case EventKind::Reopened:
            case EventKind::Met:
                return move(told) && h(told) && node(told);
            case EventKind::Duplicate:
                return move(told) && node(told);
            case EventKind::Taken:
            case EventKind::Dropped:
            case EventKind::Forgotten:
                return node(told);
            case EventKind::BackedUp:
                return node(told) && h(told);
            case EventKind::Round:
                return number(told.bound, "the bound of the round") && h(told);
            case EventKind::Expanded:
            case EventKind::Solved:
            case EventKind::Exhausted:
            case EventKind::CutOff:
                break;
        }
        return true;
    }

    static bool is_move(std::string_view rest) {
        return rest.size() >= 2 && rest[0] == ' ' && rest[1] >= 'A' && rest[1] <= 'Z' &&
               puzzle::move_of_letter(rest[1]).has_value();
    }

    bool move(ToldEvent& told) {
        if (!is_move(line_.substr(at_))) return wants("a move, U, D, L or R,");
        told.move = puzzle::move_of_letter(line_[at_ + 1]);
        at_ += 2;
        return true;
    }
    bool h(ToldEvent& told) {
        std::uint32_t read = 0;
        if (!with_h_) return true;
        if (!number(read, "h")) return false;
        if (read > 0xFF) return wants("an h of at most 255");
        told.h = static_cast<std::uint8_t>(read);
        return true;
    }
    bool node(ToldEvent& told) {
        std::uint32_t read = 0;
        if (!number(read, "the number of a node")) return false;
        if (read == 0 || read > trace::no_node) return wants("the number of a node, from 1,");
        told.node = read - 1;
        return true;
    }
    bool number(std::uint32_t& into, std::string_view what) {
        if (at_ == line_.size() || line_[at_] != ' ') return wants(what);
        const char* const begin = line_.data() + at_ + 1;
        const char* const end = line_.data() + line_.size();
        const auto [stop, error] = std::from_chars(begin, end, into);
        if (error != std::errc{}) return wants(what);
        at_ += static_cast<std::size_t>(stop - begin) + 1;
        return true;
    }

    bool wants(std::string_view what) {
        fail(fmt::format("after a space {} has to stand here", what));
        return false;
    }
    std::nullopt_t fail(std::string sentence) {
        fault_ = {at_ + 1, std::move(sentence)};
        return std::nullopt;
    }

    std::string_view line_;
    bool with_h_;
    std::size_t at_ = 0;
    LineFault fault_;
};

}  // namespace

std::variant<ToldEvent, LineFault> read_event_line(std::string_view line, bool with_h) {
    EventLine reader(line, with_h);
    if (const auto told = reader.read()) return *told;
    return reader.fault();
}

}  // namespace statescope::exchange
