#include "session/recordings.hpp"

#include <future>

namespace statescope::session {

std::vector<search::Recording> record_all(const search::Problem& problem,
                                          std::span<const study::Run> runs,
                                          std::uint32_t node_budget) {
    std::vector<std::future<search::Recording>> recordings;
    for (const study::Run& run : runs) {
        recordings.push_back(std::async(std::launch::async, [&problem, &run, node_budget] {
            return search::record(problem, *run.algorithm, run.rules, node_budget);
        }));
    }
    std::vector<search::Recording> all;
    for (std::future<search::Recording>& recording : recordings)
        all.push_back(recording.get());
    return all;
}

}  // namespace statescope::session
