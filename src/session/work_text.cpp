// The text of a work file, and back.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "exchange/json_text.hpp"
#include "puzzle/board_text.hpp"
#include "session/kept_json.hpp"
#include "session/named_choice.hpp"
#include "session/playback.hpp"
#include "session/work.hpp"

namespace statescope::session {

using exchange::LocatedJson;
using exchange::object_of;
using exchange::read_entry;
using exchange::TellWrong;
using nlohmann::json;
using trace::Landmark;

namespace {

constexpr const char* version_key = "statescope_work";
constexpr int newest_version = 1;

constexpr std::array<NamedChoice<Landmark>, static_cast<std::size_t>(Landmark::count_)> landmarks{{
    {Landmark::Expansion, "expansion"},
    {Landmark::Layer, "layer"},
    {Landmark::LargestFrontier, "largest-frontier"},
    {Landmark::Duplicate, "duplicate"},
    {Landmark::Improvement, "improvement"},
    {Landmark::Reopening, "reopening"},
    {Landmark::FFalls, "f-falls"},
    {Landmark::GoalGenerated, "goal-generated"},
    {Landmark::Goal, "goal"},
}};

// --- Writing ---

json search_json(const Choices& choices) {
    json object = choices_json(choices);
    object["prove_unsolvable"] = choices.prove_unsolvable;
    json picks = json::array();
    for (const trace::NodeId node : choices.picked())
        picks.push_back(node + 1);
    object["choose"] = std::move(picks);
    return object;
}

json condition_json(const Condition& condition, puzzle::Shape shape) {
    if (!condition.landmark) return {{"board", puzzle::board_text(condition.board, shape)}};
    return {{"landmark", name_of(landmarks, *condition.landmark)}};
}

// --- Reading ---

/// Reads the parts of one file; the first thing that is wrong is kept, with its place.
class WorkReader {
  public:
    WorkReader(const LocatedJson& file, Work otherwise)
        : file_(file), work_(std::move(otherwise)) {}

    std::variant<Work, WorkFault> read() {
        if (!file_.value.is_object()) return WorkFault{"this is no work file of Statescope"};
        read_version();
        if (fault_) return *fault_;
        work_.choices = read_search(object_of(file_.value, "search", at("")), "search/");
        read_beside();
        const json fields = object_of(file_.value, "fields", at(""));
        read_entry(fields, "start", work_.start_text, at("fields/"));
        read_entry(fields, "goal", work_.goal_text, at("fields/"));
        read_step();
        read_selected();
        read_breakpoints();
        read_entry(file_.value, "notes", work_.notes, at(""));
        work_.view = read_view(object_of(file_.value, "view", at("")), work_.view, at("view/"));
        read_entry(file_.value, "speed", work_.speed, at(""));
        work_.speed = std::clamp(work_.speed, Playback::slowest, Playback::fastest);
        if (fault_) return *fault_;
        return work_;
    }

  private:
    TellWrong at(std::string path) {
        return [this, path = std::move(path)](std::string_view key, std::string_view sentence) {
            if (fault_) return;
            const exchange::TextPlace place = file_.place_of(path + std::string(key));
            fault_ = WorkFault{fmt::format("line {}, column {}: \"{}\": {}", place.line,
                                           place.column, key, sentence)};
        };
    }

    void read_version() {
        int version = 0;
        read_entry(file_.value, version_key, version, at(""));
        if (fault_) return;
        if (version < 1) {
            fault_ = WorkFault{
                fmt::format("this is no work file of Statescope: it has no \"{}\"", version_key)};
        } else if (version > newest_version) {
            at("")(version_key,
                   fmt::format("the file is of version {}, this program reads versions up to {}; "
                               "open it with a newer Statescope",
                               version, newest_version));
        }
    }

    Choices read_search(const json& object, const std::string& path) {
        // What an older file does not say, the opening choices say.
        Choices choices = read_choices(object, opening_choices(), at(path));
        read_entry(object, "prove_unsolvable", choices.prove_unsolvable, at(path));
        std::vector<std::int64_t> picks;
        read_entry(object, "choose", picks, at(path));
        std::vector<trace::NodeId> nodes;
        for (const std::int64_t number : picks) {
            if (number < 1 || number > trace::no_node) {
                at(path)("choose", fmt::format("{} is no number of a node", number));
                continue;
            }
            nodes.push_back(static_cast<trace::NodeId>(number - 1));
        }
        if (!nodes.empty()) choices.picks = {choices.problem, choices.rules(), std::move(nodes)};
        return choices;
    }

