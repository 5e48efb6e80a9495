#include "exchange/posthoc_reader.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "exchange/posthoc.hpp"
#include "tests/exchange/traces.hpp"

namespace statescope::exchange {
namespace {

using puzzle::letters;
using testing::HasSubstr;
using trace::EventKind;
using trace::Outcome;

ForeignTrace foreign(const std::string& text) {
    auto read = read_posthoc(text);
    if (const auto* fault = std::get_if<ForeignTraceFault>(&read))
        throw std::runtime_error(fault->sentence);
    return std::get<ForeignTrace>(std::move(read));
}

std::string refused(const std::string& text) {
    const auto read = read_posthoc(text);
    const auto* fault = std::get_if<ForeignTraceFault>(&read);
    return fault != nullptr ? fault->sentence : "read";
}

/// A whole file around its events.
std::string posthoc_file(const std::string& events, const std::string& version = "1.4.0",
                         const std::string& views = R"({"main": []})") {
    return fmt::format(R"({{"version": "{}", "views": {}, "events": [{}]}})", version, views,
                       events);
}

/// A 2-move 8-puzzle by A*, as another program may write it. Its trace was found to pass Posthoc's
/// schema and parser.
const std::string two_moves = posthoc_file(R"(
  {"type":"source","id":1,"pId":null,"g":0,"h":2,"f":2,"tiles":[1,2,3,4,0,6,7,5,8],"open":0},
  {"type":"destination","id":"goal","pId":null,"g":0,"h":0,"f":0,"tiles":[1,2,3,4,5,6,7,8,0]},
  {"type":"generating","id":1,"pId":null,"g":0,"h":2,"f":2,"tiles":[1,2,3,4,0,6,7,5,8]},
  {"type":"expanding","id":1,"pId":null,"g":0,"h":2,"f":2,"tiles":[1,2,3,4,0,6,7,5,8],"move":null},
  {"type":"generating","id":2,"pId":1,"g":1,"h":3,"f":4,"tiles":[1,0,3,4,2,6,7,5,8],"move":"U"},
  {"type":"generating","id":3,"pId":1,"g":1,"h":1,"f":2,"tiles":[1,2,3,4,5,6,7,0,8],"move":"D"},
  {"type":"generating","id":4,"pId":1,"g":1,"h":3,"f":4,"tiles":[1,2,3,0,4,6,7,5,8],"move":"L"},
  {"type":"generating","id":5,"pId":1,"g":1,"h":3,"f":4,"tiles":[1,2,3,4,6,0,7,5,8],"move":"R"},
  {"type":"closing","id":1,"pId":null,"g":0,"h":2,"f":2,"tiles":[1,2,3,4,0,6,7,5,8]},
  {"type":"expanding","id":3,"pId":1,"g":1,"h":1,"f":2,"tiles":[1,2,3,4,5,6,7,0,8],"move":"D"},
  {"type":"generating","id":6,"pId":3,"g":2,"h":2,"f":4,"tiles":[1,2,3,4,5,6,0,7,8],"move":"L"},
  {"type":"generating","id":7,"pId":3,"g":2,"h":0,"f":2,"tiles":[1,2,3,4,5,6,7,8,0],"move":"R"},
  {"type":"closing","id":3,"pId":1,"g":1,"h":1,"f":2,"tiles":[1,2,3,4,5,6,7,0,8],"open":5},
  {"type":"expanding","id":7,"pId":3,"g":2,"h":0,"f":2,"tiles":[1,2,3,4,5,6,7,8,0],"move":"R"},
  {"type":"end","id":7,"pId":3,"g":2,"h":0,"f":2,"tiles":[1,2,3,4,5,6,7,8,0],"open":4,"closed":2})");

TEST(PosthocReader, TellsTheEventsInOurs) {
    const ForeignTrace read = foreign(two_moves);
    EXPECT_EQ(read.note, "");
    EXPECT_EQ(read.problem, test::problem_of("123406758", "123456780"));
    const trace::Trace& trace = read.recording.trace;
    EXPECT_EQ(trace.outcome(), Outcome::Solved);
    EXPECT_EQ(letters(read.recording.moves), "dr");
    using enum EventKind;
    const std::vector<EventKind> kinds{Generated, Taken,     Expanded, Generated, Generated,
                                       Generated, Generated, Taken,    Expanded,  Generated,
                                       Generated, Taken,     Solved};
    ASSERT_EQ(trace.events().size(), kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i)
        EXPECT_EQ(trace.events()[i].kind, kinds[i]) << i;
    EXPECT_EQ(trace.nodes()[1].h, 3);
    EXPECT_EQ(trace.f(1), 4u);
    EXPECT_EQ(trace.head().order.turn, trace::Turn::Other) << "whatever waits may be taken";
    test::expect_sound(trace);
}

// The same two nodes, their boards in every form that is read.
TEST(PosthocReader, FindsBoardsInWhateverFormTheyStand) {
    const auto events = [](const std::string& start, const std::string& goal) {
        return fmt::format(R"({{"type":"expanding","id":"a",{}}},
                              {{"type":"generating","id":"b","pId":"a",{}}},
                              {{"type":"end","id":"b","pId":"a",{}}})",
                           start, goal, goal);
    };
    const std::vector<std::string> files{
        events(R"("any":[1,2,3,4,5,0,7,8,6])", R"("any":[1,2,3,4,5,6,7,8,0])"),
        events(R"("rows":[[1,2,3],[4,5,0],[7,8,6]])", R"("rows":[[1,2,3],[4,5,6],[7,8,0]])"),
        events(R"("label":"1 2 3 / 4 5 _ / 7 8 6")", R"("label":"1 2 3 / 4 5 6 / 7 8 _")"),
        events(R"("s":"123450786","x":[4,5])", R"("s":"123456780","x":[4,5])"),
        R"({"type":"expanding","id":"123450786"},
           {"type":"generating","id":"123456780","pId":"123450786"},
           {"type":"end","id":"123456780"})",
    };
    for (const std::string& file : files) {
        const ForeignTrace read = foreign(posthoc_file(file));
        EXPECT_EQ(read.problem, test::problem_of("123450786", "123456780")) << file;
        EXPECT_EQ(letters(read.recording.moves), "d") << file;
    }
}

