#include "exchange/csv.hpp"

#include <algorithm>

namespace statescope::exchange {

std::string csv_record(const Fields& fields) {
    std::string record;
    for (const std::string& field : fields) {
        if (&field != &fields.front()) record += ',';
        if (field.find_first_of(",\"\r\n") == std::string::npos) {
            record += field;
            continue;
        }
        record += '"';
        for (const char c : field)
            record.append(c == '"' ? 2 : 1, c);
        record += '"';
    }
    return record + '\n';
}

std::optional<Fields> CsvReader::next() {
    if (rest_.empty() || broken_) return std::nullopt;
    line_ = next_line_;
    Fields fields(1);
    for (;;) {
        if (!read_field(fields.back()) || rest_.empty()) break;
        const char after = rest_.front();
        if (rest_.starts_with("\r\n")) rest_.remove_prefix(1);
        rest_.remove_prefix(1);
        if (after == ',') {
            fields.emplace_back();
            continue;
        }
        ++next_line_;
        return fields;
    }
    broken_ = true;
    return std::nullopt;
}

/// Up to the comma or line end that ends the field; false when it is broken.
bool CsvReader::read_field(std::string& field) {
    if (rest_.starts_with('"')) return read_quoted(field);
    const std::size_t end = std::min(rest_.find_first_of(",\n"), rest_.size());
    const bool carriage_return = end > 0 && rest_[end - 1] == '\r' && rest_.substr(end, 1) == "\n";
    field = rest_.substr(0, carriage_return ? end - 1 : end);
    rest_.remove_prefix(field.size());
    return field.find('"') == std::string::npos;
}

bool CsvReader::read_quoted(std::string& field) {
    for (;;) {
        rest_.remove_prefix(1);
        const std::size_t quote = rest_.find('"');
        if (quote == std::string_view::npos) return false;
        field += rest_.substr(0, quote);
        rest_.remove_prefix(quote + 1);
        if (!rest_.starts_with('"')) break;
        field += '"';
    }
    next_line_ += static_cast<std::size_t>(std::count(field.begin(), field.end(), '\n'));
    return rest_.empty() || rest_.front() == ',' || rest_.front() == '\n' ||
           rest_.starts_with("\r\n");
}

}  // namespace statescope::exchange
