#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"

namespace ariadne::catalog {

namespace json = boost::json;
using worlds::Report;
using worlds::Solution;
using worlds::World;

namespace {

std::vector<Claim> single(Solution solution) {
    std::vector<Claim> claims;
    claims.push_back({"", std::move(solution)});
    return claims;
}

std::optional<std::int64_t> figure(const Solution& solution, std::string_view name) {
    for (const auto& [key, value] : solution.figures) {
        if (key == name) return value;
    }
    if (name == "moves" && !solution.slides.empty()) return static_cast<std::int64_t>(solution.slides.size());
    if (name != "steps" || solution.route.empty()) return std::nullopt;
    return static_cast<std::int64_t>(solution.route.size()) - 1;
}

// What a report says against itself; empty: nothing.
std::string contradiction(const Report& report) {
    const bool shows_any = report.optimal || report.feasible || !report.listed.empty();
    // Who has lost a game still has a line that resists.
    if (report.verdict == Verdict::impossible && shows_any && report.reason != "lost")
        return "key verdict: found 'impossible' beside a solution, expected one or the other";
    if (!report.optimal || report.objective.empty()) return {};
    const std::optional<std::int64_t> best = figure(*report.optimal, report.objective);
    if (!best) return {};
    const bool fewest = report.objective == "steps" || report.objective == "cost" || report.objective == "moves";
    const auto better = [&](std::int64_t one, std::int64_t other) { return fewest ? one < other : one > other; };
    if (report.bound && better(*best, *report.bound))
        return fmt::format("key bound: found {}, but the optimal solution has {} {}", *report.bound, report.objective,
                           *best);
    if (!report.proven) return {};
    if (report.bound && *report.bound != *best)
        return fmt::format("key bound: found {}, expected {}, the proven {} of the optimal solution", *report.bound,
                           *best, report.objective);
    const std::optional<std::int64_t> other =
        report.feasible ? figure(*report.feasible, report.objective) : std::nullopt;
    if (other && better(*other, *best))
        return fmt::format("key feasible: found {} {}, better than the optimal {}", report.objective, *other, *best);
    return {};
}

// The part of a text that is the solution: all of it, or the lines that solve prints it on, in any of its languages.
// The lines before it come along as blank ones, so that errors name the right place.
Result<std::string> route_in(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const auto number = [&] {
            return static_cast<std::size_t>(
                std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
        };
        for (const std::string_view word : {"Route:", "Ruta:", "Cesta:"}) {
            if (!line.starts_with(word)) continue;
            if (text.substr(end).starts_with("\n... ("))
                return fail("found a route with its middle left out, expected all of it; solve --json prints it",
                            static_cast<int>(number()) + 2, 1);
            return std::string(number(), '\n') + std::string(word.size(), ' ') + std::string(line.substr(word.size()));
        }
        for (const std::string_view word : {"Moves:", "Movimientos:", "Tahy:"}) {
            if (!line.starts_with(word)) continue;
            // They go on on lines that are set in.
            std::size_t last = end;
            while (text.substr(last).starts_with("\n  ")) last = std::min(text.find('\n', last + 1), text.size());
            return std::string(number(), '\n') + std::string(word.size(), ' ') +
                   std::string(text.substr(begin + word.size(), last - begin - word.size()));
        }
        begin = end + 1;
    }
    return std::string(text);
}

// A route of [row, column] begins with a bracket, too, but with a number in it.
bool begins_json(std::string_view text) {
    if (text.front() != '[') return text.front() == '{';
    const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
    return next == std::string_view::npos || (text[next] != '-' && (text[next] < '0' || text[next] > '9'));
}

Result<std::vector<Claim>> claims_of(Report report, const World& world) {
    if (!report.world.empty() && report.world != world.name()) {
        return fail(fmt::format("key world: found '{}', expected '{}'", report.world, world.name()));
    }
    if (std::string found = contradiction(report); !found.empty()) return fail(std::move(found));
    std::vector<Claim> claims;
    if (report.optimal) claims.push_back({"optimal", std::move(*report.optimal)});
    if (report.feasible) claims.push_back({"feasible", std::move(*report.feasible)});
    for (std::size_t i = 0; i < report.listed.size(); ++i) {
        claims.push_back({fmt::format("listed[{}]", i), std::move(report.listed[i])});
    }
    if (claims.empty()) {
        return fail(fmt::format("the verdict is '{}' and there is no solution in it, expected one in 'optimal'",
                                to_string(report.verdict)));
    }
    return claims;
}

}  // namespace

Result<std::vector<Claim>> read_claims(const World& world, std::string_view text, std::string_view solution) {
    const std::size_t first = solution.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return fail("the file is empty, expected a route");
    if (!begins_json(solution.substr(first))) {
        const Result<std::string> route = route_in(solution);
        if (!route) return std::unexpected(route.error());
        Result<Solution> plain = world.read_solution(text, *route);
        if (!plain) return std::unexpected(plain.error());
        return single(std::move(*plain));
    }
    Result<json::value> value = parse_json(solution);
    if (!value) return std::unexpected(value.error());
    const json::object* object = value->if_object();
    if (value->is_array() || (object != nullptr && (object->contains("route") || object->contains("slides")))) {
        Result<Solution> plain = solution_from_json(*value, "");
        if (!plain) return std::unexpected(plain.error());
        return single(std::move(*plain));
    }
    Result<Report> report = report_from_json(*value);
    if (!report) return std::unexpected(report.error());
    return claims_of(std::move(*report), world);
}

}  // namespace ariadne::catalog
