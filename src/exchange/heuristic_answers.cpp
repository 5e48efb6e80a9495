#include "exchange/heuristic_answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "exchange/plain_board.hpp"
#include "exchange/tables.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"

namespace statescope::exchange {

namespace {

using nlohmann::ordered_json;

Fields row_of(const HeuristicAnswer& answer, puzzle::Shape shape) {
    const study::HeuristicReport& report = answer.report;
    const auto yes_or_no = [](bool is) { return std::string(is ? "yes" : "no"); };
    std::string overestimate = "-";
    if (const auto& nearest = report.nearest_overestimate) {
        overestimate = fmt::format("{}:{}>{}", board_word(nearest->board, shape), nearest->estimate,
                                   nearest->distance);
    }
    std::string violated = "-";
    if (const auto& nearest = report.nearest_violated_arc) {
        violated = fmt::format("{}:{}:{}>{}", board_word(nearest->from, shape),
                               puzzle::letters(std::array{nearest->move}), nearest->estimate_from,
                               nearest->estimate_to);
    }
    return {answer.heuristic,
            yes_or_no(report.admissible()),
            yes_or_no(report.consistent()),
            fmt::to_string(report.overestimates),
            fmt::to_string(report.violated_arcs),
            fmt::format("{:.4f}", report.mean_estimate),
            fmt::format("{:.4f}", report.mean_error),
            fmt::to_string(report.largest_error),
            overestimate,
            violated};
}

ordered_json difference(const std::optional<study::Difference>& found, puzzle::Shape shape) {
    if (!found) return nullptr;
    return {{"board", puzzle::board_text(found->board, shape)},
            {"first", found->first},
            {"second", found->second},
            {"distance", found->distance}};
}

std::string example(const DominanceAnswer& answer, const study::Difference& found,
                    puzzle::Shape shape) {
    return fmt::format("{} ({} {}, {} {}, distance {})", puzzle::board_inline(found.board, shape),
                       answer.first, found.first, answer.second, found.second, found.distance);
}

}  // namespace

std::string table_text(std::span<const HeuristicAnswer> answers, puzzle::Shape shape) {
    Table table{.titles = {"heuristic", "admissible", "consistent", "overestimates",
                           "violated_moves", "mean_h", "mean_error", "largest_error",
                           "nearest_overestimate", "nearest_violated_move"},
                .rows = {},
                .word_columns = 3};
    for (const HeuristicAnswer& answer : answers)
        table.rows.push_back(row_of(answer, shape));
    return table_text(table, TableForm::Text);
}

std::string dominance_text(const DominanceAnswer& answer, puzzle::Shape shape) {
    const study::Dominance& found = answer.dominance;
    const std::string& first = answer.first;
    const std::string& second = answer.second;
    if (found.first_dominates() && found.second_dominates())
        return fmt::format("{} and {} are the same on all {} boards", first, second, found.boards);
    if (found.first_dominates()) {
        return fmt::format("{} dominates {}: nowhere less, more on {} of {} boards, nearest {}",
                           first, second, found.second_less, found.boards,
                           example(answer, *found.nearest_second_less, shape));
    }
    if (found.second_dominates()) {
        return fmt::format("{} dominates {}: nowhere less, more on {} of {} boards, nearest {}",
                           second, first, found.first_less, found.boards,
                           example(answer, *found.nearest_first_less, shape));
    }
    return fmt::format(
        "neither dominates: {} is less on {} of {} boards, nearest {}, and more on "
        "{}, nearest {}",
        first, found.first_less, found.boards, example(answer, *found.nearest_first_less, shape),
        found.second_less, example(answer, *found.nearest_second_less, shape));
}

std::string json_text(const HeuristicAnswer& answer, puzzle::Board goal, puzzle::Shape shape) {
    const study::HeuristicReport& report = answer.report;
    ordered_json object;
    object["heuristic"] = answer.heuristic;
    object["goal"] = puzzle::board_text(goal, shape);
    object["rows"] = shape.rows;
    object["columns"] = shape.columns;
    object["boards"] = report.boards;
    object["admissible"] = report.admissible();
    object["consistent"] = report.consistent();
    object["overestimates"] = report.overestimates;
    object["moves"] = report.arcs;
    object["violated_moves"] = report.violated_arcs;
    object["mean_h"] = report.mean_estimate;
    object["mean_error"] = report.mean_error;
    object["largest_error"] = report.largest_error;
    object["largest_overestimate"] = report.largest_overestimate;
    object["nearest_overestimate"] = nullptr;
    if (const auto& nearest = report.nearest_overestimate) {
        object["nearest_overestimate"] = {{"board", puzzle::board_text(nearest->board, shape)},
                                          {"h", nearest->estimate},
                                          {"distance", nearest->distance}};
    }
    object["nearest_violated_move"] = nullptr;
    if (const auto& nearest = report.nearest_violated_arc) {
        object["nearest_violated_move"] = {{"board", puzzle::board_text(nearest->from, shape)},
                                           {"move", puzzle::letters(std::array{nearest->move})},
                                           {"next", puzzle::board_text(nearest->to, shape)},
                                           {"h", nearest->estimate_from},
                                           {"next_h", nearest->estimate_to},
                                           {"distance", nearest->distance_from}};
    }
    return object.dump();
}

std::string json_text(const DominanceAnswer& answer, puzzle::Shape shape) {
    const study::Dominance& found = answer.dominance;
    std::string_view dominates = "neither";
    if (found.first_dominates()) dominates = found.second_dominates() ? "both" : "first";
    if (!found.first_dominates() && found.second_dominates()) dominates = "second";
    ordered_json object;
    object["first"] = answer.first;
    object["second"] = answer.second;
    object["dominates"] = dominates;
    object["boards"] = found.boards;
    object["first_less"] = found.first_less;
    object["second_less"] = found.second_less;
    object["nearest_first_less"] = difference(found.nearest_first_less, shape);
    object["nearest_second_less"] = difference(found.nearest_second_less, shape);
    return object.dump();
}

}  // namespace statescope::exchange
