#include "worlds/amazons/exact/answer.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/exact/exact.h"
#include "worlds/amazons/one_ply.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

constexpr std::uint64_t nodes_of_a_line = 100'000;  // that are always spent on it

}  // namespace

int empty_cells(const Position& position) {
    return static_cast<int>(std::ranges::count(position.squares, Square::empty));
}

Finding exact_answer(const Position& position, Budget& budget) {
    Finding out;
    const Exact first = prove(to_board(position), {}, budget);
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
        const Exact next = prove(to_board(at), {}, budget);
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

}  // namespace ariadne::amazons
