#include "cli/solve_options.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <ostream>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/option_text.hpp"
#include "search/guarantees.hpp"

namespace statescope::cli {

namespace {

using exchange::AnswerContent;
using exchange::AnswerForm;

constexpr const char* footer = R"(
BOARD is one text, "2 8 3 1 0 4 7 6 5", "283104765" or "[[2,3,4],[1,5,0],[7,6,8]]", in any form that
people write boards in; 0, x, _, ., *, B, -1 or an empty cell is the blank. Two boards in one text are
a start and its goal. Without one, boards are read from standard input: any number of them, each on
one line or one row a line, blank lines between them or not. What a text leaves open, and how it was
read, is said on standard error.

Formats, each with an example:
  moves, hdu     the blank's moves, "ullddr" (an empty line for a solved board), or "unsolvable", as
                 HDU 1043 and POJ 1077; with --letters followed by what they name: lul (tile)
                   statescope solve --format hdu < boards.txt
  uva652         the same with a blank line between two answers, as UVa 652
                   statescope solve --format uva652 < boards.txt
  tiles          the number of moves, and on the next line the tiles to move: 5 8
                   statescope solve --format tiles "1 2 3 4 X 6 7 5 8"
  count, aoj     the number of moves, or "unsolvable" (where the program of document 4 would print
                 10, the length of the word), as ALDS1_13_B and _C
                   statescope solve --format aoj "1 3 0 4 2 5 7 8 6"
  luogu          the same for the goal 123804765, as Luogu P1379
                   statescope solve --format luogu 283104765
  leetcode       the number of moves, or -1, as LeetCode 773
                   statescope solve --format leetcode "[[4,1,2],[5,0,3]]"
  boards         every board from start to goal, one row a line, a blank line between two boards, two
                 between two answers
                   statescope solve --format boards 283104765 --goal 123804765
  algs4          "Minimum number of moves = 4" and every board with its size before it, or "No
                 solution possible", as Princeton's assignment
                   statescope solve --format algs4 < puzzle04.txt
  columbia       the seven lines of output.txt of the ColumbiaX course, path_to_goal to
                 max_ram_usage, for the goal 0 1 2 ...; by its rules: moves in the order U D L R,
                 boards marked when generated, the goal tested when taken, smaller g first in A*; bfs
                 unless --algorithm says dfs or astar
                   statescope solve --format columbia --algorithm dfs 1,2,5,3,4,0,6,7,8
  columbia-2017  the nine lines of that year, with fringe_size and max_fringe_size
                   statescope solve --format columbia-2017 --algorithm astar 1,2,5,3,4,0,6,7,8
  table          all counters of all boards, one line each
                   statescope solve --format table --algorithm astar < boards.txt
  json           one object a line: start goal rows columns algorithm options outcome moves path letters
                 expanded taken generated successors duplicates visited reopened largest_frontier
                 max_depth; the outcome is solved, unsolvable, exhausted (searched to the end with
                 --anyway) or limit
                   statescope solve --format json --letters tile 283104765 --goal 123804765
  csv            a line of titles, then one line a board: start, goal, search, answer, all counters
                   statescope solve --format csv --algorithm astar < boards.txt > answers.csv
A search that reaches the node limit says "limit".

Where answers come from: boards of at most 9 cells are answered from a table of exact distances, made
once for a goal, as long as the form tells nothing of a search (all but columbia, columbia-2017, table,
json and csv) and none is asked for: by --algorithm, by one of its rules, by --max-nodes or by
--anyway. The answer is a shortest one, and the very one of the default search. Everything else is
answered by the search, larger boards too. Where its answers need not be shortest and the form wants
the fewest moves (aoj, luogu, leetcode, algs4), standard error says so.

Exit code: 0 when every board was read, 1 when the answers cannot be written, 2 when a board was not
read or an option is wrong.)";

bool is_columbia(AnswerForm form) {
    return form == AnswerForm::Columbia || form == AnswerForm::Columbia2017;
}

/// Whether those who ask for the form want the fewest moves.
bool wants_shortest(AnswerForm form) {
    return form == AnswerForm::Aoj || form == AnswerForm::Luogu || form == AnswerForm::Leetcode ||
           form == AnswerForm::Algs4;
}

void point_out_longer_answers(const SolveCommand& command, std::string_view form,
                              std::ostream& err) {
    const search::Algorithm& algorithm = *command.search.algorithm;
    const search::Rules& rules = command.search.rules;
    if (!wants_shortest(command.form)) return;
    if (search::answers_are_shortest(search::take_order(algorithm.family, rules), rules)) return;
    fmt::print(err,
               "statescope: note: {} wants the fewest moves, and {} by these rules may answer with "
               "more\n",
               form, algorithm.name);
}

/// The rules of the ColumbiaX course where the user said nothing else.
void take_columbia_rules(SearchOptions& search, const search::Algorithm& algorithm) {
    using search::Family;
    const Family family = algorithm.family;
    if (family != Family::BreadthFirst && family != Family::DepthFirst && family != Family::AStar) {
        throw CLI::ValidationError(
            "--format", fmt::format("columbia counts bfs, dfs and astar, not {}", algorithm.name));
    }
    if (search.rule_set) return;
    search.rule_set = search::RuleSet::Textbook;
    constexpr puzzle::MoveOrder up_down_left_right(puzzle::all_moves);
    search.order = search.order.value_or(up_down_left_right);
    search.duplicate_check = search.duplicate_check.value_or(search::DuplicateCheck::AtGeneration);
    if (family == Family::AStar)
        search.tie_break = search.tie_break.value_or(search::TieBreak::SmallerG);
}

}  // namespace

