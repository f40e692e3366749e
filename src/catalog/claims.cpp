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

Result<std::vector<Claim>> claims_of(Report report, const World& world) {
    if (!report.world.empty() && report.world != world.name()) {
        return fail(fmt::format("key world: found '{}', expected '{}'", report.world, world.name()));
    }
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
    if (first == std::string_view::npos || (solution[first] != '{' && solution[first] != '[')) {
        Result<Solution> plain = world.read_solution(text, solution);
        if (!plain) return std::unexpected(plain.error());
        return single(std::move(*plain));
    }
    Result<json::value> value = parse_json(solution);
    if (!value) return std::unexpected(value.error());
    if (value->is_array() || (value->is_object() && value->get_object().contains("route"))) {
        Result<Solution> plain = solution_from_json(*value, "");
        if (!plain) return std::unexpected(plain.error());
        return single(std::move(*plain));
    }
    Result<Report> report = report_from_json(*value);
    if (!report) return std::unexpected(report.error());
    return claims_of(std::move(*report), world);
}

}  // namespace ariadne::catalog
