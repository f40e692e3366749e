#include "worlds/maze_pacman/report.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "worlds/maze_pacman/plot.h"

namespace ariadne::maze_pacman {

using resource::Objective;
using resource::Reason;
using resource::Walk;
using worlds::Report;
using worlds::Solution;

namespace {

std::string to_string(Reason reason, std::string_view resource) {
    switch (reason) {
        case Reason::walls:
            return "walls";
        case Reason::life:
            return std::string(resource);
        case Reason::none:
            break;
    }
    return {};
}

// Replays walks and keeps the first that does not hold.
class Gate {
  public:
    Gate(const Terms& terms, std::int64_t start) : terms_(terms), start_(start) {}

    Solution let_through(const Walk& walk) {
        if (!bug_.empty()) return {};
        Replayed replayed = terms_.replay(walk.cells, start_);
        if (!replayed.valid) {
            bug_ = fmt::format("a route that was found does not hold: {}", replayed.message);
        } else if (replayed.steps != walk.steps() || replayed.left != walk.life) {
            bug_ = fmt::format("a route was said to end after {} steps with {} {}, but ends after {} with {}",
                               walk.steps(), terms_.resource, walk.life, replayed.steps, replayed.left);
        }
        Solution out = to_solution(terms_, walk);
        out.along = std::move(replayed.along);
        return out;
    }

    void expect(bool holds, std::string_view claim) {
        if (!holds && bug_.empty()) bug_ = claim;
    }

    // Sends the report out, or the bug in its place.
    Report close(Report report) {
        if (bug_.empty()) return report;
        Report out;
        out.world = std::move(report.world);
        out.objective = std::move(report.objective);
        out.bug = std::move(bug_);
        return out;
    }

  private:
    const Terms& terms_;
    std::int64_t start_;
    std::string bug_;
};

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

}  // namespace

Solution to_solution(const Terms& terms, const Walk& walk) {
    Solution out;
    out.figures = {{"steps", walk.steps()}, {std::string(terms.resource), walk.life}};
    out.route.reserve(walk.cells.size());
    for (const Cell c : walk.cells) {
        const Point p = terms.to_point(c);
        out.route.push_back({p.x, p.y});
    }
    return out;
}

std::vector<Point> to_points(const Solution& solution) {
    std::vector<Point> out;
    out.reserve(solution.route.size());
    // Far beyond every board, near enough for arithmetic.
    constexpr std::int64_t far = 1'000'000'000;
    for (const auto& [x, y] : solution.route)
        out.push_back({static_cast<int>(std::clamp(x, -far, far)), static_cast<int>(std::clamp(y, -far, far))});
    return out;
}

Report report(const Terms& terms, const Question& question, const resource::Finding& answer, const Budget& budget) {
    const bool by_steps = question.objective == Objective::steps;
    Report out =
        begin(terms, by_steps ? "steps" : std::string(terms.resource), answer.verdict, answer.reason, answer.stats);
    Gate gate(terms, terms.start);
    bool whole = answer.verdict == Verdict::impossible;
    if (answer.verdict == Verdict::solved) {
        gate.expect(answer.feasible || answer.best, "the map is said to be solved, but no route came with it");
        if (answer.feasible) out.feasible = gate.let_through(*answer.feasible);
        if (answer.best) out.optimal = gate.let_through(*answer.best);
        for (const Walk& walk : answer.listed) out.listed.push_back(gate.let_through(walk));
        out.proven = answer.proven;
        out.bound = answer.bound;
        if (by_steps) {
            if (!question.any) out.life_proven = answer.life_proven;
            if (answer.best) {
                gate.expect(answer.bound <= answer.best->steps(), "the bound on the steps is above a known route");
                gate.expect(!answer.proven || answer.bound == answer.best->steps(), "a proof leaves a gap in steps");
            }
        } else if (answer.best) {
            gate.expect(answer.bound >= answer.best->life,
                        fmt::format("the bound on {} is below a known route", terms.resource));
            gate.expect(!answer.proven || answer.bound == answer.best->life,
                        fmt::format("a proof leaves a gap in {}", terms.resource));
        }
        if (answer.count) out.optimal_count = answer.count->str();
        whole = question.any || (answer.proven && (!question.most_life || out.life_proven.value_or(true)) &&
                                 (!question.count || answer.count));
    } else if (answer.verdict == Verdict::unknown && by_steps && answer.bound > 0) {
        out.bound = answer.bound;
    }
    if (!whole) out.stopped = to_string(budget.stopped_by());
    return gate.close(std::move(out));
}

Report report(const Terms& terms, const resource::LeastLife& least, const Budget& budget) {
    Report out = begin(terms, fmt::format("min-{}", terms.resource), least.verdict, least.reason, least.stats);
    Gate gate(terms, least.high);
    if (least.verdict != Verdict::impossible) {
        out.least = worlds::Least{least.low, std::nullopt};
        out.bound = least.low;
    }
    if (least.verdict == Verdict::solved) {
        gate.expect(least.walk.has_value(), "a smallest start was found, but no route came with it");
        gate.expect(least.low <= least.high, "the least start lies in an empty range");
        out.least->high = least.high;
        out.proven = least.low == least.high;
        if (least.walk) {
            out.optimal = gate.let_through(*least.walk);
            out.optimal->figures.insert(out.optimal->figures.begin(), {"start", least.high});
        }
    }
    if (!out.proven) out.stopped = to_string(budget.stopped_by());
    return gate.close(std::move(out));
}

Report report(const Terms& terms, const resource::TradeOff& trade_off, const Budget& budget) {
    Report out = begin(terms, "trade-off", trade_off.verdict, trade_off.reason, trade_off.stats);
    Gate gate(terms, terms.start);
    if (trade_off.verdict == Verdict::solved) {
        out.proven = trade_off.complete;
        worlds::Table table{"trade_off", {"steps", std::string(terms.resource), "bound"}, {}};
        for (const resource::TradeOffPoint& point : trade_off.points) {
            const Solution solution = gate.let_through(point.walk);
            gate.expect(point.steps == point.walk.steps() && point.life == point.walk.life && point.bound >= point.life,
                        "a row of the trade-off does not fit its route");
            table.rows.push_back({point.steps, point.life, point.bound});
            out.listed.push_back(solution);
        }
        gate.expect(!trade_off.points.empty(), "the trade-off of a solvable map has no row");
        if (!out.listed.empty()) out.feasible = out.listed.front();
        out.tables.push_back(std::move(table));
        out.chart = plot(trade_off, terms.resource);
    }
    if (!out.proven) out.stopped = to_string(budget.stopped_by());
    return gate.close(std::move(out));
}

}  // namespace ariadne::maze_pacman
