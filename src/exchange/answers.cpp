#include "exchange/answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string_view>

#include "exchange/weighted_sum_text.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"

namespace statescope::exchange {

namespace {

using nlohmann::ordered_json;
using trace::Outcome;

bool solved(const Answer& answer) {
    return answer.result.outcome == Outcome::Solved;
}

/// What stands in place of an answer where there is none. Searched to its end or not, such a board
/// is unsolvable.
std::string_view no_answer(const Answer& answer) {
    const Outcome outcome = answer.result.outcome;
    return name_of(outcome == Outcome::Exhausted ? Outcome::NotSearched : outcome);
}

/// The board in one word, which the board parser reads as well.
std::string board_word(puzzle::Board board, puzzle::Shape shape) {
    std::string text = puzzle::board_text(board, shape);
    std::replace(text.begin(), text.end(), ' ', ',');
    return text;
}

ordered_json options(const Answer& answer) {
    const search::Rules& rules = answer.rules;
    ordered_json options;
    options["order"] = rules.order.text();
    options["duplicate_check"] = name_of(rules.duplicate_check);
    options["goal_test"] = name_of(rules.goal_test);
    options["start_marked"] = rules.start_marked;
    const search::Family family = answer.algorithm->family;
    if (search::uses_heuristic(family)) options["heuristic"] = heuristic_text(rules);
    if (family == search::Family::WeightedAStar) options["weight"] = rules.weight;
    if (family == search::Family::DepthLimited) options["depth_limit"] = rules.depth_limit;
    if (search::is_best_first(family)) options["tie_break"] = name_of(rules.tie_break);
    if (search::minds_g(family)) {
        options["better_g"] = name_of(rules.better_g);
        options["stale"] = name_of(rules.stale_entries);
    }
    return options;
}

struct Column {
    std::string_view title;
    std::string (*cell)(const Answer&);
};

template <auto Member>
std::string counter(const Answer& answer) {
    return fmt::to_string(answer.counters.*Member);
}

constexpr std::array<Column, 14> columns{{
    {"start",
     [](const Answer& answer) { return board_word(answer.problem.start, answer.problem.shape); }},
    {"outcome", [](const Answer& answer) { return std::string(name_of(answer.result.outcome)); }},
    {"moves",
     [](const Answer& answer) {
         return solved(answer) ? fmt::to_string(answer.result.moves.size()) : "-";
     }},
    {"taken", counter<&trace::Counters::taken>},
    {"expanded", counter<&trace::Counters::expanded>},
    {"generated", counter<&trace::Counters::generated>},
    {"successors", counter<&trace::Counters::successors>},
    {"duplicates", counter<&trace::Counters::duplicates>},
    {"visited", counter<&trace::Counters::visited>},
    {"improved", counter<&trace::Counters::improved>},
    {"reopened", counter<&trace::Counters::reopened>},
    {"frontier", counter<&trace::Counters::frontier>},
    {"largest_frontier", counter<&trace::Counters::largest_frontier>},
    {"max_depth", counter<&trace::Counters::max_depth>},
}};

constexpr std::size_t word_columns = 2;  ///< start and outcome: aligned left, numbers right

using Row = std::array<std::string, columns.size()>;

std::string aligned(const Row& row, const std::array<std::size_t, columns.size()>& widths) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) line += "  ";
        line += i < word_columns ? fmt::format("{:<{}}", row[i], widths[i])
                                 : fmt::format("{:>{}}", row[i], widths[i]);
    }
    return line;
}

}  // namespace

template <>
std::span<const Named<AnswerForm>> names() {
    using enum AnswerForm;
    static constexpr std::array<Named<AnswerForm>, 5> all{
        {{"moves", Moves}, {"count", Count}, {"boards", Boards}, {"table", Table}, {"json", Json}}};
    return all;
}

template <>
std::span<const Named<puzzle::MoveMeaning>> names() {
    using enum puzzle::MoveMeaning;
    static constexpr std::array<Named<puzzle::MoveMeaning>, 3> all{
        {{"blank", Blank}, {"tile", Tile}, {"number", Number}}};
    return all;
}

