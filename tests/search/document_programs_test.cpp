// The programs of documents 1, 2 and 4 told again with the containers they use (text, map, heap,
// list) and none of ours, with counters in the places where document_counts.tsv has them; and our
// searches held against them on boards that stand in no table.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <ostream>
#include <queue>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "puzzle/move.hpp"
#include "puzzle/shuffle.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

/// What a document's program answers and counts.
struct Told {
    std::string path;
    std::size_t expanded = 0;
    std::size_t successors = 0;
    std::size_t pushed = 0;  ///< after the start
    std::size_t taken = 0;
    std::size_t largest_frontier = 0;
};

/// A move of the blank (written x) on a board of three rows as text.
struct BlankStep {
    char letter;
    int rows;
    int columns;
};
constexpr BlankStep up{'u', -1, 0};
constexpr BlankStep down{'d', 1, 0};
constexpr BlankStep left{'l', 0, -1};
constexpr BlankStep right{'r', 0, 1};

/// Makes the move; false at the border.
bool make_move(std::string& board, BlankStep step) {
    const int blank = static_cast<int>(board.find('x'));
    const int row = blank / 3 + step.rows;
    const int column = blank % 3 + step.columns;
    if (row < 0 || row > 2 || column < 0 || column > 2) return false;
    std::swap(board[static_cast<std::size_t>(blank)],
              board[static_cast<std::size_t>(3 * row + column)]);
    return true;
}

int tiles_out_of_place(const std::string& board, const std::string& goal) {
    int sum = 0;
    for (int at = 0; at < 9; ++at) {
        const char tile = board[static_cast<std::size_t>(at)];
        if (tile == 'x') continue;
        const int home = static_cast<int>(goal.find(tile));
        sum += std::abs(at / 3 - home / 3) + std::abs(at % 3 - home % 3);
    }
    return sum;
}

/// Document 1: A*, a heap of (f, text), a map of distances; whoever comes out of the heap is
/// expanded, with the distance known by now.
Told document_1(const std::string& start, const std::string& goal) {
    Told told;
    std::unordered_map<std::string, int> distance{{start, 0}};
    std::unordered_map<std::string, std::pair<std::string, char>> previous;
    using Entry = std::pair<int, std::string>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> heap;
    heap.push({tiles_out_of_place(start, goal), start});
    told.largest_frontier = 1;
    while (!heap.empty()) {
        const std::string board = heap.top().second;
        heap.pop();
        ++told.taken;
        if (board == goal) break;
        ++told.expanded;
        for (const BlankStep step : {up, right, down, left}) {
            std::string next = board;
            if (!make_move(next, step)) continue;
            ++told.successors;
            const int g = distance[board] + 1;
            const auto known = distance.find(next);
            if (known != distance.end() && known->second <= g) continue;
            distance[next] = g;
            previous[next] = {board, step.letter};
            heap.push({g + tiles_out_of_place(next, goal), next});
            ++told.pushed;
            told.largest_frontier = std::max(told.largest_frontier, heap.size());
        }
    }
    for (std::string at = goal; at != start; at = previous[at].first)
        told.path += previous[at].second;
    std::reverse(told.path.begin(), told.path.end());
    return told;
}

/// Document 2: breadth-first through a linked list that is never shortened; a board is known once
/// it was expanded.
Told document_2(const std::string& start, const std::string& goal) {
    struct Link {
        std::string board;
        std::size_t parent;
        char letter;
    };
    Told told;
    std::vector<Link> list{{start, 0, ' '}};
    std::set<std::string> expanded;
    for (std::size_t front = 0; front < list.size(); ++front) {
        ++told.taken;
        const std::string board = list[front].board;
        if (board == goal) {
            for (std::size_t at = front; at != 0; at = list[at].parent)
                told.path += list[at].letter;
            std::reverse(told.path.begin(), told.path.end());
            break;
        }
        if (!expanded.insert(board).second) continue;
        ++told.expanded;
        for (const BlankStep step : {up, down, left, right}) {
            std::string next = board;
            if (!make_move(next, step)) continue;
            ++told.successors;
            list.push_back({next, front, step.letter});
            ++told.pushed;
        }
        told.largest_frontier = std::max(told.largest_frontier, list.size() - 1 - front);
    }
    return told;
}