// Fields named by two digits are column and row: Posthoc's sample draws the field xy at (x, y).
// Read so, its start is the board whose rows are 1 2 3, 4 5 6 and 7 8 blank.
TEST(PosthocReader, ReadsAFieldForEachCellAsPosthocsSampleMeansIt) {
    const ForeignTrace read = foreign(posthoc_file(
        R"({"11":1,"12":4,"13":7,"21":2,"22":5,"23":8,"31":3,"32":6,"33":0,"id":1,"type":"source"},
           {"11":1,"12":4,"13":7,"21":2,"22":5,"23":8,"31":3,"32":6,"33":0,"id":1,"type":"generating",
            "pId":null,"f":0.165572,"g":0.582127},
           {"11":1,"12":4,"13":7,"21":2,"22":5,"23":8,"31":3,"32":6,"33":0,"id":1,"type":"expanding",
            "pId":null,"f":0.252174,"g":0.509215},
           {"11":1,"12":4,"13":7,"21":2,"22":5,"23":0,"31":3,"32":6,"33":8,"id":2,"type":"generating",
            "pId":1,"f":0.534285,"g":0.617753},
           {"11":1,"12":4,"13":7,"21":2,"22":5,"23":0,"31":3,"32":6,"33":8,"id":2,"type":"end",
            "pId":1})",
        "1.0.5"));
    EXPECT_EQ(read.problem, test::problem_of("123456780", "123456708"));
    EXPECT_EQ(letters(read.recording.moves), "l");
    EXPECT_THAT(read.note, HasSubstr("column and row, as in Posthoc's own sample"));
    EXPECT_THAT(read.note, HasSubstr("the file names no destination"));
    EXPECT_THAT(read.note, HasSubstr("2 events with another g than the number of moves"));
    EXPECT_THAT(read.note, HasSubstr("2 events without a whole h"));
    EXPECT_EQ(read.recording.trace.nodes()[1].g, 1u);
}

