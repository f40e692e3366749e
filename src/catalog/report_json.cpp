#include <cmath>

#include "catalog/json.h"
#include "catalog/json_writer.h"
#include "worlds/gap.h"

namespace ariadne::catalog {

namespace json = boost::json;
using worlds::Report;
using worlds::Solution;

namespace {

void write_table(JsonWriter& json, const worlds::Table& table) {
    json.key(table.name).open_array();
    for (const auto& row : table.rows) {
        json.open_object();
        for (std::size_t i = 0; i < table.columns.size(); ++i) json.key(table.columns[i]).number(row[i]);
        json.close_object();
    }
    json.close_array();
}

double rounded(double value, double unit) {
    return std::round(value / unit) * unit;
}

void write(JsonWriter& json, const Stats& stats) {
    constexpr double bytes_per_mb = 1024.0 * 1024.0;
    json.open_object();
    json.key("expanded").number(stats.expanded);
    json.key("generated").number(stats.generated);
    json.key("seconds").number(std::round(stats.seconds * 1e6) / 1e6);
    json.key("peak_mb").number(rounded(static_cast<double>(stats.peak_bytes) / bytes_per_mb, 0.125));
    json.close_object();
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

void write(JsonWriter& json, const Solution& solution) {
    json.open_object();
    for (const auto& [name, value] : solution.figures) json.key(name).number(value);
    if (!solution.route.empty()) {
        json.key("route").open_array();
        for (const auto& [x, y] : solution.route) {
            json.open_array();
            json.number(x);
            json.number(y);
            json.close_array();
        }
        json.close_array();
    } else {
        // A board that is solved from the start has none.
        json.key("slides").open_array();
        for (const std::string& slide : solution.slides) json.text(slide);
        json.close_array();
    }
    json.close_object();
}

void write(JsonWriter& json, const Error& error) {
    json.open_object();
    if (error.line > 0) json.key("line").number(std::int64_t{error.line});
    if (error.column > 0) json.key("column").number(std::int64_t{error.column});
    json.key("message").text(error.message);
    json.close_object();
}

void write_members(JsonWriter& json, const Report& report) {
    json.key("world").text(report.world);
    json.key("objective").text(report.objective);
    json.key("verdict").text(to_string(report.verdict));
    json.key("proven").truth(report.proven);
    if (report.life_proven) json.key(report.resource + "_proven").truth(*report.life_proven);
    if (!report.reason.empty()) json.key("reason").text(report.reason);
    if (!report.stopped.empty()) json.key("stopped").text(report.stopped);
    if (report.feasible) write(json.key("feasible"), *report.feasible);
    if (report.optimal) write(json.key("optimal"), *report.optimal);
    if (report.bound) json.key("bound").number(*report.bound);
    if (const std::optional<worlds::Gap> gap = worlds::gap_of(report)) {
        json.key("gap").number(gap->absolute);
        if (gap->percent) json.key("gap_percent").number(std::round(*gap->percent * 100) / 100);
    }
    if (!report.optimal_count.empty()) json.key("optimal_count").text(report.optimal_count);
    if (!report.listed.empty()) {
        json.key("listed").open_array();
        for (const Solution& solution : report.listed) write(json, solution);
        json.close_array();
    }
    if (report.least) {
        json.key("least_" + report.resource).open_object();
        json.key("low").number(report.least->low);
        if (report.least->high) json.key("high").number(*report.least->high);
        json.close_object();
    }
    for (const worlds::Table& table : report.tables) write_table(json, table);
    write(json.key("stats"), report.stats);
    json.key("warnings").open_array();
    for (const std::string& warning : report.warnings) json.text(warning);
    json.close_array();
}

std::string report_text(const Report& report) {
    std::string out;
    JsonWriter json(out);
    json.open_object();
    write_members(json, report);
    json.close_object();
    return out;
}

json::object to_json(const Report& report) {
    return parse_json(report_text(report))->as_object();
}

json::object to_json(const Error& error) {
    json::object out;
    if (error.line > 0) out["line"] = error.line;
    if (error.column > 0) out["column"] = error.column;
    out["message"] = error.message;
    return out;
}

}  // namespace ariadne::catalog
