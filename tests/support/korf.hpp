#pragma once

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "search/problem.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"

namespace statescope::test {

/// One of the 100 boards of Korf 1985 (tests/data/korf100.tsv).
struct KorfInstance {
    std::string number;
    search::Problem problem;
    std::size_t moves = 0;        ///< of the shortest solutions
    std::uint64_t generated = 0;  ///< by his IDA*: order U L R D, the root counted, summed up over
                                  ///< all rounds
    std::uint64_t expanded = 0;   ///< the goal counted
};

/// His goal has the blank first.
inline puzzle::Board korfs_goal() {
    return board_of({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15});
}

inline std::vector<KorfInstance> korfs_instances() {
    std::ifstream file = open_test_data("korf100.tsv");
    std::string line;
    std::getline(file, line);  // the names of the columns
    std::vector<KorfInstance> instances;
    while (std::getline(file, line)) {
        const std::vector<std::string> fields = tsv_fields(line);
        std::istringstream numbers(fields.at(1));
        std::vector<int> tiles;
        for (int tile = 0; numbers >> tile;)
            tiles.push_back(tile);
        instances.push_back({.number = fields[0],
                             .problem = {{4, 4}, board_of(tiles), korfs_goal()},
                             .moves = std::stoul(fields.at(2)),
                             .generated = std::stoull(fields.at(5)),
                             .expanded = std::stoull(fields.at(6))});
    }
    return instances;
}

}  // namespace statescope::test
