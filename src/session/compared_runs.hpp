#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "session/choices.hpp"
#include "session/named_choice.hpp"
#include "session/pattern_store.hpp"
#include "session/recorded.hpp"
#include "session/search_job.hpp"
#include "study/pace.hpp"

namespace statescope::session {

/// How the comparison is looked at.
enum class CompareView : std::uint8_t { Maps, OneMap, Table, Growth };

/// In the order in which they are offered.
inline constexpr std::array<NamedChoice<CompareView>, 4> compare_views{{
    {CompareView::Maps, "maps"},
    {CompareView::OneMap, "one-map"},
    {CompareView::Table, "table"},
    {CompareView::Growth, "growth"},
}};
inline constexpr std::array<NamedChoice<study::Pace>, 4> compare_paces{{
    {study::Pace::Event, "event"},
    {study::Pace::Expansion, "expansion"},
    {study::Pace::Layer, "layer"},
    {study::Pace::End, "end"},
}};

/// A search held beside the one that is shown.
struct BesideRun {
    Choices choices;
    std::shared_ptr<const Recorded> recorded;  ///< null until the first time it is done
    std::unique_ptr<SearchJob> job;            ///< recording it, or null
    std::uint64_t recording_number = 0;        ///< grows with every recording

    /// Whether its recording is of what it is to search now.
    bool ready() const { return recorded && !job; }
};

/// The searches held beside the one that is shown, on the same boards. They are recorded in the
/// background, anew for other boards.
class ComparedRuns {
  public:
    /// Pattern databases come from the store.
    explicit ComparedRuns(std::shared_ptr<PatternStore> patterns = std::make_shared<PatternStore>())
        : patterns_(std::move(patterns)) {}

    /// With the one that is shown.
    static constexpr std::size_t most_runs = 4;

    const std::vector<BesideRun>& beside() const { return beside_; }
    bool full() const { return beside_.size() + 1 >= most_runs; }
    /// Whether a search by the same rules is held already.
    bool holds(const Choices& choices) const;
    /// Holds one more; nothing happens when it is held already or there is no room.
    void add(const Choices& choices);
    void remove(std::size_t place);

    /// Has all of them search the pair of the choices shown, in the same way about unsolvable pairs
    /// and with the same limit. To be called while they are looked at.
    void keep_up_with(const Choices& shown);
    /// Lets time pass: takes what was recorded.
    void tick();
    bool under_way() const;
    /// Waits until no search is running.
    void wait();

  private:
    void record(BesideRun& run);
    void take(BesideRun& run, std::chrono::milliseconds wait);

    std::shared_ptr<PatternStore> patterns_;
    std::vector<BesideRun> beside_;
    std::vector<std::unique_ptr<SearchJob>> retired_;  ///< cancelled, their threads not yet ended
};

}  // namespace statescope::session
