#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "resource/findings.h"
#include "resource/memory.h"
#include "resource/need_table.h"
#include "resource/relaxed_walk.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// Proves that short walks cannot survive, and sharpens the proof where it is weak.
//
// Each round builds a table in which items have prices in steps (a Lagrangian bound: taking an item costs a delay,
// and every walk gets all delays as credit), looks where the relaxed walk cheats by taking an item twice, makes that
// item dearer, and lets the cells of the cycle remember it from the next memory on. Survival stays exact all along.
// A relaxed walk that does not cheat is a real walk; one no longer than the bound is the answer.
template <class Value>
class Sharpener {
  public:
    Sharpener(const Terrain& terrain, MemoryPlan plan)
        : terrain_(terrain),
          plan_(std::move(plan)),
          best_(terrain.items.size(), 0.0),
          trial_(best_),
          direction_(terrain.items.size(), 0.0),
          bound_(terrain.shortest) {
        plan_.demands.resize(terrain.items.size());
        memory_ = make_memory(terrain, plan_);
    }

    // Rounds until about `work` table entries have been computed, nothing is left to improve, or the budget ends.
    void sharpen(std::uint64_t work, Budget& budget) {
        const std::uint64_t until = spent_ + work;
        while (spent_ < until && !stuck_ && !held_) {
            Round round;
            if (!play_round(round, budget)) return;
            ++rounds_here_;
            // A whole step more at least, and of the right parity: every walk has that of the shortest.
            const auto steps = static_cast<std::int64_t>(std::ceil(round.bound - 1e-6));
            bound_ = std::max(bound_, steps + ((steps - terrain_.shortest) & 1));
            if (round.takings.empty() && !best_.empty()) continue;  // nothing affordable within the horizon yet
            if (walk_ && walk_->steps() <= bound_) return;
            move_prices(round);
            if (rounds_here_ >= rounds_a_memory) {
                if (asked_ > 0) {
                    grow_memory();
                } else if (lambda_ < 0.02) {
                    stuck_ = true;
                }
            }
        }
    }

    std::int64_t bound() const { return bound_; }              // no walk has fewer steps
    const std::optional<Walk>& walk() const { return walk_; }  // the shortest honest walk met
    bool stuck() const { return stuck_; }                      // more rounds would change nothing
    const Memory& memory() const { return memory_; }

    // From now on no table has more entries than this.
    void allow(std::uint64_t entries) {
        allowed_ = entries;
        held_ = false;
    }

    // The table of the best prices for walks of at most shortest + 2 * slack steps: the one already made where that
    // reaches far enough. Null when it is too large or the budget ran out.
    const NeedTable<Value>* table(int slack, Budget& budget) {
        const auto layers = [&](const Prices& prices) {
            return static_cast<int>(std::int64_t{slack} * prices.grain + prices.delay_sum + 1);
        };
        if (table_ && table_->layers() >= layers(table_prices_)) return &*table_;
        Prices prices = priced(best_);
        if (layers(prices) > most_layers(budget)) return nullptr;
        table_.reset();
        table_prices_ = std::move(prices);
        table_ = NeedTable<Value>::build(terrain_, memory_, table_prices_, layers(table_prices_), Survival::everywhere,
                                         -1, budget);
        return table_ ? &*table_ : nullptr;
    }

    const Prices& prices() const { return table_prices_; }  // of the table last asked for

  private:
    static constexpr int rounds_a_memory = 4;
    static constexpr int longest_horizon = 1 << 20;
    static constexpr double longest_delay = 1000;  // steps
    static constexpr double smoothing = 0.3;       // weight of the newest slope
    static constexpr std::int32_t no_scale = 1;    // prices are in steps, so life needs no fractions

    struct Round {
        double bound = 0;
        std::vector<std::int32_t> takings;
    };

