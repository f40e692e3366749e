#include "worlds/amazons/report.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "worlds/amazons/exact/regions.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/solve.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/verify.h"
#include "worlds/names.h"

namespace ariadne::amazons {

using worlds::Report;
using worlds::Solution;

namespace {

constexpr unsigned effort_a_region = 100'000;

// Replays lines and keeps what is wrong with the first that does not hold.
class Gate {
  public:
    explicit Gate(const Position& position) : position_(position) {}

    Solution let_through(const std::vector<Move>& line, double win, Proof proof) {
        const Replay played = replay(position_, line);
        expect(played.valid, fmt::format("a line that was found does not hold: {}", played.message));
        // Whoever made the last turn of a finished game has won it.
        const bool won = played.turns % 2 == 1;
        if (played.over && proof != Proof::none)
            expect(won == (proof == Proof::win), "a line ends otherwise than was proven");
        Solution out{
            {{"turns", static_cast<std::int64_t>(line.size())}, {"chance_permille", permille(win, proof)}}, {}, {}};
        for (const Move& move : line) out.slides.push_back(write_move(move, position_.size));
        return out;
    }

    const std::string& bug() const { return bug_; }

  private:
    void expect(bool holds, std::string_view claim) {
        if (!holds && bug_.empty()) bug_ = claim;
    }

    const Position& position_;
    std::string bug_;
};

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
        return worlds::unknown_name("objective of amazons", request.objective, std::vector<std::string>{"win"});
    const std::vector<std::string> names = algorithm_names();
    if (!request.algorithm.empty() && std::ranges::find(names, request.algorithm) == names.end())
        return worlds::unknown_name("algorithm of amazons", request.algorithm, names);
    if (request.count || request.list > 0)
        return fail("nobody counts the ways to win a game, expected neither --count nor --all");
    if (request.least || request.trade_off) return fail("a game has no life or energy to save, expected neither");
    if (request.trace) return fail("a search of a game looks at no cells one by one, expected no trace of them");
    return {};
}

void add_verdict(const Finding& answer, bool any, Gate& gate, Report& out) {
    const Thought& thought = answer.thought;
    if (!answer.best) return;
    Solution line = gate.let_through(thought.line, answer.win(), thought.proof);
    out.proven = thought.proof != Proof::none;
    if (thought.proof == Proof::loss) {
        out.verdict = Verdict::impossible;
        out.reason = "lost";
    } else {
        out.verdict = Verdict::solved;
        if (!any) out.optimal = line;
    }
    out.feasible = std::move(line);
    for (const Candidate& candidate : answer.candidates) {
        const std::vector<Move>& moves = candidate.line.empty() ? std::vector<Move>{candidate.move} : candidate.line;
        Solution& other = out.listed.emplace_back(gate.let_through(moves, candidate.win, candidate.proof));
        other.figures.emplace_back("share_permille", std::llround(candidate.share * 1000));
    }
}

}  // namespace

Result<Report> report(const Record& record, const worlds::SolveRequest& request, Budget& budget) {
    if (const Result<void> asked = check(request); !asked) return std::unexpected(asked.error());
    const Position position = last(record);
    Report out;
    out.world = "amazons";
    out.resource.clear();
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
    Gate gate(position);
    const Finding answer = solve(position, request, budget);
    out.stats = {answer.thought.nodes, answer.thought.nodes, answer.thought.seconds, budget.peak_bytes()};
    add_verdict(answer, request.any, gate, out);
    const bool whole = out.proven || request.any || request.algorithm == "one-ply";
    if (!whole || budget.exhausted()) out.stopped = to_string(budget.exhausted() ? budget.stopped_by() : Stop::time);
    if (out.proven) out.stopped.clear();
    if (gate.bug().empty()) return out;
    Report bug;
    bug.world = out.world;
    bug.objective = out.objective;
    bug.bug = gate.bug();
    return bug;
}

}  // namespace ariadne::amazons
