#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "resource/findings.h"
#include "resource/label_search.h"
#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/relaxed_walk.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// Prices in life, tuned round by round: a smoothed subgradient ascent, the volume method.
template <class Value>
class LifePricer {
  public:
    LifePricer(const Terrain& terrain, const Memory& memory, int slack)
        : terrain_(terrain),
          memory_(memory),
          slack_(slack),
          best_(terrain.items.size(), 0.0),
          trial_(best_),
          direction_(terrain.items.size(), 0.0) {
        while (scale_ > 1 && !NeedTable<Value>::fits(terrain, scale_)) scale_ /= 2;
    }

    // One table; false when it could not be finished.
    bool play_round(Budget& budget) {
        Prices prices = rounded();
        auto table = NeedTable<Value>::build(terrain_, memory_, prices, slack_ + 1, Survival::at_goal, -1, budget);
        if (!table) return false;
        const std::int64_t spare = terrain_.life * scale_ - table->least(terrain_, slack_);
        const double richest = static_cast<double>(spare) / scale_;
        const RelaxedWalk walk = trace_walk(terrain_, memory_, prices, *table, slack_);
        if (rounds_ == 0 || richest < best_richest_) {
            best_richest_ = richest;
            bound_ = floor_div(spare, scale_) + 1 - terrain_.cost[0];
            best_ = trial_;
            table_ = std::move(table);
            prices_ = std::move(prices);
            lambda_ = std::min(lambda_ * 1.1, 2.0);
        } else if (++failures_ % 3 == 0) {
            lambda_ *= 0.6;
        }
        ++rounds_;
        move(walk);
        return true;
    }

    bool settled() const { return lambda_ < 0.05 || flat_; }
    std::int64_t bound() const { return bound_; }
    Gauge<Value> gauge() const { return {&memory_, &prices_, &*table_, true}; }

  private:
    Prices rounded() const {
        Prices prices = no_prices(terrain_, scale_);
        for (std::size_t i = 0; i < trial_.size(); ++i) {
            prices.life[i] = static_cast<std::int32_t>(std::lround(trial_[i] * scale_));
            prices.life_sum += prices.life[i];
        }
        return prices;
    }

    void move(const RelaxedWalk& walk) {
        const double smooth = rounds_ == 1 ? 1.0 : 0.3;
        double norm = 0;
        for (std::size_t i = 0; i < best_.size(); ++i) {
            const double slope = terrain_.items[i].gain > 0 ? walk.takings[i] - 1.0 : 0.0;
            direction_[i] = smooth * slope + (1 - smooth) * direction_[i];
            const bool held =
                (best_[i] <= 0 && direction_[i] < 0) || (best_[i] >= terrain_.items[i].gain && direction_[i] > 0);
            if (!held) norm += direction_[i] * direction_[i];
        }
        flat_ = norm < 1e-9;
        if (flat_) return;
        const double length = lambda_ * std::max(1.0, 0.05 * std::abs(best_richest_)) / norm;
        for (std::size_t i = 0; i < best_.size(); ++i) {
            const double most = std::max(terrain_.items[i].gain, 0);
            trial_[i] = std::clamp(best_[i] + length * direction_[i], 0.0, most);
        }
    }

    const Terrain& terrain_;
    const Memory& memory_;
    int slack_;
    std::int32_t scale_ = 64;
    std::vector<double> best_;
    std::vector<double> trial_;
    std::vector<double> direction_;
    double best_richest_ = 0;
    double lambda_ = 1;
    int failures_ = 0;
    int rounds_ = 0;
    bool flat_ = false;
    std::int64_t bound_ = 0;
    std::optional<NeedTable<Value>> table_;
    Prices prices_;
};

struct Richest {
    std::optional<Walk> walk;  // the best known, if better than what was given
    std::int64_t bound = 0;    // no walk within the limit arrives with more life
    bool proven = false;       // nothing beats the best known
};

// The most life on arrival among walks of at most shortest + 2 * slack steps. Items have prices in life here, which
// keep the bound falling, and labels are pruned by what they can still arrive with. `known` is the life of a walk
// already in hand (0 for none); `survive` an extra gauge that knows survival, if there is one.
template <class Value>
Richest search_richest(const Terrain& terrain, const ItemReach& reach, const Memory& memory,
                       const std::optional<Gauge<Value>>& survive, int slack, std::int64_t known, Budget& budget) {
    Richest result;
    std::int64_t best = known;
    LifePricer<Value> pricer(terrain, memory, slack);
    if (!pricer.play_round(budget)) {
        result.bound = terrain.life + terrain.total_gain;
        return result;
    }
    std::size_t width = 50;
    std::size_t most = 20'000;
    int rounds = 4;
    for (;;) {
        result.bound = std::max(pricer.bound(), best);
        result.proven = result.bound <= best;
        if (result.proven || budget.exhausted()) return result;
        Gauges<Value> gauges = {pricer.gauge()};
        if (survive) gauges.push_back(*survive);
        // A beam for a better walk, then everything that may still be better.
        for (const bool all : {false, true}) {
            LabelLimits limits{.slack = slack, .width = all ? 0 : width, .most = all ? most : 0, .beat = best};
            LabelResult found = search_labels<Value>(terrain, reach, gauges, limits, {}, budget);
            if (found.walk) {
                best = found.walk->life;
                result.walk = std::move(found.walk);
            }
            if (found.complete) {
                result.bound = best;
                result.proven = true;
                return result;
            }
            if (budget.exhausted()) return result;
        }
        width *= 2;
        most *= 3;
        for (int i = 0; i < rounds && !pricer.settled() && pricer.bound() > best; ++i) {
            if (!pricer.play_round(budget)) return result;
        }
        rounds *= 2;
    }
}

}  // namespace ariadne::resource