SolveOptions::SolveOptions(CLI::App& parent)
    : app_(*parent.add_subcommand("solve", "solve boards, without a window")),
      boards_(app_, "BOARD") {
    std::vector<std::string> forms;
    for (const auto& named : exchange::names<AnswerForm>())
        forms.emplace_back(named.name);
    CLI::Option* format =
        app_.add_option("--format", form_, "the form of the answers, see below (moves)")
            ->check(CLI::IsMember(forms).description(""))
            ->type_name(fmt::format("{}", fmt::join(forms, "|")));
    app_.add_flag("--count-only", count_only_, "the number of moves alone: --format count")
        ->excludes(format);
    add_letters(app_, letters_,
                "what the moves name; that word then follows them (the blank's moves)");
    app_.add_flag("--anyway", command_.anyway, "search unsolvable boards to the end too");
    app_.add_option("--max-nodes", node_budget_,
                    fmt::format("end a search after so many nodes ({})", command_.node_budget))
        ->check(CLI::Range(1u, trace::no_node - 1).description(""))
        ->type_name("N");
    add_search_options(app_, search_);
    app_.footer(footer);
}

SolveCommand SolveOptions::command(std::ostream& err) {
    command_.form = count_only_ ? AnswerForm::Count : exchange::value_of<AnswerForm>(form_).value();
    command_.boards = boards_.boards(err);
    command_.boards.usual_goal = exchange::usual_goal(command_.form);
    command_.letters = read_letters(letters_);
    command_.node_budget = node_budget_.value_or(command_.node_budget);
    const bool search_named = search_.algorithm != nullptr || search_.rule_set ||
                              search_.any_rule() || node_budget_ || command_.anyway;
    command_.from_table =
        !search_named && exchange::content_of(command_.form) != AnswerContent::Counters;
    const search::Algorithm& usual = *search::find_algorithm("bfs-parent");
    if (is_columbia(command_.form)) {
        take_columbia_rules(search_, search_.algorithm != nullptr ? *search_.algorithm : usual);
    }
    command_.search = chosen_search(search_, usual, search::RuleSet::Document, err);
    point_out_longer_answers(command_, form_, err);
    if (const auto& goal = command_.boards.goal) {
        const auto reason = why_heuristic_unavailable(command_.search, goal->board, goal->shape);
        if (reason) throw CLI::ValidationError("--heuristic", *reason);
    }
    return std::move(command_);
}

}  // namespace statescope::cli
