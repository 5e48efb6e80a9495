#include "exchange/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "figure/latex_text.hpp"

namespace statescope::exchange {

namespace {

/// How many characters a cell takes: all bytes but those that go on with a character of UTF-8.
std::size_t width_of(std::string_view cell) {
    return static_cast<std::size_t>(std::count_if(cell.begin(), cell.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

std::string text_line(const Fields& cells, const std::vector<std::size_t>& widths,
                      std::size_t word_columns) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string space(widths[i] - width_of(cells[i]), ' ');
        if (i > 0) line += "  ";
        line += i < word_columns ? cells[i] + space : space + cells[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::string plain_text(const Table& table) {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < table.titles.size(); ++i) {
        widths.push_back(width_of(table.titles[i]));
        for (const Fields& row : table.rows)
            widths[i] = std::max(widths[i], width_of(row[i]));
    }
    std::string text = text_line(table.titles, widths, table.word_columns);
    for (const Fields& row : table.rows)
        text += text_line(row, widths, table.word_columns);
    return text;
}

std::string csv(const Table& table) {
    std::string text = csv_record(table.titles);
    for (const Fields& row : table.rows)
        text += csv_record(row);
    return text;
}

std::string markdown_cell(std::string_view cell) {
    std::string escaped;
    for (const char c : cell) {
        if (c == '\n') {
            escaped += "<br>";
            continue;
        }
        if (std::string_view("\\`*_<>|[]&~").find(c) != std::string_view::npos) escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string markdown(const Table& table) {
    const auto line = [](const Fields& cells) {
        std::string text;
        for (const std::string& cell : cells)
            text += "| " + markdown_cell(cell) + ' ';
        return text + "|\n";
    };
    std::string text = line(table.titles);
    for (std::size_t i = 0; i < table.titles.size(); ++i)
        text += i < table.word_columns ? "| :-- " : "| --: ";
    text += "|\n";
    for (const Fields& row : table.rows)
        text += line(row);
    return text;
}

std::string latex_cell(std::string_view cell) {
    std::string escaped = figure::latex_text(cell);
    // Straight after \\ a [ would be the length of an optional argument.
    return escaped.starts_with('[') ? "{[}" + escaped.substr(1) : escaped;
}

std::string latex(const Table& table) {
    std::string text = "\\begin{tabular}{";
    for (std::size_t i = 0; i < table.titles.size(); ++i)
        text += i < table.word_columns ? 'l' : 'r';
    text += "}\n\\hline\n";
    const auto line = [](const Fields& cells) {
        std::string joined;
        for (const std::string& cell : cells) {
            if (&cell != &cells.front()) joined += " & ";
            joined += latex_cell(cell);
        }
        return joined + " \\\\\n";
    };
    text += line(table.titles) + "\\hline\n";
    for (const Fields& row : table.rows)
        text += line(row);
    return text + "\\hline\n\\end{tabular}\n";
}

}  // namespace

template <>
std::span<const Named<TableForm>> names() {
    using enum TableForm;
    static constexpr std::array<Named<TableForm>, 4> all{
        {{"text", Text}, {"csv", Csv}, {"markdown", Markdown}, {"latex", Latex}}};
    return all;
}

Table transposed(const Table& table) {
    Table turned{.titles = {table.titles.front()}, .rows = {}};
    for (const Fields& row : table.rows)
        turned.titles.push_back(row.front());
    for (std::size_t column = 1; column < table.titles.size(); ++column) {
        Fields row{table.titles[column]};
        for (const Fields& of_table : table.rows)
            row.push_back(of_table[column]);
        turned.rows.push_back(std::move(row));
    }
    return turned;
}

std::string table_text(const Table& table, TableForm form) {
    switch (form) {
        case TableForm::Text:
            return plain_text(table);
        case TableForm::Csv:
            return csv(table);
        case TableForm::Markdown:
            return markdown(table);
        case TableForm::Latex:
            break;
    }
    return latex(table);
}

}  // namespace statescope::exchange
