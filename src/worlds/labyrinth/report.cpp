#include "worlds/labyrinth/report.h"

#include <algorithm>
#include <utility>

#include "worlds/labyrinth/verify.h"

namespace ariadne::labyrinth {

using worlds::Solution;

namespace {

worlds::Figures figures_of(const Labyrinth& labyrinth, const Replay& walked) {
    worlds::Figures out{{"steps", walked.steps}};
    if (!labyrinth.weights.empty()) out.emplace_back("cost", walked.cost);
    return out;
}

}  // namespace

worlds::Report report(const Labyrinth& labyrinth, const Question& question, const Answer& answer,
                      const Budget& budget) {
    const Finding& finding = answer.finding;
    worlds::Report out;
    out.world = "labyrinth";
    out.routes_by_row = true;
    // Without weights the least cost is the fewest steps.
    out.objective = question.by_steps || labyrinth.weights.empty() ? "steps" : "cost";
    out.verdict = finding.verdict;
    out.stats = finding.stats;
    bool whole = finding.verdict == Verdict::impossible;
    if (finding.verdict == Verdict::impossible) {
        out.reason = "walls";
        out.proven = true;
    } else if (finding.verdict == Verdict::solved) {
        out.proven = finding.proven && !question.any;
        out.bound = finding.bound;
        (question.any ? out.feasible : out.optimal) = to_solution(labyrinth, finding.route.cells());
        whole = question.any || finding.proven || !question.searcher->shortest;
    } else if (finding.bound > 0) {
        out.bound = finding.bound;
    }
    if (answer.census) {
        out.optimal_count = answer.census->count.str();
        if (finding.proven && (answer.census->cost != finding.cost || answer.census->count == 0))
            out.bug = "the routes that were counted do not cost what the cheapest does";
        for (const Route& route : answer.census->listed) out.listed.push_back(to_solution(labyrinth, route.cells()));
    } else if (question.count && finding.verdict == Verdict::solved) {
        whole = false;
    }
    if (!whole) out.stopped = to_string(budget.stopped_by());
    return out;
}

Solution to_solution(const Labyrinth& labyrinth, std::span<const Cell> route) {
    Solution out;
    out.figures = figures_of(labyrinth, replay(labyrinth, route));
    out.route.reserve(route.size());
    for (const Cell c : route) out.route.push_back({c.row, c.col});
    return out;
}

std::vector<Cell> to_cells(const Solution& solution) {
    std::vector<Cell> out;
    out.reserve(solution.route.size());
    // Far beyond every labyrinth, near enough for arithmetic.
    constexpr std::int64_t far = 1'000'000'000;
    for (const auto& [row, col] : solution.route)
        out.push_back({static_cast<int>(std::clamp(row, -far, far)), static_cast<int>(std::clamp(col, -far, far))});
    return out;
}

worlds::Verification verify(const Labyrinth& labyrinth, const Solution& solution) {
    const Replay walked = replay(labyrinth, to_cells(solution));
    worlds::Verification out{walked.valid, walked.message, figures_of(labyrinth, walked)};
    const worlds::Figures found = {{"steps", walked.steps}, {"cost", walked.cost}};
    if (out.valid) worlds::check_claims(solution, found, tr("the route is valid"), out);
    return out;
}

}  // namespace ariadne::labyrinth
