#include "worlds/maze/report.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "worlds/maze/plot.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {

using resource::Objective;
using resource::Reason;
using resource::Walk;
using worlds::Report;
using worlds::Solution;

namespace {

std::string to_string(Reason reason) {
    switch (reason) {
        case Reason::walls:
            return "walls";
        case Reason::life:
            return "life";
        case Reason::none:
            break;
    }
    return {};
}

std::string to_string(Stop stop) {
    switch (stop) {
        case Stop::nodes:
            return "nodes";
        case Stop::time:
            return "time";
        case Stop::memory:
            return "memory";
        case Stop::cancelled:
            return "cancelled";
        case Stop::none:
            break;
    }
    return {};
}

// Replays walks and keeps the first that does not hold.
class Gate {
  public:
    explicit Gate(const Map& map) : map_(map) {}

    Solution let_through(const Walk& walk) {
        const Replay replayed = replay(map_, walk.cells);
        if (!bug_.empty()) return {};
        if (!replayed.valid) {
            bug_ = fmt::format("a route that was found does not hold: {}", replayed.message);
        } else if (replayed.steps != walk.steps() || replayed.life != walk.life) {
            bug_ = fmt::format("a route was said to end after {} steps with life {}, but ends after {} with {}",
                               walk.steps(), walk.life, replayed.steps, replayed.life);
        }
        return to_solution(map_, walk);
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
    const Map& map_;
    std::string bug_;
};

Report begin(std::string objective, Verdict verdict, Reason reason, const Stats& stats) {
    Report out;
    out.world = "maze";
    out.objective = std::move(objective);
    out.verdict = verdict;
    if (verdict == Verdict::impossible) {
        out.reason = to_string(reason);
        out.proven = true;
    }
    out.stats = stats;
    return out;
}

}  // namespace

std::string to_string(Objective objective) {
    return objective == Objective::steps ? "steps" : "life";
}

Solution to_solution(const Map& map, const Walk& walk) {
    Solution out;
    out.figures = {{"steps", walk.steps()}, {"life", walk.life}};
    out.route.reserve(walk.cells.size());
    for (const Cell c : walk.cells) {
        const Point p = to_point(map.size, c);
        out.route.push_back({p.x, p.y});
    }
    return out;
}

Route to_route(Size size, const Solution& solution) {
    Route out;
    out.reserve(solution.route.size());
    // Far beyond every board, near enough for arithmetic.
    constexpr std::int64_t far = 1'000'000'000;
    for (const auto& [x, y] : solution.route) {
        out.push_back(
            to_cell(size, {static_cast<int>(std::clamp(x, -far, far)), static_cast<int>(std::clamp(y, -far, far))}));
    }
    return out;
}

Report report(const Map& map, const Question& question, const resource::Answer& answer, const Budget& budget) {
    Report out = begin(to_string(question.objective), answer.verdict, answer.reason, answer.stats);
    Gate gate(map);
    bool whole = answer.verdict == Verdict::impossible;
    if (answer.verdict == Verdict::solved) {
        gate.expect(answer.feasible || answer.best, "the map is said to be solved, but no route came with it");
        if (answer.feasible) out.feasible = gate.let_through(*answer.feasible);
        if (answer.best) out.optimal = gate.let_through(*answer.best);
        for (const Walk& walk : answer.listed) out.listed.push_back(gate.let_through(walk));
        out.proven = answer.proven;
        out.bound = answer.bound;
        if (question.objective == Objective::steps) {
            if (!question.any) out.life_proven = answer.life_proven;
            if (answer.best) {
                gate.expect(answer.bound <= answer.best->steps(), "the bound on the steps is above a known route");
                gate.expect(!answer.proven || answer.bound == answer.best->steps(), "a proof leaves a gap in steps");
            }
        } else if (answer.best) {
            gate.expect(answer.bound >= answer.best->life, "the bound on life is below a known route");
            gate.expect(!answer.proven || answer.bound == answer.best->life, "a proof leaves a gap in life");
        }
        if (answer.count) out.optimal_count = answer.count->str();
        whole = question.any || (answer.proven && (!question.most_life || out.life_proven.value_or(true)) &&
                                 (!question.count || answer.count));
    } else if (answer.verdict == Verdict::unknown && question.objective == Objective::steps && answer.bound > 0) {
        out.bound = answer.bound;
    }
    if (!whole) out.stopped = to_string(budget.stopped_by());
    return gate.close(std::move(out));
}

Report report(const Map& map, const resource::LeastLife& least, const Budget& budget) {
    Report out = begin("min-life", least.verdict, least.reason, least.stats);
    Map other = map;
    other.life = least.high;
    Gate gate(other);
    if (least.verdict != Verdict::impossible) {
        out.least = worlds::Least{least.low, std::nullopt};
        out.bound = least.low;
    }
    if (least.verdict == Verdict::solved) {
        gate.expect(least.walk.has_value(), "a smallest life was found, but no route came with it");
        gate.expect(least.low <= least.high, "the least life lies in an empty range");
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

Report report(const Map& map, const resource::TradeOff& trade_off, const Budget& budget) {
    Report out = begin("trade-off", trade_off.verdict, trade_off.reason, trade_off.stats);
    Gate gate(map);
    if (trade_off.verdict == Verdict::solved) {
        out.proven = trade_off.complete;
        worlds::Table table{"trade_off", {"steps", "life", "bound"}, {}};
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
        out.chart = plot(trade_off);
    }
    if (!out.proven) out.stopped = to_string(budget.stopped_by());
    return gate.close(std::move(out));
}

}  // namespace ariadne::maze
