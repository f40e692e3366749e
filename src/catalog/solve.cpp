#include "catalog/solve.h"

#include <optional>
#include <string>
#include <utility>

namespace ariadne::catalog {

using worlds::Puzzle;
using worlds::Report;
using worlds::Solution;
using worlds::SolveRequest;
using worlds::Verification;

namespace {

std::optional<std::int64_t> figure(const Solution& solution, std::string_view name) {
    if (const std::int64_t* const value = worlds::figure(solution.figures, name)) return *value;
    if (name == "moves" && !solution.slides.empty()) return static_cast<std::int64_t>(solution.slides.size());
    if (name != "steps" || solution.route.empty()) return std::nullopt;
    return static_cast<std::int64_t>(solution.route.size()) - 1;
}

// Whether solutions may begin with more than the puzzle gives: only where the least that wins was asked for.
enum class Start : std::uint8_t { given, any };

// What is wrong with a solution; empty: nothing. One that holds learns what was left along its route.
std::string fault(const Puzzle& puzzle, Start start, Solution& solution) {
    Result<Verification> checked =
        start == Start::any ? Result<Verification>(puzzle.saver()->replay(solution)) : puzzle.verify(solution);
    if (!checked) return "a solution that was found cannot be read: " + checked.error().message.english();
    if (!checked->valid) return "a solution that was found does not hold: " + checked->message.english();
    solution.along = std::move(checked->along);
    return {};
}

std::string fault_in_least(const Report& report) {
    if (report.least->high.value_or(report.least->low) < report.least->low)
        return "the least start lies in an empty range";
    if (report.optimal && figure(*report.optimal, "start") != report.least->high)
        return "the route of the least start begins with another";
    return {};
}

// An attempt fails as it says: the replay ends in the same death, or alive where the route ends. A route that goes on
// after that leads to the goal, whatever it would take.
std::string fault_in_attempt(const Puzzle& puzzle, const Report& report, worlds::Attempt& attempt) {
    if (worlds::best_of(report) != nullptr) return "an attempt came with a solution";
    const bool plain = report.verdict != Verdict::impossible;
    if (attempt.solution.route.empty() || plain == attempt.away.has_value() || (plain && !attempt.death))
        return "an attempt does not say how it ends";
    const auto last = static_cast<std::int64_t>(attempt.solution.route.size()) - 1;
    Result<Verification> checked = puzzle.verify(attempt.solution);
    if (!checked) return "an attempt cannot be read: " + checked.error().message.english();
    const std::int64_t* const steps = worlds::figure(checked->figures, "steps");
    const std::int64_t* const left = worlds::figure(checked->figures, report.resource);
    if (checked->valid || steps == nullptr || left == nullptr || checked->died != attempt.death.has_value() ||
        *steps != attempt.death.value_or(last) || *left != attempt.left || figure(attempt.solution, "steps") != last ||
        (!plain && *steps != last))
        return "an attempt does not end as it says: " + checked->message.english();
    if (plain && puzzle.saver() != nullptr) {
        constexpr std::int64_t plenty = 1'000'000'000'000;
        Solution unharmed = attempt.solution;
        unharmed.figures.emplace_back("start", plenty);
        if (const Verification walked = puzzle.saver()->replay(unharmed); !walked.valid)
            return "an attempt does not lead to the goal: " + walked.message.english();
        if (report.objective == "steps" && report.bound != last) return "an attempt is not as short as its bound";
    }
    attempt.solution.along = std::move(checked->along);
    return {};
}

// A row of the trade-off is about the solution in the same place.
std::string fault_in_trade_off(const Report& report, const worlds::Table& table) {
    if (table.columns.size() != 3 || table.rows.empty() || table.rows.size() != report.listed.size())
        return "the trade-off has not a route for every row";
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const std::vector<std::int64_t>& row = table.rows[i];
        if (row.size() != 3 || figure(report.listed[i], table.columns[0]) != row[0] ||
            figure(report.listed[i], table.columns[1]) != row[1] || row[2] < row[1])
            return "a row of the trade-off does not fit its route";
    }
    return {};
}

std::string fault(const Puzzle& puzzle, Start start, Report& report) {
    if (!report.bug.empty()) return report.bug;
    if (report.least && start != Start::any) return "a least start was found that was not asked for";
    if (report.verdict == Verdict::solved && !report.optimal && !report.feasible)
        return "it is said to be solved, but no solution came with it";
    for (std::optional<Solution>* const solution : {&report.optimal, &report.feasible})
        if (*solution)
            if (std::string found = fault(puzzle, start, **solution); !found.empty()) return found;
    for (Solution& solution : report.listed) {
        if (std::string found = fault(puzzle, start, solution); !found.empty()) return found;
        if (report.proven && report.optimal &&
            figure(solution, report.objective) != figure(*report.optimal, report.objective))
            return "a solution that is listed is not optimal";
    }
    if (report.attempt)
        if (std::string found = fault_in_attempt(puzzle, report, *report.attempt); !found.empty()) return found;
    if (report.least)
        if (std::string found = fault_in_least(report); !found.empty()) return found;
    for (const worlds::Table& table : report.tables)
        if (table.name == "trade_off")
            if (std::string found = fault_in_trade_off(report, table); !found.empty()) return found;
    return contradiction(report).english();
}

// What `make` makes, if it holds. A report is large, and stays where it was made.
template <class Make>
Result<Report> verified(const Puzzle& puzzle, const SolveRequest& request, const Make& make,
                        Start start = Start::given) {
    Result<Report> report = make();
    if (!report) return report;
    if (std::string found = fault(puzzle, start, *report); !found.empty()) {
        Report bad;
        bad.world = std::move(report->world);
        bad.objective = std::move(report->objective);
        bad.bug = std::move(found);
        report = std::move(bad);
    } else if (request.strict && !report->warnings.empty()) {
        report = fail(Message(report->warnings.front()));
    } else {
        const std::vector<Message> warnings = puzzle.warnings();
        report->warnings.insert(report->warnings.begin(), warnings.begin(), warnings.end());
    }
    return report;
}

}  // namespace