TEST(PosthocReader, TakesTheShapeFromTheView) {
    const std::string events = R"({"type":"expanding","id":1,"t":[1,2,3,4,5,0]},
                                  {"type":"generating","id":2,"pId":1,"t":[1,2,3,0,5,4]})";
    const std::string other = R"({"type":"expanding","id":1,"t":[1,2,3,4,5,0]},
                                 {"type":"generating","id":2,"pId":1,"t":[1,2,0,4,5,3]})";
    EXPECT_EQ(
        foreign(posthoc_file(events, "1.4.0", R"({"main":[{"$":"b","cols":2}]})")).problem.shape,
        (puzzle::Shape{3, 2}));
    const ForeignTrace unsure = foreign(posthoc_file(other));
    EXPECT_EQ(unsure.problem.shape, (puzzle::Shape{2, 3}));
    EXPECT_THAT(unsure.note, HasSubstr("2 x 3"));
}

/// 2 x 2 boards, in whose ring of 12 every board is reached two ways.
std::string ring(const std::string& more, int better_g = 2) {
    return posthoc_file(fmt::format(R"(
      {{"type":"source","id":"s","b":[1,2,3,0]}},
      {{"type":"expanding","id":"s","b":[1,2,3,0]}},
      {{"type":"generating","id":"l","pId":"s","b":[1,2,0,3]}},
      {{"type":"generating","id":"u","pId":"s","b":[1,0,3,2]}},
      {{"type":"expanding","id":"l"}},
      {{"type":"generating","id":"lu","pId":"l","b":[0,2,1,3],"g":{}}},
      {}
      {{"type":"closing","id":"l"}})",
                                    better_g, more));
}

