#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace statescope::exchange {

using Fields = std::vector<std::string>;

/// One record of a CSV file (RFC 4180), its line end included: fields with commas, quotes or line
/// ends stand in quotes, a quote within them doubled. Lines end with \n alone, as text files do
/// where this program runs; all readers of CSV take that.
std::string csv_record(const Fields& fields);

/// Reads CSV record by record; lines may end with \n or \r\n.
class CsvReader {
  public:
    /// Keep the text no shorter than the reader.
    explicit CsvReader(std::string_view text) : rest_(text) {}

    /// The fields of the next record; nothing at the end of the text, or where a record is broken.
    std::optional<Fields> next();

    /// Where the record read last begins: its line, from 1.
    std::size_t line() const { return line_; }
    /// Whether a record was broken: a quote that is not closed, text after a closing quote, or a
    /// last line that does not end.
    bool broken() const { return broken_; }

  private:
    bool read_field(std::string& field);
    bool read_quoted(std::string& field);

    std::string_view rest_;
    std::size_t line_ = 0;
    std::size_t next_line_ = 1;
    bool broken_ = false;
};

}  // namespace statescope::exchange
