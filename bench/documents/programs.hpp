#pragma once

#include <cstddef>
#include <memory>
#include <string>

namespace statescope::bench {

/// What a document's program found: the moves of its answer and how many boards it expanded.
struct Told {
    std::size_t moves = 0;
    std::size_t expanded = 0;
    std::shared_ptr<const void> nodes;  ///< what document 2's author never frees
};

/// The program of document 1 told again with the containers its author chose, to be timed: A* over
/// texts ("2831x4765") with a heap of (f, text), one hash map for the distances and one for the
/// predecessors, the Manhattan sum worked out from each text. Its goal is 12345678x.
Told document_1(const std::string& start);

/// The program of document 2 likewise ("283104765"): breadth-first over nodes that hold a square of
/// numbers and are linked to a list. An expanded board is put into a hash map of texts, and four
/// nodes are made from its text, one for each direction, whether the border is in the way or not.
Told document_2(const std::string& start, const std::string& goal);

}  // namespace statescope::bench
