#include "exchange/event_names.hpp"

#include <array>
#include <cstddef>

namespace statescope::exchange {

namespace {

using trace::EventKind;

struct EventName {
    EventKind kind;
    char letter;
    std::string_view word;
};

/// By kind.
constexpr std::array<EventName, 15> names_of_events{{{EventKind::Generated, 'g', "generated"},
                                                     {EventKind::Improved, 'i', "improved"},
                                                     {EventKind::Reopened, 'r', "reopened"},
                                                     {EventKind::Duplicate, 'd', "duplicate"},
                                                     {EventKind::Taken, 't', "taken"},
                                                     {EventKind::Dropped, 'x', "dropped"},
                                                     {EventKind::Expanded, 'e', "expanded"},
                                                     {EventKind::Solved, 's', "solved"},
                                                     {EventKind::Found, 'f', "found"},
                                                     {EventKind::Exhausted, 'z', "exhausted"},
                                                     {EventKind::Round, 'o', "round"},
                                                     {EventKind::CutOff, 'c', "cut-off"},
                                                     {EventKind::Met, 'm', "met"},
                                                     {EventKind::Forgotten, 'v', "forgotten"},
                                                     {EventKind::BackedUp, 'b', "backed-up"}}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < names_of_events.size(); ++i) {
        if (static_cast<std::size_t>(names_of_events[i].kind) != i) return false;
    }
    return true;
}
static_assert(in_order());

const EventName& name_of_event(EventKind kind) {
    return names_of_events[static_cast<std::size_t>(kind)];
}

}  // namespace

char event_letter(EventKind kind) {
    return name_of_event(kind).letter;
}

std::optional<EventKind> event_of_letter(char letter) {
    for (const EventName& name : names_of_events) {
        if (name.letter == letter) return name.kind;
    }
    return std::nullopt;
}

std::string_view event_word(EventKind kind) {
    return name_of_event(kind).word;
}

}  // namespace statescope::exchange
