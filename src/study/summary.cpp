#include "study/summary.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace statescope::study {

namespace {

/// The value at a part (0 to 1) of values in ascending order.
double at_part(const std::vector<std::uint64_t>& ascending, double part) {
    const double place = part * static_cast<double>(ascending.size() - 1);
    const double below = std::floor(place);
    const auto index = static_cast<std::size_t>(below);
    const auto low = static_cast<double>(ascending[index]);
    if (index + 1 == ascending.size()) return low;
    return low + (place - below) * (static_cast<double>(ascending[index + 1]) - low);
}

double mean_of(const std::vector<std::uint64_t>& values) {
    const auto sum = std::accumulate(values.begin(), values.end(), std::uint64_t{0});
    return static_cast<double>(sum) / static_cast<double>(values.size());
}

Summary summary_of(const std::vector<const Sample*>& group) {
    Summary summary{.run = group.front()->run,
                    .distance = group.front()->distance,
                    .boards = group.size(),
                    .expanded = {},
                    .generated = {},
                    .mean_branching = {}};
    std::vector<std::uint64_t> expanded;
    std::vector<std::uint64_t> generated;
    std::vector<std::uint64_t> successors;
    double branching = 0;
    std::size_t with_branching = 0;
    for (const Sample* sample : group) {
        if (!sample->solved) continue;
        summary.shortest +=
            sample->distance && *sample->distance == static_cast<int>(sample->moves);
        expanded.push_back(sample->expanded);
        generated.push_back(sample->generated);
        successors.push_back(sample->successors);
        branching += sample->branching.value_or(0);
        with_branching += sample->branching.has_value();
    }
    summary.solved = expanded.size();
    if (summary.solved == 0) return summary;
    summary.mean_successors = mean_of(successors);
    summary.expanded = spread_of(std::move(expanded));
    summary.generated = spread_of(std::move(generated));
    if (with_branching > 0)
        summary.mean_branching = branching / static_cast<double>(with_branching);
    return summary;
}

}  // namespace

Spread spread_of(std::vector<std::uint64_t> values) {
    std::sort(values.begin(), values.end());
    return {.mean = mean_of(values),
            .lower_quartile = at_part(values, 0.25),
            .median = at_part(values, 0.5),
            .upper_quartile = at_part(values, 0.75)};
}

std::vector<Summary> summaries(std::span<const Sample> samples) {
    std::vector<std::string> runs;
    std::map<std::string, std::map<std::optional<int>, std::vector<const Sample*>>> groups;
    for (const Sample& sample : samples) {
        if (!groups.contains(sample.run)) runs.push_back(sample.run);
        groups[sample.run][sample.distance].push_back(&sample);
    }
    std::vector<Summary> all;
    for (const std::string& run : runs) {
        for (const auto& [distance, group] : groups[run])
            all.push_back(summary_of(group));
    }
    return all;
}

}  // namespace statescope::study
