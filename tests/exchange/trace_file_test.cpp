#include "exchange/trace_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "exchange/trace_file_words.hpp"
#include "tests/exchange/traces.hpp"

namespace statescope::exchange {
namespace {

using test::nilssons_search;
using test::recorded;
using test::same_trace;
using test::trace_text;
using testing::HasSubstr;
using testing::StartsWith;

TraceFile read_back(const std::string& text) {
    auto read = read_trace(text);
    if (const auto* fault = std::get_if<TraceFault>(&read))
        throw std::runtime_error(fault->sentence);
    return std::get<TraceFile>(std::move(read));
}

std::string fault_in(const std::string& text) {
    const auto read = read_trace(text);
    const auto* fault = std::get_if<TraceFault>(&read);
    return fault != nullptr ? fault->sentence : "no fault";
}

/// The text with something else in the place where `old` stands first.
std::string with(std::string text, const std::string& old, const std::string& other) {
    const std::size_t at = text.find(old);
    if (at == std::string::npos) throw std::runtime_error("no " + old + " in the text");
    return text.replace(at, old.size(), other);
}

// The lines one writes with pencil and paper for a board one move from its goal: the blank starts
// on the right, goes left first, and the goal is there when the next node is taken.
TEST(TraceFile, IsALineAnEvent) {
    TracedSearch search = nilssons_search("bfs");
    search.problem = test::problem_of("123840765", "123804765");
    search.rules.goal_test = search::GoalTest::WhenTaken;
    const std::string text = trace_text(recorded(search), search);
    EXPECT_THAT(text, StartsWith(R"({"format":"statescope trace","version":1,"search":"bfs",)"));
    EXPECT_THAT(text, HasSubstr("\ng +\nt 1\ne\ng L +\ng U +\ng D +\nt 2\ns\n{"));
    EXPECT_THAT(text, HasSubstr(R"("outcome":"solved","events":8,"nodes":4,"moves":"l",)"));
}

TEST(TraceFile, SaysWhatSearchItIsOf) {
    TracedSearch search = nilssons_search("you-choose");
    search.picks = {0, 3, 1};
    search.node_budget = 77;
    search.rules.heuristic = search::HeuristicId::Misplaced;
    const TraceFile file = read_back(trace_text(recorded(search), search));
    EXPECT_EQ(file.search.problem, search.problem);
    EXPECT_EQ(file.search.algorithm, search.algorithm);
    EXPECT_EQ(file.search.rule_set, search::RuleSet::Textbook);
    EXPECT_EQ(file.search.rules, search.rules);
    EXPECT_EQ(file.search.node_budget, 77u);
    EXPECT_EQ(file.search.picks, search.picks);
    EXPECT_EQ(file.recording.trace.outcome(), trace::Outcome::Waiting);
    EXPECT_EQ(file.note, "");
}

// FNV-1a worked out by its definition (Fowler, Noll and Vo) over the bytes that
// docs/trace_format.md lists, for a trace of a single event: the start, not searched.
TEST(TraceFile, DigestIsTheOneOfTheDocument) {
    TracedSearch search = nilssons_search("bfs");
    search.problem = {{2, 2}, test::board_of("2130"), test::board_of("1230")};
    const search::Recording recording =
        search::not_searched(search.problem, *search.algorithm, search.rules);
    const std::vector<unsigned char> bytes{
        0,    1, 0, 0, 0, 0, 0, 0, 0, 0, 1,  // generated node 1, of none, no move, visited
        0x12, 3, 0, 0, 0, 0, 0, 0,           // the board 2 1 3 0
        0,    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // no parent, no move, g, h, from the start
    };
    std::uint64_t hash = 14695981039346656037u;
    for (const unsigned char byte : bytes)
        hash = (hash ^ byte) * 1099511628211u;
    EXPECT_EQ(trace_digest(recording.trace), hash);
    EXPECT_THAT(trace_text(recording, search), HasSubstr(digest_text(hash)));
}

RC_GTEST_PROP(TraceFile, GivesBackEveryTraceExactly, ()) {
    TracedSearch search;
    search.problem = test::any_problem();
    search.algorithm = &search::algorithms()[*rc::gen::resize(
        rc::kNominalSize, rc::gen::inRange<std::size_t>(0, search::algorithms().size()))];
    search.rules = test::any_rules();
    search.node_budget = *rc::gen::element(3u, 40u, 700u);
    for (trace::NodeId i = 0; i < 30; ++i)
        search.picks.push_back(*rc::gen::inRange<trace::NodeId>(0, i + 1));
    const search::Recording recording =
        *rc::gen::inRange(0, 8) == 0
            ? search::not_searched(search.problem, *search.algorithm, search.rules)
            : recorded(search);
    const std::string text = trace_text(recording, search);
    const auto read = read_trace(text);
    const auto* fault = std::get_if<TraceFault>(&read);
    if (fault != nullptr) RC_FAIL(fault->sentence + "\n" + text.substr(0, 4000));
    const TraceFile& file = std::get<TraceFile>(read);
    RC_ASSERT(same_trace(file.recording, recording));
    RC_ASSERT(file.search.rules == search.rules);
    RC_TAG(std::string(search.algorithm->name));
}

// The whole breadth-first search of the 8-puzzle: 181,440 boards are generated, taken and expanded.
// The blank has 2 moves in each of 4 corners, 3 on each of 4 sides and 4 in the middle, so there
// are 181,440 * 24 / 9 successors, of which all but the boards but the start are duplicates.
TEST(TraceFile, HoldsTheWholeSpaceInAFewMegabytes) {
    TracedSearch search = nilssons_search("bfs-parent");
    search.problem = test::problem_of("213804765", "123804765");
    const search::Recording recording = recorded(search);
    constexpr std::uint32_t boards = 181'440;
    constexpr std::uint32_t duplicates = boards / 9 * 24 - (boards - 1);
    ASSERT_EQ(recording.trace.events().size(), 3 * boards + duplicates + 1);
    const std::string text = trace_text(recording, search);
    EXPECT_LT(text.size(), 10'000'000u);
    std::istringstream in(text);
    const auto read = read_trace(in);
    ASSERT_TRUE(std::holds_alternative<TraceFile>(read)) << std::get<TraceFault>(read).sentence;
    EXPECT_TRUE(same_trace(std::get<TraceFile>(read).recording, recording));
}

TEST(TraceFile, IsWrittenBlockByBlockUntilNoMoreIsWanted) {
    const TracedSearch search = nilssons_search("ids");
    const search::Recording recording = recorded(search);
    std::string whole;
    int blocks = 0;
    const auto all = [&](std::string_view block) {
        whole += block;
        ++blocks;
        return true;
    };
    EXPECT_TRUE(write_trace(recording, search, all));
    EXPECT_EQ(whole, trace_text(recording, search));
    EXPECT_FALSE(write_trace(recording, search, [](std::string_view) { return false; }));
    EXPECT_EQ(blocks, 1);
}

// A file of version 1 must be read by every later program. Its digest was worked out from
// docs/trace_format.md by a program of its own.
TEST(TraceFile, ReadsFilesOfVersionOneForEver) {
    const std::string text =
        R"({"format":"statescope trace","version":1,"search":"astar","rule_set":"textbook",)"
        R"("problem":{"columns":3,"goal":"1 2 3 8 0 4 7 6 5","rows":3,"start":"2 8 3 1 6 4 7 0 5"},)"
        R"("rules":{"better_g":"update","depth_limit":10,"duplicate_check":"generation",)"
        R"("goal_test":"taken","heuristic":"manhattan","order":"LURD","stale_entries":"skipped",)"
        R"("start_marked":true,"tie_break":"older","weight":2},"node_budget":2000000,"picks":[]})"
        "\ng 5 +\nt 1\ne\ng L 6 +\ng U 4 +\ng R 6 +\nt 3\ne\ng L 5 +\ng U 3 +\ng R 5 +\nd D 1\n"
        "t 6\ne\ng L 2 +\ng R 4 +\nd D 3\nt 8\ne\nd R 6\ng D 1 +\nt 10\ne\nd U 8\ng R 0 +\ng D 2 "
        "+\n"
        "t 11\ns\n"
        R"({"outcome":"solved","events":28,"nodes":12,"moves":"uuldr","digest":"e768149eb79a7c38"})"
        "\n";
    const TraceFile file = read_back(text);
    EXPECT_EQ(file.note, "");
    EXPECT_EQ(puzzle::letters(file.recording.moves), "uuldr");
    EXPECT_TRUE(same_trace(file.recording, recorded(nilssons_search("astar"))));
}

TEST(TraceFile, ReadsItsLinesHoweverTheyEnd) {
    const TracedSearch search = nilssons_search("astar");
    const search::Recording recording = recorded(search);
    std::string text = trace_text(recording, search);
    EXPECT_TRUE(same_trace(read_back(text.substr(0, text.size() - 1)).recording, recording))
        << "an object is whole without its line end";
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.insert(at, 1, '\r');
    EXPECT_TRUE(same_trace(read_back(text).recording, recording));
}

// Wherever a file is cut, what is left is what the search had told when it was stopped there.
TEST(TraceFile, CutOffItGivesWhatIsThere) {
    for (const char* const name : {"astar", "idastar", "rbfs", "bidirectional"}) {
        TracedSearch search = nilssons_search(name);
        search.node_budget = 1000;  // which is how much memory is set aside, each time anew
        const search::Recording recording = recorded(search);
        const std::string text = trace_text(recording, search);
        const std::size_t head = text.find('\n') + 1;
        EXPECT_THAT(fault_in(text.substr(0, head / 2)), HasSubstr("ends within its first line"));
        EXPECT_THAT(fault_in(text.substr(0, head)), HasSubstr("before the start is generated"));
        const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
        std::size_t longest = 0;
        for (std::size_t size = text.find('\n', head) + 1; size < last; ++size) {
            const TraceFile file = read_back(text.substr(0, size));
            const trace::Trace& part = file.recording.trace;
            ASSERT_THAT(file.note,
                        HasSubstr("the file is cut off: it holds the search up to step " +
                                  std::to_string(part.last_step())));
            ASSERT_EQ(part.outcome(), trace::Outcome::Cancelled);
            ASSERT_LE(part.events().size(), recording.trace.events().size());
            ASSERT_TRUE(std::equal(part.events().begin(), part.events().end(),
                                   recording.trace.events().begin(), test::same_event));
            const auto after = recording.trace.events()[part.events().size()].kind;
            ASSERT_TRUE(after == trace::EventKind::Taken || after == trace::EventKind::Round ||
                        after == trace::EventKind::Forgotten || part.events().size() == 1)
                << "an expansion was cut";
            ASSERT_EQ(part.final_counters(), recording.trace.counters(part.last_step()));
            longest = std::max(longest, part.events().size());
        }
        EXPECT_GT(longest + 8, recording.trace.events().size()) << name;
        const TraceFile unclosed = read_back(text.substr(0, last));
        EXPECT_EQ(unclosed.recording.trace.outcome(), trace::Outcome::Solved);
        EXPECT_THAT(unclosed.note, HasSubstr("without its last line"));
    }
}

TEST(TraceFile, NamesThePlaceOfWhatIsWrong) {
    const TracedSearch search = nilssons_search("astar");
    const std::string text = trace_text(recorded(search), search);
    // 283164705 by A*: line 2 generates the start, line 3 takes it, line 4 expands it, lines 5 to 7
    // generate its successors by L, U and R, line 8 takes the one by U.
    ASSERT_THAT(text, HasSubstr("\ng 5 +\nt 1\ne\ng L 6 +\ng U 4 +\ng R 6 +\nt 3\n"));
    EXPECT_EQ(fault_in(with(text, "\ng U 4 +", "\ng D 4 +")),
              "line 6, column 1: the move D stands where U is the next to be tried");
    EXPECT_EQ(fault_in(with(text, "\ng U 4 +", "\nt 3")),
              "line 6, column 1: here the move U of node 1 has to follow");
    EXPECT_EQ(fault_in(with(text, "\nt 3\n", "\nt 9\n")),
              "line 8, column 1: there is no node 9 yet");
    EXPECT_EQ(fault_in(with(text, "\nt 3\n", "\nt 1\n")), "line 8, column 1: node 1 does not wait");
    EXPECT_EQ(fault_in(with(text, "\nt 3\n", "\ne\n")),
              "line 8, column 1: here a node has to be taken, or the search to end");
    EXPECT_EQ(fault_in(with(text, "\nt 3\n", "\nt three\n")),
              "line 8, column 2: after a space the number of a node has to stand here");
    EXPECT_EQ(fault_in(with(text, "\nt 3\n", "\nt 3 4\n")),
              "line 8, column 4: nothing more belongs to this event");
    EXPECT_EQ(fault_in(with(text, "\nt 3\n", "\nt 99999999999\n")),
              "line 8, column 2: after a space the number of a node has to stand here");
    EXPECT_EQ(fault_in(with(text, "\nt 3\n", "\nq 3\n")),
              "line 8, column 1: no kind of event begins so");
    EXPECT_EQ(fault_in(with(text, "\ng U 4 +", "\ng U 300 +")),
              "line 6, column 8: after a space an h of at most 255 has to stand here");
    EXPECT_EQ(fault_in(with(text, "\ne\n", "\ne +\n")),
              "line 4, column 1: this search marks no board as visited here");
    EXPECT_EQ(fault_in(with(text, "\ne\n", "\ns\n")),
              "line 4, column 1: node 1 does not end the search");
    EXPECT_EQ(fault_in(with(text, "\nd D 1\n", "\nd D 2\n")),
              "line 13, column 1: node 2 holds 2 8 3 / 1 6 4 / 0 7 5, not 2 8 3 / 1 6 4 / 7 0 5");
    EXPECT_THAT(
        fault_in(with(text, "\ng U 4 +", "\ng U 3 +")),
        testing::ContainsRegex("digest: the events come to [0-9a-f]{16}, the last line says "
                               "[0-9a-f]{16}: the file has been changed"));
    EXPECT_THAT(fault_in(with(text, R"("outcome":"solved")", R"("outcome":"limit")")),
                HasSubstr("outcome: the last event says that the search ended otherwise"));
    EXPECT_THAT(fault_in(with(text, R"("moves":"uuldr")", R"("moves":"uuldl")")),
                HasSubstr("moves: the events come to uuldr, the last line says uuldl"));
    EXPECT_THAT(fault_in(text + "t 1\n"), HasSubstr("column 1: the file goes on after its last"));
}

TEST(TraceFile, NamesWhatIsWrongWithTheFirstLine) {
    const TracedSearch search = nilssons_search("astar");
    const std::string text = trace_text(recorded(search), search);
    EXPECT_EQ(fault_in("2 8 3 1 0 4 7 6 5\n"), "line 1, column 3: this is no JSON");
    EXPECT_EQ(fault_in("[1]\n"), "line 1, column 1: here an object has to stand, {\"...\": ...}");
    EXPECT_EQ(fault_in("{}\n"),
              "line 1, column 1: this is no trace of Statescope, whose first line names itself");
    EXPECT_EQ(fault_in(""), "line 1, column 1: the file ends within its first line");
    EXPECT_EQ(fault_in(with(text, R"("version":1)", R"("version":12)")),
              "line 1, column 30: version: the trace is of version 12, and this program reads "
              "version 1: a newer Statescope reads it");
    EXPECT_THAT(fault_in(with(text, R"("search":"astar")", R"("search":"a-star")")),
                HasSubstr(": search: there is no search named \"a-star\""));
    EXPECT_THAT(fault_in(with(text, R"("rows":3)", R"("rows":5)")), HasSubstr(": rows: boards of"));
    EXPECT_THAT(fault_in(with(text, R"("weight":2)", R"("width":2)")),
                HasSubstr(": rules: weight is missing"));
    EXPECT_THAT(fault_in(with(text, R"("heuristic":"manhattan")", R"("heuristic":"nilson")")),
                HasSubstr(": heuristic: "));
    EXPECT_THAT(fault_in(with(text, R"("node_budget":2000000)", R"("node_budget":-1)")),
                HasSubstr(": node_budget: -1 is no number of nodes"));
    EXPECT_THAT(fault_in(with(text, R"("picks":[])", R"("picks":[0])")),
                HasSubstr(": picks: 0 is no number of a node"));
    TracedSearch nilssons = nilssons_search("astar");
    nilssons.rules.heuristic = search::HeuristicId::Nilsson;
    EXPECT_THAT(fault_in(with(trace_text(recorded(nilssons), nilssons), "1 2 3 8 0 4 7 6 5",
                              "1 2 3 4 5 6 7 8 0")),
                HasSubstr(": heuristic: it cannot be used for this goal"))
        << "the window would ask it for more values";
}

// Whatever is done to a file, reading ends with a fault or a trace, in which every node is one move
// from its parent and every question can be asked.
TEST(TraceFile, SurvivesDamage) {
    std::mt19937 random(7);
    const auto any = [&](std::size_t below) { return random() % below; };
    std::size_t traces = 0;
    for (const search::Algorithm& algorithm : search::algorithms()) {
        TracedSearch search = nilssons_search(algorithm.name);
        search.node_budget = 1000;
        const std::string whole = trace_text(recorded(search), search).substr(0, 6000);
        const std::size_t head = whole.find('\n') + 1;
        for (int trial = 0; trial < 400; ++trial) {
            std::string text = whole;
            for (std::size_t i = any(4) + 1; i-- > 0;) {
                // Mostly below the first line, which is wrong at once.
                const std::size_t at = any(8) == 0 ? any(head) : head + any(text.size() - head);
                const std::size_t from = head + any(text.size() - head);
                switch (any(4)) {
                    case 0:
                        text[at] = whole[head + any(whole.size() - head)];
                        break;
                    case 1:
                        text.erase(at, any(12));
                        break;
                    case 2:
                        text.insert(at, text.substr(from, any(40)));
                        break;
                    default:
                        text[at] = static_cast<char>(any(256));
                }
            }
            if (any(2) == 0) text.resize(any(text.size() + 1));
            const auto read = read_trace(text);
            if (const auto* fault = std::get_if<TraceFault>(&read)) {
                ASSERT_GE(fault->line, 1u);
                ASSERT_GE(fault->column, 1u);
                continue;
            }
            ++traces;
            test::expect_sound(std::get<TraceFile>(read).recording.trace);
        }
    }
    EXPECT_GT(traces, 100u) << "too few files were read for the test to mean something";
}

}  // namespace
}  // namespace statescope::exchange
