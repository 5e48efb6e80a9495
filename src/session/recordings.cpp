#include "session/recordings.hpp"

#include <future>

namespace statescope::session {

std::vector<search::Recording> record_all(const search::Problem& problem,
                                          std::span<const study::Run> runs,
                                          std::uint32_t node_budget,
                                          std::span<trace::Watch> watches) {
    std::vector<std::future<search::Recording>> recordings;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        trace::Watch* const watch = watches.empty() ? nullptr : &watches[i];
        recordings.push_back(
            std::async(std::launch::async, [&problem, &run = runs[i], node_budget, watch] {
                return search::record(problem, *run.algorithm, run.rules, node_budget, watch);
            }));
    }
    std::vector<search::Recording> all;
    all.reserve(recordings.size());
    for (std::future<search::Recording>& recording : recordings)
        all.push_back(recording.get());
    return all;
}

}  // namespace statescope::session
