#include "teach/landmark_terms.hpp"

#include <array>

namespace statescope::teach {

namespace {

struct Names {
    Text name;
    Text meaning;
};

// In the order of trace::Landmark.
constexpr std::array names{
    Names{Text::landmark_expansion, Text::landmark_expansion_meaning},
    Names{Text::landmark_layer_depth, Text::landmark_layer_depth_meaning},
    Names{Text::landmark_largest_frontier, Text::landmark_largest_frontier_meaning},
    Names{Text::landmark_duplicate, Text::landmark_duplicate_meaning},
    Names{Text::landmark_improvement, Text::landmark_improvement_meaning},
    Names{Text::landmark_reopening, Text::landmark_reopening_meaning},
    Names{Text::landmark_f_falls, Text::landmark_f_falls_meaning},
    Names{Text::landmark_goal_generated, Text::landmark_goal_generated_meaning},
    Names{Text::landmark_goal, Text::landmark_goal_meaning},
};
static_assert(names.size() == static_cast<std::size_t>(trace::Landmark::count_));

}  // namespace

Term term(const Phrases& phrases, trace::Landmark landmark, bool by_f) {
    if (landmark == trace::Landmark::Layer && by_f)
        return {phrases(Text::landmark_layer_f), phrases(Text::landmark_layer_f_meaning)};
    const Names& chosen = names[static_cast<std::size_t>(landmark)];
    return {phrases(chosen.name), phrases(chosen.meaning)};
}

}  // namespace statescope::teach
