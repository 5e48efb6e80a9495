#include "teach/definitions.hpp"

namespace statescope::teach {

namespace {

constexpr std::size_t board_bytes = 8;
constexpr std::size_t parent_pointer_bytes = 8;

struct TermKeys {
    Text name;
    Text meaning;
};

Term look_up(const Phrases& phrases, TermKeys keys) {
    return {phrases(keys.name), phrases(keys.meaning)};
}

TermKeys keys_of(Counter counter) {
    switch (counter) {
        case Counter::Taken:
            return {Text::counter_taken, Text::counter_taken_meaning};
        case Counter::Expanded:
            return {Text::counter_expanded, Text::counter_expanded_meaning};
        case Counter::Generated:
            return {Text::counter_generated, Text::counter_generated_meaning};
        case Counter::Successors:
            return {Text::counter_successors, Text::counter_successors_meaning};
        case Counter::Duplicates:
            return {Text::counter_duplicates, Text::counter_duplicates_meaning};
        case Counter::CutOff:
            return {Text::counter_cut_off, Text::counter_cut_off_meaning};
        case Counter::Forgotten:
            return {Text::counter_forgotten, Text::counter_forgotten_meaning};
        case Counter::Visited:
            return {Text::counter_visited, Text::counter_visited_meaning};
        case Counter::Frontier:
            return {Text::counter_frontier, Text::counter_frontier_meaning};
        case Counter::LargestFrontier:
            return {Text::counter_largest_frontier, Text::counter_largest_frontier_meaning};
        case Counter::Improved:
            return {Text::counter_improved, Text::counter_improved_meaning};
        case Counter::Reopened:
            return {Text::counter_reopened, Text::counter_reopened_meaning};
        case Counter::Depth:
            return {Text::counter_depth, Text::counter_depth_meaning};
        case Counter::PointerMemory:
            return {Text::counter_pointer_memory, Text::counter_pointer_memory_meaning};
        case Counter::PathMemory:
        case Counter::count_:
            break;
    }
    return {Text::counter_path_memory, Text::counter_path_memory_meaning};
}

TermKeys keys_of(Sign sign) {
    switch (sign) {
        case Sign::Frontier:
            return {Text::sign_frontier, Text::sign_frontier_meaning};
        case Sign::Current:
            return {Text::sign_current, Text::sign_current_meaning};
        case Sign::Expanded:
            return {Text::sign_expanded, Text::sign_expanded_meaning};
        case Sign::Duplicate:
            return {Text::sign_duplicate, Text::sign_duplicate_meaning};
        case Sign::CutOff:
            return {Text::sign_cut_off, Text::sign_cut_off_meaning};
        case Sign::Forgotten:
            return {Text::sign_forgotten, Text::sign_forgotten_meaning};
        case Sign::Stale:
            return {Text::sign_stale, Text::sign_stale_meaning};
        case Sign::Path:
            return {Text::sign_path, Text::sign_path_meaning};
        case Sign::Goal:
        case Sign::count_:
            break;
    }
    return {Text::sign_goal, Text::sign_goal_meaning};
}

}  // namespace

std::span<const Counter> all_counters() {
    static constexpr auto all = [] {
        std::array<Counter, static_cast<std::size_t>(Counter::count_)> counters{};
        for (std::size_t i = 0; i < counters.size(); ++i)
            counters[i] = static_cast<Counter>(i);
        return counters;
    }();
    return all;
}

Term term(const Phrases& phrases, Counter counter) {
    return look_up(phrases, keys_of(counter));
}

std::uint64_t value(const trace::Counters& counters, Counter counter) {
    switch (counter) {
        case Counter::Taken:
            return counters.taken;
        case Counter::Expanded:
            return counters.expanded;
        case Counter::Generated:
            return counters.generated;
        case Counter::Successors:
            return counters.successors;
        case Counter::Duplicates:
            return counters.duplicates;
        case Counter::CutOff:
            return counters.cut_off;
        case Counter::Forgotten:
            return counters.forgotten;
        case Counter::Visited:
            return counters.visited;
        case Counter::Frontier:
            return counters.frontier;
        case Counter::LargestFrontier:
            return counters.largest_frontier;
        case Counter::Improved:
            return counters.improved;
        case Counter::Reopened:
            return counters.reopened;
        case Counter::Depth:
            return counters.max_depth;
        case Counter::PointerMemory:
            return pointer_bytes(counters);
        case Counter::PathMemory:
        case Counter::count_:
            break;
    }
    return path_bytes(counters);
}

std::size_t pointer_bytes(const trace::Counters& counters) {
    return counters.nodes * (board_bytes + parent_pointer_bytes);
}

std::size_t path_bytes(const trace::Counters& counters) {
    return counters.nodes * board_bytes + static_cast<std::size_t>(counters.path_moves);
}

Term term(const Phrases& phrases, trace::VisitedRule rule) {
    switch (rule) {
        case trace::VisitedRule::BoardsGenerated:
            return look_up(phrases, {Text::visited_generated, Text::visited_generated_meaning});
        case trace::VisitedRule::BoardsExpanded:
            return look_up(phrases, {Text::visited_expanded, Text::visited_expanded_meaning});
        case trace::VisitedRule::Nothing:
            break;
    }
    return look_up(phrases, {Text::visited_nothing, Text::visited_nothing_meaning});
}

Term term(const Phrases& phrases, Sign sign) {
    return look_up(phrases, keys_of(sign));
}

std::array<Term, 18> help_words(const Phrases& phrases) {
    const auto word = [&](Text name, Text meaning) { return look_up(phrases, {name, meaning}); };
    return {
        word(Text::word_board, Text::word_board_meaning),
        word(Text::word_move, Text::word_move_meaning),
        word(Text::word_node, Text::word_node_meaning),
        word(Text::word_generate, Text::word_generate_meaning),
        word(Text::word_take, Text::word_take_meaning),
        word(Text::word_expand, Text::word_expand_meaning),
        word(Text::word_successor, Text::word_successor_meaning),
        word(Text::word_frontier, Text::word_frontier_meaning),
        word(Text::word_visited, Text::word_visited_meaning),
        word(Text::word_duplicate, Text::word_duplicate_meaning),
        word(Text::word_reopened, Text::word_reopened_meaning),
        word(Text::word_round, Text::word_round_meaning),
        word(Text::word_cut_off, Text::word_cut_off_meaning),
        word(Text::word_back_up, Text::word_back_up_meaning),
        word(Text::word_goal_test, Text::word_goal_test_meaning),
        word(Text::word_tie_break, Text::word_tie_break_meaning),
        word(Text::word_inversion, Text::word_inversion_meaning),
        word(Text::word_step, Text::word_step_meaning),
    };
}

std::array<KeyHelp, 22> help_keys(const Phrases& phrases) {
    const auto key = [&](Text keys, Text action) {
        return KeyHelp{phrases(keys), phrases(action)};
    };
    return {
        key(Text::help_key_right, Text::help_do_right),
        key(Text::help_key_left, Text::help_do_left),
        key(Text::help_key_shift, Text::help_do_shift),
        key(Text::help_key_ctrl, Text::help_do_ctrl),
        key(Text::help_key_page, Text::help_do_page),
        key(Text::help_key_space, Text::help_do_space),
        key(Text::help_key_up_down, Text::help_do_up_down),
        key(Text::help_key_home_end, Text::help_do_home_end),
        key(Text::help_key_run, Text::help_do_run),
        key(Text::help_key_branch, Text::help_do_branch),
        key(Text::help_key_letters, Text::help_do_letters),
        key(Text::help_key_pictures, Text::help_do_pictures),
        key(Text::help_key_png, Text::help_do_png),
        key(Text::help_key_files, Text::help_do_files),
        key(Text::help_key_code, Text::help_do_code),
        key(Text::help_key_search_on, Text::help_do_search_on),
        key(Text::help_key_choose, Text::help_do_choose),
        key(Text::help_key_tab, Text::help_do_tab),
        key(Text::help_key_enter, Text::help_do_enter),
        key(Text::help_key_escape, Text::help_do_escape),
        key(Text::help_key_scale, Text::help_do_scale),
        key(Text::help_key_f1, Text::help_do_f1),
    };
}

}  // namespace statescope::teach
