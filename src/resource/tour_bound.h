#pragma once

#include <cstdint>
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

    // Needs every row of the legs that the start can reach. Tunes the prices for at most so many rounds more, as long
    // as that lowers the bound from the start. False when the budget ran out.
    bool prepare(int rounds, Budget& budget);

    // In 1/scale: an upper bound on what somebody at the place, who has taken the set, may still gain up to the goal.
    std::int64_t hope(std::uint32_t place, const std::uint64_t* set, std::int64_t paid) const;
    std::int64_t price(std::size_t item) const { return prices_[item]; }

  private:
    static constexpr std::size_t most_remembered = 4;
    static constexpr std::int64_t nothing = -(std::int64_t{1} << 50U);

    void choose_memory();
    std::uint8_t carry(std::uint32_t from, std::uint32_t to, unsigned state) const;
    bool compute(Budget& budget);
    bool move_prices(const std::vector<std::int32_t>& takings);
    std::vector<std::int32_t> trace() const;  // how often the relaxed tour takes each item
    std::int64_t* row(std::size_t layer, std::uint32_t place) {
        return values_.data() + (layer * places_ + place) * states_;
    }
    const std::int64_t* row(std::size_t layer, std::uint32_t place) const {
        return values_.data() + (layer * places_ + place) * states_;
    }
    std::int64_t worth(std::uint32_t from, std::uint32_t to) const;  // of the leg and the item at its end

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