TEST(PosthocReader, AKnownBoardIsADuplicateOrComesInAgain) {
    using enum EventKind;
    const trace::Trace known =
        foreign(ring(R"({"type":"generating","id":"s","pId":"l"},)")).recording.trace;
    EXPECT_EQ(known.events().back().kind, Duplicate);
    EXPECT_EQ(known.events().back().other, 0u);
    EXPECT_EQ(known.outcome(), Outcome::Cancelled) << "the file does not say how it ended";

    // By another name, which is never expanded: a duplicate, too.
    const trace::Trace renamed =
        foreign(ring(R"({"type":"generating","id":"new","pId":"l","b":[1,2,3,0]},)"))
            .recording.trace;
    EXPECT_EQ(renamed.events().back().kind, Duplicate);
    EXPECT_EQ(renamed.nodes().size(), 4u);

    // Expanded by its own name, it is a node of its own, as in a tree search.
    const trace::Trace tree =
        foreign(ring(R"({"type":"generating","id":"new","pId":"l","b":[1,2,3,0]},
                        {"type":"expanding","id":"new"},
                        {"type":"generating","id":"again","pId":"new","b":[1,2,0,3]},)"))
            .recording.trace;
    EXPECT_EQ(tree.nodes().size(), 5u);
    EXPECT_EQ(tree.nodes()[4].g, 2u);
    EXPECT_FALSE(tree.nodes()[4].marks_visited);
    test::expect_sound(tree);
}

// On 2 x 2 boards the goal may be reached after 5 moves one way and after 7 the other.
TEST(PosthocReader, ASmallerGPutsABoardInAgain) {
    // Along the ring from 1 2 3 0, by U, L, D ... and by L, U, R ...: twelve boards.
    const std::vector<std::string> boards{"[1,2,3,0]", "[1,2,0,3]", "[0,2,1,3]", "[2,0,1,3]",
                                          "[2,3,1,0]", "[2,3,0,1]", "[0,3,2,1]", "[3,0,2,1]",
                                          "[3,1,2,0]", "[3,1,0,2]", "[0,1,3,2]", "[1,0,3,2]"};
    const auto line = [&](const std::string& type, std::size_t id, std::size_t parent) {
        return fmt::format(R"({{"type":"{}","id":{},"pId":{},"b":{}}},)", type, id + 1,
                           parent == id ? "null" : fmt::to_string(parent + 1), boards[id]);
    };
    std::string events = line("source", 0, 0) + line("expanding", 0, 0) + line("generating", 1, 0) +
                         line("generating", 11, 0);
    for (std::size_t id = 1; id <= 7; ++id)
        events += line("expanding", id, id - 1) + line("generating", id + 1, id);
    // Now the other way: 9 is new, 8 waits with g 8 and is 4 moves away, 7 was expanded.
    std::string waits = events;
    for (std::size_t id = 11; id >= 9; --id) {
        waits += line("expanding", id, id == 11 ? 0 : id + 1) +
                 line(id == 9 ? "updating" : "generating", id - 1, id);
    }
    waits += line("expanding", 8, 9) + line("updating", 7, 8) + line("end", 7, 8);
    waits.pop_back();
    const ForeignTrace read = foreign(posthoc_file(waits));
    const trace::Counters& counters = read.recording.trace.final_counters();
    EXPECT_EQ(counters.improved, 1u);
    EXPECT_EQ(counters.reopened, 1u);
    EXPECT_EQ(letters(read.recording.moves), "uldru");
    EXPECT_EQ(read.recording.moves.size(), 5u);
    test::expect_sound(read.recording.trace);
}

TEST(PosthocReader, NamesTheEventThatMakesNoTrace) {
    EXPECT_EQ(refused(ring(R"({"type":"expanding","id":"x","b":[0,2,1,3]},)")),
              "event 7 (expanding \"x\"): the node has not been generated");
    EXPECT_EQ(refused(ring(R"({"type":"expanding","id":"s"},)")),
              "event 7 (expanding \"s\"): the node does not wait: it has been expanded, and not "
              "come in again since");
    EXPECT_EQ(
        refused(ring(R"({"type":"generating","id":"x","pId":"l","b":[2,0,1,3]},)")),
        "event 7 (generating \"x\"): the node holds 2 0 / 1 3, which is not one move from its "
        "parent's 1 2 / 0 3");
    EXPECT_EQ(refused(ring(R"({"type":"generating","id":"x","pId":"s","b":[1,2,0,3]},)")),
              "event 7 (generating \"x\"): the node has the parent \"s\", which is not the node "
              "expanded last");
    EXPECT_EQ(refused(ring(R"({"type":"generating","id":"x","pId":"y","b":[1,2,0,3]},)")),
              "event 7 (generating \"x\"): the node has the parent \"y\", which has not been "
              "generated");
    EXPECT_EQ(refused(ring(R"({"type":"generating","id":"x","b":[1,2,0,3]},)")),
              "event 7 (generating \"x\"): the node has no parent and is not the start, with which "
              "one search begins");
    EXPECT_EQ(refused(ring(R"({"type":"expanding","id":"lu","b":[0,2,3,1]},)")),
              "event 7 (expanding \"lu\"): the node holds 0 2 / 3 1 here, and 0 2 / 1 3 before");
    EXPECT_THAT(refused(ring(R"({"type":"expanding","id":"lu","b":[0,2,2,1]},)")),
                HasSubstr("event 7: its board cannot be read: "));
    EXPECT_EQ(refused(ring(R"({"type":"expanding","b":[0,2,3,1]},)")), "event 7: it has no \"id\"");
    EXPECT_EQ(refused(ring("7,")), "event 7: it is no object");
}

TEST(PosthocReader, NamesWhatIsWrongWithTheFile) {
    EXPECT_EQ(refused("version: 1.4.0\nevents:\n  - { type: source, id: 1 }\n"),
              "the trace is YAML, of which only the part that is JSON is read: convert it, as with "
              "yq -o=json");
    EXPECT_EQ(refused("{\n  \"version\": ,\n}"), "line 2, column 14: this is no JSON");
    EXPECT_EQ(refused("[]"), "this is no search trace, which has a list of \"events\"");
    EXPECT_EQ(refused(R"({"events": []})"),
              "the trace says no \"version\"; \"1.4.0\" is the present one");
    EXPECT_EQ(refused(posthoc_file("", "2.0.0")),
              "the trace is of version \"2.0.0\"; read are \"1.4.0\" and \"1.0.x\"");
    EXPECT_EQ(refused(posthoc_file(R"({"type":"source","id":1,"x":1,"y":2})")),
              "no event has a board: a list or a text of its numbers, or a field for each cell");
    EXPECT_EQ(refused(std::string(100, '[')), "line 1, column 1: it is nested more than 32 deep");
    EXPECT_THAT(refused(std::string(17 << 20, ' ')), HasSubstr("17 MB"));
    EXPECT_EQ(refused(posthoc_file(R"({"type":"source","id":1,"b":[1,2,3,0]})")),
              "no event generates or expands a node");
}

TEST(PosthocReader, SaysWhatIsNotAsTheFileHasIt) {
    const ForeignTrace read =
        foreign(ring(R"({"type":"relaxing","id":"l"},{"type":"relaxing","id":"s"},
                        {"type":"updating","id":"u","pId":"l"},
                        {"type":"destination","id":"g","b":[3,2,1,0]},
                        {"type":"end","id":"lu"},{"type":"expanding","id":"u"},)",
                     7));
    EXPECT_EQ(read.note,
              "the file ends at another board than its destination; the goal shown is where it "
              "ends; 2 events of unknown types left out; 1 event without effect left out; 1 event "
              "after the end left out; 1 event with another g than the number of moves from the "
              "start, which is shown");
    EXPECT_EQ(letters(read.recording.moves), "lu");
}

