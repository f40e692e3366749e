#include "worlds/report.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace ariadne::worlds {

const std::int64_t* figure(const Figures& figures, std::string_view name) {
    const auto found = std::ranges::find(figures, name, &Figures::value_type::first);
    return found == figures.end() ? nullptr : &found->second;
}

const Solution* best_of(const Report& report) {
    if (report.optimal) return &*report.optimal;
    return report.feasible ? &*report.feasible : nullptr;
}

const Solution* shown_of(const Report& report) {
    const Solution* const best = best_of(report);
    return best == nullptr && report.attempt ? &report.attempt->solution : best;
}

const std::int64_t* best_figure(const Report& report, std::string_view name) {
    const Solution* const best = best_of(report);
    return best == nullptr ? nullptr : figure(best->figures, name);
}

std::optional<Gap> gap_of(const Report& report) {
    if (report.verdict != Verdict::solved || report.proven || !report.bound || !report.optimal) return std::nullopt;
    const std::int64_t* const best = figure(report.optimal->figures, report.objective);
    if (best == nullptr) return std::nullopt;
    Gap gap{*best < *report.bound ? *report.bound - *best : *best - *report.bound, std::nullopt};
    if (*best > 0) gap.percent = 100 * static_cast<double>(gap.absolute) / static_cast<double>(*best);
    return gap;
}

void check_claims(const Solution& solution, const Figures& found, const Message& holds, Verification& out) {
    for (const auto& [name, claimed] : solution.figures) {
        const std::int64_t* const is = figure(found, name);
        if (is == nullptr || *is == claimed) continue;
        out.valid = false;
        out.message = {tr("{0}, but the claimed {1}={2} is wrong: the replay gives {1}={3}"), holds, name, claimed,
                       *is};
        return;
    }
}

std::string cells_in_words(std::span<const std::array<std::int64_t, 2>> cells, bool by_row) {
    std::string out;
    for (const auto& [x, y] : cells) {
        if (!out.empty()) out += ' ';
        if (by_row)
            fmt::format_to(std::back_inserter(out), "[{}, {}]", x, y);
        else
            fmt::format_to(std::back_inserter(out), "({},{})", x, y);
    }
    return out;
}

}  // namespace ariadne::worlds