    Prices priced(const std::vector<double>& steps) const {
        Prices prices = no_prices(terrain_, no_scale);
        // Whole steps need two layers a detour; without prices one is enough.
        prices.grain = std::ranges::any_of(steps, [](double s) { return s >= 0.5; }) ? 2 : 1;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            prices.delay[i] = static_cast<std::int32_t>(std::lround(steps[i] * prices.grain / 2));
            prices.delay_sum += prices.delay[i];
        }
        return prices;
    }

    // What is allowed, and takes no more than half of the memory that is left.
    std::int64_t most_layers(const Budget& budget) const {
        const std::uint64_t entries = (budget.limits().bytes - budget.bytes()) / (2 * sizeof(Value));
        return static_cast<std::int64_t>(std::min(allowed_, entries) / memory_.first.back());
    }

    // One table, up to the first layer that the start can afford. False when it could not be finished.
    bool play_round(Round& round, Budget& budget) {
        Prices prices = priced(trial_);
        const std::int64_t wanted = std::int64_t{horizon_} * prices.grain + prices.delay_sum + 1;
        const auto layers = static_cast<int>(std::min(wanted, most_layers(budget)));
        held_ = layers < wanted;
        if (layers <= prices.delay_sum) return false;
        auto table =
            NeedTable<Value>::build(terrain_, memory_, prices, layers, Survival::everywhere, terrain_.life, budget);
        if (!table) return false;
        spent_ += static_cast<std::uint64_t>(table->layers()) * memory_.first.back();
        const int last = table->layers() - 1;
        const std::int64_t used = last - prices.delay_sum;  // layers beyond the credit
        const bool affordable = table->least(terrain_, last) <= terrain_.life;
        round.bound = terrain_.shortest + 2.0 * static_cast<double>(affordable ? used : used + 1) / prices.grain;
        if (!affordable) {
            if (held_) return true;
            if (horizon_ >= longest_horizon) {
                stuck_ = true;
            } else {
                horizon_ *= 2;
            }
            return true;
        }
        held_ = false;

        const RelaxedWalk relaxed = trace_walk(terrain_, memory_, prices, *table, last);
        round.takings = relaxed.takings;
        if (!relaxed.honest()) {
            demand_memory(relaxed.ranks, relaxed.takings);
        } else if (!walk_ || std::ssize(relaxed.ranks) < std::ssize(walk_->cells)) {
            walk_.emplace();
            for (const std::uint32_t rank : relaxed.ranks) walk_->cells.push_back(terrain_.cell_of(rank));
        }
        if (round.bound > best_bound_) {
            table_ = std::move(table);
            table_prices_ = std::move(prices);
        }
        return true;
    }

    void move_prices(const Round& round) {
        if (round.bound > best_bound_) {
            best_bound_ = round.bound;
            best_ = trial_;
            lambda_ = std::min(lambda_ * 1.1, 2.0);
            failures_ = 0;
        } else if (++failures_ % 3 == 0) {
            lambda_ *= 0.6;
        }
        const double smooth = rounds_here_ == 1 ? 1.0 : smoothing;
        double norm = 0;
        for (std::size_t i = 0; i < best_.size(); ++i) {
            const double slope = terrain_.items[i].gain > 0 ? round.takings[i] - 1.0 : 0.0;
            direction_[i] = smooth * slope + (1 - smooth) * direction_[i];
            if (best_[i] > 0 || direction_[i] > 0) norm += direction_[i] * direction_[i];
        }
        if (norm < 1e-9) return;
        const double length = lambda_ * std::max(4.0, 0.05 * best_bound_) / norm;
        for (std::size_t i = 0; i < best_.size(); ++i) {
            trial_[i] = std::clamp(best_[i] + length * direction_[i], 0.0, longest_delay);
        }
    }

    // Between two takings of one item, and one step aside, the cells should remember it.
    void demand_memory(const std::vector<std::uint32_t>& ranks, const std::vector<std::int32_t>& takings) {
        std::vector<std::ptrdiff_t> last(takings.size(), -1);
        std::vector<std::uint32_t> cycle;
        for (std::ptrdiff_t at = 0; at < std::ssize(ranks); ++at) {
            const std::int32_t item = terrain_.item[ranks[static_cast<std::size_t>(at)]];
            if (item == Terrain::no_item || takings[static_cast<std::size_t>(item)] < 2) continue;
            std::ptrdiff_t& before = last[static_cast<std::size_t>(item)];
            if (before >= 0) {
                cycle.clear();
                for (auto rank = ranks.begin() + before; rank != ranks.begin() + at; ++rank) {
                    cycle.push_back(*rank);
                    for (const std::uint32_t link : terrain_.next[*rank]) {
                        if (link != Terrain::none) cycle.push_back(link & Terrain::rank_bits);
                    }
                }
                std::vector<std::uint32_t>& demand = plan_.demands[static_cast<std::size_t>(item)];
                const std::size_t had = demand.size();
                std::ranges::sort(cycle);
                const auto [tail, end] = std::ranges::unique(cycle);
                cycle.erase(tail, end);
                if (!cycle.empty() && cycle.front() == 0) cycle.erase(cycle.begin());
                std::vector<std::uint32_t> merged;
                std::ranges::set_union(demand, cycle, std::back_inserter(merged));
                demand = std::move(merged);
                asked_ += demand.size() - had;
            }
            before = at;
        }
    }

    void grow_memory() {
        table_.reset();
        memory_ = make_memory(terrain_, plan_);
        trial_ = best_;
        best_bound_ = -1;
        lambda_ = 1;
        failures_ = 0;
        rounds_here_ = 0;
        asked_ = 0;
    }

    const Terrain& terrain_;
    MemoryPlan plan_;
    Memory memory_;
    std::vector<double> best_;
    std::vector<double> trial_;
    std::vector<double> direction_;
    double best_bound_ = -1;  // of this memory
    double lambda_ = 1;
    int failures_ = 0;
    int rounds_here_ = 0;    // rounds with this memory
    std::size_t asked_ = 0;  // cells demanded since it was made
    std::int64_t bound_ = 0;
    std::optional<Walk> walk_;
    std::uint64_t spent_ = 0;
    std::uint64_t allowed_ = std::numeric_limits<std::uint64_t>::max();  // entries of a table
    bool stuck_ = false;
    bool held_ = false;                      // the last table had to end too soon
    int horizon_ = 128;                      // slack beyond which no table looks, until it must
    std::optional<NeedTable<Value>> table_;  // of this memory
    Prices table_prices_;
};

}  // namespace ariadne::resource