    void read_beside() {
        work_.beside.clear();
        for (const json& object : list("beside")) {
            if (object.is_object()) {
                work_.beside.push_back(read_search(object, "beside/"));
            } else {
                at("")("beside", "it holds something that is no search");
            }
        }
    }

    void read_step() {
        std::int64_t step = 0;
        read_entry(file_.value, "step", step, at(""));
        if (step < 0 || step >= trace::never)
            return at("")("step", fmt::format("{} is no step of a search", step));
        work_.step = static_cast<trace::Step>(step);
    }

    void read_selected() {
        work_.selected.reset();
        std::string text;
        read_entry(file_.value, "selected", text, at(""));
        if (!text.empty()) work_.selected = board("selected", text);
    }

    void read_breakpoints() {
        work_.breakpoints.clear();
        for (const json& object : list("breakpoints")) {
            if (!object.is_object()) {
                at("")("breakpoints", "it holds something that is no breakpoint");
                continue;
            }
            std::string word;
            std::string text;
            read_entry(object, "landmark", word, at("breakpoints/"));
            read_entry(object, "board", text, at("breakpoints/"));
            if (!text.empty()) {
                if (const auto read = board("breakpoints", text))
                    work_.breakpoints.push_back(Condition::about(*read));
                continue;
            }
            const auto found = std::find_if(landmarks.begin(), landmarks.end(),
                                            [&](const auto& named) { return named.name == word; });
            if (found != landmarks.end()) {
                work_.breakpoints.push_back(Condition::at(found->value));
            } else {
                at("")("breakpoints", fmt::format("\"{}\" is nothing to stop at", word));
            }
        }
    }

    std::optional<puzzle::Board> board(std::string_view key, const std::string& text) {
        const puzzle::BoardTextResult result =
            puzzle::parse_board(text, work_.choices.problem.shape);
        if (const auto* parsed = std::get_if<puzzle::ParsedBoard>(&result)) return parsed->board;
        at("")(key, std::get<puzzle::BoardTextError>(result).sentence);
        return std::nullopt;
    }

    json list(const char* key) {
        const auto entry = file_.value.find(key);
        if (entry == file_.value.end()) return json::array();
        if (entry->is_array()) return *entry;
        at("")(key, std::string("it cannot be ") + entry->type_name());
        return json::array();
    }

    const LocatedJson& file_;
    Work work_;
    std::optional<WorkFault> fault_;
};

}  // namespace

std::string work_text(const Work& work) {
    const puzzle::Shape shape = work.choices.problem.shape;
    json beside = json::array();
    for (const Choices& choices : work.beside)
        beside.push_back(search_json(choices));
    json breakpoints = json::array();
    for (const Condition& condition : work.breakpoints)
        breakpoints.push_back(condition_json(condition, shape));
    nlohmann::ordered_json whole;
    whole[version_key] = newest_version;
    whole["search"] = search_json(work.choices);
    whole["beside"] = beside;
    whole["fields"] = {{"start", work.start_text}, {"goal", work.goal_text}};
    whole["step"] = work.step;
    whole["selected"] = work.selected ? puzzle::board_text(*work.selected, shape) : "";
    whole["breakpoints"] = breakpoints;
    whole["notes"] = work.notes;
    whole["view"] = view_json(work.view);
    whole["speed"] = work.speed;
    // What was typed may be cut in the middle of a character.
    return whole.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

std::variant<Work, WorkFault> read_work(std::string_view text, const Work& otherwise) {
    const auto read = exchange::parse_located_json(text);
    if (const auto* fault = std::get_if<exchange::JsonFault>(&read)) {
        return WorkFault{fmt::format("line {}, column {}: {}", fault->place.line,
                                     fault->place.column, fault->sentence)};
    }
    return WorkReader(std::get<LocatedJson>(read), otherwise).read();
}

bool looks_like_work(std::string_view text) {
    constexpr std::size_t enough = 1000;
    const std::string_view head = text.substr(0, enough);
    const std::size_t first = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && head[first] == '{' &&
           head.find(version_key) != std::string_view::npos;
}

}  // namespace statescope::session
