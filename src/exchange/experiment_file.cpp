#include "exchange/experiment_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "exchange/rule_names.hpp"

namespace statescope::exchange {

namespace {

constexpr std::string_view first_words = "# statescope ";
constexpr std::string_view rows_words = "# rows: ";

template <class Number>
std::optional<Number> number_of(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// The figures of b*, which are digits with a point between; from_chars for floating point is not
/// there in every standard library we build with.
std::optional<double> decimal_of(const std::string& text) {
    const std::size_t point = text.find('.');
    if (point == std::string::npos) return std::nullopt;
    const auto whole = number_of<std::uint32_t>(text.substr(0, point));
    const auto part = number_of<std::uint32_t>(text.substr(point + 1));
    if (!whole || !part) return std::nullopt;
    double scale = 1;
    for (std::size_t i = point + 1; i < text.size(); ++i)
        scale *= 10;
    return *whole + *part / scale;
}

/// Takes a line off the front of a text, its end included.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end == std::string_view::npos ? end : end + 1);
    text.remove_prefix(line.size());
    return line;
}

/// Takes the comments off the front of a text and reads them.
std::optional<ExperimentFile> read_comments(std::string name, std::string_view& text) {
    ExperimentFile file;
    file.name = std::move(name);
    if (!text.starts_with(first_words)) return std::nullopt;
    while (text.starts_with('#')) {
        const std::string_view line = take_line(text);
        file.head += line;
        if (!line.starts_with(rows_words) || !line.ends_with('\n')) continue;
        std::string_view number = line.substr(rows_words.size());
        number.remove_suffix(1);
        file.rows = number_of<std::size_t>(number).value_or(0);
    }
    if (file.rows == 0) return std::nullopt;
    return file;
}

/// "3, 4, 5 and 12 more".
std::string listed(const std::vector<std::size_t>& numbers) {
    constexpr std::size_t most = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, numbers.size()); ++i)
        text += (i > 0 ? ", " : "") + fmt::to_string(numbers[i]);
    if (numbers.size() > most) text += fmt::format(" and {} more", numbers.size() - most);
    return text;
}

std::string row_words(const std::vector<std::size_t>& numbers) {
    return (numbers.size() == 1 ? "row " : "rows ") + listed(numbers);
}

std::string stand(const std::vector<std::size_t>& numbers) {
    return numbers.size() == 1 ? "stands" : "stand";
}

/// The rows that a file and one before it both hold.
std::optional<ExperimentFault> doubled_row(std::span<const ExperimentFile> files, std::size_t at) {
    for (const ExperimentFile& earlier : files.first(at)) {
        std::vector<std::size_t> both;
        for (const auto& [number, fields] : files[at].held) {
            if (earlier.held.contains(number)) both.push_back(number);
        }
        if (both.empty()) continue;
        return ExperimentFault{fmt::format("{} {} in {} and in {} too", row_words(both),
                                           stand(both), earlier.name, files[at].name)};
    }
    return std::nullopt;
}

/// Reads figures of a row by the titles of their columns.
class RowReader {
  public:
    RowReader(const Fields& titles, const Fields& fields) : titles_(&titles), fields_(&fields) {}

    const std::string& word(std::string_view title) {
        static const std::string none;
        const auto found = std::find(titles_->begin(), titles_->end(), title);
        if (found != titles_->end())
            return (*fields_)[static_cast<std::size_t>(found - titles_->begin())];
        fail(title);
        return none;
    }
    template <class Number>
    Number number(std::string_view title) {
        const auto read = number_of<Number>(word(title));
        if (!read) fail(title);
        return read.value_or(Number{});
    }
    std::optional<int> number_if_any(std::string_view title) {
        if (word(title).empty()) return std::nullopt;
        return number<int>(title);
    }
    std::optional<double> decimal_if_any(std::string_view title) {
        if (word(title).empty()) return std::nullopt;
        const auto read = decimal_of(word(title));
        if (!read) fail(title);
        return read;
    }

