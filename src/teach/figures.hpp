#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"
#include "teach/definitions.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// "2 8 3 / 1 0 4 / 7 6 5": a board within a sentence.
std::string board(puzzle::Board board, puzzle::Shape shape);

/// A node's number on the screen: the start is 1.
std::uint32_t number(trace::NodeId id);

/// "181,440".
std::string grouped(const Phrases& phrases, std::uint64_t count);

/// "720 B", "0.4 MB": at least 1,000 of the smaller unit become one of the next, 1 KB being 1,000
/// bytes.
std::string bytes_text(const Phrases& phrases, std::uint64_t bytes);

/// "4 moves", "1 move".
std::string moves_text(const Phrases& phrases, std::size_t count);

/// One text for each way in which f is made up.
struct FTexts {
    Text g{};         ///< f = g
    Text h{};         ///< f = h
    Text sum{};       ///< f = g + h
    Text weighted{};  ///< f = g + w h
    /// Where f is kept alone, as a search backs it up; as the sum where it is not given.
    std::optional<Text> alone{};

    Text of(const trace::TakeOrder& order) const;
};

/// The text of a node's figures; it may name g, h, f and weight.
std::string with_figures(const Phrases& phrases, const FTexts& texts, const trace::Trace& trace,
                         trace::NodeId id);

/// "depth 2" or "g 2 + h 5 = f 7" or "g 2, f 7", as the trace takes its nodes; "h 5" when only h
/// counts.
std::string figures_of(const Phrases& phrases, const trace::Trace& trace, trace::NodeId id);

/// What a node's place in the frontier goes by, as short as can be: "f = 7", "h = 5", "depth 2".
std::string f_value(const Phrases& phrases, const trace::Trace& trace, trace::NodeId id);

/// "f", or "g" or "h" where f is that alone.
std::string_view f_name(const Phrases& phrases, const trace::TakeOrder& order);

/// "f = g + h": what f is in a best-first search.
std::string f_meaning(const Phrases& phrases, const trace::TakeOrder& order);

/// "Round 3, depth limit 2": the round of a step, in a search that goes by rounds.
std::string round_text(const Phrases& phrases, const trace::Trace& trace, trace::Step step);

/// "4 moves of the blank": how many, and what their list names.
std::string moves_named(const Phrases& phrases, std::size_t count);

/// What lists of moves name, and what that means.
Term letters_term(const Phrases& phrases, puzzle::MoveMeaning letters);

/// The moves of a path from a board in a sentence: "ulldr", or as lists of moves are written
/// (Phrases::letters), and only the first of a very long one.
std::string path_text(const Phrases& phrases, const std::vector<puzzle::Move>& moves,
                      puzzle::Board start, puzzle::Shape shape);

/// "L U R D".
std::string order_text(const std::vector<puzzle::Move>& moves);
std::string order_text(const puzzle::MoveOrder& order);

}  // namespace statescope::teach
