#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/legs.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// The most that a tour from item to item can still gain, leg costs paid, for each place and for the few nearby items
// that the place remembers as taken. Never below the truth. Survival on the way is left out, and an item may be taken
// again once it is forgotten; to make that useless, items have prices (as in need_table.h): taking item i brings its
// gain minus its price, and whoever has not taken it yet is credited the price.
class TourBound {
  public:
    static constexpr std::int32_t scale = 64;  // values are in 1/64 of a life, so that prices can be fractions

    TourBound(const Terrain& terrain, const Legs& legs, Budget& budget)
        : terrain_(terrain), legs_(legs), charge_(budget) {}

    // Needs every row of the legs but the goal's. Tunes the prices for at most so many rounds more, as long
    // as that lowers the bound from the start. False when the budget ran out.
    bool prepare(int rounds, Budget& budget) {
        const std::size_t n = terrain_.items.size();
        if (places_ == 0) {
            choose_memory();
            best_.assign(n, 0);
            trial_.assign(n, 0);
            direction_.assign(n, 0);
        }
        std::vector<std::int64_t> best_values = std::move(values_);
        std::vector<std::int64_t> best_prices = std::move(prices_);
        std::size_t best_layers = layers_;
        bool finished = true;
        for (int round = 0; round < rounds && lambda_ > 0.02; ++round) {
            prices_.assign(n, 0);
            for (std::size_t i = 0; i < n; ++i) prices_[i] = std::llround(trial_[i] * scale);
            values_.clear();
            finished = compute(budget);
            if (!finished) break;
            const std::int64_t sum = std::accumulate(prices_.begin(), prices_.end(), std::int64_t{0});
            const double value = static_cast<double>(row(layers_ - 1, Legs::start)[0] + sum) / scale;
            const std::vector<std::int32_t> takings = trace();
            if (rounds_ == 0 || value < lowest_) {
                lowest_ = value;
                best_ = trial_;
                best_prices = prices_;
                best_values = values_;
                best_layers = layers_;
                lambda_ = std::min(lambda_ * 1.1, 2.0);
            } else if (++failures_ % 3 == 0) {
                lambda_ *= 0.7;
            }
            ++rounds_;
            if (!move_prices(takings)) break;
        }
        prices_ = std::move(best_prices);
        price_sum_ = std::accumulate(prices_.begin(), prices_.end(), std::int64_t{0});
        values_ = std::move(best_values);
        layers_ = best_layers;
        return finished && rounds_ > 0;
    }

    // In 1/scale: an upper bound on what somebody at the place, who has taken the set, may still gain up to the goal.
    std::int64_t hope(std::uint32_t place, const std::uint64_t* set, std::int64_t paid) const {
        unsigned state = 0;
        for (std::size_t b = 0; b < remembered_[place].size(); ++b) {
            const std::uint32_t item = remembered_[place][b];
            if ((set[item / 64] >> (item % 64) & 1U) != 0) state |= 1U << b;
        }
        return row(layers_ - 1, place)[state] + price_sum_ - paid;
    }

    std::int64_t price(std::size_t item) const { return prices_[item]; }

  private:
    static constexpr std::size_t most_remembered = 4;
    static constexpr std::int64_t nothing = -(std::int64_t{1} << 50U);

    // Each place remembers itself and the items nearest to it.
    void choose_memory() {
        places_ = legs_.places();
        const std::size_t items = terrain_.items.size();
        const std::size_t keep = std::min(items, items > 150 ? most_remembered - 1 : most_remembered);
        states_ = std::size_t{1} << keep;
        remembered_.assign(places_, {});
        std::vector<std::uint32_t> order;
        for (std::uint32_t place = 0; place < places_; ++place) {
            if (place == Legs::goal) continue;
            order.resize(items);
            std::iota(order.begin(), order.end(), 0U);
            const auto distance = [&](std::uint32_t i) {
                return Legs::place_of(i) == place ? -1 : legs_.cost(place, Legs::place_of(i));
            };
            const auto middle = order.begin() + static_cast<std::ptrdiff_t>(keep);
            std::ranges::partial_sort(order, middle, {}, [&](std::uint32_t i) { return std::pair(distance(i), i); });
            remembered_[place].assign(order.begin(), middle);
        }
        carried_.assign(places_ * places_ * states_, 0);
        for (std::uint32_t from = 0; from < places_; ++from) {
            for (std::uint32_t to = 2; to < places_; ++to) {
                for (unsigned state = 0; state < states_; ++state) {
                    carried_[(from * places_ + to) * states_ + state] = carry(from, to, state);
                }
            }
        }
    }

    std::uint8_t carry(std::uint32_t from, std::uint32_t to, unsigned state) const {
        unsigned there = 0;
        for (std::size_t b = 0; b < remembered_[to].size(); ++b) {
            const std::uint32_t item = remembered_[to][b];
            if (Legs::place_of(item) == to) there |= 1U << b;
            for (std::size_t a = 0; a < remembered_[from].size(); ++a) {
                if (remembered_[from][a] == item && (state >> a & 1U) != 0) there |= 1U << b;
            }
        }
        return static_cast<std::uint8_t>(there);
    }

