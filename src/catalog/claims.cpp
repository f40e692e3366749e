#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/solve.h"
#include "text/characters.h"

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

// What solve prints before a solution, in any of its languages.
constexpr auto route_headings = std::to_array<std::string_view>(
    {"Route:", "Ruta:", "Cesta:", "Best attempt:", "Mejor intento:", "Nejlepší pokus:"});
constexpr auto slides_headings = std::to_array<std::string_view>({"Moves:", "Movimientos:", "Tahy:"});

// The part of a text that is the solution: all of it, or the lines that solve prints it on.
// The lines before it come along as blank ones, so that errors name the right place.
Result<std::string> route_in(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const auto number = [&] {
            return static_cast<std::size_t>(
                std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n'));
        };
        for (const std::string_view word : route_headings) {
            if (!line.starts_with(word)) continue;
            if (text.substr(end).starts_with("\n... ("))
                return fail("found a route with its middle left out, expected all of it; solve --full prints it",
                            static_cast<int>(number()) + 2, 1);
            return std::string(number(), '\n') + std::string(word.size(), ' ') + std::string(line.substr(word.size()));
        }
        for (const std::string_view word : slides_headings) {
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
        return fail(fmt::format("key world: found '{}', expected '{}'", text::clipped(report.world), world.name()));
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

Result<std::vector<Claim>> read_claims(const World& world, const worlds::Puzzle& puzzle, std::string_view solution) {
    const std::size_t first = solution.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return fail("the file is empty, expected a route");
    if (!begins_json(solution.substr(first))) {
        const Result<std::string> route = route_in(solution);
        if (!route) return std::unexpected(route.error());
        Result<Solution> plain = puzzle.read_solution(*route);
        if (!plain) return std::unexpected(plain.error());
        return single(std::move(*plain));
    }
    Result<json::value> value = parse_json(solution);
    if (!value) return std::unexpected(value.error());
    return claims_in(world, *value);
}

bool shows_solution(std::string_view text) {
    const auto begins_line = [&](std::string_view heading) {
        for (std::size_t at = text.find(heading); at != std::string_view::npos; at = text.find(heading, at + 1))
            if (at == 0 || text[at - 1] == '\n') return true;
        return false;
    };
    return std::ranges::any_of(route_headings, begins_line) || std::ranges::any_of(slides_headings, begins_line);
}

Result<std::vector<Claim>> claims_in(const World& world, const json::value& value) {
    const json::object* object = value.if_object();
    if (value.is_array() || (object != nullptr && (object->contains("route") || object->contains("slides")))) {
        Result<Solution> plain = solution_from_json(value, "");
        if (!plain) return std::unexpected(plain.error());
        return single(std::move(*plain));
    }
    Result<Report> report = report_from_json(value);
    if (!report) return std::unexpected(report.error());
    return claims_of(std::move(*report), world);
}

}  // namespace ariadne::catalog
