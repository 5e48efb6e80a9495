#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "exchange/posthoc_reader.hpp"
#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::exchange {

// The events of a Posthoc file as they stand there; what they come to is told by posthoc_reader.

/// What an event says, whatever word it has for it.
enum class PosthocKind : std::uint8_t {
    Source,
    Destination,
    Generating,
    Updating,
    Expanding,
    Closing,
    Dropped,  ///< taken and thrown away, our own word
    End,
    Other,
};

struct PosthocEvent {
    std::size_t number = 0;  ///< from 1
    PosthocKind kind = PosthocKind::Other;
    std::string type;
    std::string id;
    std::optional<std::string> parent{};
    std::optional<puzzle::Board> board{};
    std::optional<double> g{};
    std::optional<double> h{};
    std::optional<double> f{};
};

struct PosthocEvents {
    puzzle::Shape shape;
    std::vector<PosthocEvent> events;
    std::string note;  ///< how the boards were read, where that is open
};

/// Reads the events and finds their boards.
std::variant<PosthocEvents, ForeignTraceFault> read_posthoc_events(std::string_view text);

}  // namespace statescope::exchange
