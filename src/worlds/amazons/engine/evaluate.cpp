#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/engine/flood.h"
#include "worlds/amazons/engine/kernel.h"
#include "worlds/amazons/engine/odds.h"
#include "worlds/amazons/exact/regions.h"

namespace ariadne::amazons {

namespace {

struct Counts {
    double own = 0;
    double theirs = 0;
};

struct Pair {
    Bits own = 0;
    Bits theirs = 0;
};

Pair apart(Both set) {
    return {static_cast<Bits>(set[1]) << 64U | set[0], static_cast<Bits>(set[3]) << 64U | set[2]};
}

// Cells that one side is nearer to than the other.
template <std::size_t levels>
Counts nearer(const std::array<Both, levels>& at) {
    Pair seen;
    Counts out;
    for (const Both& level : at) {
        const Pair here = apart(level);
        out.own += count(here.own & ~here.theirs & ~seen.theirs);
        out.theirs += count(here.theirs & ~here.own & ~seen.own);
        seen.own |= here.own;
        seen.theirs |= here.theirs;
    }
    return out;
}

struct Freedom {
    double cells = 0;    // that the amazons of a side can go to
    double trapped = 0;  // amazons with two of them or fewer
};

Freedom freedom(Bits empty, Bits amazons) {
    Freedom out;
    while (amazons != 0) {
        const int cells = count(reach(empty, take_first(amazons)));
        out.cells += cells;
        out.trapped += cells <= 2 ? 1 : 0;
    }
    return out;
}

}  // namespace

Evaluation evaluate(const Position& position, unsigned effort) {
    const Board board = to_board(position);
    Evaluation out;
    const Net& net = built_in_nets().by_stage[static_cast<std::size_t>(Stage::turn)];
    const int odds = kernel().evaluate(net, board.empty, board.own(), board.theirs());
    out.score = odds / 1024.0;
    if (effort > 0) out.proof = filling(board, effort);
    if (!can_turn(board)) out.proof = Proof::loss;
    out.win = out.proof == Proof::none ? OddsTable::get().chance(odds) : out.proof == Proof::win ? 1 : 0;
    const queens::Distances far = queens::distances(board.empty, board.own(), board.theirs());
    const Counts queens = nearer(far.queen);
    const Counts kings = nearer(far.king);
    const Pair reached = apart(far.reached);
    const Freedom own = freedom(board.empty, board.own());
    const Freedom theirs = freedom(board.empty, board.theirs());
    out.terms = {
        {"queen", queens.own, queens.theirs},
        {"king", kings.own, kings.theirs},
        {"private", static_cast<double>(count(reached.own & ~reached.theirs)),
         static_cast<double>(count(reached.theirs & ~reached.own))},
        {"mobility", own.cells, theirs.cells},
        {"trapped", own.trapped, theirs.trapped},
    };
    return out;
}

}  // namespace ariadne::amazons
