#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace statescope::session {

/// A choice and its name, on the command line and in the settings.
template <class Value>
struct NamedChoice {
    Value value;
    std::string_view name;
};

/// The choice of a name; the first one for a name that none has.
template <class Value, std::size_t Count>
constexpr Value choice_of(const std::array<NamedChoice<Value>, Count>& choices,
                          std::string_view name) {
    for (const NamedChoice<Value>& choice : choices) {
        if (choice.name == name) return choice.value;
    }
    return choices.front().value;
}

/// The name of a choice, which must be one of them.
template <class Value, std::size_t Count>
constexpr std::string_view name_of(const std::array<NamedChoice<Value>, Count>& choices,
                                   Value value) {
    for (const NamedChoice<Value>& choice : choices) {
        if (choice.value == value) return choice.name;
    }
    return {};
}

}  // namespace statescope::session
