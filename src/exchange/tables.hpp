#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "exchange/csv.hpp"
#include "exchange/rule_names.hpp"

namespace statescope::exchange {

/// A table of words and numbers, in none of the forms it can be written in.
struct Table {
    Fields titles;
    std::vector<Fields> rows;      ///< each as long as the titles
    std::size_t word_columns = 1;  ///< so many columns from the left are words, the others numbers
};

/// The table with rows and columns exchanged; its first titles become its first column.
Table transposed(const Table& table);

enum class TableForm : std::uint8_t {
    Text,      ///< columns aligned with spaces
    Csv,       ///< RFC 4180, see csv_record
    Markdown,  ///< a table of GitHub Flavored Markdown
    Latex,     ///< a tabular environment, for \input
};

template <>
std::span<const Named<TableForm>> names();

/// The table as text, ending with a line end. Whatever a form gives a meaning of its own is escaped
/// in its cells.
std::string table_text(const Table& table, TableForm form);

}  // namespace statescope::exchange
