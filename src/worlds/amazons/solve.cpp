#include "worlds/amazons/solve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "worlds/amazons/exact/answer.h"
#include "worlds/amazons/one_ply.h"

namespace ariadne::amazons {

namespace {

constexpr double usual_seconds = 5;
constexpr std::uint64_t nodes_of_any = 2'000;
constexpr std::size_t usual_memory_mb = 512;
// Near the end a proof is tried before anything else, for a moment.
constexpr int near_the_end = 24;  // empty cells
constexpr std::uint64_t nodes_of_a_moment = 100'000;

// A proof on a part of the budget. Whatever ends the whole ends it, too, and its memory counts.
Finding short_proof(const Position& position, Budget& budget) {
    if (!budget.check()) return {};
    CancelFlag stop = false;
    Budget moment(Limits{.nodes = std::min(budget.limits().nodes, nodes_of_a_moment),
                         .seconds = budget.seconds_left() / 4,
                         .bytes = budget.limits().bytes - budget.bytes()},
                  &stop, [&](const Progress&) { stop = !budget.check(); });
    Finding out = exact_answer(position, moment);
    if (budget.allocate(moment.peak_bytes())) budget.release(moment.peak_bytes());
    return out;
}

Finding think(const Position& position, const worlds::SolveRequest& request, Budget& budget) {
    if (empty_cells(position) <= near_the_end && !request.any) {
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
        budget.phase("thinking", std::min(1.0, thought.seconds / limits.seconds));
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
    if (request.algorithm == "exact") return exact_answer(position, budget);
    return think(position, request, budget);
}

}  // namespace ariadne::amazons
