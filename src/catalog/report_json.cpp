#include <cmath>

#include "catalog/json.h"
#include "worlds/gap.h"

namespace ariadne::catalog {

namespace json = boost::json;
using worlds::Report;
using worlds::Solution;

namespace {

json::array route_json(const Solution& solution) {
    json::array route;
    route.reserve(solution.route.size());
    for (const auto& [x, y] : solution.route) route.push_back(json::array{x, y});
    return route;
}

json::object table_json(const worlds::Table& table) {
    json::array rows;
    for (const auto& row : table.rows) {
        json::object line;
        for (std::size_t i = 0; i < table.columns.size(); ++i) line[table.columns[i]] = row[i];
        rows.push_back(std::move(line));
    }
    return {{table.name, std::move(rows)}};
}

double rounded(double value, double unit) {
    return std::round(value / unit) * unit;
}

json::object stats_json(const Stats& stats) {
    constexpr double bytes_per_mb = 1024.0 * 1024.0;
    return {{"expanded", stats.expanded},
            {"generated", stats.generated},
            {"seconds", std::round(stats.seconds * 1e6) / 1e6},
            {"peak_mb", rounded(static_cast<double>(stats.peak_bytes) / bytes_per_mb, 0.125)}};
}

}  // namespace

std::string_view to_string(Verdict verdict) {
    switch (verdict) {
        case Verdict::solved:
            return "solved";
        case Verdict::impossible:
            return "impossible";
        case Verdict::unknown:
            return "unknown";
    }
    return "unknown";
}

json::object to_json(const Solution& solution) {
    json::object out;
    for (const auto& [name, value] : solution.figures) out[name] = value;
    if (!solution.route.empty()) out["route"] = route_json(solution);
    if (!solution.slides.empty()) out["slides"] = json::array(solution.slides.begin(), solution.slides.end());
    return out;
}

json::object to_json(const Error& error) {
    json::object out;
    if (error.line > 0) out["line"] = error.line;
    if (error.column > 0) out["column"] = error.column;
    out["message"] = error.message;
    return out;
}

json::object to_json(const Report& report) {
    json::object out{{"world", report.world},
                     {"objective", report.objective},
                     {"verdict", to_string(report.verdict)},
                     {"proven", report.proven}};
    if (report.life_proven) out[report.resource + "_proven"] = *report.life_proven;
    if (!report.reason.empty()) out["reason"] = report.reason;
    if (!report.stopped.empty()) out["stopped"] = report.stopped;
    if (report.feasible) out["feasible"] = to_json(*report.feasible);
    if (report.optimal) out["optimal"] = to_json(*report.optimal);
    if (report.bound) out["bound"] = *report.bound;
    if (const std::optional<worlds::Gap> gap = worlds::gap_of(report)) {
        out["gap"] = gap->absolute;
        if (gap->percent) out["gap_percent"] = std::round(*gap->percent * 100) / 100;
    }
    if (!report.optimal_count.empty()) out["optimal_count"] = report.optimal_count;
    if (!report.listed.empty()) {
        json::array listed;
        for (const Solution& solution : report.listed) listed.push_back(to_json(solution));
        out["listed"] = std::move(listed);
    }
    if (report.least) {
        json::object least{{"low", report.least->low}};
        if (report.least->high) least["high"] = *report.least->high;
        out["least_" + report.resource] = std::move(least);
    }
    for (const worlds::Table& table : report.tables) {
        for (const auto& member : table_json(table)) out[member.key()] = member.value();
    }
    out["stats"] = stats_json(report.stats);
    out["warnings"] = json::array(report.warnings.begin(), report.warnings.end());
    return out;
}

}  // namespace ariadne::catalog
