#include "exchange/posthoc_events.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <unordered_map>
#include <utility>

#include "exchange/json_text.hpp"
#include "puzzle/board_text.hpp"

namespace statescope::exchange {

using nlohmann::json;
using puzzle::Board;
using puzzle::ParsedBoard;
using puzzle::Shape;

namespace {

constexpr std::size_t most_bytes = std::size_t{16} << 20;
constexpr std::size_t most_shown = 40;  ///< of a name that is repeated in a sentence

PosthocKind kind_of(std::string type) {
    using enum PosthocKind;
    // Posthoc's own words and those it colours alike, and participles that are met with.
    static const std::unordered_map<std::string_view, PosthocKind> kinds{
        {"source", Source},
        {"start", Source},
        {"destination", Destination},
        {"goal", Destination},
        {"generating", Generating},
        {"generate", Generating},
        {"generated", Generating},
        {"opening", Generating},
        {"open", Generating},
        {"updating", Updating},
        {"update", Updating},
        {"updated", Updating},
        {"expanding", Expanding},
        {"expand", Expanding},
        {"expanded", Expanding},
        {"closing", Closing},
        {"close", Closing},
        {"closed", Closing},
        {"dropped", Dropped},
        {"end", End},
        {"solution", End},
        {"solved", End},
        {"destination reached", End}};
    for (char& c : type)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const auto found = kinds.find(type);
    return found == kinds.end() ? Other : found->second;
}

/// A node's name: a number or a text, which are the same node when they read alike.
std::optional<std::string> name_in(const json& event, const char* key) {
    const auto entry = event.find(key);
    if (entry == event.end()) return std::nullopt;
    if (entry->is_string()) return entry->get<std::string>();
    if (entry->is_number()) return entry->dump();
    return std::nullopt;
}

std::optional<double> number_in(const json& event, const char* key) {
    const auto entry = event.find(key);
    if (entry == event.end() || !entry->is_number()) return std::nullopt;
    return entry->get<double>();
}

/// The columns of the board, where a view is given them under that name.
std::optional<int> columns_in(const json& value) {
    if (value.is_object()) {
        for (const char* const key : {"cols", "columns"}) {
            const auto entry = value.find(key);
            if (entry != value.end() && entry->is_number_integer() && *entry >= puzzle::min_side &&
                *entry <= puzzle::max_side)
                return entry->get<int>();
        }
    }
    if (!value.is_structured()) return std::nullopt;
    for (const json& part : value) {
        if (const auto columns = columns_in(part)) return columns;
    }
    return std::nullopt;
}

/// Finds the board of an event: always in the same place, which the first event that has one tells.
class BoardFinder {
  public:
    explicit BoardFinder(std::optional<int> columns) : columns_(columns) {}

    /// Whether the event has a board somewhere.
    bool settle(const json& event) {
        // Lists before texts, and the name last: of four digits a number may look like a board.
        for (const auto& [key, value] : event.items()) {
            if (value.is_array()) consider(event, {Where::Field, key});
        }
        consider(event, {Where::Cells, {}});
        for (const auto& [key, value] : event.items()) {
            if (value.is_string() && key != "type" && key != "id" && key != "pId")
                consider(event, {Where::Field, key});
        }
        if (name_in(event, "id")) consider(event, {Where::Field, "id"});
        return found_.has_value();
    }

    /// The board of an event, nothing where it has none, or why it is none.
    std::variant<std::optional<Board>, std::string> board_of(const json& event) const {
        const auto text = text_at(event, found_->place);
        if (!text) return std::optional<Board>();
        const auto read = puzzle::parse_board(*text, found_->shape);
        if (const auto* parsed = std::get_if<ParsedBoard>(&read))
            return std::optional(parsed->board);
        return std::get<puzzle::BoardTextError>(read).sentence;
    }

    Shape shape() const { return found_->shape; }
    std::string note() const {
        if (found_->place.where == Where::Field) return found_->note;
        return "the digits of the fields 11, 12 ... are column and row, as in Posthoc's own sample";
    }

  private:
    enum class Where : std::uint8_t {
        Field,  ///< a list or a text in a field of that name
        Cells,  ///< a field for each cell, named by column and row
    };
    struct Place {
        Where where = Where::Field;
        std::string field;
    };
    struct Found {
        Place place;
        Shape shape;
        std::string note;
    };

    /// Takes a place for that of the board if there is one, of more cells than any before.
    void consider(const json& event, const Place& place) {
        const auto text = text_at(event, place);
        if (!text) return;
        const auto first = puzzle::parse_board(*text);
        const auto* parsed = std::get_if<ParsedBoard>(&first);
        if (parsed == nullptr) return;
        if (found_ && found_->shape.cells() >= parsed->shape.cells()) return;
        found_ = Found{place, parsed->shape, parsed->note};
        if (!columns_ || text->find('\n') != std::string::npos) return;
        const Shape told{parsed->shape.cells() / *columns_, *columns_};
        const auto again = puzzle::parse_board(*text, told);
        if (told.valid() && std::holds_alternative<ParsedBoard>(again))
            found_ = Found{place, told, std::get<ParsedBoard>(again).note};
    }

    static std::optional<std::string> text_at(const json& event, const Place& place) {
        if (place.where == Where::Cells) return cells_text(event);
        const auto entry = event.find(place.field);
        if (entry == event.end()) return std::nullopt;
        if (entry->is_string()) return entry->get<std::string>();
        if (!entry->is_array() || entry->size() > puzzle::max_cells) return std::nullopt;
        return entry->dump();
    }

