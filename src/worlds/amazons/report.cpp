#include "worlds/amazons/report.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "worlds/amazons/exact/regions.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/solve.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"
#include "worlds/names.h"

namespace ariadne::amazons {

using worlds::Report;
using worlds::Solution;

namespace {

constexpr unsigned effort_a_region = 100'000;

Solution to_solution(const Position& position, const std::vector<Move>& line, double win, Proof proof) {
    Solution out{
        {{"turns", static_cast<std::int64_t>(line.size())}, {"chance_permille", permille(win, proof)}}, {}, {}};
    for (const Move& move : line) out.slides.push_back(write_move(move, position.size));
    return out;
}

worlds::Table territory_table(const Position& position) {
    worlds::Table out{"territory", {"stride", "white", "black", "both"}, {}};
    for (const Stride stride : {Stride::queen, Stride::king}) {
        const auto [white, black, both] = territory(position, stride).count();
        out.rows.push_back({static_cast<std::int64_t>(stride), white, black, both});
    }
    return out;
}

// Those that somebody can make a turn in. Where both sides have one, nothing is closed, and its turns are both sides'.
worlds::Table regions_table(const Position& position) {
    worlds::Table out{"regions", {"x", "y", "cells", "player", "least", "most"}, {}};
    for (const RegionValue& region : regions(to_board(position), effort_a_region)) {
        if ((!region.owner && !region.contested) || region.most == 0) continue;
        const Cell at = cell_of(first(region.cells));
        const std::int64_t player = region.contested ? 0 : *region.owner == Side::white ? 1 : 2;
        out.rows.push_back(
            {at.col + 1, position.size.rows - at.row, count(region.cells), player, region.least, region.most});
    }
    return out;
}

Result<void> check(const worlds::SolveRequest& request) {
    if (!request.objective.empty() && request.objective != "win")
        return worlds::unknown_name(tr("unknown objective '{0}'; the objectives are {1}"), request.objective,
                                    std::vector<std::string>{"win"});
    const std::vector<std::string> names = algorithm_names();
    if (!request.algorithm.empty() && std::ranges::find(names, request.algorithm) == names.end())
        return worlds::unknown_name(tr("unknown algorithm '{0}'; the algorithms are {1}"), request.algorithm, names);
    return {};
}

void add_verdict(const Position& position, const Finding& answer, bool any, Report& out) {
    const Thought& thought = answer.thought;
    if (!answer.best) return;
    const bool lost = thought.proof == Proof::loss;
    out.proven = thought.proof != Proof::none;
    out.verdict = lost ? Verdict::impossible : Verdict::solved;
    if (lost) out.reason = "lost";
    (lost || any ? out.feasible : out.optimal) = to_solution(position, thought.line, thought.win, thought.proof);
    for (const Candidate& candidate : answer.candidates) {
        const std::vector<Move>& moves = candidate.line.empty() ? std::vector<Move>{candidate.move} : candidate.line;
        Solution& other = out.listed.emplace_back(to_solution(position, moves, candidate.win, candidate.proof));
        other.figures.emplace_back("share_permille", std::llround(candidate.share * 1000));
    }
}

}  // namespace

Result<Report> report(const Record& record, const worlds::SolveRequest& request, Budget& budget) {
    if (const Result<void> asked = check(request); !asked) return std::unexpected(asked.error());
    const Position position = last(record);
    Report out;
    out.world = "amazons";
    out.objective = "win";
    out.tables.push_back({"position",
                          {"player", "turns_played"},
                          {{position.to_move == Side::white ? 1 : 2, static_cast<std::int64_t>(record.moves.size())}}});
    out.tables.push_back(territory_table(position));
    out.tables.push_back(regions_table(position));
    if (has_lost(position)) {
        out.verdict = Verdict::impossible;
        out.reason = "lost";
        out.proven = true;
        return out;
    }
    const Finding answer = solve(position, request, budget);
    out.stats = {answer.thought.nodes, answer.thought.nodes, answer.thought.seconds, budget.peak_bytes()};
    add_verdict(position, answer, request.any, out);
    const bool whole = out.proven || request.any || request.algorithm == "one-ply";
    const Stop usual = answer.thought.nodes >= budget.limits().nodes ? Stop::nodes : Stop::time;
    if (!whole || budget.exhausted()) out.stopped = to_string(budget.exhausted() ? budget.stopped_by() : usual);
    if (out.proven) out.stopped.clear();
    return out;
}

}  // namespace ariadne::amazons
