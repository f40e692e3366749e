#include "worlds/amazons/console/advice.h"

#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"

namespace ariadne::amazons {

namespace {

constexpr double hint_seconds = 2;
constexpr std::uint64_t hint_nodes = 200'000;
constexpr std::size_t advice_memory = 128;

template <class Visit>
void each_cell(Size size, Visit visit) {
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) visit(Cell{row, col});
    }
}

double chance_of_white(const Position& position, double of_mover) {
    return position.to_move == Side::white ? of_mover : 1 - of_mover;
}

}  // namespace

std::optional<Hint> best_turn(const Position& position, unsigned threads, const CancelFlag* cancel) {
    Engine engine({.threads = threads, .memory_mb = advice_memory});
    engine.set(position);
    Budget budget({}, cancel);
    const Finding found = engine.think({.seconds = hint_seconds, .nodes = hint_nodes}, budget);
    if (!found.best || (cancel != nullptr && cancel->load())) return std::nullopt;
    return Hint{*found.best, found.thought.win};
}

Hint best_shot(const Position& position, Cell from, Cell to) {
    const Position shooting = moved(position, from, to);
    std::optional<Hint> best;
    each_cell(position.size, [&](Cell target) {
        if (!can_shoot(shooting, to, target)) return;
        const Move move{from, to, target};
        const Position next = apply(position, move);
        const double win = has_lost(next) ? 1 : 1 - evaluate(next).win;
        if (!best || win > best->win) best = Hint{move, win};
    });
    return best.value_or(Hint{{from, to, from}, 0.5});  // back to where it came from is always open
}

Outlook look_at(const Position& position) {
    Outlook out;
    out.white = chance_of_white(position, has_lost(position) ? 0 : evaluate(position).win);
    const std::array<int, 3> count = territory(position).count();
    out.territory = {count[0], count[1]};
    out.shared = count[2];
    each_cell(position.size, [&](Cell from) {
        const Square square = position.at(from);
        if (square != Square::white && square != Square::black) return;
        const std::size_t side = square == Square::white ? 0 : 1;
        int reached = 0;
        each_cell(position.size, [&](Cell to) { reached += can_move(position, from, to) ? 1 : 0; });
        out.mobility[side] += reached;
        out.free[side] += reached > 0 ? 1 : 0;
    });
    return out;
}

}  // namespace ariadne::amazons
