#include "teach/cards.hpp"

#include <initializer_list>

#include "teach/rule_terms.hpp"
#include "teach/samples.hpp"

namespace statescope::teach {

namespace {

struct BoardKeys {
    std::string_view sample;
    Text why;
};

struct CardKeys {
    Text summary;
    Text source;
    std::vector<Text> particulars;
    std::vector<BoardKeys> boards;
};

CardKeys keys_of_document(int document) {
    switch (document) {
        case 1:
            return {Text::astar_summary,
                    Text::astar_document,
                    {Text::astar_particular_order, Text::astar_particular_ties,
                     Text::astar_particular_better_g, Text::astar_particular_stale,
                     Text::astar_particular_shortest},
                    {{"hdu-1043", Text::astar_try_sample}, {"older-entry", Text::astar_try_stale}}};
        case 2:
            return {Text::bfs_parent_summary,
                    Text::bfs_parent_document,
                    {Text::bfs_parent_particular_order, Text::bfs_parent_particular_visited,
                     Text::bfs_parent_particular_memory, Text::bfs_parent_particular_parity},
                    {{"textbook-4", Text::bfs_parent_try_duplicates}}};
        case 3:
            return {
                Text::astar_cantor_summary,
                Text::astar_cantor_document,
                {Text::astar_cantor_particular_order, Text::astar_cantor_particular_ties,
                 Text::astar_cantor_particular_start, Text::astar_cantor_particular_not_shortest,
                 Text::astar_cantor_particular_cause},
                {{"cantor-trap", Text::astar_cantor_try_trap}}};
        default:
            return {Text::bfs_summary,
                    Text::bfs_document,
                    {Text::bfs_particular_order, Text::bfs_particular_visited,
                     Text::bfs_particular_memory, Text::bfs_particular_unsolvable},
                    {{"aoj-13b", Text::bfs_try_sample},
                     {"two-tiles-swapped", Text::bfs_try_unsolvable}}};
    }
}

// A table, as long as there are searches.
// NOLINTNEXTLINE(readability-function-size)
CardKeys keys_of(const search::Algorithm& algorithm) {
    if (algorithm.document) return keys_of_document(*algorithm.document);
    switch (algorithm.family) {
        using enum search::Family;
        case UniformCost:
            return {Text::ucs_summary,
                    Text::ucs_source,
                    {Text::ucs_particular_order, Text::ucs_particular_bfs,
                     Text::ucs_particular_better_g, Text::ucs_particular_shortest},
                    {{"textbook-4", Text::ucs_try_textbook}}};
        case DepthFirst:
            return {Text::dfs_summary,
                    Text::dfs_source,
                    {Text::dfs_particular_order, Text::dfs_particular_visited,
                     Text::dfs_particular_not_shortest, Text::dfs_particular_endless},
                    {{"textbook-4", Text::dfs_try_long}}};
        case DepthLimited:
            return {Text::dls_summary,
                    Text::dls_source,
                    {Text::dls_particular_cut_off, Text::dls_particular_limit,
                     Text::dls_particular_not_shortest, Text::rounds_particular_memory},
                    {{"textbook-4", Text::dls_try_limit}}};
        case IterativeDeepening:
            return {Text::ids_summary,
                    Text::ids_source,
                    {Text::ids_particular_rounds, Text::ids_particular_again,
                     Text::ids_particular_shortest, Text::rounds_particular_memory},
                    {{"textbook-4", Text::ids_try_textbook}}};
        case IdaStar:
            return {Text::ida_star_summary,
                    Text::ida_star_source,
                    {Text::ida_star_particular_bound, Text::ida_star_particular_rounds,
                     Text::ida_star_particular_shortest, Text::rounds_particular_memory},
                    {{"four-bounds", Text::ida_star_try_rounds}}};
        case RecursiveBestFirst:
            return {Text::rbfs_summary,
                    Text::rbfs_source,
                    {Text::rbfs_particular_bound, Text::rbfs_particular_backs_up,
                     Text::rbfs_particular_again, Text::ida_star_particular_shortest,
                     Text::rounds_particular_memory},
                    {{"four-bounds", Text::rbfs_try_back}}};
        case Bidirectional:
            return {Text::bidirectional_summary,
                    Text::bidirectional_source,
                    {Text::bidirectional_particular_layers, Text::bidirectional_particular_meet,
                     Text::bidirectional_particular_shortest, Text::bidirectional_particular_back},
                    {{"hardest-1", Text::bidirectional_try_hardest}}};
        case YouChoose:
            return {Text::you_choose_summary,
                    Text::you_choose_source,
                    {Text::you_choose_particular_how, Text::you_choose_particular_back,
                     Text::you_choose_particular_f, Text::you_choose_particular_goal},
                    {{"textbook-4", Text::you_choose_try_textbook}}};
        case Foreign:
            return {Text::foreign_summary,
                    Text::foreign_source,
                    {Text::foreign_particular_order, Text::foreign_particular_figures},
                    {}};
        case Greedy:
            return {Text::greedy_summary,
                    Text::greedy_source,
                    {Text::greedy_particular_order, Text::greedy_particular_detour,
                     Text::greedy_particular_better_g, Text::greedy_particular_f},
                    {{"greedy-detour", Text::greedy_try_detour},
                     {"greedy-slow", Text::greedy_try_slow}}};
        case BreadthFirst:  // these come from documents
        case AStar:
        case WeightedAStar:
            break;
    }
    return {Text::wastar_summary,
            Text::wastar_source,
            {Text::wastar_particular_order, Text::wastar_particular_bound,
             Text::wastar_particular_f, Text::wastar_particular_reopens},
            {{"weighted-longer", Text::wastar_try_longer}}};
}

}  // namespace

AlgorithmCard card(const Phrases& phrases, const search::Algorithm& algorithm) {
    const CardKeys keys = keys_of(algorithm);
    AlgorithmCard card{algorithm_name(phrases, algorithm, algorithm.document_rules),
                       phrases(keys.summary),
                       phrases(keys.source),
                       {},
                       {}};
    for (const Text sentence : keys.particulars)
        card.particulars.push_back(phrases(sentence));
    for (const BoardKeys& board : keys.boards) {
        if (const Sample* sample = find_sample(board.sample)) {
            card.boards.push_back({sample->problem, phrases(board.why)});
        }
    }
    return card;
}

}  // namespace statescope::teach
