#include "worlds/amazons/one_ply.h"

#include <algorithm>
#include <vector>

#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

constexpr std::size_t most_candidates_of_one_ply = 8;

}  // namespace

Finding one_ply(const Position& position, Budget& budget) {
    std::vector<Move> moves;
    legal_moves(position, moves);
    Finding out;
    for (const Move& move : moves) {
        if (!out.candidates.empty() && !budget.spend()) break;
        const Position after = apply(position, move);
        const bool wins = has_lost(after);
        out.candidates.push_back(
            {move, wins ? 1 : 1 - evaluate(after).win, wins ? Proof::win : Proof::none, 0, {move}});
        ++out.thought.nodes;
    }
    std::ranges::stable_sort(out.candidates, std::ranges::greater{}, &Candidate::win);
    if (out.candidates.size() > most_candidates_of_one_ply) out.candidates.resize(most_candidates_of_one_ply);
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

}  // namespace ariadne::amazons
