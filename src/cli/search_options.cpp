#include "cli/search_options.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/rule_names.hpp"
#include "exchange/weighted_sum_text.hpp"
#include "search/chosen_heuristic.hpp"
#include "session/choices.hpp"
#include "teach/rule_terms.hpp"

namespace statescope::cli {

namespace {

using search::RuleSet;

constexpr const char* group = "Search";

/// An option that takes one of a few words.
template <class Value>
void add_word(CLI::App& app, const std::string& name, std::optional<Value>& into,
              const std::string& description) {
    std::vector<std::string_view> words;
    for (const exchange::Named<Value>& named : exchange::names<Value>())
        words.push_back(named.name);
    const auto take = [name, words, &into](const std::string& word) {
        into = exchange::value_of<Value>(word);
        if (into) return;
        throw CLI::ValidationError(
            name, fmt::format("\"{}\" is none of {}", word, fmt::join(words, ", ")));
    };
    app.add_option_function<std::string>(name, take, description)
        ->type_name(fmt::format("{}", fmt::join(words, "|")))
        ->group(group);
}

void add_algorithm(CLI::App& app, SearchOptions& into, User user) {
    std::vector<std::string_view> names;
    for (const search::Algorithm& algorithm : search::algorithms()) {
        if (user == User::Present || algorithm.family != search::Family::YouChoose)
            names.push_back(algorithm.name);
    }
    const auto take = [names, user, &into](const std::string& name) {
        into.algorithm = search::find_algorithm(name);
        if (into.algorithm == nullptr) {
            throw CLI::ValidationError(
                "--algorithm", fmt::format("\"{}\" is none of {}", name, fmt::join(names, ", ")));
        }
        if (user == User::Absent && into.algorithm->family == search::Family::YouChoose) {
            throw CLI::ValidationError(
                "--algorithm", fmt::format("{} waits for you to choose each node: open it in the "
                                           "window, with --choose N,N,... if you like",
                                           name));
        }
    };
    app.add_option_function<std::string>("--algorithm", take, "the search (bfs-parent)")
        ->type_name(fmt::format("{}", fmt::join(names, "|")))
        ->group(group);
}

void add_picks(CLI::App& app, SearchOptions& into) {
    app.add_option("--choose", into.picks,
                   "the nodes to expand, by their numbers (you-choose only)")
        ->delimiter(',')
        ->check(CLI::Range(trace::NodeId{1}, trace::no_node).description(""))
        ->type_name("N,N,...")
        ->group(group);
}

void add_order(CLI::App& app, SearchOptions& into) {
    const auto take = [&into](const std::string& text) {
        into.order = puzzle::MoveOrder::parse(text);
        if (into.order) return;
        throw CLI::ValidationError(
            "--order", fmt::format("\"{}\" does not hold each of U, D, L and R once", text));
    };
    app.add_option_function<std::string>("--order", take,
                                         "the order in which the blank's moves are tried")
        ->type_name("UDLR")
        ->group(group);
}

void add_heuristic(CLI::App& app, SearchOptions& into) {
    const auto take = [&into](const std::string& text) {
        const auto result = exchange::parse_weighted_sum(text);
        if (const auto* error = std::get_if<exchange::WeightedSumTextError>(&result))
            throw CLI::ValidationError("--heuristic", error->sentence);
        into.heuristic = std::get<search::WeightedSum>(result);
    };
    std::vector<std::string_view> names;
    for (const search::Heuristic& heuristic : search::heuristics())
        names.push_back(heuristic.name);
    app.add_option_function<std::string>(
           "--heuristic", take,
           "the estimate h (A*, greedy, IDA* and recursive best-first only), or a weighted sum of "
           "two: 1/2*manhattan+1/2*misplaced")
        ->type_name(fmt::format("{}", fmt::join(names, "|")))
        ->group(group);
}

void add_start_marked(CLI::App& app, SearchOptions& into) {
    const auto take = [&into](const std::string& word) {
        if (word != "yes" && word != "no") {
            throw CLI::ValidationError("--start-marked",
                                       fmt::format("\"{}\" is neither yes nor no", word));
        }
        into.start_marked = word == "yes";
    };
    app.add_option_function<std::string>("--start-marked", take,
                                         "whether the start counts as visited from the beginning")
        ->type_name("yes|no")
        ->group(group);
}

void add_weight(CLI::App& app, SearchOptions& into) {
    app.add_option("--weight", into.weight,
                   fmt::format("how often h counts, {} to {} (wastar only)", search::least_weight,
                               search::most_weight))
        ->check(CLI::Range(int{search::least_weight}, int{search::most_weight}).description(""))
        ->type_name("N")
        ->group(group);
}

void add_depth_limit(CLI::App& app, SearchOptions& into) {
    app.add_option("--depth-limit", into.depth_limit,
                   fmt::format("the deepest level, {} to {} (dls only)", search::least_depth_limit,
                               search::most_depth_limit))
        ->check(CLI::Range(int{search::least_depth_limit}, int{search::most_depth_limit})
                    .description(""))
        ->type_name("N")
        ->group(group);
}

/// What the algorithm has no use for, whatever its other rules are.
void point_out_useless(const SearchOptions& options, const search::Algorithm& algorithm,
                       std::ostream& err) {
    const auto useless = [&](bool given, std::string_view option, teach::Rule rule) {
        if (!given || !teach::why_rule_has_no_effect(rule, algorithm.family, {})) return;
        fmt::print(err, "statescope: note: {} makes no difference to {}\n", option, algorithm.name);
    };
    using teach::Rule;
    useless(options.heuristic.has_value(), "--heuristic", Rule::Heuristic);
    useless(options.weight.has_value(), "--weight", Rule::Weight);
    useless(options.depth_limit.has_value(), "--depth-limit", Rule::DepthLimit);
    if (search::keeps_one_path(algorithm.family) && options.duplicate_check &&
        search::marks_boards(*options.duplicate_check)) {
        fmt::print(
            err, "statescope: note: {} marks no boards; only the move straight back is left out\n",
            algorithm.name);
    }
    if (!options.picks.empty() && algorithm.family != search::Family::YouChoose)
        fmt::print(err, "statescope: note: --choose makes no difference to {}\n", algorithm.name);
    useless(options.tie_break.has_value(), "--tie-break", Rule::TieBreak);
    useless(options.better_g.has_value(), "--better-g", Rule::BetterG);
    useless(options.stale_entries.has_value(), "--stale", Rule::StaleEntries);
    if (options.rule_set == RuleSet::Document && !algorithm.document) {
        fmt::print(err,
                   "statescope: note: {} comes from no document, its rules are the textbook's\n",
                   algorithm.name);
    }
}

search::Rules rules_of(const search::Algorithm& algorithm, RuleSet rule_set) {
    return rule_set == RuleSet::Textbook ? search::textbook_rules(algorithm)
                                         : algorithm.document_rules;
}

}  // namespace

bool SearchOptions::any_rule() const {
    return order || duplicate_check || goal_test || start_marked || heuristic || tie_break ||
           better_g || stale_entries || weight || depth_limit;
}

void add_search_options(CLI::App& app, SearchOptions& into, User user) {
    add_algorithm(app, into, user);
    add_rule_options(app, into);
    if (user == User::Present) add_picks(app, into);
}

void add_rule_options(CLI::App& app, SearchOptions& into) {
    add_word(app, "--rules", into.rule_set,
             "the rules of its document, of the textbooks, or the options below");
    add_order(app, into);
    add_heuristic(app, into);
    add_word(
        app, "--duplicate-check", into.duplicate_check,
        "when a board is marked visited: when generated, when expanded, or never; no-undo leaves "
        "out only the move straight back");
    add_word(app, "--goal-test", into.goal_test, "when a node is tested for the goal");
    add_word(app, "--tie-break", into.tie_break,
             "what decides between nodes of equal f (not breadth-first)");
    add_word(app, "--better-g", into.better_g,
             "what a known board met with a smaller g brings about (A* and greedy only)");
    add_word(app, "--stale", into.stale_entries,
             "what becomes of the older entry of a board put in again (A* and greedy only)");
    add_start_marked(app, into);
    add_weight(app, into);
    add_depth_limit(app, into);
}

SearchChoice chosen_search(const SearchOptions& options, const search::Algorithm& fallback,
                           RuleSet base, std::ostream& err) {
    SearchChoice choice;
    choice.algorithm = options.algorithm != nullptr ? options.algorithm : &fallback;
    choice.rule_set = session::offered(options.rule_set.value_or(base), *choice.algorithm);
    choice.rules =
        rules_of(*choice.algorithm, choice.rule_set == RuleSet::Custom ? base : choice.rule_set);
    search::Rules& rules = choice.rules;
    rules.order = options.order.value_or(rules.order);
    rules.duplicate_check = options.duplicate_check.value_or(rules.duplicate_check);
    rules.goal_test = options.goal_test.value_or(rules.goal_test);
    rules.start_marked = options.start_marked.value_or(rules.start_marked);
    if (options.heuristic) search::set_heuristic(rules, *options.heuristic);
    rules.tie_break = options.tie_break.value_or(rules.tie_break);
    rules.better_g = options.better_g.value_or(rules.better_g);
    rules.stale_entries = options.stale_entries.value_or(rules.stale_entries);
    if (options.weight) rules.weight = static_cast<std::uint8_t>(*options.weight);
    if (options.depth_limit) rules.depth_limit = static_cast<std::uint8_t>(*options.depth_limit);
    rules = search::in_force(choice.algorithm->family, rules);
    if (options.any_rule()) choice.rule_set = RuleSet::Custom;
    for (const trace::NodeId number : options.picks)
        choice.picks.push_back(number - 1);
    point_out_useless(options, *choice.algorithm, err);
    return choice;
}

std::optional<std::string> why_heuristic_unavailable(const SearchChoice& search, puzzle::Board goal,
                                                     puzzle::Shape shape) {
    if (!search::uses_heuristic(search.algorithm->family)) return std::nullopt;
    return teach::why_h_unavailable(teach::Phrases{}, search.rules, goal, shape);
}

}  // namespace statescope::cli