/// What a search expanded, in order: each node's board and its parent's.
std::vector<std::pair<puzzle::Board, puzzle::Board>> expanded_boards(const trace::Trace& trace) {
    std::vector<std::pair<puzzle::Board, puzzle::Board>> boards;
    for (const trace::NodeId id : trace.expansions()) {
        const trace::NewNode& node = trace.nodes()[id];
        const bool root = node.parent == trace::no_node;
        boards.emplace_back(node.board, root ? node.board : trace.nodes()[node.parent].board);
    }
    return boards;
}

// What we write comes back with the same boards, parents and answer. Searches in rounds, from both
// ends, and those that forget make nodes that such a trace can't tell apart; their traces are read
// in our own form.
TEST(PosthocReader, ReadsWhatWeWrite) {
    for (const char* const name : {"bfs", "bfs-parent", "astar", "astar-cantor", "ucs", "greedy",
                                   "wastar", "dfs", "you-choose"}) {
        for (const auto check :
             {search::DuplicateCheck::AtGeneration, search::DuplicateCheck::AtExpansion,
              search::DuplicateCheck::NoUndoing}) {
            for (const auto stale :
                 {search::StaleEntries::Skipped, search::StaleEntries::ExpandedAgain}) {
                TracedSearch search = test::nilssons_search(name);
                search.problem = test::problem_of("216408753", "281460753");
                search.rules.duplicate_check = check;
                search.rules.stale_entries = stale;
                search.rules.heuristic = search::HeuristicId::ManhattanCheckerboard;
                search.picks = {0, 1, 2, 3};
                search.node_budget = 1500;
                const search::Recording recording = test::recorded(search);
                std::string text;
                const PosthocWritten written =
                    write_posthoc(recording, search, [&text](std::string_view block) {
                        text += block;
                        return true;
                    });
                ASSERT_EQ(written.nodes_left_out, 0u) << name;
                const auto result = read_posthoc(text);
                SCOPED_TRACE(fmt::format("{} {} {}", name, static_cast<int>(check),
                                         static_cast<int>(stale)));
                ASSERT_TRUE(std::holds_alternative<ForeignTrace>(result))
                    << std::get<ForeignTraceFault>(result).sentence;
                const auto& read = std::get<ForeignTrace>(result);
                EXPECT_EQ(read.problem, search.problem);
                EXPECT_EQ(expanded_boards(read.recording.trace), expanded_boards(recording.trace));
                EXPECT_EQ(read.recording.moves, recording.moves);
                EXPECT_EQ(read.note, "");
                test::expect_sound(read.recording.trace);
                if (check != search::DuplicateCheck::AtGeneration) continue;
                ASSERT_EQ(read.recording.trace.nodes().size(), recording.trace.nodes().size());
                for (std::size_t id = 0; id < recording.trace.nodes().size(); ++id) {
                    const trace::NewNode& a = read.recording.trace.nodes()[id];
                    const trace::NewNode& b = recording.trace.nodes()[id];
                    ASSERT_TRUE(a.board == b.board && a.parent == b.parent && a.g == b.g) << id;
                    ASSERT_EQ(a.h, b.h);
                }
            }
        }
    }
}

