#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/rule_names.hpp"
#include "puzzle/board.hpp"
#include "puzzle/move_list.hpp"
#include "search/catalogue.hpp"

namespace statescope::exchange {

/// What was found out about one board, by a search or from a table of exact distances.
struct Answer {
    search::Problem problem;
    const search::Algorithm* algorithm = nullptr;  ///< null where the answer is from a table
    search::Rules rules;
    search::Result result;
    trace::Counters counters;   ///< all 0 when the pair was not searched
    double seconds = 0;         ///< that the search took, by the clock
    double peak_megabytes = 0;  ///< the most memory that the program had by then
};

bool solved(const Answer& answer);

/// What stands in place of an answer where there is none: "unsolvable", whether searched to its end
/// or not, "limit" or "cut-off".
std::string_view no_answer(const Answer& answer);

enum class AnswerForm : std::uint8_t {
    Moves,
    Hdu,  ///< HDU 1043, POJ 1077: the same as Moves
    Uva652,
    Tiles,
    Count,
    Aoj,  ///< ALDS1_13_B and _C: the same as Count
    Luogu,
    Leetcode,
    Boards,
    Algs4,
    Columbia,
    Columbia2017,
    Table,
    Json,
    Csv,
};

template <>
std::span<const Named<AnswerForm>> names();

/// What must be known of an answer to tell it in a form.
enum class AnswerContent : std::uint8_t {
    Length,    ///< the number of moves
    Path,      ///< the moves
    Counters,  ///< what its search counted
};
AnswerContent content_of(AnswerForm form);

/// The goal of each shape that those who ask for a form mean: for Luogu the spiral, for ColumbiaX
/// the blank first, else the ordered board.
using GoalOfShape = puzzle::Board (*)(puzzle::Shape);
GoalOfShape usual_goal(AnswerForm form);

/// The words for what moves name: "blank", "tile" or "number".
template <>
std::span<const Named<puzzle::MoveMeaning>> names();

/// The boards of the answer from start to goal; empty when there is none.
std::vector<puzzle::Board> solution_boards(const Answer& answer);

/// As HDU 1043 and POJ 1077 want it: the blank's moves, "ullddrurdllurdruldr", an empty text for a
/// solved board, or "unsolvable". A search that reached its limit says "limit". Where a meaning is
/// given, moves are told in it and its word follows them: "lul (tile)".
std::string moves_text(const Answer& answer,
                       std::optional<puzzle::MoveMeaning> meaning = std::nullopt);

/// As AOJ ALDS1_13_B wants it: the number of moves. For an unsolvable board document 4's program
/// would print 10, the length of the word: we say "unsolvable".
std::string count_text(const Answer& answer);

/// As document 2 prints it: the boards of the answer, one row a line, a blank line between two.
std::string boards_text(const Answer& answer);

/// One JSON object with the fields `start goal rows columns algorithm options outcome moves path
/// letters expanded taken generated successors duplicates visited reopened largest_frontier
/// max_depth`. Boards are texts ("2 8 3 1 0 4 7 6 5"); `options` holds the rules that have an
/// effect, by their words; `moves` and `path` are null unless solved. `letters` is the word for
/// what the moves in `path` name.
std::string json_text(const Answer& answer,
                      puzzle::MoveMeaning meaning = puzzle::MoveMeaning::Blank);

/// The names of the columns of csv_text.
std::string csv_titles();

/// One record of a CSV file: start, goal, search, outcome, moves, path, what the moves name, and
/// all counters. Moves and path are empty unless solved.
std::string csv_text(const Answer& answer,
                     puzzle::MoveMeaning meaning = puzzle::MoveMeaning::Blank);

/// All counters of all answers, in columns aligned by spaces, without spaces inside a column.
std::string table_text(std::span<const Answer> answers);

/// Writes one answer after the other in a form. `finish` must follow the last: a table can only be
/// aligned when all answers are known.
class AnswerWriter {
  public:
    /// `meaning` is that of the moves; without one they are as judges want them.
    AnswerWriter(AnswerForm form, std::ostream& out,
                 std::optional<puzzle::MoveMeaning> meaning = std::nullopt)
        : form_(form), out_(&out), meaning_(meaning) {}

    AnswerForm form() const { return form_; }

    void write(const Answer& answer);
    /// The same where the length alone is known, nothing being unsolvable: for forms that need no
    /// more (AnswerContent::Length).
    void write_length(std::optional<int> length);
    void finish();

  private:
    void write_parted(std::string_view text, std::string_view between);
    std::string_view unsolvable_count() const;

    AnswerForm form_;
    std::ostream* out_;
    std::optional<puzzle::MoveMeaning> meaning_;
    bool first_ = true;
    std::vector<Answer> table_;
};

}  // namespace statescope::exchange
