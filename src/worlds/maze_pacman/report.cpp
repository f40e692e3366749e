#include "worlds/maze_pacman/report.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "worlds/maze_pacman/plot.h"
#include "worlds/maze_pacman/resource_words.h"

namespace ariadne::maze_pacman {

using resource::Objective;
using resource::Reason;
using resource::Walk;
using worlds::Report;
using worlds::Solution;
using worlds::Verification;

namespace {

std::string to_string(Reason reason, std::string_view resource) {
    if (reason == Reason::walls) return "walls";
    return reason == Reason::life ? std::string(resource) : std::string();
}

Report begin(const Terms& terms, std::string objective, Verdict verdict, Reason reason, const Stats& stats) {
    Report out;
    out.world = terms.world;
    out.resource = terms.resource;
    out.objective = std::move(objective);
    out.verdict = verdict;
    if (verdict == Verdict::impossible) {
        out.reason = to_string(reason, terms.resource);
        out.proven = true;
    }
    out.stats = stats;
    return out;
}

std::vector<std::array<std::int64_t, 2>> to_route(const Terms& terms, const std::vector<Cell>& cells) {
    std::vector<std::array<std::int64_t, 2>> out;
    out.reserve(cells.size());
    for (const Cell c : cells) {
        const auto [x, y] = terms.coordinates.name(c, terms.size);
        out.push_back({x, y});
    }
    return out;
}

worlds::Attempt to_attempt(const Terms& terms, const resource::Attempt& attempt) {
    worlds::Attempt out;
    out.solution.figures = {{"steps", static_cast<std::int64_t>(attempt.cells.size()) - 1}};
    out.solution.route = to_route(terms, attempt.cells);
    out.death = attempt.death;
    out.left = attempt.life;
    out.away = attempt.away;
    out.proven = attempt.proven;
    return out;
}

}  // namespace

Solution to_solution(const Terms& terms, const Walk& walk) {
    Solution out;
    out.figures = {{"steps", walk.steps()}, {std::string(terms.resource), walk.life}};
    out.route = to_route(terms, walk.cells);
    return out;
}

std::vector<Cell> to_cells(const Terms& terms, const Solution& solution) {
    std::vector<Cell> out;
    out.reserve(solution.route.size());
    // Far beyond every board, near enough for arithmetic.
    constexpr std::int64_t far = 1'000'000'000;
    for (const auto& [x, y] : solution.route) {
        const int across = static_cast<int>(std::clamp(x, -far, far)) - terms.coordinates.first;
        const int down = static_cast<int>(std::clamp(y, -far, far)) - terms.coordinates.first;
        out.push_back({terms.coordinates.up ? terms.size.rows - 1 - down : down, across});
    }
    return out;
}

Report report(const Terms& terms, const Question& question, const resource::Finding& answer, const Budget& budget) {
    const bool by_steps = question.objective == Objective::steps;
    Report out =
        begin(terms, by_steps ? "steps" : std::string(terms.resource), answer.verdict, answer.reason, answer.stats);
    if (answer.attempt) out.attempt = to_attempt(terms, *answer.attempt);
    bool whole = answer.verdict == Verdict::impossible;
    if (answer.verdict == Verdict::solved) {
        const bool best = answer.best && !question.any;
        if (answer.feasible && !(best && *answer.feasible == *answer.best))
            out.feasible = to_solution(terms, *answer.feasible);
        if (best) {
            out.optimal = to_solution(terms, *answer.best);
            // What meets its bound is proven, whoever found it.
            out.proven = answer.proven || answer.bound == (by_steps ? answer.best->steps() : answer.best->life);
        }
        for (const Walk& walk : answer.listed) out.listed.push_back(to_solution(terms, walk));
        out.bound = answer.bound;
        if (by_steps && !question.any) out.life_proven = answer.life_proven;
        if (answer.count) out.optimal_count = answer.count->str();
        whole = question.any || (out.proven && (!question.most_life || out.life_proven.value_or(true)) &&
                                 (!question.count || answer.count));
    } else if (answer.verdict == Verdict::unknown && by_steps && answer.bound > 0) {
        out.bound = answer.bound;
    }
    if (!whole) out.stopped = to_string(budget.stopped_by());
    return out;
}

Report report(const Terms& terms, const resource::LeastLife& least, const Budget& budget) {
    Report out = begin(terms, fmt::format("min-{}", terms.resource), least.verdict, least.reason, least.stats);
    if (least.verdict != Verdict::impossible) {
        out.least = worlds::Least{least.low, std::nullopt};
        out.bound = least.low;
    }
    if (least.verdict == Verdict::solved) {
        out.least->high = least.high;
        out.proven = least.low == least.high;
        if (least.walk) {
            out.optimal = to_solution(terms, *least.walk);
            out.optimal->figures.insert(out.optimal->figures.begin(), {"start", least.high});
        }
    }
    if (!out.proven) out.stopped = to_string(budget.stopped_by());
    return out;
}

Report report(const Terms& terms, const resource::TradeOff& trade_off, const Budget& budget) {
    Report out = begin(terms, "trade-off", trade_off.verdict, trade_off.reason, trade_off.stats);
    if (trade_off.verdict == Verdict::solved) {
        out.proven = trade_off.complete;
        worlds::Table table{"trade_off", {"steps", std::string(terms.resource), "bound"}, {}};
        for (const resource::TradeOffPoint& point : trade_off.points) {
            table.rows.push_back({point.steps, point.life, point.bound});
            out.listed.push_back(to_solution(terms, point.walk));
        }
        if (!out.listed.empty()) out.feasible = out.listed.front();
        out.tables.push_back(std::move(table));
        out.chart = plot(trade_off, terms.resource);
    }
    if (!out.proven) out.stopped = to_string(budget.stopped_by());
    return out;
}

std::int64_t claimed_start(const Solution& solution, std::int64_t start) {
    const std::int64_t* const claimed = worlds::figure(solution.figures, "start");
    return claimed == nullptr ? start : *claimed;
}

Verification verify(const Terms& terms, const Solution& solution) {
    if (const std::int64_t start = claimed_start(solution, terms.start); start > terms.start) {
        const Phrase rich = about(terms.resource, tr("the solution starts with life {0}, but the map gives {1}"),
                                  tr("the solution starts with energy {0}, but the map gives {1}"));
        return {false, {rich, start, terms.start}, {}};
    }
    return verify_from_any_start(terms, solution);
}

Verification verify_from_any_start(const Terms& terms, const Solution& solution) {
    Replay replayed = terms.replay(to_cells(terms, solution), claimed_start(solution, terms.start));
    Verification out{replayed.valid,
                     std::move(replayed.message),
                     {{"steps", replayed.steps}, {std::string(terms.resource), replayed.left}},
                     std::move(replayed.along),
                     replayed.died};
    if (out.valid) worlds::check_claims(solution, out.figures, tr("the route is valid"), out);
    return out;
}

}  // namespace ariadne::maze_pacman