TEST(PosthocReader, RefusesWhatIsNoSingleSearch) {
    const auto written = [](const char* name) {
        const TracedSearch search = test::nilssons_search(name);
        std::string text;
        write_posthoc(test::recorded(search), search, [&text](std::string_view block) {
            text += block;
            return true;
        });
        return text;
    };
    EXPECT_THAT(refused(written("ids")), HasSubstr("with which one search begins"));
    EXPECT_THAT(refused(written("bidirectional")), HasSubstr("with which one search begins"));
}

TEST(PosthocReader, SurvivesDamage) {
    std::mt19937 random(11);
    const auto any = [&](std::size_t below) { return random() % below; };
    std::size_t traces = 0;
    const std::vector<std::string> words{
        "\"expanding\"", "\"generating\"", "\"end\"",    "\"pId\":1",
        "\"id\":2",      "[1,2,3,0]",      "null",       "-1",
        "1e999",         "\"updating\"",   "\"dropped\""};
    for (int trial = 0; trial < 6000; ++trial) {
        std::string text = any(2) == 0 ? two_moves : ring("");
        for (std::size_t i = any(3) + 1; i-- > 0;) {
            const std::size_t at = any(text.size());
            const std::size_t from = any(text.size());
            const std::string& word = words[any(words.size())];
            switch (any(5)) {
                case 0:
                    text[at] = text[from];
                    break;
                case 1:
                    text.erase(at, any(80));
                    break;
                case 2:
                    // A whole event comes twice, or goes elsewhere.
                    if (const std::size_t line = text.find('\n', at); line != std::string::npos)
                        text.insert(line, text.substr(from, text.find('\n', from) - from));
                    break;
                case 3:
                    text.replace(at, std::min(word.size(), text.size() - at), word);
                    break;
                default:
                    text[at] = static_cast<char>('0' + any(10));
            }
        }
        const auto read = read_posthoc(text);
        if (const auto* foreign_trace = std::get_if<ForeignTrace>(&read)) {
            ++traces;
            test::expect_sound(foreign_trace->recording.trace);
        } else {
            ASSERT_FALSE(std::get<ForeignTraceFault>(read).sentence.empty());
        }
    }
    EXPECT_GT(traces, 200u) << "too few files were read for the test to mean something";
}

}  // namespace
}  // namespace statescope::exchange
