#pragma once

#include <cstddef>
#include <optional>

namespace statescope::session {

/// The solution shown board by board on the big board: which board, and whether it plays on.
class SolutionShow {
  public:
    static constexpr double seconds_a_board = 0.6;

    /// Index of the board shown in place of the current one, or nothing when the search is shown.
    std::optional<std::size_t> board() const { return board_; }
    bool playing() const { return playing_; }

    void play(std::size_t boards) {
        if (boards == 0) return;
        const bool at_end = !board_ || *board_ + 1 >= boards;
        if (at_end) board_ = 0;
        playing_ = boards > 1;
        waited_ = 0;
    }
    void pause() { playing_ = false; }
    void show(std::size_t board) {
        board_ = board;
        playing_ = false;
    }
    void close() {
        board_.reset();
        playing_ = false;
    }
    void advance(double seconds, std::size_t boards) {
        if (!playing_ || !board_) return;
        waited_ += seconds;
        if (waited_ < seconds_a_board) return;
        waited_ = 0;
        ++*board_;
        if (*board_ + 1 >= boards) playing_ = false;
    }

  private:
    std::optional<std::size_t> board_;
    double waited_ = 0;
    bool playing_ = false;
};

}  // namespace statescope::session
