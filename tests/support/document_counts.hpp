#pragma once

#include <string>
#include <vector>

#include "tests/support/cases.hpp"

namespace statescope::test {

/// One row of tests/data/document_counts.tsv: what the program of a document answers for a board,
/// and what it counts on the way. The file says how each count is defined.
struct DocumentRun {
    int document = 0;   ///< 1 to 4
    std::string start;  ///< nine digits, 0 for the blank
    std::string goal;
    int moves = 0;
    std::string path;  ///< letters of the blank's moves; empty where nothing has to be moved
    long expanded = 0;
    long successors = 0;
    long largest_frontier = 0;
    long pushed = 0;
    long taken = 0;
};

/// All rows of tests/data/document_counts.tsv.
inline std::vector<DocumentRun> all_document_runs() {
    std::ifstream file = open_test_data("document_counts.tsv");
    std::vector<DocumentRun> runs;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#') || line.starts_with("document")) continue;
        const std::vector<std::string> fields = tsv_fields(line);
        runs.push_back({.document = std::stoi(fields.at(0)),
                        .start = fields.at(1),
                        .goal = fields.at(2),
                        .moves = std::stoi(fields.at(3)),
                        .path = fields.at(4) == "-" ? "" : fields.at(4),
                        .expanded = std::stol(fields.at(5)),
                        .successors = std::stol(fields.at(6)),
                        .largest_frontier = std::stol(fields.at(7)),
                        .pushed = std::stol(fields.at(8)),
                        .taken = std::stol(fields.at(9))});
    }
    return runs;
}

}  // namespace statescope::test
