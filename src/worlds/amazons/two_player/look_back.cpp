#include "worlds/amazons/two_player/look_back.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>
#include <utility>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

// How far every position is looked at, in evaluations: first a little, then again and further as long as there is time
// for all of them. What is told comes from the last round that was finished.
constexpr std::array<std::uint64_t, 4> rounds = {250, 1'000, 4'000, 16'000};
constexpr std::uint64_t all_rounds = std::accumulate(rounds.begin(), rounds.end(), std::uint64_t{0});
constexpr double least_doubt = 0.03;   // such a loss of chance may be told of a loser who lost it nowhere else
constexpr double least_slip = 0.08;    // and this of anybody
constexpr double least_lead = 0.505;   // reads as 51 %
constexpr std::size_t most_slips = 6;  // of both
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

    // Looks at every position, again and again.
    void look() {
        std::uint64_t done = 0;  // evaluations of a position
        for (const std::uint64_t nodes : rounds) {
            // What the last round took tells what this one will.
            const bool in_vain = done > 0 && passed() * static_cast<double>(nodes) > left() * static_cast<double>(done);
            if (in_vain) return;
            Looks now = look_round(nodes, done);
            const bool whole = now.front().has_value();
            if (whole || done == 0) looks_ = std::move(now);
            if (!whole) return;
            done += nodes;
        }
    }

    Chances chances() const {
        Chances out;
        for (std::size_t i = 0; i < looks_.size(); ++i)
            out.push_back(looks_[i] ? std::optional(chance_of(positions_[i].to_move, looks_[i]->win)) : std::nullopt);
        return out;
    }

    // Turns of that side after which its chance was worse than before, where it would have chosen another; the worst
    // first.
    std::vector<Slip> slips(Side side) const {
        std::vector<Slip> out;
        for (std::size_t i = 0; i + 1 < positions_.size(); ++i) {
            if (positions_[i].to_move != side || !looks_[i] || !looks_[i + 1]) continue;
            const Slip slip{i, looks_[i]->win, 1 - looks_[i + 1]->win, looks_[i]->best};
            if (cost(slip) >= least_doubt && slip.better && *slip.better != record_.moves[i]) out.push_back(slip);
        }
        sort(out);
        return out;
    }

  private:
    struct Look {
        double win = 0;  // for the side to move
        std::optional<Move> best;
    };
    using Looks = std::vector<std::optional<Look>>;  // at each position; nothing: there was no time for it

    // From the end, where the reasons are nearest; the opening is what is left out when everything ends early.
    Looks look_round(std::uint64_t nodes, std::uint64_t done) {
        Looks out(positions_.size());
        std::optional<Finding> next;  // of the position after
        for (std::size_t i = out.size(); i > 0; --i) {
            const double share = static_cast<double>(out.size() - i) / static_cast<double>(out.size());
            budget_.phase(tr("reviewing the game"), (static_cast<double>(done) + share * static_cast<double>(nodes)) /
                                                        static_cast<double>(all_rounds));
            std::optional<Finding> found = think(positions_[i - 1], nodes);
            if (!found) break;
            const std::optional<double> win = settled(i - 1, *found, next, nodes);
            if (!win) break;
            out[i - 1] = Look{*win, found->best};
            next = std::move(found);
        }
        return out;
    }

    // A look takes the side to move for better off than it is, by about as much on either side. So the chance is the
    // mean of two: of the position, and of the one after the best turn. What is proven stays as it is.
    std::optional<double> settled(std::size_t at, const Finding& found, const std::optional<Finding>& next,
                                  std::uint64_t nodes) {
        if (found.thought.proof != Proof::none || !found.best) return found.thought.win;
        const bool played = at < record_.moves.size() && *found.best == record_.moves[at];
        const std::optional<Finding> after = played ? next : think(apply(positions_[at], *found.best), nodes);
        if (!after) return std::nullopt;
        return (found.thought.win + 1 - after->thought.win) / 2;
    }

    double passed() const { return budget_.seconds() - begun_; }
    double left() const { return whole_ - passed(); }
    bool time_left() { return budget_.check() && left() > 0; }

    // Nothing: the time was over, or it was interrupted. What was thought until then is worth less than what was
    // thought of the others.
    std::optional<Finding> think(const Position& position, std::uint64_t nodes) {
        if (!time_left()) return std::nullopt;
        if (has_lost(position))
            return Finding{.best = {}, .thought = {.win = 0, .proof = Proof::loss, .line = {}}, .candidates = {}};
        engine_.set(position);
        Finding out = engine_.think({.seconds = std::max(0.0, left()), .nodes = nodes}, budget_);
        if (!time_left()) return std::nullopt;
        return out;
    }

    const Record& record_;
    Budget& budget_;
    double begun_;
    double whole_;
    Engine engine_;
    std::vector<Position> positions_;
    Looks looks_;
};

void tell_course(const Chances& seen, Side ahead, LookBack& out) {
    out.white = seen;
    double most = 0;
    for (std::size_t i = 0; i + 1 < out.white.size(); ++i) {
        if (!out.white[i] || !out.white[i + 1]) continue;
        const double change = std::abs(*out.white[i + 1] - *out.white[i]);
        if (change > most) out.turning = i;
        most = std::max(most, change);
    }
    for (std::size_t i = out.white.size(); i > 0; --i) {
        const std::optional<double> white = out.white[i - 1];
        if (!white || chance_of(ahead, *white) < least_lead) break;
        out.decided = i - 1;
    }
}

// At most so many, and only those that cost much; of a loser the worst in any case.
std::vector<Slip> told(std::vector<Slip> slips, std::size_t most, bool of_loser) {
    const std::size_t least = of_loser ? 1 : 0;
    while (slips.size() > least && (slips.size() > most || cost(slips.back()) < least_slip)) slips.pop_back();
    return slips;
}

}  // namespace

LookBack look_back_on(const Record& record, double seconds, Budget& budget) {
    Reviewer reviewer(record, seconds, budget);
    reviewer.look();
    LookBack out;
    std::vector<Slip> slips = reviewer.slips(Side::white);
    std::ranges::copy(reviewer.slips(Side::black), std::back_inserter(slips));
    sort(slips);
    out.slips = told(std::move(slips), most_slips, false);
    const Chances seen = reviewer.chances();
    tell_course(seen, seen.back().value_or(0.5) >= 0.5 ? Side::white : Side::black, out);
    return out;
}

LookBack look_back_for_loser(const Record& record, Side loser, double seconds, Budget& budget) {
    Reviewer reviewer(record, seconds, budget);
    reviewer.look();
    LookBack out;
    out.slips = told(reviewer.slips(loser), 3, true);
    std::ranges::copy(told(reviewer.slips(other(loser)), 1, false), std::back_inserter(out.slips));
    sort(out.slips);
    tell_course(reviewer.chances(), other(loser), out);
    return out;
}

}  // namespace ariadne::amazons
