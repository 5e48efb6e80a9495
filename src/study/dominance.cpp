#include "study/dominance.hpp"

namespace statescope::study {

namespace {

void keep_nearest(std::optional<Difference>& nearest, const Difference& difference) {
    if (!nearest || difference.distance < nearest->distance) nearest = difference;
}

}  // namespace

std::optional<Dominance> compare_heuristics(const ReachableSpace& space,
                                            const search::Estimator& first,
                                            const search::Estimator& second,
                                            const Progress& progress) {
    Dominance dominance;
    const auto boards = space.boards();
    dominance.boards = static_cast<std::uint32_t>(boards.size());
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (progress && i % boards_between_questions == 0 &&
            !progress(static_cast<double>(i) / static_cast<double>(boards.size()))) {
            return std::nullopt;
        }
        const ReachableBoard& reached = boards[i];
        const Difference difference{reached.board, first(reached.board), second(reached.board),
                                    reached.distance};
        if (difference.first < difference.second) {
            ++dominance.first_less;
            keep_nearest(dominance.nearest_first_less, difference);
        } else if (difference.second < difference.first) {
            ++dominance.second_less;
            keep_nearest(dominance.nearest_second_less, difference);
        }
    }
    return dominance;
}

}  // namespace statescope::study
