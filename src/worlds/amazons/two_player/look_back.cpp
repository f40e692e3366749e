#include "worlds/amazons/two_player/look_back.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

constexpr std::uint64_t glance_nodes = 15'000;  // for every turn
constexpr std::uint64_t look_nodes = 80'000;    // for a turn that seems to have gone wrong
constexpr double share_of_glances = 0.6;        // of the time, at most
constexpr double least_doubt = 0.03;            // such a loss of chance is worth a second look
constexpr double least_slip = 0.08;             // and this a word
constexpr std::size_t most_suspects = 6;        // of a side
constexpr std::size_t most_slips = 6;           // of both
constexpr std::size_t review_memory_mb = 128;

using Chances = std::vector<std::optional<double>>;  // of white, before each turn and at the end

double cost(const Slip& slip) {
    return slip.before - slip.after;
}

void sort(std::vector<Slip>& slips) {
    std::ranges::stable_sort(slips, std::greater<>(), cost);
}

double chance_of(Side side, double of_white) {
    return side == Side::white ? of_white : 1 - of_white;
}

// The game again, with an engine that forgets between positions: what it says of one does not depend on the others.
class Reviewer {
  public:
    Reviewer(const Record& record, double seconds, Budget& budget)
        : record_(record),
          budget_(budget),
          begun_(budget.seconds()),
          whole_(std::max(0.0, std::min(seconds, budget.seconds_left()))),
          engine_({.memory_mb = review_memory_mb, .keep_tree = false}),
          positions_({record.start}) {
        for (const Move& move : record.moves) positions_.push_back(apply(positions_.back(), move));
    }

    // From the end, where the reasons are nearest; the opening is what is left out when everything ends early.
    Chances chances() {
        Chances out(positions_.size());
        for (std::size_t i = positions_.size(); i > 0; --i) {
            const double done = static_cast<double>(out.size() - i) / static_cast<double>(out.size());
            budget_.phase("looking back", done * share_of_glances);
            if (!time_left()) break;
            const double share = (whole_ * share_of_glances - passed()) / static_cast<double>(i);
            const std::optional<Finding> found = think(positions_[i - 1], glance_nodes, share);
            if (!found) break;
            out[i - 1] = chance_of(positions_[i - 1].to_move, found->thought.win);
        }
        return out;
    }

    // Turns of that side that seem to have cost it something, the worst first. A short look always takes the side to
    // move for a little better off than it is; what a turn usually seems to cost is no more than that.
    std::vector<Slip> suspects(const Chances& white, Side side) const {
        std::vector<Slip> out;
        for (std::size_t i = 0; i + 1 < positions_.size(); ++i) {
            if (positions_[i].to_move != side || !white[i] || !white[i + 1]) continue;
            const double before = chance_of(side, *white[i]);
            const double after = chance_of(side, *white[i + 1]);
            if (before > 0 && after < 1) out.push_back({i, before, after, std::nullopt});
        }
        if (out.empty()) return out;
        sort(out);
        const double usual = std::max(0.0, cost(out[out.size() / 2]));
        while (!out.empty() && (out.size() > most_suspects || cost(out.back()) < usual + least_doubt)) out.pop_back();
        return out;
    }

    // A second, longer look at them: what the turn led to, and what the one that seems better would have led to. Those
    // that cost much, at most so many; if none did, the one that cost most.
    std::vector<Slip> convicted(const std::vector<Slip>& suspects, std::size_t most) {
        std::vector<Slip> out;
        for (std::size_t i = 0; i < suspects.size(); ++i) {
            Slip slip = suspects[i];
            const double done = static_cast<double>(i) / static_cast<double>(suspects.size());
            budget_.phase("looking back", share_of_glances + (1 - share_of_glances) * done);
            const double share = (whole_ - passed()) / static_cast<double>(suspects.size() - i) / 3;
            const Position& position = positions_[slip.turn];
            const std::optional<Finding> before = think(position, look_nodes, share);
            if (!before) break;
            if (!before->best || *before->best == record_.moves[slip.turn]) continue;
            const std::optional<Finding> better = think(apply(position, *before->best), look_nodes, share);
            const std::optional<Finding> after = think(positions_[slip.turn + 1], look_nodes, share);
            if (!better || !after) break;
            slip.before = 1 - better->thought.win;
            slip.after = 1 - after->thought.win;
            slip.better = before->best;
            if (cost(slip) >= least_doubt) out.push_back(slip);
        }
        sort(out);
        while (out.size() > 1 && (out.size() > most || cost(out.back()) < least_slip)) out.pop_back();
        return out;
    }

  private:
    double passed() const { return budget_.seconds() - begun_; }
    bool time_left() { return budget_.check() && passed() < whole_; }

    // Nothing: it was interrupted. What was thought until then is worth less than what was thought of the others.
    std::optional<Finding> think(const Position& position, std::uint64_t nodes, double seconds) {
        if (!time_left()) return std::nullopt;
        if (has_lost(position))
            return Finding{.best = {}, .thought = {.win = 0, .proof = Proof::loss, .line = {}}, .candidates = {}};
        engine_.set(position);
        const double most = std::max(0.0, std::min(seconds, whole_ - passed()));
        Finding out = engine_.think({.seconds = most, .nodes = nodes}, budget_);
        if (budget_.exhausted()) return std::nullopt;
        return out;
    }

    const Record& record_;
    Budget& budget_;
    double begun_;
    double whole_;
    Engine engine_;
    std::vector<Position> positions_;
};

// Short looks favour the side to move, so that the chances go up and down with every turn. The mean of a place and its
// neighbours does not. What is certain stays as it is.
Chances smoothed(const Chances& white) {
    Chances out = white;
    for (std::size_t i = 1; i + 1 < white.size(); ++i) {
        if (!white[i - 1] || !white[i] || !white[i + 1] || *white[i] <= 0 || *white[i] >= 1) continue;
        out[i] = (*white[i - 1] + 2 * *white[i] + *white[i + 1]) / 4;
    }
    return out;
}

void tell_course(const Chances& seen, Side ahead, LookBack& out) {
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
        if (!white || chance_of(ahead, *white) <= 0.5) break;
        out.decided = i - 1;
    }
}

void drop_small(std::vector<Slip>& slips) {
    std::erase_if(slips, [](const Slip& slip) { return cost(slip) < least_slip; });
}

}  // namespace

LookBack look_back_on(const Record& record, double seconds, Budget& budget) {
    Reviewer reviewer(record, seconds, budget);
    LookBack out;
    const Chances seen = reviewer.chances();
    std::vector<Slip> suspects = reviewer.suspects(seen, Side::white);
    std::ranges::copy(reviewer.suspects(seen, Side::black), std::back_inserter(suspects));
    sort(suspects);
    out.slips = reviewer.convicted(suspects, most_slips);
    drop_small(out.slips);
    tell_course(seen, seen.back().value_or(0.5) >= 0.5 ? Side::white : Side::black, out);
    return out;
}

LookBack look_back_for_loser(const Record& record, Side loser, double seconds, Budget& budget) {
    Reviewer reviewer(record, seconds, budget);
    LookBack out;
    const Chances seen = reviewer.chances();
    out.slips = reviewer.convicted(reviewer.suspects(seen, loser), 3);
    std::vector<Slip> of_winner = reviewer.convicted(reviewer.suspects(seen, other(loser)), 1);
    drop_small(of_winner);
    std::ranges::copy(of_winner, std::back_inserter(out.slips));
    tell_course(seen, other(loser), out);
    return out;
}

}  // namespace ariadne::amazons
