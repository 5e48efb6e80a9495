#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::exchange {

// How files say what is searched and by which rules: settings, work files, traces. Everything by
// name, never by its place in a list.

/// Told of every entry that makes no sense: its key, and why, in one sentence without a full stop.
using TellWrong = std::function<void(std::string_view key, std::string_view sentence)>;

/// {"rows", "columns", "start", "goal"}, the boards as texts.
nlohmann::json problem_json(const search::Problem& problem);

/// Start, goal and shape belong together: all three or none.
std::optional<search::Problem> read_problem(const nlohmann::json& object,
                                            const TellWrong& tell = {});

/// Every rule, by the words of the command line.
nlohmann::json rules_json(const search::Rules& rules);

/// The rules of an object; where an entry is missing or wrong, those given.
search::Rules read_rules(const nlohmann::json& object, search::Rules rules,
                         const TellWrong& tell = {});

/// The entry of a key, put in place of what there is; nothing happens where it is missing, and
/// where it is of another type it is told of.
template <class Value>
void read_entry(const nlohmann::json& object, const char* key, Value& value,
                const TellWrong& tell = {}) {
    const auto entry = object.find(key);
    if (entry == object.end()) return;
    try {
        value = entry->template get<Value>();
    } catch (const nlohmann::json::exception&) {
        if (tell) tell(key, std::string("it cannot be ") + entry->type_name());
    }
}

/// The object of a key, or an empty one.
nlohmann::json object_of(const nlohmann::json& object, const char* key, const TellWrong& tell = {});

}  // namespace statescope::exchange
