#include "exchange/posthoc_reader.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "exchange/foreign_trace_builder.hpp"
#include "exchange/posthoc_events.hpp"

namespace statescope::exchange {

using puzzle::Board;

namespace {

/// Start and goal, and what is to be said of them.
struct Ends {
    Board start;
    Board goal;
    std::string note;
};

/// The start is the source, or the first node; the goal is where the search ended, or the
/// destination.
Ends ends_of(const std::vector<PosthocEvent>& events) {
    std::optional<Board> source;
    std::optional<Board> destination;
    std::optional<Board> end;
    std::optional<Board> first;
    std::optional<Board> last;
    for (const PosthocEvent& event : events) {
        if (event.kind == PosthocKind::Other) continue;
        if (event.kind == PosthocKind::Source && !source) source = event.board;
        if (event.kind == PosthocKind::Destination && !destination) destination = event.board;
        if (event.kind == PosthocKind::End) end = event.board;
        if (event.kind == PosthocKind::Destination) continue;
        if (!first) first = event.board;
        last = event.board;
    }
    Ends ends{source.value_or(first.value_or(Board{})), {}, {}};
    if (end && destination && *end != *destination) {
        ends.note =
            "the file ends at another board than its destination; the goal shown is where "
            "it ends";
    } else if (!destination) {
        ends.note = end ? "the file names no destination; the goal shown is where it ends"
                        : "the file names no goal; the last board stands for it";
    }
    ends.goal = end ? *end : destination ? *destination : last.value_or(Board{});
    return ends;
}

/// "3 events", "1 event".
std::string events_text(std::size_t count) {
    return fmt::format("{} event{}", count, count == 1 ? "" : "s");
}

std::string note_of(const std::string& boards, const std::string& ends,
                    const Differences& differences) {
    std::string note;
    const auto add = [&note](const std::string& part) {
        if (part.empty()) return;
        note += (note.empty() ? "" : "; ") + part;
    };
    add(boards);
    add(ends);
    const auto count = [&](std::size_t events, std::string_view what) {
        if (events > 0) add(fmt::format("{} {}", events_text(events), what));
    };
    count(differences.unknown_types, "of unknown types left out");
    count(differences.without_effect, "without effect left out");
    count(differences.after_end, "after the end left out");
    count(differences.other_g,
          "with another g than the number of moves from the start, which is "
          "shown");
    count(differences.no_h, "without a whole h from 0 to 255, in place of which 0 is shown");
    return note;
}

}  // namespace

std::variant<ForeignTrace, ForeignTraceFault> read_posthoc(std::string_view text) {
    auto read = read_posthoc_events(text);
    if (auto* fault = std::get_if<ForeignTraceFault>(&read)) return std::move(*fault);
    const PosthocEvents& file = std::get<PosthocEvents>(read);
    const Ends ends = ends_of(file.events);
    const search::Problem problem{file.shape, ends.start, ends.goal};
    ForeignTraceBuilder builder(file.events, problem);
    if (auto fault = builder.build()) return *std::move(fault);
    if (!builder.any()) return ForeignTraceFault{"no event generates or expands a node"};
    return ForeignTrace{problem, builder.recording(),
                        note_of(file.note, ends.note, builder.differences())};
}

}  // namespace statescope::exchange
