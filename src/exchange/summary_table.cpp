#include "exchange/summary_table.hpp"

#include <fmt/format.h>

namespace statescope::exchange {

namespace {

void add_spread_titles(Fields& titles, std::string_view figure) {
    for (const std::string_view part : {"mean", "q1", "median", "q3"})
        titles.push_back(fmt::format("{}_{}", figure, part));
}

/// Quartiles lie on a value, or a quarter, a half or three quarters of the way to the next.
void add_spread(Fields& row, const study::Spread& spread) {
    row.push_back(fmt::format("{:.2f}", spread.mean));
    for (const double quartile : {spread.lower_quartile, spread.median, spread.upper_quartile})
        row.push_back(fmt::format("{:.2f}", quartile));
}

}  // namespace

Table summary_table(std::span<const study::Summary> summaries) {
    Table table{.titles = {"run", "distance", "boards", "solved", "shortest"}, .rows = {}};
    add_spread_titles(table.titles, "expanded");
    add_spread_titles(table.titles, "generated");
    table.titles.emplace_back("successors_mean");
    table.titles.emplace_back("b_star_mean");
    for (const study::Summary& summary : summaries) {
        Fields row{summary.run, summary.distance ? fmt::to_string(*summary.distance) : "-",
                   fmt::to_string(summary.boards), fmt::to_string(summary.solved),
                   summary.distance ? fmt::to_string(summary.shortest) : "-"};
        if (summary.solved > 0) {
            add_spread(row, summary.expanded);
            add_spread(row, summary.generated);
            row.push_back(fmt::format("{:.2f}", summary.mean_successors));
        }
        row.push_back(summary.mean_branching ? fmt::format("{:.3f}", *summary.mean_branching)
                                             : "-");
        row.resize(table.titles.size(), "-");
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace statescope::exchange
