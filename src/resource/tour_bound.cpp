#include "resource/tour_bound.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace ariadne::resource {

// Each place remembers itself and the items nearest to it.
void TourBound::choose_memory() {
    places_ = legs_.places();
    const std::size_t items = terrain_.items.size();
    const std::size_t keep = std::min(items, items > 150 ? most_remembered - 1 : most_remembered);
    states_ = std::size_t{1} << keep;
    remembered_.assign(places_, {});
    std::vector<std::uint32_t> order;
    for (std::uint32_t place = 0; place < places_; ++place) {
        if (place == Legs::goal || legs_.cost(Legs::start, place) == Legs::no_way) continue;
        order.clear();
        for (std::size_t i = 0; i < items; ++i) {
            if (legs_.cost(place, Legs::place_of(i)) != Legs::no_way) order.push_back(static_cast<std::uint32_t>(i));
        }
        const auto distance = [&](std::uint32_t i) {
            return Legs::place_of(i) == place ? -1 : legs_.cost(place, Legs::place_of(i));
        };
        const auto middle = order.begin() + static_cast<std::ptrdiff_t>(std::min(keep, order.size()));
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

std::uint8_t TourBound::carry(std::uint32_t from, std::uint32_t to, unsigned state) const {
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

std::int64_t TourBound::worth(std::uint32_t from, std::uint32_t to) const {
    const std::size_t item = to - 2;
    return (terrain_.items[item].gain - legs_.cost(from, to)) * scale - prices_[item];
}

// Layer m: with at most m more items. Ends when a layer repeats the one before, or when all items may be taken.
bool TourBound::compute(Budget& budget) {
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
            const bool known = from != Legs::goal && legs_.cost(Legs::start, from) != Legs::no_way;
            const std::int64_t out = known ? legs_.cost(from, Legs::goal) : Legs::no_way;
            std::fill_n(best, states_, out == Legs::no_way ? nothing : -(out - terrain_.cost[0]) * scale);
            if (!known || now == 0) continue;
            std::int64_t lowest = best[0];
            for (std::uint32_t to = 2; to < places_; ++to) {
                if (to == from || legs_.cost(from, to) == Legs::no_way) continue;
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

std::vector<std::int32_t> TourBound::trace() const {
    std::vector<std::int32_t> takings(terrain_.items.size(), 0);
    std::uint32_t from = Legs::start;
    unsigned state = 0;
    for (std::size_t layer = layers_ - 1; layer > 0; --layer) {
        const std::int64_t value = row(layer, from)[state];
        std::uint32_t next = Legs::goal;
        if (value != row(0, from)[state]) {
            for (std::uint32_t to = 2; to < places_ && next == Legs::goal; ++to) {
                if (to == from || legs_.cost(from, to) == Legs::no_way) continue;
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

bool TourBound::prepare(int rounds, Budget& budget) {
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

// Dearer what is taken more than once, cheaper what is left out. False when no price can follow.
bool TourBound::move_prices(const std::vector<std::int32_t>& takings) {
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

std::int64_t TourBound::hope(std::uint32_t place, const std::uint64_t* set, std::int64_t paid) const {
    unsigned state = 0;
    for (std::size_t b = 0; b < remembered_[place].size(); ++b) {
        const std::uint32_t item = remembered_[place][b];
        if ((set[item / 64] >> (item % 64) & 1U) != 0) state |= 1U << b;
    }
    return row(layers_ - 1, place)[state] + price_sum_ - paid;
}

}  // namespace ariadne::resource
