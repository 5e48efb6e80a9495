#include "bench/documents/programs.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace statescope::bench {
namespace {

/// A step of the blank, by rows and columns.
struct Step {
    int rows;
    int columns;
    char letter;
};

int manhattan_sum(const std::string& board) {
    int sum = 0;
    for (int at = 0; at < static_cast<int>(board.size()); ++at) {
        const char tile = board[static_cast<std::size_t>(at)];
        if (tile == 'x') continue;
        const int home = tile - '1';
        sum += std::abs(at / 3 - home / 3) + std::abs(at % 3 - home % 3);
    }
    return sum;
}

/// A node of document 2: the board as a square, its parent, the next in the list.
struct Square {
    std::array<std::array<int, 3>, 3> tiles{};
    const Square* parent = nullptr;
    Square* next = nullptr;

    explicit Square(const std::string& text) {
        for (std::size_t i = 0; i < 9; ++i)
            tiles[i / 3][i % 3] = text[i] - '0';
    }

    std::string text() const {
        std::string text;
        for (const auto& row : tiles) {
            for (const int tile : row)
                text += static_cast<char>(tile + '0');
        }
        return text;
    }

    /// Moves the blank of a copy of `from`; false at the border.
    bool move_blank(const Square& from, Step step) {
        int row = 0;
        int column = 0;
        for (int i = 0; i < 3; ++i) {
            for (int j = 0; j < 3; ++j) {
                if (from.at(i, j) != 0) continue;
                row = i;
                column = j;
            }
        }
        const int other_row = row + step.rows;
        const int other_column = column + step.columns;
        if (other_row < 0 || other_row > 2 || other_column < 0 || other_column > 2) return false;
        std::swap(at(row, column), at(other_row, other_column));
        return true;
    }

    int& at(int row, int column) {
        return tiles[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    int at(int row, int column) const {
        return tiles[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
};

}  // namespace

Told document_1(const std::string& start) {
    constexpr std::array<Step, 4> steps{{{-1, 0, 'u'}, {0, 1, 'r'}, {1, 0, 'd'}, {0, -1, 'l'}}};
    const std::string goal = "12345678x";
    Told told;
    std::unordered_map<std::string, int> distance;
    std::unordered_map<std::string, std::pair<std::string, char>> previous;
    using Entry = std::pair<int, std::string>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> heap;
    heap.push({manhattan_sum(start), start});
    distance[start] = 0;
    while (!heap.empty()) {
        const Entry top = heap.top();
        heap.pop();
        std::string board = top.second;
        if (board == goal) break;
        ++told.expanded;
        const int blank = static_cast<int>(board.find('x'));
        const int g = distance[board];
        const std::string before = board;
        for (const Step step : steps) {
            const int row = blank / 3 + step.rows;
            const int column = blank % 3 + step.columns;
            if (row < 0 || row > 2 || column < 0 || column > 2) continue;
            char& from = board[static_cast<std::size_t>(blank)];
            char& to = board[static_cast<std::size_t>(3 * row + column)];
            std::swap(from, to);
            if (distance.count(board) == 0 || distance[board] > g + 1) {
                distance[board] = g + 1;
                previous[board] = {before, step.letter};
                heap.push({distance[board] + manhattan_sum(board), board});
            }
            std::swap(from, to);
        }
    }
    std::string path;
    for (std::string at = goal; at != start; at = previous[at].first)
        path += previous[at].second;
    told.moves = path.size();
    return told;
}

Told document_2(const std::string& start, const std::string& goal) {
    constexpr std::array<Step, 4> steps{{{-1, 0, 'u'}, {1, 0, 'd'}, {0, -1, 'l'}, {0, 1, 'r'}}};
    Told told;
    std::unordered_map<std::string, bool> expanded;
    const auto nodes = std::make_shared<std::vector<std::unique_ptr<Square>>>();
    nodes->push_back(std::make_unique<Square>(start));
    Square* last = nodes->back().get();
    const Square* front = last;
    for (; front != nullptr; front = front->next) {
        const std::string text = front->text();
        if (text == goal) break;
        if (expanded.find(text) != expanded.end()) continue;
        expanded[text] = true;
        std::array<Square*, 4> children{};
        for (Square*& child : children) {
            nodes->push_back(std::make_unique<Square>(text));
            child = nodes->back().get();
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (!children[i]->move_blank(*front, steps[i])) continue;
            children[i]->parent = front;
            last->next = children[i];
            last = last->next;
        }
    }
    told.expanded = expanded.size();
    for (; front != nullptr && front->parent != nullptr; front = front->parent)
        ++told.moves;
    told.nodes = nodes;
    return told;
}

}  // namespace statescope::bench
