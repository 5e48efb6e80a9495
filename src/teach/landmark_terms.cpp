#include "teach/landmark_terms.hpp"

#include <array>

#include "teach/figures.hpp"

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

// What f is decides what a layer is, and what it means that f falls.
constexpr FTexts layer_names{Text::landmark_layer_g, Text::landmark_layer_h, Text::landmark_layer_f,
                             Text::landmark_layer_f};
constexpr FTexts layer_meanings{Text::landmark_layer_g_meaning, Text::landmark_layer_h_meaning,
                                Text::landmark_layer_f_meaning, Text::landmark_layer_f_meaning};
constexpr FTexts fall_names{Text::landmark_f_falls, Text::landmark_h_falls, Text::landmark_f_falls,
                            Text::landmark_f_falls};
constexpr FTexts fall_meanings{Text::landmark_f_falls_meaning, Text::landmark_h_falls_meaning,
                               Text::landmark_f_falls_meaning,
                               Text::landmark_f_falls_meaning_weighted};

}  // namespace

Term term(const Phrases& phrases, trace::Landmark landmark, const trace::TakeOrder& order) {
    Names chosen = names[static_cast<std::size_t>(landmark)];
    if (landmark == trace::Landmark::Layer && order.by_f)
        chosen = {layer_names.of(order), layer_meanings.of(order)};
    if (landmark == trace::Landmark::Layer && order.rounds != trace::Rounds::None)
        chosen = {Text::landmark_layer_round, Text::landmark_layer_round_meaning};
    if (landmark == trace::Landmark::FFalls)
        chosen = {fall_names.of(order), fall_meanings.of(order)};
    return {phrases(chosen.name), phrases(chosen.meaning)};
}

}  // namespace statescope::teach