    // Layer m: with at most m more items. Ends when a layer repeats the one before, or when all items may be taken.
    bool compute(Budget& budget) {
        const std::size_t stride = places_ * states_;
        const std::size_t most = terrain_.items.size() + 1;
        values_.resize(stride);
        std::vector<std::int64_t> highest(places_);
        for (layers_ = 1; layers_ <= most; ++layers_) {
            // Twice: the best values so far are kept beside those being computed.
            if (!charge_.raise_to(carried_.size() + 2 * layers_ * stride * sizeof(values_[0]))) return false;
            values_.resize(layers_ * stride);
            const std::size_t now = layers_ - 1;
            for (std::uint32_t from = 0; from < places_; ++from) {
                std::int64_t* best = row(now, from);
                const bool over = from == Legs::goal;
                std::fill_n(best, states_, over ? nothing : -(legs_.cost(from, Legs::goal) - terrain_.cost[0]) * scale);
                if (over || now == 0) continue;
                std::int64_t lowest = best[0];
                for (std::uint32_t to = 2; to < places_; ++to) {
                    if (to == from) continue;
                    const std::int64_t gain = worth(from, to);
                    if (gain + highest[to] <= lowest) continue;
                    const std::int64_t* after = row(now - 1, to);
                    const std::uint8_t* carried = carried_.data() + (from * places_ + to) * states_;
                    const auto at = std::ranges::find(remembered_[from], to - 2) - remembered_[from].begin();
                    const unsigned taken = at < std::ssize(remembered_[from]) ? 1U << static_cast<unsigned>(at) : 0U;
                    for (unsigned state = 0; state < states_; ++state) {
                        if ((state & taken) == 0) best[state] = std::max(best[state], gain + after[carried[state]]);
                    }
                    lowest = *std::min_element(best, best + states_);
                }
            }
            for (std::uint32_t place = 0; place < places_; ++place) {
                highest[place] = *std::max_element(row(now, place), row(now, place) + states_);
            }
            if (!budget.spend(places_ + 1)) return false;
            if (now > 0 && std::equal(row(now, 0), row(now, 0) + stride, row(now - 1, 0))) break;
        }
        layers_ = values_.size() / stride;
        return true;
    }

    // Dearer what is taken more than once, cheaper what is left out. False when no price can follow.
    bool move_prices(const std::vector<std::int32_t>& takings) {
        const double smooth = rounds_ == 1 ? 1.0 : 0.3;
        double norm = 0;
        for (std::size_t i = 0; i < best_.size(); ++i) {
            direction_[i] = smooth * (takings[i] - 1.0) + (1 - smooth) * direction_[i];
            const bool held =
                (best_[i] <= 0 && direction_[i] < 0) || (best_[i] >= terrain_.items[i].gain && direction_[i] > 0);
            if (!held) norm += direction_[i] * direction_[i];
        }
        if (norm < 1e-9) return false;
        const double length = lambda_ * std::max(1.0, 0.05 * std::abs(lowest_)) / norm;
        for (std::size_t i = 0; i < best_.size(); ++i) {
            const double most = std::max(terrain_.items[i].gain, 0);
            trial_[i] = std::clamp(best_[i] + length * direction_[i], 0.0, most);
        }
        return true;
    }

    // How often the relaxed tour takes each item.
    std::vector<std::int32_t> trace() const {
        std::vector<std::int32_t> takings(terrain_.items.size(), 0);
        std::uint32_t from = Legs::start;
        unsigned state = 0;
        for (std::size_t layer = layers_ - 1; layer > 0; --layer) {
            const std::int64_t value = row(layer, from)[state];
            std::uint32_t next = Legs::goal;
            if (value != row(0, from)[state]) {
                for (std::uint32_t to = 2; to < places_ && next == Legs::goal; ++to) {
                    if (to == from) continue;
                    const auto at = std::ranges::find(remembered_[from], to - 2) - remembered_[from].begin();
                    if (at < std::ssize(remembered_[from]) && (state >> static_cast<unsigned>(at) & 1U) != 0) continue;
                    const unsigned after = carried_[(from * places_ + to) * states_ + state];
                    if (worth(from, to) + row(layer - 1, to)[after] == value) {
                        next = to;
                        state = after;
                    }
                }
            }
            if (next == Legs::goal) break;
            ++takings[next - 2];
            from = next;
        }
        return takings;
    }

    std::int64_t* row(std::size_t layer, std::uint32_t place) {
        return values_.data() + (layer * places_ + place) * states_;
    }
    const std::int64_t* row(std::size_t layer, std::uint32_t place) const {
        return values_.data() + (layer * places_ + place) * states_;
    }

    // Of the leg and the item at its end.
    std::int64_t worth(std::uint32_t from, std::uint32_t to) const {
        const std::size_t item = to - 2;
        return (terrain_.items[item].gain - legs_.cost(from, to)) * scale - prices_[item];
    }

    const Terrain& terrain_;
    const Legs& legs_;
    Charge charge_;
    std::size_t places_ = 0;
    std::size_t states_ = 1;
    std::vector<std::vector<std::uint32_t>> remembered_;  // by place: items, itself first
    std::vector<std::uint8_t> carried_;                   // [from][to][state]: the state after taking `to`
    std::vector<std::int64_t> prices_;
    std::int64_t price_sum_ = 0;
    std::vector<std::int64_t> values_;  // [takings left][place][state]
    std::size_t layers_ = 0;

    std::vector<double> best_;  // prices while they are tuned, in lives
    std::vector<double> trial_;
    std::vector<double> direction_;
    double lowest_ = 0;  // bound from the start with the best prices
    double lambda_ = 1;
    int failures_ = 0;
    int rounds_ = 0;
};

}  // namespace ariadne::resource
