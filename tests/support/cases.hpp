#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/shape.hpp"

namespace statescope::test {

/// One row of tests/data/cases.tsv: a board from a judge, a course, a paper or a bug report, and
/// what is known about it.
struct Case {
    std::string id;
    std::string source;
    std::string kind;  ///< "input-form", "known-answer" or "bug"
    std::optional<puzzle::Shape> shape;
    std::string start;  ///< as people write it, line ends being line ends
    std::string goal;
    std::string remarks;                          ///< the whole `expected` column
    std::map<std::string, std::string> expected;  ///< its `key=value` parts, by key
    std::string note;

    /// The value of a key; nothing where the row does not state it.
    std::optional<std::string> value(const std::string& key) const {
        const auto found = expected.find(key);
        if (found == expected.end()) return std::nullopt;
        return found->second;
    }
};

/// The fields of a line of a tab-separated file; empty ones are kept.
inline std::vector<std::string> tsv_fields(const std::string& line) {
    std::vector<std::string> fields(1);
    for (const char c : line) {
        if (c == '\t') {
            fields.emplace_back();
        } else {
            fields.back() += c;
        }
    }
    return fields;
}

/// Opens a file of tests/data.
inline std::ifstream open_test_data(const std::string& name) {
    std::ifstream file(std::filesystem::path(STATESCOPE_TEST_DATA) / name, std::ios::binary);
    if (!file) throw std::runtime_error("no test data file " + name);
    return file;
}

namespace detail {

inline std::string unescaped(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '\\' && i + 1 < text.size();
        if (escape && text[i + 1] == 'n') {
            result += '\n';
            ++i;
        } else if (escape && text[i + 1] == 'r') {
            result += '\r';
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// "3x4"; nothing for "-".
inline std::optional<puzzle::Shape> shape_of(std::string_view text) {
    if (text.size() != 3 || text[1] != 'x') return std::nullopt;
    return puzzle::Shape{text[0] - '0', text[2] - '0'};
}

/// The parts of "solvable=yes; optimal_moves=4; 4 inversions" that are a plain key and a value.
inline std::map<std::string, std::string> values_of(const std::string& remarks) {
    std::map<std::string, std::string> values;
    std::istringstream parts(remarks);
    for (std::string part; std::getline(parts, part, ';');) {
        const std::size_t begin = part.find_first_not_of(' ');
        const std::size_t equals = part.find('=');
        if (begin == std::string::npos || equals == std::string::npos) continue;
        const std::string key = part.substr(begin, equals - begin);
        const bool plain =
            key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string::npos;
        if (plain) values.emplace(key, part.substr(equals + 1));
    }
    return values;
}

}  // namespace detail

/// All rows of tests/data/cases.tsv.
inline std::vector<Case> all_cases() {
    std::ifstream file = open_test_data("cases.tsv");
    std::string line;
    std::getline(file, line);  // the names of the columns
    std::vector<Case> cases;
    while (std::getline(file, line)) {
        std::vector<std::string> fields = tsv_fields(line);
        fields.resize(8);
        cases.push_back({.id = fields[0],
                         .source = fields[1],
                         .kind = fields[2],
                         .shape = detail::shape_of(fields[3]),
                         .start = detail::unescaped(fields[4]),
                         .goal = detail::unescaped(fields[5]),
                         .remarks = fields[6],
                         .expected = detail::values_of(fields[6]),
                         .note = fields[7]});
    }
    return cases;
}

}  // namespace statescope::test
