#include "ui/panels/heuristic_verdicts.hpp"

#include "teach/figures.hpp"

namespace statescope::ui {

using teach::arg;
using teach::grouped;
using teach::Phrases;
using teach::Text;

namespace {

HeuristicExample difference(const Phrases& say, const study::Difference& found, std::string_view id,
                            Text meaning) {
    return {.id = id,
            .board = found.board,
            .next = std::nullopt,
            .caption = say(Text::lab_nearest_less, arg("estimate", found.first),
                           arg("other", found.second), arg("distance", found.distance)),
            .meaning = meaning};
}

/// The word and the sentence of who dominates.
void tell_dominance(const Phrases& say, const study::Dominance& found, std::string_view against,
                    HeuristicVerdict& verdict) {
    const std::string less = grouped(say, found.first_less);
    const std::string more = grouped(say, found.second_less);
    if (found.first_dominates() && found.second_dominates()) {
        verdict.word = say(Text::lab_equal, arg("against", against));
        verdict.line = say(Text::lab_equal_on_all, arg("boards", grouped(say, found.boards)));
    } else if (found.first_dominates()) {
        verdict.word = say(Text::lab_dominates, arg("against", against));
        verdict.line = say(Text::lab_more, arg("count", more));
    } else if (found.second_dominates()) {
        verdict.word = say(Text::lab_dominated, arg("against", against));
        verdict.line = say(Text::lab_less, arg("count", less));
    } else {
        verdict.word = say(Text::lab_neither_dominates);
        verdict.line = say(Text::lab_less_in_turn, arg("against", against), arg("less", less),
                           arg("more", more));
    }
}

}  // namespace

HeuristicVerdict admissible_verdict(const Phrases& say, const study::HeuristicReport& report) {
    HeuristicVerdict verdict{
        .good = report.admissible(),
        .word =
            std::string(say(report.admissible() ? Text::lab_admissible : Text::lab_not_admissible)),
        .id = "lab_admissible",
        .meaning = Text::lab_admissible_meaning,
        .line = {},
        .examples = {}};
    const std::string boards = grouped(say, report.boards);
    if (report.admissible()) {
        verdict.line = say(Text::lab_never_too_much, arg("boards", boards));
        return verdict;
    }
    verdict.line = say(Text::lab_too_much, arg("count", grouped(say, report.overestimates)),
                       arg("boards", boards), arg("most", report.largest_overestimate));
    const study::Overestimate& nearest = *report.nearest_overestimate;
    verdict.examples.push_back(
        {.id = "too_much",
         .board = nearest.board,
         .next = std::nullopt,
         .caption = say(Text::lab_nearest_too_much, arg("estimate", nearest.estimate),
                        arg("distance", nearest.distance)),
         .meaning = Text::lab_nearest_too_much_meaning});
    return verdict;
}

HeuristicVerdict consistent_verdict(const Phrases& say, const study::HeuristicReport& report) {
    HeuristicVerdict verdict{
        .good = report.consistent(),
        .word =
            std::string(say(report.consistent() ? Text::lab_consistent : Text::lab_not_consistent)),
        .id = "lab_consistent",
        .meaning = Text::lab_consistent_meaning,
        .line = say(Text::lab_moves_violated, arg("count", grouped(say, report.violated_arcs)),
                    arg("moves", grouped(say, report.arcs))),
        .examples = {}};
    if (report.consistent()) return verdict;
    const study::ViolatedArc& nearest = *report.nearest_violated_arc;
    verdict.examples.push_back(
        {.id = "fall",
         .board = nearest.from,
         .next = nearest.to,
         .caption = say(Text::lab_nearest_fall, arg("move", teach::order_text({nearest.move})),
                        arg("from", nearest.estimate_from), arg("to", nearest.estimate_to),
                        arg("distance", nearest.distance_from)),
         .meaning = Text::lab_nearest_fall_meaning});
    return verdict;
}

HeuristicVerdict dominance_verdict(const Phrases& say, const study::Dominance& dominance,
                                   std::string_view against) {
    HeuristicVerdict verdict{.good = std::nullopt,
                             .word = {},
                             .id = "lab_dominance",
                             .meaning = Text::lab_dominance_meaning,
                             .line = {},
                             .examples = {}};
    tell_dominance(say, dominance, against, verdict);
    if (dominance.nearest_first_less)
        verdict.examples.push_back(
            difference(say, *dominance.nearest_first_less, "less", Text::lab_nearest_less_meaning));
    if (dominance.nearest_second_less)
        verdict.examples.push_back(difference(say, *dominance.nearest_second_less, "more",
                                              Text::lab_nearest_more_meaning));
    return verdict;
}

}  // namespace statescope::ui
