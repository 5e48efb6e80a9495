#include "exchange/answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string_view>

#include "exchange/answers_for_judges.hpp"
#include "exchange/csv.hpp"
#include "exchange/plain_board.hpp"
#include "exchange/weighted_sum_text.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"

namespace statescope::exchange {

namespace {

using nlohmann::ordered_json;
using trace::Outcome;

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

constexpr std::size_t first_counter = 3;
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

bool solved(const Answer& answer) {
    return answer.result.outcome == Outcome::Solved;
}

std::string_view no_answer(const Answer& answer) {
    const Outcome outcome = answer.result.outcome;
    return name_of(outcome == Outcome::Exhausted ? Outcome::NotSearched : outcome);
}

template <>
std::span<const Named<AnswerForm>> names() {
    using enum AnswerForm;
    static constexpr std::array<Named<AnswerForm>, 15> all{{{"moves", Moves},
                                                            {"hdu", Hdu},
                                                            {"uva652", Uva652},
                                                            {"tiles", Tiles},
                                                            {"count", Count},
                                                            {"aoj", Aoj},
                                                            {"luogu", Luogu},
                                                            {"leetcode", Leetcode},
                                                            {"boards", Boards},
                                                            {"algs4", Algs4},
                                                            {"columbia", Columbia},
                                                            {"columbia-2017", Columbia2017},
                                                            {"table", Table},
                                                            {"json", Json},
                                                            {"csv", Csv}}};
    return all;
}

AnswerContent content_of(AnswerForm form) {
    switch (form) {
        case AnswerForm::Count:
        case AnswerForm::Aoj:
        case AnswerForm::Luogu:
        case AnswerForm::Leetcode:
            return AnswerContent::Length;
        case AnswerForm::Moves:
        case AnswerForm::Hdu:
        case AnswerForm::Uva652:
        case AnswerForm::Tiles:
        case AnswerForm::Boards:
        case AnswerForm::Algs4:
            return AnswerContent::Path;
        case AnswerForm::Table:
        case AnswerForm::Json:
        case AnswerForm::Csv:
        case AnswerForm::Columbia:
        case AnswerForm::Columbia2017:
            break;
    }
    return AnswerContent::Counters;
}

GoalOfShape usual_goal(AnswerForm form) {
    switch (form) {
        case AnswerForm::Luogu:
            return spiral_board;
        case AnswerForm::Columbia:
        case AnswerForm::Columbia2017:
            return blank_first_board;
        default:
            return puzzle::ordered_board;
    }
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
    std::vector<puzzle::Board> boards;
    boards.reserve(answer.result.moves.size() + 1);
    boards.push_back(answer.problem.start);
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

std::string csv_titles() {
    Fields titles{"start", "goal", "algorithm", "outcome", "moves", "path", "letters"};
    for (std::size_t i = first_counter; i < columns.size(); ++i)
        titles.emplace_back(columns[i].title);
    return csv_record(titles);
}

std::string csv_text(const Answer& answer, puzzle::MoveMeaning meaning) {
    const search::Problem& problem = answer.problem;
    Fields fields{puzzle::board_text(problem.start, problem.shape),
                  puzzle::board_text(problem.goal, problem.shape),
                  std::string(answer.algorithm->name),
                  std::string(name_of(answer.result.outcome)),
                  "",
                  "",
                  std::string(name_of(meaning))};
    if (solved(answer)) {
        fields[4] = fmt::to_string(answer.result.moves.size());
        fields[5] = puzzle::moves_text(answer.result.moves, problem.start, problem.shape, meaning);
    }
    for (std::size_t i = first_counter; i < columns.size(); ++i)
        fields.push_back(columns[i].cell(answer));
    return csv_record(fields);
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

void AnswerWriter::write_parted(std::string_view text, std::string_view between) {
    if (!first_) *out_ << between;
    *out_ << text << '\n';
}

std::string_view AnswerWriter::unsolvable_count() const {
    return form_ == AnswerForm::Leetcode ? "-1" : name_of(Outcome::NotSearched);
}

void AnswerWriter::write_length(std::optional<int> length) {
    if (length) {
        *out_ << *length << '\n';
    } else {
        *out_ << unsolvable_count() << '\n';
    }
}

void AnswerWriter::write(const Answer& answer) {
    const puzzle::MoveMeaning meaning = meaning_.value_or(puzzle::MoveMeaning::Blank);
    switch (form_) {
        case AnswerForm::Moves:
        case AnswerForm::Hdu:
            *out_ << moves_text(answer, meaning_) << '\n';
            break;
        case AnswerForm::Uva652:
            write_parted(moves_text(answer, meaning_), "\n");
            break;
        case AnswerForm::Tiles:
            *out_ << tiles_text(answer) << '\n';
            break;
        case AnswerForm::Count:
        case AnswerForm::Aoj:
        case AnswerForm::Luogu:
        case AnswerForm::Leetcode: {
            const bool unsolvable = no_answer(answer) == name_of(Outcome::NotSearched);
            *out_ << (unsolvable ? unsolvable_count() : count_text(answer)) << '\n';
            break;
        }
        case AnswerForm::Boards:
            write_parted(boards_text(answer), "\n\n");  // one line more than between two boards
            break;
        case AnswerForm::Algs4:
            write_parted(algs4_text(answer), "\n");
            break;
        case AnswerForm::Columbia:
            write_parted(columbia_text(answer, ColumbiaLines::Seven), "\n");
            break;
        case AnswerForm::Columbia2017:
            write_parted(columbia_text(answer, ColumbiaLines::Nine), "\n");
            break;
        case AnswerForm::Table:
            table_.push_back(answer);
            break;
        case AnswerForm::Json:
            *out_ << json_text(answer, meaning) << '\n';
            break;
        case AnswerForm::Csv:
            if (first_) *out_ << csv_titles();
            *out_ << csv_text(answer, meaning);
            break;
    }
    first_ = false;
}

void AnswerWriter::finish() {
    if (form_ == AnswerForm::Table) *out_ << table_text(table_);
}

}  // namespace statescope::exchange
