#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

#include "cli/board_options.hpp"
#include "cli/search_options.hpp"
#include "exchange/answers.hpp"
#include "puzzle/move_list.hpp"
#include "trace/trace.hpp"

namespace statescope::cli {

/// `statescope solve`: answer boards without a window.
struct SolveCommand {
    Boards boards;
    SearchChoice search;
    exchange::AnswerForm form = exchange::AnswerForm::Moves;
    std::optional<puzzle::MoveMeaning> letters;  ///< what moves name; nothing: as judges want them
    bool anyway = false;                         ///< search unsolvable pairs to their end
    std::uint32_t node_budget = trace::default_node_budget;
    /// Any shortest answer will do, wherever it comes from: no search was asked for, and the form
    /// tells nothing of one.
    bool from_table = false;
};

/// The `solve` sub-command: its options and what they say. The object must live as long as the app
/// parses.
class SolveOptions {
  public:
    explicit SolveOptions(CLI::App& parent);

    /// What they say; throws CLI::ValidationError when that makes no sense. Notes go to `err`.
    SolveCommand command(std::ostream& err);

  private:
    CLI::App& app_;
    BoardOptions boards_;
    SolveCommand command_;
    SearchOptions search_;
    std::optional<std::uint32_t> node_budget_;
    std::optional<std::string> letters_;
    std::string form_ = "moves";
    bool count_only_ = false;
};

}  // namespace statescope::cli
