#include <array>
#include <cmath>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>

#include <boost/json/array.hpp>
#include <boost/json/value_from.hpp>

#include "catalog/json.h"
#include "catalog/json_writer.h"

namespace ariadne::catalog {

namespace json = boost::json;
using worlds::Report;
using worlds::Solution;

namespace {

void write_table(JsonWriter& json, const worlds::Table& table) {
    json.key(table.name).list(table.rows, [&](const auto& row) {
        json.open_object();
        for (std::size_t i = 0; i < table.columns.size(); ++i) json.key(table.columns[i]).number(row[i]);
        json.close_object();
    });
}

void write(JsonWriter& json, const Stats& stats, worlds::Timings timings) {
    constexpr double bytes_per_mb = 1024.0 * 1024.0;
    json.open_object();
    json.key("expanded").number(stats.expanded);
    json.key("generated").number(stats.generated);
    if (timings == worlds::Timings::shown) {
        json.key("seconds").number(std::round(stats.seconds * 1e6) / 1e6);
        json.key("peak_mb").number(std::round(static_cast<double>(stats.peak_bytes) / bytes_per_mb * 8) / 8);
    }
    json.close_object();
}

void write(JsonWriter& json, const Solution& solution) {
    json.open_object();
    for (const auto& [name, value] : solution.figures) json.key(name).number(value);
    if (!solution.route.empty()) {
        json.key("route").list(solution.route, [&](const auto& cell) { json.array(cell[0], cell[1]); });
    } else {
        // A board that is solved from the start has none.
        json.key("slides").words(solution.slides);
    }
    json.close_object();
}

void write(JsonWriter& json, const worlds::Attempt& attempt, const std::string& resource) {
    const auto& route = attempt.solution.route;
    const auto cell = [&](std::size_t step) { json.key("cell").array(route[step][0], route[step][1]); };
    json.open_object();
    for (const auto& [name, value] : attempt.solution.figures) json.key(name).number(value);
    if (attempt.away) {
        json.key("nearest").open_object();
        cell(attempt.last_alive());
        json.key("away").number(*attempt.away);
        json.key("proven").truth(attempt.proven);
        json.close_object();
    }
    if (attempt.death) {
        json.key("death").open_object();
        json.key("step").number(*attempt.death);
        cell(static_cast<std::size_t>(*attempt.death));
        json.key(resource).number(attempt.left);
        json.close_object();
    }
    json.key("route").list(route, [&](const auto& at) { json.array(at[0], at[1]); });
    json.close_object();
}

json::value value_of(const worlds::Measure& measure) {
    if (measure.decimals == 0) return static_cast<std::int64_t>(std::llround(measure.value));
    return measure.value;
}

json::value value_of(const worlds::Value& value, Language language) {
    return std::visit(
        [language]<class Held>(const Held& held) -> json::value {
            if constexpr (std::is_same_v<Held, std::monostate>)
                return nullptr;
            else if constexpr (std::is_same_v<Held, Message>)
                return json::value_from(held.in(language));
            else
                return json::value_from(held);
        },
        value);
}

}  // namespace

std::string_view to_string(Verdict verdict) {
    constexpr auto names = std::to_array<std::string_view>({"solved", "impossible", "unknown"});
    static_assert(names.size() == static_cast<std::size_t>(Verdict::unknown) + 1);
    return names[static_cast<std::size_t>(verdict)];
}

void write_members(JsonWriter& json, const Report& report, worlds::Timings timings) {
    json.key("world").text(report.world);
    json.key("objective").text(report.objective);
    json.key("verdict").text(to_string(report.verdict));
    json.key("proven").truth(report.proven);
    if (report.life_proven) json.key(report.resource + "_proven").truth(*report.life_proven);
    if (!report.reason.empty()) json.key("reason").text(report.reason);
    if (!report.stopped.empty()) json.key("stopped").text(report.stopped);
    if (report.optimal && !report.feasible) {
        json.key("feasible");
        const JsonWriter::Written optimal = json.written([&] { write(json, *report.optimal); });
        json.key("optimal").again(optimal);
    } else {
        if (report.feasible) write(json.key("feasible"), *report.feasible);
        if (report.optimal) write(json.key("optimal"), *report.optimal);
    }
    if (report.attempt) write(json.key("attempt"), *report.attempt, report.resource);
    if (report.bound) json.key("bound").number(*report.bound);
    if (const std::optional<worlds::Gap> gap = worlds::gap_of(report)) {
        json.key("gap").number(gap->absolute);
        if (gap->percent) json.key("gap_percent").number(std::round(*gap->percent * 100) / 100);
    }
    if (!report.optimal_count.empty()) json.key("optimal_count").text(report.optimal_count);
    if (!report.listed.empty())
        json.key("listed").list(report.listed, [&](const Solution& solution) { write(json, solution); });
    if (report.least) {
        json.key("least_" + report.resource).open_object();
        json.key("low").number(report.least->low);
        if (report.least->high) json.key("high").number(*report.least->high);
        json.close_object();
    }
    for (const worlds::Table& table : report.tables) write_table(json, table);
    write(json.key("stats"), report.stats, timings);
    json.key("warnings").list(report.warnings, [&](const Message& warning) { json.text(warning); });
}

std::string report_text(const Report& report, Language language) {
    std::string out;
    JsonWriter json(out, language);
    json.open_object();
    write_members(json, report);
    json.close_object();
    return out;
}

json::object to_json(const Error& error, Language language) {
    json::object out;
    if (error.line > 0) out["line"] = error.line;
    if (error.column > 0) out["column"] = error.column;
    out["message"] = error.message.in(language);
    if (error.more.empty()) return out;
    json::array more;
    for (const Error& next : error.more) more.push_back(to_json(next, language));
    out["more"] = std::move(more);
    return out;
}

json::object to_json(const worlds::Histogram& histogram, Language language) {
    return {{"title", histogram.title.in(language)},
            {"counts", json::array(histogram.counts.begin(), histogram.counts.end())}};
}

json::object to_json(const worlds::Rating& rating, Language language) {
    json::object out;
    if (rating.impossible) out["verdict"] = to_string(Verdict::impossible);
    if (!rating.level.empty()) out["level"] = rating.level;
    json::object measures;
    for (const worlds::Measure& measure : rating.measures) measures[measure.name] = value_of(measure);
    out["measures"] = std::move(measures);
    if (rating.histogram) out["histogram"] = to_json(*rating.histogram, language);
    if (rating.remarks.empty()) return out;
    json::array remarks;
    for (const Message& remark : rating.remarks) remarks.emplace_back(remark.in(language));
    out["remarks"] = std::move(remarks);
    return out;
}

json::object to_json(const worlds::Comparison& comparison, Language language) {
    json::array rows;
    json::object timed;
    for (const auto& values : comparison.rows) {
        json::object row;
        json::object clock;
        for (std::size_t i = 0; i < comparison.columns.size(); ++i)
            (comparison.columns[i].timed ? clock : row)[comparison.columns[i].name] = value_of(values[i], language);
        rows.push_back(std::move(row));
        if (!clock.empty()) timed[std::get<std::string>(values[0])] = std::move(clock);
    }
    json::object out{
        {"what", comparison.what.in(language)}, {"stopped", comparison.stopped}, {"rows", std::move(rows)}};
    if (!timed.empty()) out["timed"] = std::move(timed);
    return out;
}

}  // namespace ariadne::catalog