Message contradiction(const Report& report) {
    const bool shows_any = report.optimal || report.feasible || !report.listed.empty();
    // Who has lost a game still has a line that resists.
    if (report.verdict == Verdict::impossible && shows_any && report.reason != "lost")
        return tr("key verdict: found 'impossible', but there is a solution");
    const bool fewest = !worlds::wants_most(report.objective);
    if (!report.optimal && report.feasible && fewest && report.bound &&
        figure(*report.feasible, report.objective).value_or(*report.bound) < *report.bound)
        return {tr("key bound: found {0}, but a solution has {1}={2}"), *report.bound, report.objective,
                *figure(*report.feasible, report.objective)};
    if (!report.optimal || report.objective.empty()) return {};
    const std::optional<std::int64_t> best = figure(*report.optimal, report.objective);
    if (!best) return {};
    const auto better = [&](std::int64_t one, std::int64_t other) { return fewest ? one < other : one > other; };
    if (report.bound && better(*best, *report.bound))
        return {tr("key bound: found {0}, but the optimal solution has {1}={2}"), *report.bound, report.objective,
                *best};
    if (!report.proven) return {};
    if (report.bound && *report.bound != *best)
        return {tr("key bound: found {0}, expected {1}: the optimal solution has {2}={1}"), *report.bound, *best,
                report.objective};
    const std::optional<std::int64_t> other =
        report.feasible ? figure(*report.feasible, report.objective) : std::nullopt;
    if (other && better(*other, *best))
        return {tr("key feasible: found {0}={1}, better than the optimal {2}"), report.objective, *other, *best};
    return {};
}

Result<Report> solve(const Puzzle& puzzle, const SolveRequest& request, Budget& budget) {
    return verified(puzzle, request, [&] { return puzzle.solve(request, budget); });
}

Result<Report> count(const Puzzle& puzzle, const SolveRequest& request, std::uint64_t list, Budget& budget) {
    if (puzzle.counter() == nullptr)
        return fail(tr("a game has no solutions to count; --count and --all are for puzzles"));
    return verified(puzzle, request, [&] { return puzzle.counter()->count(request, list, budget); });
}

Result<Report> least(const Puzzle& puzzle, const SolveRequest& request, Budget& budget) {
    if (puzzle.saver() == nullptr) return fail(tr("--min-life and --min-energy are for worlds with life or energy"));
    return verified(puzzle, request, [&] { return puzzle.saver()->least(request, budget); }, Start::any);
}

Result<Report> trade_off(const Puzzle& puzzle, const SolveRequest& request, Budget& budget) {
    if (puzzle.saver() == nullptr) return fail(tr("--trade-off is for worlds with life or energy"));
    return verified(puzzle, request, [&] { return puzzle.saver()->trade_off(request, budget); });
}

Result<Report> fewest_steps(const Puzzle& puzzle, const SolveRequest& request, Budget& budget) {
    if (puzzle.saver() == nullptr) return solve(puzzle, request, budget);
    return verified(puzzle, request, [&] { return puzzle.saver()->fewest_steps(request, budget); });
}

bool contradict(const Report& one, const Report& other) {
    if (one.verdict == Verdict::unknown || other.verdict == Verdict::unknown) return false;
    if (one.verdict != other.verdict) return true;
    if (one.verdict == Verdict::impossible || !one.proven || !other.proven) return false;
    const std::int64_t* const mine = worlds::best_figure(one, one.objective);
    const std::int64_t* const theirs = worlds::best_figure(other, other.objective);
    return mine != nullptr && theirs != nullptr && *mine != *theirs;
}

}  // namespace ariadne::catalog
