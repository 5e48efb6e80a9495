#include "exchange/comparison_text.hpp"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "exchange/run_text.hpp"
#include "puzzle/board_text.hpp"
#include "teach/definitions.hpp"

namespace statescope::exchange {

namespace {

using nlohmann::ordered_json;
using study::Comparison;
using study::Run;
using study::RunFigures;
using study::Shortest;

constexpr std::string_view definitions =
    "expanded: taken from the frontier, and its successors made; the goal is not.\n"
    "generated: put in the frontier, the start included. successors: looked at, duplicates too.\n"
    "b*: N + 1 = 1 + b* + ... + b*^d, N being the successors and d the moves.\n";

std::string_view shortest_word(Shortest shortest) {
    switch (shortest) {
        case Shortest::Yes:
            return "yes";
        case Shortest::No:
            return "no";
        case Shortest::NotKnown:
            return "not known";
        case Shortest::NoAnswer:
            break;
    }
    return "-";
}

struct NamedCounter {
    std::string_view name;
    std::uint32_t trace::Counters::*counter;
};
constexpr std::array<NamedCounter, 8> counters{{
    {"taken", &trace::Counters::taken},
    {"expanded", &trace::Counters::expanded},
    {"generated", &trace::Counters::generated},
    {"successors", &trace::Counters::successors},
    {"duplicates", &trace::Counters::duplicates},
    {"reopened", &trace::Counters::reopened},
    {"largest_frontier", &trace::Counters::largest_frontier},
    {"visited", &trace::Counters::visited},
}};

bool solved(const RunFigures& figures) {
    return figures.outcome == search::Outcome::Solved;
}

/// "astar manhattan left out 97 % of the boards that bfs expanded."
std::string left_out_sentences(std::span<const Run> runs, const Comparison& comparison) {
    const std::vector<std::string> names = run_names(runs);
    std::string text;
    const auto tell = [&](std::size_t fewer, std::size_t more, std::uint32_t only_more,
                          std::uint32_t both) {
        const std::uint32_t all = only_more + both;
        if (only_more == 0) return;
        text += fmt::format("{} left out {:.1f} % of the boards that {} expanded.\n", names[fewer],
                            100.0 * only_more / all, names[more]);
    };
    for (const study::ExpandedBoards& pair : comparison.pairs) {
        if (pair.only_first > pair.only_second) {
            tell(pair.second, pair.first, pair.only_first, pair.both);
        } else {
            tell(pair.first, pair.second, pair.only_second, pair.both);
        }
    }
    return text;
}

std::string pair_text(std::span<const Run> runs, const ComparedPair& pair, TableForm form) {
    const search::Problem& problem = pair.problem;
    const Comparison& comparison = pair.comparison;
    const std::string_view line_end = form == TableForm::Markdown ? "  \n" : "\n";
    std::string text =
        fmt::format("Start: {}{}", puzzle::board_inline(problem.start, problem.shape), line_end);
    text += fmt::format("Goal: {}", puzzle::board_inline(problem.goal, problem.shape));
    if (comparison.distance) text += fmt::format("{}Distance: {}", line_end, *comparison.distance);
    text += "\n\n" + table_text(transposed(figures_table(runs, pair, false)), form);
    if (const Table settings = settings_table(runs); !settings.rows.empty())
        text += "\nSettings that differ:\n\n" + table_text(settings, form);
    text += "\nBoards expanded:\n\n" + table_text(expanded_table(runs, comparison), form);
    return text + "\n" + left_out_sentences(runs, comparison);
}

ordered_json run_json(const Run& run, const std::string& name, const RunFigures& figures) {
    ordered_json object;
    object["run"] = name;
    object["settings"] = run_text(run);
    object["outcome"] = name_of(figures.outcome);
    object["moves"] = nullptr;
    object["path"] = nullptr;
    object["shortest"] = nullptr;
    if (solved(figures)) {
        object["moves"] = figures.moves.size();
        object["path"] = puzzle::letters(figures.moves);
        if (figures.shortest != Shortest::NotKnown)
            object["shortest"] = figures.shortest == Shortest::Yes;
    }
    for (const NamedCounter& named : counters)
        object[std::string(named.name)] = figures.counters.*named.counter;
    object["node_bytes"] = nullptr;
    if (const auto bytes = node_bytes(run, figures.counters)) object["node_bytes"] = *bytes;
    object["b_star"] = nullptr;
    if (figures.branching) object["b_star"] = *figures.branching;
    return object;
}

std::string pair_json(std::span<const Run> runs, const ComparedPair& pair) {
    const std::vector<std::string> names = run_names(runs);
    ordered_json object;
    object["start"] = puzzle::board_text(pair.problem.start, pair.problem.shape);
    object["goal"] = puzzle::board_text(pair.problem.goal, pair.problem.shape);
    object["distance"] = nullptr;
    if (pair.comparison.distance) object["distance"] = *pair.comparison.distance;
    object["runs"] = ordered_json::array();
    for (std::size_t i = 0; i < runs.size(); ++i)
        object["runs"].push_back(run_json(runs[i], names[i], pair.comparison.runs[i]));
    object["differing"] = ordered_json::array();
    for (const teach::Rule rule : differing_rules(runs))
        object["differing"].push_back(option_name(rule));
    object["expanded_boards"] = ordered_json::array();
    for (const study::ExpandedBoards& boards : pair.comparison.pairs) {
        object["expanded_boards"].push_back({{"first", names[boards.first]},
                                             {"second", names[boards.second]},
                                             {"only_first", boards.only_first},
                                             {"only_second", boards.only_second},
                                             {"both", boards.both}});
    }
    return object.dump() + '\n';
}

std::string all_csv(std::span<const Run> runs, std::span<const ComparedPair> pairs) {
    Table all;
    for (const ComparedPair& pair : pairs) {
        Table figures = figures_table(runs, pair, true);
        all.titles = figures.titles;
        all.rows.insert(all.rows.end(), figures.rows.begin(), figures.rows.end());
    }
    return table_text(all, TableForm::Csv);
}

}  // namespace

template <>
std::span<const Named<ComparisonForm>> names() {
    using enum ComparisonForm;
    static constexpr std::array<Named<ComparisonForm>, 5> all{
        {{"text", Text}, {"csv", Csv}, {"markdown", Markdown}, {"latex", Latex}, {"json", Json}}};
    return all;
}

std::optional<std::uint64_t> node_bytes(const study::Run& run, const trace::Counters& counters) {
    if (search::keeps_one_path(run.algorithm->family)) return std::nullopt;
    return run.algorithm->storage == search::NodeStorage::WholePath
               ? teach::path_bytes(counters)
               : teach::pointer_bytes(counters);
}

Table figures_table(std::span<const Run> runs, const ComparedPair& pair, bool whole) {
    Table table;
    if (whole) table.titles = {"start", "goal", "run", "settings"};
    if (!whole) table.titles = {"run"};
    for (const std::string_view title : {"outcome", "moves", "shortest"})
        table.titles.emplace_back(title);
    for (const NamedCounter& named : counters)
        table.titles.emplace_back(named.name);
    table.titles.emplace_back("node_bytes");
    table.titles.emplace_back(whole ? "b_star" : "b*");

    const std::vector<std::string> run_name = run_names(runs);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const RunFigures& figures = pair.comparison.runs[i];
        Fields row;
        if (whole) {
            row = {puzzle::board_text(pair.problem.start, pair.problem.shape),
                   puzzle::board_text(pair.problem.goal, pair.problem.shape), run_name[i],
                   run_text(runs[i])};
        } else {
            row = {run_name[i]};
        }
        row.emplace_back(name_of(figures.outcome));
        row.push_back(solved(figures) ? fmt::to_string(figures.moves.size()) : "-");
        row.emplace_back(shortest_word(figures.shortest));
        for (const NamedCounter& named : counters)
            row.push_back(fmt::to_string(figures.counters.*named.counter));
        const auto bytes = node_bytes(runs[i], figures.counters);
        row.push_back(bytes ? fmt::to_string(*bytes) : "-");
        row.push_back(figures.branching ? fmt::format("{:.2f}", *figures.branching) : "-");
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table settings_table(std::span<const Run> runs) {
    Table table{.titles = {"rule"}, .rows = {}};
    for (std::string& name : run_names(runs))
        table.titles.push_back(std::move(name));
    for (const teach::Rule rule : differing_rules(runs)) {
        Fields row{std::string(option_name(rule))};
        for (const Run& run : runs)
            row.push_back(has_effect(rule, run) ? rule_word(rule, run.rules) : "-");
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table expanded_table(std::span<const Run> runs, const Comparison& comparison) {
    const std::vector<std::string> run_name = run_names(runs);
    Table table{.titles = {"first", "second", "only first", "only second", "both"},
                .rows = {},
                .word_columns = 2};
    for (const study::ExpandedBoards& pair : comparison.pairs) {
        table.rows.push_back({run_name[pair.first], run_name[pair.second],
                              fmt::to_string(pair.only_first), fmt::to_string(pair.only_second),
                              fmt::to_string(pair.both)});
    }
    return table;
}

std::string comparisons_text(std::span<const Run> runs, std::span<const ComparedPair> pairs,
                             ComparisonForm form) {
    if (form == ComparisonForm::Csv) return all_csv(runs, pairs);
    std::string text;
    for (const ComparedPair& pair : pairs) {
        if (form != ComparisonForm::Json && !text.empty()) text += '\n';
        switch (form) {
            case ComparisonForm::Json:
                text += pair_json(runs, pair);
                break;
            case ComparisonForm::Latex:
                text += table_text(transposed(figures_table(runs, pair, false)), TableForm::Latex);
                break;
            case ComparisonForm::Markdown:
                text += pair_text(runs, pair, TableForm::Markdown);
                break;
            default:
                text += pair_text(runs, pair, TableForm::Text);
        }
    }
    if (form == ComparisonForm::Text && !text.empty()) text += "\n" + std::string(definitions);
    return text;
}

}  // namespace statescope::exchange