    /// The board row by row, from fields named by two digits: its column and its row, as in the
    /// sample that comes with Posthoc.
    static std::optional<std::string> cells_text(const json& event) {
        constexpr int digits = 10;
        std::array<std::array<const json*, digits>, digits> cells{};
        int first = digits;
        int columns = 0;
        int rows = 0;
        int count = 0;
        for (const auto& [key, value] : event.items()) {
            const bool named =
                key.size() == 2 && key.find_first_not_of("0123456789") == std::string::npos;
            if (!named || !value.is_number_integer()) continue;
            const int column = key[0] - '0';
            const int row = key[1] - '0';
            cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = &value;
            first = std::min({first, column, row});
            columns = std::max(columns, column);
            rows = std::max(rows, row);
            ++count;
        }
        const Shape shape{rows - first + 1, columns - first + 1};
        if (count == 0 || !shape.valid() || count != shape.cells()) return std::nullopt;
        std::string text;
        for (int row = first; row <= rows; ++row) {
            for (int column = first; column <= columns; ++column) {
                text +=
                    cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]->dump();
                text += ' ';
            }
            text += '\n';
        }
        return text;
    }

    std::optional<int> columns_;
    std::optional<Found> found_;
};

/// Reads the file from the outside in.
class EventsReader {
  public:
    using Result = std::variant<PosthocEvents, ForeignTraceFault>;

    Result read(std::string_view text) {
        if (text.size() > most_bytes) {
            return ForeignTraceFault{
                fmt::format("the file has {} MB, and traces in this form are read up to {} MB",
                            text.size() >> 20, most_bytes >> 20)};
        }
        auto parsed = parse_json(text);
        if (const auto* fault = std::get_if<JsonFault>(&parsed)) return no_json(text, *fault);
        const json root = std::get<json>(std::move(parsed));
        if (auto fault = check_root(root)) return *std::move(fault);
        return read_events(root);
    }

  private:
    static ForeignTraceFault no_json(std::string_view text, const JsonFault& fault) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
        const bool yaml = begin != std::string_view::npos && text[begin] != '{' &&
                          (text.find("version:") != std::string_view::npos ||
                           text.find("events:") != std::string_view::npos);
        if (yaml) {
            return {
                "the trace is YAML, of which only the part that is JSON is read: convert it, "
                "as with yq -o=json"};
        }
        return {fmt::format("line {}, column {}: {}", fault.place.line, fault.place.column,
                            fault.sentence)};
    }

    static std::optional<ForeignTraceFault> check_root(const json& root) {
        if (!root.is_object() || !root.contains("events") || !root["events"].is_array())
            return ForeignTraceFault{"this is no search trace, which has a list of \"events\""};
        const std::string version = name_in(root, "version").value_or("");
        if (version.empty())
            return ForeignTraceFault{R"(the trace says no "version"; "1.4.0" is the present one)"};
        if (version == "1.4.0" || version.starts_with("1.0.")) return std::nullopt;
        return ForeignTraceFault{
            fmt::format(R"(the trace is of version "{}"; read are "1.4.0" and "1.0.x")",
                        version.substr(0, most_shown))};
    }

    Result read_events(const json& root) {
        const json& events = root["events"];
        std::optional<int> columns;
        for (const auto& [key, value] : root.items()) {
            if (key != "events" && !columns) columns = columns_in(value);
        }
        BoardFinder finder(columns);
        const bool any = std::any_of(events.begin(), events.end(), [&](const json& event) {
            return event.is_object() && finder.settle(event);
        });
        if (!any) {
            return ForeignTraceFault{
                "no event has a board: a list or a text of its numbers, or a field for each cell"};
        }
        PosthocEvents read{.shape = finder.shape(), .events = {}, .note = finder.note()};
        for (const json& event : events) {
            auto one = read_event(event, read.events.size() + 1, finder);
            if (auto* fault = std::get_if<ForeignTraceFault>(&one)) return std::move(*fault);
            read.events.push_back(std::get<PosthocEvent>(std::move(one)));
        }
        return read;
    }

    std::variant<PosthocEvent, ForeignTraceFault> read_event(const json& event, std::size_t number,
                                                             const BoardFinder& finder) {
        const auto fault = [number](std::string_view what) {
            return ForeignTraceFault{fmt::format("event {}: {}", number, what)};
        };
        if (!event.is_object()) return fault("it is no object");
        PosthocEvent read{.number = number,
                          .type = name_in(event, "type").value_or(""),
                          .id = name_in(event, "id").value_or(""),
                          .parent = name_in(event, "pId"),
                          .g = number_in(event, "g"),
                          .h = number_in(event, "h"),
                          .f = number_in(event, "f")};
        read.kind = kind_of(read.type);
        if (read.kind == PosthocKind::Other) return read;
        if (read.id.empty()) return fault("it has no \"id\"");
        auto board = finder.board_of(event);
        if (const auto* sentence = std::get_if<std::string>(&board))
            return fault(fmt::format("its board cannot be read: {}", *sentence));
        read.board = std::get<std::optional<Board>>(board);
        // A node that was shown once need not be shown again.
        if (read.board) {
            boards_.emplace(read.id, *read.board);
        } else if (const auto known = boards_.find(read.id); known != boards_.end()) {
            read.board = known->second;
        }
        if (!read.board)
            return fault("it has no board, and neither has an earlier one of its node");
        return read;
    }

    std::unordered_map<std::string, Board> boards_;  ///< by the name of the node
};

}  // namespace

std::variant<PosthocEvents, ForeignTraceFault> read_posthoc_events(std::string_view text) {
    return EventsReader().read(text);
}

}  // namespace statescope::exchange
