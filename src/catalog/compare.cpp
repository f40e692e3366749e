#include "catalog/compare.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
#include "catalog/play_words.h"
#include "catalog/solve.h"
#include "text/characters.h"

namespace ariadne::catalog {

namespace {

using worlds::Comparison;
using worlds::Report;
using worlds::Value;

std::vector<worlds::Column> columns(const std::string& objective) {
    return {{"algorithm", tr("algorithm"), 0, tr("search algorithm"), false},
            {"verdict", tr("verdict"), 0, tr("result of the search"), false},
            {"value", name_in_words(objective), 0, tr("of the solution found"), false},
            {"proven", tr("proven"), 0, tr("no better solution exists"), false},
            {"expanded", tr("expanded"), 0, tr("states explored"), false},
            {"seconds", tr("seconds"), 3, tr("on this machine"), true}};
}

// The figure of the objective, of the best solution that is known.
std::optional<std::int64_t> value_of(const Report& report) {
    const std::int64_t* const value = worlds::best_figure(report, report.objective);
    return value == nullptr ? std::nullopt : std::optional(*value);
}

std::vector<Value> row(const std::string& algorithm, const Report& report) {
    const std::optional<std::int64_t> value = value_of(report);
    std::string verdict(to_string(report.verdict));
    if (report.verdict == Verdict::impossible && !report.reason.empty()) verdict += fmt::format(" ({})", report.reason);
    if (!report.stopped.empty()) verdict += fmt::format(", stopped ({})", report.stopped);
    return {algorithm,
            std::move(verdict),
            value ? Value(*value) : Value(),
            report.proven,
            static_cast<std::int64_t>(report.stats.expanded),
            report.stats.seconds};
}

render::Chart chart_of(const Comparison& comparison, const std::string& objective) {
    render::Chart chart;
    chart.title = tr("States explored by each algorithm");
    chart.x_name = tr("states explored");
    for (const auto& values : comparison.rows) {
        const auto* const expanded = std::get_if<std::int64_t>(&values[4]);
        if (expanded == nullptr) continue;
        std::string text = fmt::format("{}", *expanded);
        if (const auto* const value = std::get_if<std::int64_t>(&values[2])) text += fmt::format("  ({})", *value);
        const bool proven = std::get<bool>(values[3]);
        chart.bars.push_back({Message::plain(std::get<std::string>(values[0])),
                              static_cast<double>(*expanded),
                              std::move(text),
                              {proven ? render::Role::thread : render::Role::quiet, proven ? 1.0F : 0.6F}});
    }
    chart.captions = {tr("Colour: proven optimal. Grey: not proven."),
                      {tr("In parentheses: {0}."), name_in_words(objective)}};
    return chart;
}

// What is proven must not be contradicted.
std::string disagreement(const std::vector<std::pair<std::string, Report>>& reports) {
    const std::pair<std::string, Report>* sure = nullptr;
    for (const auto& one : reports) {
        const auto& [name, report] = one;
        if (!report.bug.empty()) return fmt::format("{}: {}", name, report.bug);
        if (!report.proven) continue;
        if (sure == nullptr) {
            sure = &one;
        } else if (contradict(sure->second, report)) {
            return fmt::format("{} and {} prove different answers", sure->first, name);
        }
    }
    return {};
}

}  // namespace

Result<Comparison> compare_algorithms(const worlds::World& world, const worlds::Puzzle& puzzle,
                                      const AlgorithmsOrder& order, const CancelFlag* cancel,
                                      const ProgressSink& sink) {
    const std::vector<std::string>& known = world.about().algorithms;
    for (const std::string& name : order.algorithms) {
        if (std::ranges::find(known, name) == known.end())
            return fail({tr("--algorithm: found '{0}', expected one or more of: {1}"), text::clipped(name),
                         fmt::format("{}", fmt::join(known, ", "))});
    }
    Comparison out;
    std::vector<std::pair<std::string, Report>> reports;
    std::optional<Error> refused;
    std::string objective = order.objective;
    for (const std::string& name : order.algorithms.empty() ? known : order.algorithms) {
        if (cancel != nullptr && cancel->load()) {
            out.stopped = true;
            break;
        }
        worlds::SolveRequest request;
        request.objective = order.objective;
        request.algorithm = name;
        request.strict = order.strict;
        Budget budget(order.limits, cancel, sink);
        Result<Report> report = solve(puzzle, request, budget);
        if (!report) {
            // The board itself is bad when no algorithm takes it.
            refused = report.error();
            out.rows.push_back({name, report.error().message, Value(), Value(), Value(), Value()});
            continue;
        }
        objective = report->objective;
        out.rows.push_back(row(name, *report));
        reports.emplace_back(name, std::move(*report));
    }
    if (reports.empty() && refused) return std::unexpected(*refused);
    out.bug = disagreement(reports);
    out.what = {tr("Algorithms on one {0} board, objective: {1}."), world.name(), name_in_words(objective)};
    out.columns = columns(objective);
    if (!reports.empty()) out.chart = chart_of(out, objective);
    return out;
}

}  // namespace ariadne::catalog
