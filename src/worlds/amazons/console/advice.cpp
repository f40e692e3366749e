#include "worlds/amazons/console/advice.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

constexpr double hint_seconds = 2;
constexpr std::uint64_t hint_nodes = 200'000;
constexpr std::uint64_t glance_nodes = 15'000;  // for every turn of a game that is over
constexpr std::uint64_t look_nodes = 80'000;    // for a turn that seems to have gone wrong
constexpr double least_doubt = 0.03;            // such a loss of chance is worth a second look
constexpr double least_slip = 0.08;             // and this a word
constexpr std::size_t most_suspects = 6;
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

namespace {

// The game again, with an engine that forgets between positions: what it says of one does not depend on the others.
class Reviewer {
  public:
    Reviewer(const Record& record, double seconds, const CancelFlag* cancel)
        : record_(record),
          budget_({.seconds = seconds}, cancel),
          engine_({.memory_mb = advice_memory, .keep_tree = false}),
          positions_({record.start}) {
        for (const Move& move : record.moves) positions_.push_back(apply(positions_.back(), move));
    }

    // Of white before every turn, and at the end. From the end, where the reasons are nearest; the opening is what is
    // left out when time is short.
    std::vector<std::optional<double>> chances() {
        std::vector<std::optional<double>> out(positions_.size());
        for (std::size_t i = positions_.size(); i > 0 && budget_.check(); --i)
            out[i - 1] = chance_of_white(positions_[i - 1], think(positions_[i - 1], glance_nodes).thought.win);
        return out;
    }

    // Turns of that side that seem to have cost it something, the worst first. A short look always takes the side to
    // move for a little better off than it is; what a turn usually seems to cost is no more than that.
    std::vector<Slip> suspects(const std::vector<std::optional<double>>& white, Side side) const {
        std::vector<Slip> out;
        for (std::size_t i = 0; i + 1 < positions_.size(); ++i) {
            if (positions_[i].to_move != side || !white[i] || !white[i + 1]) continue;
            const double before = side == Side::white ? *white[i] : 1 - *white[i];
            const double after = side == Side::white ? *white[i + 1] : 1 - *white[i + 1];
            if (before > 0 && after < 1) out.push_back({i, before, after, std::nullopt});
        }
        if (out.empty()) return out;
        sort(out);
        const Slip& middle = out[out.size() / 2];
        const double usual = std::max(0.0, middle.before - middle.after);
        while (!out.empty() &&
               (out.size() > most_suspects || out.back().before - out.back().after < usual + least_doubt))
            out.pop_back();
        return out;
    }

    // A second, longer look at them: what the turn led to, and what the one that seems better would have led to. Those
    // that cost much, at most so many; if none did, the one that cost most.
    std::vector<Slip> convicted(const std::vector<Slip>& suspects, std::size_t most) {
        std::vector<Slip> out;
        for (Slip slip : suspects) {
            if (!budget_.check()) break;
            const Answer before = think(positions_[slip.turn], look_nodes);
            if (!before.best || *before.best == record_.moves[slip.turn]) continue;
            slip.before = 1 - think(apply(positions_[slip.turn], *before.best), look_nodes).thought.win;
            slip.after = 1 - think(positions_[slip.turn + 1], look_nodes).thought.win;
            slip.better = before.best;
            if (slip.before - slip.after >= least_doubt) out.push_back(slip);
        }
        sort(out);
        while (out.size() > 1 && (out.size() > most || out.back().before - out.back().after < least_slip))
            out.pop_back();
        return out;
    }

  private:
    static void sort(std::vector<Slip>& slips) {
        std::ranges::stable_sort(slips, std::greater<>(), [](const Slip& slip) { return slip.before - slip.after; });
    }

    Answer think(const Position& position, std::uint64_t nodes) {
        if (has_lost(position))
            return {.best = {}, .thought = {.win = 0, .proof = Proof::loss, .line = {}}, .candidates = {}};
        engine_.set(position);
        return engine_.think({.nodes = nodes}, budget_);
    }

    const Record& record_;
    Budget budget_;
    Engine engine_;
    std::vector<Position> positions_;
};

}  // namespace

namespace {

// Short looks favour the side to move, so that the chances go up and down with every turn. The mean of a place and its
// neighbours does not. What is certain stays as it is.
std::vector<std::optional<double>> smoothed(const std::vector<std::optional<double>>& white) {
    std::vector<std::optional<double>> out = white;
    for (std::size_t i = 1; i + 1 < white.size(); ++i) {
        if (!white[i - 1] || !white[i] || !white[i + 1] || *white[i] <= 0 || *white[i] >= 1) continue;
        out[i] = (*white[i - 1] + 2 * *white[i] + *white[i + 1]) / 4;
    }
    return out;
}

}  // namespace

LookBack look_back_on(const Record& record, Side winner, double seconds, const CancelFlag* cancel) {
    Reviewer reviewer(record, seconds, cancel);
    LookBack out;
    const std::vector<std::optional<double>> seen = reviewer.chances();
    out.slips = reviewer.convicted(reviewer.suspects(seen, other(winner)), 3);
    for (const Slip& slip : reviewer.convicted(reviewer.suspects(seen, winner), 1)) {
        if (slip.before - slip.after >= least_slip) out.slips.push_back(slip);
    }
    out.white = smoothed(seen);
    double most = 0;
    for (std::size_t i = 0; i + 1 < out.white.size(); ++i) {
        if (!out.white[i] || !out.white[i + 1]) continue;
        const double change = std::abs(*out.white[i + 1] - *out.white[i]);
        if (change > most) out.turning = i;
        most = std::max(most, change);
    }
    for (std::size_t i = out.white.size(); i > 0; --i) {
        const std::optional<double> white = out.white[i - 1];
        if (!white || (winner == Side::white ? *white : 1 - *white) <= 0.5) break;
        out.decided = i - 1;
    }
    return out;
}

}  // namespace ariadne::amazons