std::vector<puzzle::Board> solution_boards(const Answer& answer) {
    if (!solved(answer)) return {};
    std::vector<puzzle::Board> boards{answer.problem.start};
    for (const puzzle::Move move : answer.result.moves) {
        boards.push_back(puzzle::moved(boards.back(), answer.problem.shape, move).value());
    }
    return boards;
}

std::string moves_text(const Answer& answer, std::optional<puzzle::MoveMeaning> meaning) {
    if (!solved(answer)) return std::string(no_answer(answer));
    if (!meaning) return puzzle::letters(answer.result.moves);
    const search::Problem& problem = answer.problem;
    return fmt::format(
        "{} ({})", puzzle::moves_text(answer.result.moves, problem.start, problem.shape, *meaning),
        name_of(*meaning));
}

std::string count_text(const Answer& answer) {
    if (!solved(answer)) return std::string(no_answer(answer));
    return fmt::to_string(answer.result.moves.size());
}

std::string boards_text(const Answer& answer) {
    if (!solved(answer)) return std::string(no_answer(answer));
    std::string text;
    for (const puzzle::Board board : solution_boards(answer)) {
        if (!text.empty()) text += "\n\n";
        text += puzzle::board_rows(board, answer.problem.shape);
    }
    return text;
}

std::string json_text(const Answer& answer, puzzle::MoveMeaning meaning) {
    const search::Problem& problem = answer.problem;
    const trace::Counters& counters = answer.counters;
    ordered_json object;
    object["start"] = puzzle::board_text(problem.start, problem.shape);
    object["goal"] = puzzle::board_text(problem.goal, problem.shape);
    object["rows"] = problem.shape.rows;
    object["columns"] = problem.shape.columns;
    object["algorithm"] = answer.algorithm->name;
    object["options"] = options(answer);
    object["outcome"] = name_of(answer.result.outcome);
    object["moves"] = nullptr;
    object["path"] = nullptr;
    if (solved(answer)) {
        object["moves"] = answer.result.moves.size();
        object["path"] =
            puzzle::moves_text(answer.result.moves, problem.start, problem.shape, meaning);
    }
    object["letters"] = name_of(meaning);
    object["expanded"] = counters.expanded;
    object["taken"] = counters.taken;
    object["generated"] = counters.generated;
    object["successors"] = counters.successors;
    object["duplicates"] = counters.duplicates;
    object["visited"] = counters.visited;
    object["reopened"] = counters.reopened;
    object["largest_frontier"] = counters.largest_frontier;
    object["max_depth"] = counters.max_depth;
    return object.dump();
}

std::string table_text(std::span<const Answer> answers) {
    std::vector<Row> rows(answers.size() + 1);
    std::array<std::size_t, columns.size()> widths{};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        rows[0][i] = columns[i].title;
        for (std::size_t at = 0; at < answers.size(); ++at)
            rows[at + 1][i] = columns[i].cell(answers[at]);
        for (const Row& row : rows)
            widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const Row& row : rows)
        text += aligned(row, widths) + '\n';
    return text;
}

void AnswerWriter::write(const Answer& answer) {
    switch (form_) {
        case AnswerForm::Moves:
            *out_ << moves_text(answer, meaning_) << '\n';
            break;
        case AnswerForm::Count:
            *out_ << count_text(answer) << '\n';
            break;
        case AnswerForm::Boards:
            if (!first_) *out_ << "\n\n";  // one blank line more than between two boards
            *out_ << boards_text(answer) << '\n';
            break;
        case AnswerForm::Table:
            table_.push_back(answer);
            break;
        case AnswerForm::Json:
            *out_ << json_text(answer, meaning_.value_or(puzzle::MoveMeaning::Blank)) << '\n';
            break;
    }
    first_ = false;
}

void AnswerWriter::finish() {
    if (form_ == AnswerForm::Table) *out_ << table_text(table_);
}

}  // namespace statescope::exchange
