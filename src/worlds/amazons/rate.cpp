#include "worlds/amazons/rate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"
#include "worlds/measures.h"

namespace ariadne::amazons {

namespace {

// Where the sum of 2^-|difference of distances| over the cells that both sides reach is at least so much of all cells.
struct Phase {
    double from;
    const char* name;
};
constexpr std::array<Phase, 3> phases = {{{0.5, "opening"}, {0.18, "middle game"}, {1e-9, "ending"}}};

double contested(const Territory& territory) {
    double out = 0;
    for (std::size_t i = 0; i < territory.white.size(); ++i) {
        const int white = territory.white[i];
        const int black = territory.black[i];
        if (white != 0 && black != 0 && white != out_of_reach && black != out_of_reach)
            out += std::ldexp(1.0, -std::abs(white - black));
    }
    return out;
}

const char* phase_of(const Position& position, double open) {
    if (has_lost(position)) return "over";
    const auto all = static_cast<double>(position.size.area());
    const auto* const found =
        std::ranges::find_if(phases, [&](const Phase& phase) { return open >= phase.from * all; });
    return found == phases.end() ? "filling" : found->name;
}

}  // namespace

worlds::Rating rate(const Position& position) {
    const Territory nearer = territory(position);
    const double open = contested(nearer);
    const std::array<int, 3> cells = nearer.count();
    std::uint64_t turns = 0;
    each_turn(to_board(position), [&](Turn) { ++turns; });
    const double own = evaluate(position).win;
    const double white = position.to_move == Side::white ? own : 1 - own;
    worlds::Rating out;
    out.level = phase_of(position, open);
    worlds::Measures measures(out.measures);
    const auto empty = static_cast<std::uint64_t>(std::ranges::count(position.squares, Square::empty));
    measures.count("possible_turns", tr("possible moves"), turns, tr("for the side to move"));
    measures.count("empty_cells", tr("empty cells"), empty, tr("available for moves and shots"));
    measures.number(
        "openness", tr("openness"), open, 1, {},
        tr("cells within reach of both sides, each counting less the closer one side is; 0: only filling is left"));
    measures.number("white_cells", tr("White's territory"), cells[0], 0, {},
                    tr("cells that White reaches in fewer moves"));
    measures.number("black_cells", tr("Black's territory"), cells[1], 0, {},
                    tr("cells that Black reaches in fewer moves"));
    measures.number("white_at_a_glance", tr("evaluation for White"), 100 * white, 0, Message::plain("%"),
                    tr("White's winning chance, estimated without search; use solve to search"));
    return out;
}

}  // namespace ariadne::amazons