/// Document 4: breadth-first through a queue of boards that carry their paths; a board is known
/// once it was put in the queue.
Told document_4(const std::string& start, const std::string& goal) {
    Told told;
    std::queue<std::pair<std::string, std::string>> queue;
    std::map<std::string, bool> visited;
    queue.push({start, ""});
    visited[start] = true;
    told.largest_frontier = 1;
    while (!queue.empty()) {
        const auto [board, path] = queue.front();
        queue.pop();
        ++told.taken;
        if (board == goal) {
            told.path = path;
            break;
        }
        ++told.expanded;
        for (const BlankStep step : {up, right, down, left}) {
            std::string next = board;
            if (!make_move(next, step)) continue;
            ++told.successors;
            if (visited[next]) continue;
            visited[next] = true;
            queue.push({next, path + step.letter});
            ++told.pushed;
            told.largest_frontier = std::max(told.largest_frontier, queue.size());
        }
    }
    return told;
}

std::string as_text(puzzle::Board board) {
    std::string text;
    for (const int number : test::numbers_of(board, test::three_by_three))
        text += number == 0 ? 'x' : static_cast<char>('0' + number);
    return text;
}

void expect_the_same(const search::Algorithm& algorithm,
                     Told (*program)(const std::string&, const std::string&),
                     const search::Problem& problem) {
    const std::string start = as_text(problem.start);
    const std::string goal = as_text(problem.goal);
    SCOPED_TRACE(start + " to " + goal);
    const Told told = program(start, goal);
    const search::Count count = search::count(problem, algorithm, algorithm.document_rules);
    EXPECT_EQ(puzzle::letters(count.result.moves), told.path);
    EXPECT_EQ(count.counters.expanded, told.expanded);
    EXPECT_EQ(count.counters.successors, told.successors);
    EXPECT_EQ(count.counters.generated - 1, told.pushed);
    EXPECT_EQ(count.counters.taken, told.taken);
    // Our frontier holds the start before it is taken, document 2's list behind it never does.
    EXPECT_EQ(count.counters.largest_frontier, std::max<std::size_t>(told.largest_frontier, 1));
}

struct Program {
    const char* algorithm;
    Told (*run)(const std::string& start, const std::string& goal);
    std::vector<std::string> goals;
    int boards;  ///< drawn for each goal
};

void PrintTo(const Program& program, std::ostream* out) {
    *out << program.algorithm;
}

class DocumentProgram : public testing::TestWithParam<Program> {};

TEST_P(DocumentProgram, AgreesOnBoardsDrawnEvenly) {
    const search::Algorithm& algorithm = test::algorithm_of(GetParam().algorithm);
    std::uint64_t seed = 20'231'129;
    for (const std::string& digits : GetParam().goals) {
        const puzzle::Board goal = test::board_of(digits);
        for (int i = 0; i < GetParam().boards; ++i) {
            const puzzle::Board start = puzzle::random_solvable(goal, test::three_by_three, ++seed);
            expect_the_same(algorithm, GetParam().run, {test::three_by_three, start, goal});
        }
    }
}

TEST_P(DocumentProgram, AgreesOnEveryBoardUpToFourMovesAway) {
    const search::Algorithm& algorithm = test::algorithm_of(GetParam().algorithm);
    for (const std::string& digits : GetParam().goals) {
        const puzzle::Board goal = test::board_of(digits);
        std::vector<puzzle::Board> boards{goal};
        for (std::size_t i = 0; boards.size() < 60; ++i) {
            for (const puzzle::Move move : puzzle::all_moves) {
                const auto next = puzzle::moved(boards[i], test::three_by_three, move);
                if (next) boards.push_back(*next);
            }
        }
        for (const puzzle::Board start : boards)
            expect_the_same(algorithm, GetParam().run, {test::three_by_three, start, goal});
    }
}

// Documents 1 and 4 have their goal written into them; only document 2 reads one.
INSTANTIATE_TEST_SUITE_P(
    Documents, DocumentProgram,
    testing::Values(Program{"astar", document_1, {"123456780"}, 30},
                    Program{"bfs-parent", document_2, {"123804765", "123456780", "871526340"}, 4},
                    Program{"bfs", document_4, {"123456780"}, 8}));

}  // namespace
}  // namespace statescope
