#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "search/rules.hpp"
#include "trace/trace.hpp"

namespace statescope::exchange {

/// A value and the word for it on the command line and in files. These words are for programs:
/// they never change with the language, and files hold them rather than numbers.
template <class Value>
struct Named {
    std::string_view name;
    Value value;
};

/// All words for the values of a rule, in the order in which they are offered.
template <class Value>
std::span<const Named<Value>> names();

template <>
std::span<const Named<search::RuleSet>> names();
template <>
std::span<const Named<search::DuplicateCheck>> names();
template <>
std::span<const Named<search::GoalTest>> names();
template <>
std::span<const Named<search::TieBreak>> names();
template <>
std::span<const Named<search::BetterG>> names();
template <>
std::span<const Named<search::StaleEntries>> names();
template <>
std::span<const Named<search::HeuristicId>> names();
/// How a search ended. A pair that was not searched is "unsolvable".
template <>
std::span<const Named<trace::Outcome>> names();

/// The word for a value.
template <class Value>
std::string_view name_of(Value value) {
    for (const Named<Value>& named : names<Value>()) {
        if (named.value == value) return named.name;
    }
    return {};
}

/// The value of a word; nothing when the word is none of them.
template <class Value>
std::optional<Value> value_of(std::string_view name) {
    for (const Named<Value>& named : names<Value>()) {
        if (named.name == name) return named.value;
    }
    return std::nullopt;
}

}  // namespace statescope::exchange
