#include "worlds/amazons/console/advice.h"

#include <algorithm>

#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

constexpr double hint_seconds = 2;
constexpr std::uint64_t hint_nodes = 200'000;
constexpr std::uint64_t glance_nodes = 1'000;  // for every turn of a game that is over
constexpr std::uint64_t look_nodes = 20'000;   // for a turn that went wrong
constexpr double least_slip = 0.08;
constexpr std::size_t most_slips = 3;
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
    const Answer answer = engine.think({.seconds = hint_seconds, .nodes = hint_nodes}, budget);
    if (!answer.best || (cancel != nullptr && cancel->load())) return std::nullopt;
    return Hint{*answer.best, answer.thought.win};
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

LookBack look_back_on(const Record& record, Side winner, double seconds, const CancelFlag* cancel) {
    Budget budget({.seconds = seconds}, cancel);
    Engine engine({.memory_mb = advice_memory, .keep_tree = false});
    LookBack out;
    Position position = record.start;
    std::vector<Position> positions = {position};
    for (const Move& move : record.moves) positions.push_back(position = apply(position, move));
    out.white.resize(positions.size());
    // From the end, where the reasons are nearest; the opening is what is left out when time is short.
    for (std::size_t i = positions.size(); i-- > 0 && budget.check();) {
        if (has_lost(positions[i])) {
            out.white[i] = chance_of_white(positions[i], 0);
            continue;
        }
        engine.set(positions[i]);
        out.white[i] = chance_of_white(positions[i], engine.think({.nodes = glance_nodes}, budget).thought.win);
    }
    for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
        if (!out.white[i] || !out.white[i + 1]) continue;
        const bool white = positions[i].to_move == Side::white;
        const double before = white ? *out.white[i] : 1 - *out.white[i];
        const double after = white ? *out.white[i + 1] : 1 - *out.white[i + 1];
        if (before - after >= least_slip) out.slips.push_back({i, before, after, std::nullopt});
    }
    std::ranges::stable_sort(out.slips, std::greater<>(), [](const Slip& slip) { return slip.before - slip.after; });
    if (out.slips.size() > most_slips) out.slips.resize(most_slips);
    for (Slip& slip : out.slips) {
        if (!budget.check()) break;
        engine.set(positions[slip.turn]);
        const Answer answer = engine.think({.nodes = look_nodes}, budget);
        if (answer.best && *answer.best != record.moves[slip.turn]) slip.better = answer.best;
    }
    for (std::size_t i = out.white.size(); i-- > 0 && out.white[i];) {
        const double of_winner = winner == Side::white ? *out.white[i] : 1 - *out.white[i];
        if (of_winner <= 0.5) break;
        out.decided = i;
    }
    return out;
}

}  // namespace ariadne::amazons