    /// The first column that could not be read; empty when all could.
    const std::string& failed() const { return failed_; }

  private:
    void fail(std::string_view title) {
        if (failed_.empty()) failed_ = title;
    }

    const Fields* titles_;
    const Fields* fields_;
    std::string failed_;
};

}  // namespace

std::variant<ExperimentFile, ExperimentFault> read_experiment(std::string name,
                                                              std::string_view text) {
    const std::string of = name;
    std::string_view rest = text;
    std::optional<ExperimentFile> file = read_comments(std::move(name), rest);
    if (!file) return ExperimentFault{of + " is no file of statescope experiment"};
    const auto comments =
        static_cast<std::size_t>(std::count(file->head.begin(), file->head.end(), '\n'));
    CsvReader reader(rest);
    const auto fault = [&](std::string_view what) {
        return ExperimentFault{fmt::format("{}, line {}: {}", of, comments + reader.line(), what)};
    };
    const auto titles = reader.next();
    if (!titles || titles->front() != "row") return fault("no titles of columns");
    file->titles = *titles;
    file->head += csv_record(*titles);
    while (auto fields = reader.next()) {
        if (fields->size() != file->titles.size()) {
            return fault(fmt::format("{} fields where there should be {}", fields->size(),
                                     file->titles.size()));
        }
        const auto number = number_of<std::size_t>(fields->front());
        if (!number || *number == 0 || *number > file->rows) {
            return fault(fmt::format("\"{}\" is no number of a row from 1 to {}", fields->front(),
                                     file->rows));
        }
        if (!file->held.emplace(*number, std::move(*fields)).second)
            return fault(fmt::format("row {} stands here for the second time", *number));
    }
    if (reader.broken()) return fault("a row that is not complete");
    return *std::move(file);
}

std::variant<std::string, ExperimentFault> merged(std::span<const ExperimentFile> files) {
    std::map<std::size_t, const Fields*> rows;
    for (std::size_t at = 0; at < files.size(); ++at) {
        if (files[at].head != files.front().head) {
            return ExperimentFault{fmt::format("{} and {} are not parts of one experiment",
                                               files.front().name, files[at].name)};
        }
        if (const auto fault = doubled_row(files, at)) return *fault;
        for (const auto& [number, fields] : files[at].held)
            rows.emplace(number, &fields);
    }
    std::vector<std::size_t> missing;
    for (std::size_t number = 1; number <= files.front().rows; ++number) {
        if (!rows.contains(number)) missing.push_back(number);
    }
    if (!missing.empty()) {
        return ExperimentFault{
            fmt::format("{} of {} {} in none of the files: a shard is missing or was stopped",
                        row_words(missing), files.front().rows, stand(missing))};
    }
    std::string text = files.front().head;
    for (const auto& [number, fields] : rows)
        text += csv_record(*fields);
    return text;
}

std::variant<std::vector<study::Sample>, ExperimentFault> samples_of(const ExperimentFile& file) {
    std::vector<study::Sample> samples;
    for (const auto& [number, fields] : file.held) {
        RowReader row(file.titles, fields);
        const bool solved = value_of<trace::Outcome>(row.word("outcome")) == trace::Outcome::Solved;
        samples.push_back({.run = row.word("run"),
                           .distance = row.number_if_any("distance"),
                           .solved = solved,
                           .moves = solved ? row.number<std::uint32_t>("moves") : 0,
                           .expanded = row.number<std::uint64_t>("expanded"),
                           .generated = row.number<std::uint64_t>("generated"),
                           .successors = row.number<std::uint64_t>("successors"),
                           .branching = row.decimal_if_any("b_star")});
        if (!row.failed().empty()) {
            return ExperimentFault{fmt::format("{}, row {}: the column {} cannot be read",
                                               file.name, number, row.failed())};
        }
    }
    return samples;
}

}  // namespace statescope::exchange
