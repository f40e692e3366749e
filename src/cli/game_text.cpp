#include "cli/game_text.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/sentences.h"
#include "cli/tables.h"

namespace ariadne::cli {

using worlds::Report;
using worlds::Solution;

namespace {

constexpr std::size_t turns_shown = 4;  // of a candidate's line

const worlds::Table* table_of(const Report& report, std::string_view name) {
    const auto found = std::ranges::find(report.tables, name, &worlds::Table::name);
    return found == report.tables.end() ? nullptr : &*found;
}

// Figures are of a thousand.
double percent(const Solution& solution, std::string_view name) {
    const std::int64_t* const found = worlds::figure(solution.figures, name);
    return found == nullptr ? 0 : static_cast<double>(*found) / 10;
}

std::string candidates_text(const Report& report, Language language) {
    worlds::Comparison table;
    table.columns = {{"move", tr("move")},
                     {"chance", tr("chance %"), 1},
                     {"share", tr("explored %"), 1},
                     {"line", tr("continuation")}};
    for (const Solution& candidate : report.listed) {
        if (candidate.slides.empty()) continue;
        const std::size_t shown = std::min(candidate.slides.size(), turns_shown);
        const auto then = std::span(candidate.slides).subspan(1, shown - 1);
        const std::string more = candidate.slides.size() > shown ? " ..." : "";
        table.rows.push_back({candidate.slides.front(), percent(candidate, "chance_permille"),
                              percent(candidate, "share_permille"), fmt::format("{}{}", fmt::join(then, " "), more)});
    }
    return table.rows.empty() ? std::string() : "\n" + table_text(table, language);
}

// A row of a table under the names of its columns.
std::int64_t cell(const worlds::Table& table, const std::vector<std::int64_t>& row, std::string_view column) {
    const auto found = std::ranges::find(table.columns, column);
    return found == table.columns.end() ? 0 : row[static_cast<std::size_t>(found - table.columns.begin())];
}

std::string territory_text(const worlds::Table& table, Language language) {
    std::string out;
    for (const auto& row : table.rows)
        out +=
            say(language,
                cell(table, row, "stride") == 0 ? tr("Territory by queen moves: White {0}, Black {1}, contested {2}.")
                                                : tr("Territory by king moves: White {0}, Black {1}, contested {2}."),
                cell(table, row, "white"), cell(table, row, "black"), cell(table, row, "both")) +
            "\n";
    return "\n" + out;
}

std::string regions_text(const worlds::Table& table, Language language) {
    worlds::Comparison out;
    out.columns = {{"region", tr("region")}, {"side", tr("side")}, {"cells", tr("cells")}, {"turns", tr("own moves")}};
    for (const auto& row : table.rows) {
        const std::int64_t player = cell(table, row, "player");
        const std::int64_t least = cell(table, row, "least");
        const std::int64_t most = cell(table, row, "most");
        const auto column = static_cast<char>('a' + cell(table, row, "x") - 1);
        out.rows.push_back({fmt::format("{}{}", column, cell(table, row, "y")),
                            player == 0 ? Message(tr("both")) : catalog::side_in_words(player),
                            cell(table, row, "cells"),
                            player == 0     ? worlds::Value()
                            : least == most ? worlds::Value(fmt::format("{}", least))
                                            : worlds::Value(fmt::format("{}-{}", least, most))});
    }
    return out.rows.empty() ? std::string() : "\n" + table_text(out, language);
}

}  // namespace

std::string game_details(const Report& report, Language language) {
    std::string out = candidates_text(report, language);
    if (const worlds::Table* territory = table_of(report, "territory")) out += territory_text(*territory, language);
    if (const worlds::Table* regions = table_of(report, "regions")) out += regions_text(*regions, language);
    return out;
}

}  // namespace ariadne::cli
