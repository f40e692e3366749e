#include "worlds/amazons/solve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/exact/exact.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

constexpr std::size_t most_candidates_of_one_ply = 8;
constexpr std::uint64_t nodes_of_a_line = 100'000;  // that are always spent on it
constexpr double usual_seconds = 5;
constexpr std::uint64_t nodes_of_any = 2'000;
constexpr std::size_t usual_memory_mb = 512;
// Near the end a proof is tried before anything else, for a moment.
constexpr int near_the_end = 24;  // empty cells
constexpr std::uint64_t nodes_of_a_moment = 100'000;

// Looks no further than its own turn: the best is the one after which the evaluation is worst for the other side. The
// first of equals.
Finding one_ply(const Position& position, Budget& budget) {
    Finding out;
    for (const Move& move : legal_moves(position)) {
        if (!out.candidates.empty() && !budget.spend()) break;
        const Position after = apply(position, move);
        const Proof proof = has_lost(after) ? Proof::win : Proof::none;
        out.candidates.push_back({move, 1 - evaluate(after, 0).win, proof, 0, {move}});
        ++out.thought.nodes;
    }
    std::ranges::stable_sort(out.candidates, std::ranges::greater{}, &Candidate::win);
    std::vector<Candidate> listed;  // no two with the same movement
    for (const Candidate& one : out.candidates) {
        const bool same = std::ranges::any_of(listed, [&](const Candidate& other) {
            return other.move.from == one.move.from && other.move.to == one.move.to;
        });
        if (!same) listed.push_back(one);
        if (listed.size() == most_candidates_of_one_ply) break;
    }
    out.candidates = std::move(listed);
    out.thought.seconds = budget.seconds();
    if (out.candidates.empty()) return out;
    const Candidate& best = out.candidates.front();
    out.best = best.move;
    out.thought.win = best.win;
    out.thought.proof = best.proof;
    out.thought.depth = 1;
    out.thought.line = best.line;
    return out;
}

// The position proven (exact.h), with a line: who wins plays what is proven to win, who loses what looks best. The line
// ends with the game, or when finding it would take longer than the proof did. Without a proof the line is empty.
Finding proven_line(const Position& position, Budget& budget) {
    Finding out;
    const Exact first = prove(to_board(position), budget);
    Thought& thought = out.thought;
    thought.proof = first.proof;
    thought.nodes = first.nodes;
    if (first.proof != Proof::none) thought.win = first.proof == Proof::win ? 1 : 0;
    const std::uint64_t most = std::max(first.nodes, nodes_of_a_line) + first.nodes;
    Position at = position;
    std::vector<Move>& line = thought.line;
    if (first.proof == Proof::win && first.turn) {
        line.push_back(to_move(*first.turn));
        at = apply(at, line.back());
    }
    // The side that loses is to move from here on, and then the one that wins.
    while (first.proof != Proof::none && !has_lost(at)) {
        const std::optional<Move> reply = one_ply(at, budget).best;
        if (!reply || (first.proof == Proof::win && line.empty())) break;
        line.push_back(*reply);
        at = apply(at, *reply);
        if (thought.nodes >= most) break;
        const Exact next = prove(to_board(at), budget);
        thought.nodes += next.nodes;
        if (!next.turn) break;
        line.push_back(to_move(*next.turn));
        at = apply(at, line.back());
    }
    thought.depth = static_cast<int>(thought.line.size());
    thought.seconds = budget.seconds();
    if (!thought.line.empty()) out.best = thought.line.front();
    return out;
}

// A proof on a part of the budget. Whatever ends the whole ends it, too, and its memory counts.
Finding short_proof(const Position& position, Budget& budget) {
    if (!budget.check()) return {};
    CancelFlag stop = false;
    Budget moment(Limits{.nodes = std::min(budget.limits().nodes, nodes_of_a_moment),
                         .seconds = budget.seconds_left() / 4,
                         .bytes = budget.limits().bytes - budget.bytes()},
                  &stop, [&](const Progress&) { stop = !budget.check(); });
    Finding out = proven_line(position, moment);
    if (budget.allocate(moment.peak_bytes())) budget.release(moment.peak_bytes());
    return out;
}

Finding think(const Position& position, const worlds::SolveRequest& request, Budget& budget) {
    if (std::ranges::count(position.squares, Square::empty) <= near_the_end && !request.any) {
        Finding proven = short_proof(position, budget);
        if (proven.best) return proven;
    }
    EngineOptions options;
    options.threads = request.threads;
    options.memory_mb = std::clamp<std::size_t>(budget.limits().bytes >> 20U, 1, usual_memory_mb);
    ThinkLimits limits;
    limits.seconds = std::isinf(budget.limits().seconds) ? usual_seconds : std::max(0.0, budget.seconds_left());
    limits.nodes = request.any ? std::min(budget.limits().nodes, nodes_of_any) : budget.limits().nodes;
    Engine engine(options);
    engine.set(position);
    return engine.think(limits, budget, [&](const Thought& thought) {
        budget.best(permille(thought.win, thought.proof) / 10);
        budget.phase(tr("thinking"), std::min(1.0, thought.seconds / limits.seconds));
    });
}

}  // namespace

std::vector<std::string> algorithm_names() {
    return {"tree", "exact", "one-ply"};
}

std::int64_t permille(double win, Proof proof) {
    if (proof != Proof::none) return proof == Proof::win ? 1000 : 0;
    return std::clamp<std::int64_t>(std::llround(win * 1000), 1, 999);
}

Finding solve(const Position& position, const worlds::SolveRequest& request, Budget& budget) {
    if (request.algorithm == "one-ply") return one_ply(position, budget);
    if (request.algorithm == "exact") return proven_line(position, budget);
    return think(position, request, budget);
}

}  // namespace ariadne::amazons
