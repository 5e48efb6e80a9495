#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/move.hpp"
#include "search/ida_star.hpp"
#include "search/problem.hpp"
#include "session/named_choice.hpp"
#include "session/pattern_store.hpp"

namespace statescope::session {

/// What h is in an optimal search.
enum class OptimalEstimate : std::uint8_t { Manhattan, Patterns };
inline constexpr std::array<NamedChoice<OptimalEstimate>, 2> optimal_estimates{{
    {OptimalEstimate::Manhattan, "manhattan"},
    {OptimalEstimate::Patterns, "patterns"},
}};

/// What is searched. Two equal tasks have the same rounds and the same answer.
struct OptimalTask {
    search::Problem problem;
    puzzle::MoveOrder order = puzzle::textbook_order;
    OptimalEstimate estimate = OptimalEstimate::Manhattan;

    friend bool operator==(const OptimalTask&, const OptimalTask&) = default;
};

/// How an optimal search stands.
struct OptimalState {
    enum class Phase : std::uint8_t {
        Building,   ///< the pattern database is worked out, or read
        Searching,  ///< a round is under way
        Stopped,    ///< cancelled, or the expansions allowed are spent; it can go on
        Solved,
    };
    Phase phase = Phase::Building;
    double built = 0;                      ///< the part of the database that is done, 0 to 1
    std::vector<search::IdaRound> rounds;  ///< the last one is under way, or ended with the goal
    std::vector<puzzle::Move> line;        ///< the answer when solved, else the line now followed
    std::uint64_t expanded = 0;            ///< over all rounds
    std::uint64_t generated = 0;           ///< over all rounds, the start included
    double seconds = 0;                    ///< spent searching
    std::optional<PatternSource> source;   ///< of the database, once there is one
    std::string fault;                     ///< what was wrong with the stored one
    bool not_kept = false;                 ///< the database could not be written to its file

    bool under_way() const { return phase == Phase::Building || phase == Phase::Searching; }
};

/// A shortest answer by IDA*, searched for on a thread of its own with its rounds and its line in
/// sight at any time: the way to the answers of boards with 16 cells, of which no search that
/// remembers its nodes gets far. The pair must be solvable.
class OptimalJob {
  public:
    /// Searches until so many nodes are expanded, or to the end.
    OptimalJob(const OptimalTask& task, std::shared_ptr<PatternStore> store,
               std::uint64_t expansions);
    /// Cancels and waits for the thread, which looks at the flag every ten milliseconds or so.
    ~OptimalJob();
    OptimalJob(const OptimalJob&) = delete;
    OptimalJob& operator=(const OptimalJob&) = delete;

    static constexpr std::uint64_t to_the_end = ~std::uint64_t{0};
    /// What it may expand before anybody asked for it: a fifth of a second's work.
    static constexpr std::uint64_t first_look = 20'000'000;

    const OptimalTask& task() const { return task_; }
    /// How it stands, at most some ten milliseconds ago.
    OptimalState state() const;
    void cancel() { cancel_ = true; }
    /// Whether the thread has ended, so that letting go of it takes no time.
    bool idle() const;
    /// Goes on to the end after it was stopped.
    void go_on();
    /// Waits until it is not under way.
    void wait() const;

  private:
    void run(std::uint64_t expansions);
    bool prepare();
    void tell(OptimalState::Phase phase);

    OptimalTask task_;
    std::shared_ptr<PatternStore> store_;
    std::atomic<bool> cancel_{false};
    std::optional<search::IdaStar> search_;  ///< of the thread, while it runs
    std::chrono::steady_clock::duration spent_{0};
    mutable std::mutex mutex_;
    OptimalState state_;  ///< guarded by the mutex
    std::future<void> thread_;
};

}  // namespace statescope::session
