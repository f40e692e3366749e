#include "resource/barter.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "grid/steps.h"
#include "resource/cheapest.h"
#include "search/dijkstra.h"

namespace ariadne::resource {

namespace {

constexpr std::uint32_t no_item = Barter::no_item;

// What one rate comes to. The walker is in one of two states on each cell: as anybody, or having taken the item near
// it.
struct Offer {
    std::int32_t rate = 0;
    std::vector<std::int32_t> worth;   // by item
    std::vector<std::int64_t> credit;  // by item: what it gains and is not worth
    std::int64_t credits = 0;          // of all
    std::vector<std::uint32_t> near;   // by cell: the item that is worth something and not far away
    std::vector<std::int32_t> slope;   // by cell: how much of half its worth the way there leaves
    // By state: the price to the goal, and the slope of the cell on top or, for whoever has taken the item, off it.
    std::vector<std::int32_t> lowest;
    std::vector<std::uint32_t> onward;  // by state: the next one on the way there
    std::int64_t price = 0;             // from the start, less what the walker has and may get

    static constexpr std::size_t bytes_a_cell = 6 * sizeof(std::int32_t);
};

class Market {
  public:
    Market(const Field& field, Objective objective, std::optional<Walk> known, Budget& budget)
        : field_(field),
          by_life_(objective == Objective::life),
          half_step_(by_life_ ? 0 : Barter::step / 2),
          budget_(budget),
          area_(field.size.area()),
          start_(field.size.index(field.start)),
          goal_(field.size.index(field.goal)),
          cost_(field.cost),
          item_at_(area_, no_item),
          reached_(area_, no_way),
          walk_(std::move(known)) {
        cost_[goal_] = blocked;  // nobody goes on from there
        for (std::uint32_t i = 0; i < field.items.size(); ++i)
            if (field.items[i].gain > 0) item_at_[field.size.index(field.items[i].cell)] = i;
    }

    // Two offers at a time, or one and a flood from the start.
    static std::size_t bytes(const Field& field) {
        constexpr std::size_t own = sizeof(std::int16_t) + 3 * sizeof(std::uint32_t);
        constexpr std::size_t waiting = 8;
        return (own + 2 * Offer::bytes_a_cell + waiting) * field.size.area();
    }

    Bartered run() {
        budget_.phase(tr("computing bounds"));
        if (by_life_) {
            look_for_life();
        } else {
            search(Barter::step, 2, 1);
            for (int round = 0; dropped_ && round < 6; ++round) search(best_->rate, 5, 4);
        }
        Bartered out;
        out.walk = walk_;
        if (best_) out.bound = bound();
        if (!best_ || budget_.exhausted()) return out;
        out.field = field_;
        out.field.cost = cost_;
        out.field.cost[goal_] = field_.cost[goal_];
        const std::vector<std::uint32_t> number = keep_items(out.field);
        if (by_life_)
            out.prices = prices();
        else
            out.best = as_barter(out.field, number);
        return out;
    }

  private:
    // Where steps cost nothing there is one rate. Each time the map is smaller, or a richer walk is known.
    void look_for_life() {
        constexpr std::int32_t rate = 256;
        dropped_ = true;
        for (int round = 0; dropped_ && round < 12 && !budget_.exhausted(); ++round) {
            dropped_ = false;
            std::optional<Offer> offer = offer_at(rate);
            if (!offer) return;
            const std::optional<std::int64_t> known = walk_ ? std::optional(walk_->life) : std::nullopt;
            try_walk(*offer);
            dropped_ = walk_ && known != walk_->life;
            if (!best_ || offer->price > best_->price) std::swap(best_, offer);
            offer.reset();
            close_what_is_too_dear();
        }
    }

    // The bound is best, and walks that survive are shortest, where walks just begin to survive: by factors from a rate
    // on until that lies between two rates, then halfway between them.
    void search(std::int32_t rate, std::int32_t factor, std::int32_t divisor) {
        dropped_ = false;
        std::int32_t dies = 0;
        std::int32_t lives = 0;
        for (int tries = 0; tries < 10 && rate >= 2 && rate < dearest_rate; ++tries) {
            rate &= ~1;
            std::optional<Offer> offer = offer_at(rate);
            const std::optional<std::int64_t> known = walk_ ? std::optional(walk_->steps()) : std::nullopt;
            const std::optional<std::int64_t> lost = offer ? try_walk(*offer) : std::nullopt;
            (lost && *lost >= field_.life ? dies : lives) = rate;
            const bool better = offer && (!best_ || offer->price > best_->price);
            if (better) std::swap(best_, offer);
            offer.reset();  // room for the flood from the start
            if (best_ && walk_ && (better || walk_->steps() != known)) close_what_is_too_dear();
            if (budget_.exhausted()) return;
            if (dies == 0) {
                rate = rate * divisor / factor;
            } else if (lives == 0) {
                rate = std::max(rate + 2, rate * factor / divisor);
            } else if (lives - dies > std::max(2, dies / 16)) {
                rate = (dies + lives) / 2;
            } else {
                return;
            }
        }
    }

    // An edge costs half of both cells that it joins, so that ways cost the same in both directions.
    std::int32_t half_price(std::size_t cell, std::int32_t rate) const {
        return cell == goal_ ? half_step_ : half_step_ + rate / 2 * field_.cost[cell];
    }

    std::optional<Offer> offer_at(std::int32_t rate) {
        Offer offer;
        offer.rate = rate;
        if (!set_worths(offer)) return std::nullopt;
        offer.onward.resize(2 * area_);
        offer.lowest = flood(goal_, offer, &offer.onward);
        if (offer.lowest.empty() || offer.lowest[start_] == no_way) return std::nullopt;
        offer.price = std::int64_t{offer.lowest[start_]} - offer.slope[start_] + offer.slope[goal_] +
                      half_price(goal_, rate) - half_price(start_, rate) - rate * (field_.life - 1) - offer.credits;
        return offer;
    }

    // An item is worth what it gains, unless a way to another and back would pay. False when all that would take too
    // long.
    bool set_worths(Offer& offer) {
        offer.worth.assign(field_.items.size(), 0);
        offer.credit.assign(field_.items.size(), 0);
        offer.near.assign(area_, no_item);
        offer.slope.assign(area_, 0);
        std::uint64_t looked_at = 0;
        for (std::uint32_t item = 0; item < field_.items.size(); ++item) {
            const auto at = static_cast<std::uint32_t>(field_.size.index(field_.items[item].cell));
            if (item_at_[at] != item) continue;
            const std::int64_t gain = std::int64_t{offer.rate} * field_.items[item].gain;
            const auto most = static_cast<std::int32_t>(std::min<std::int64_t>(gain, most_worth));
            const std::int32_t apart = look_around(at, offer.rate, most + margin);
            offer.worth[item] = std::max(0, std::min(most, apart - margin)) & ~1;
            offer.credit[item] = gain - offer.worth[item];
            offer.credits += offer.credit[item];
            for (const std::uint32_t cell : touched_) {
                const std::int32_t away = std::exchange(reached_[cell], no_way);
                if (offer.worth[item] == 0 || away >= offer.worth[item] / 2 + 2) continue;
                offer.near[cell] = item;
                offer.slope[cell] = std::max(0, offer.worth[item] / 2 - away);
            }
            looked_at += touched_.size();
            if (looked_at > 2 * area_ + 100'000 || !budget_.spend(touched_.size())) return false;
        }
        // The walker may enter the goal from the midst of a slope.
        neighbours(field_.size, goal_, [&](std::size_t next) {
            const std::int32_t edge = half_price(goal_, offer.rate) + half_price(next, offer.rate);
            if (cost_[next] != blocked) offer.slope[goal_] = std::min(offer.slope[goal_], edge - offer.slope[next]);
        });
        return true;
    }

    // The price of the way to the nearest other item, if it is less than `most`; `reached_` has those to all cells
    // `touched_`.
    std::int32_t look_around(std::uint32_t from, std::int32_t rate, std::int32_t most) {
        touched_ = {from};
        std::int32_t apart = most;
        search::dijkstra(reached_, from, [&](std::uint32_t cell, std::int32_t price, const auto& relax) {
            if (price >= most) return false;
            if (cell != from && item_at_[cell] != no_item) {
                apart = price;
                return false;
            }
            neighbours(field_.size, cell, [&](std::size_t next) {
                if (cost_[next] == blocked) return;
                if (reached_[next] == no_way) touched_.push_back(static_cast<std::uint32_t>(next));
                relax(static_cast<std::uint32_t>(next), price + half_price(cell, rate) + half_price(next, rate));
            });
            return true;
        });
        return apart;
    }

    bool has_worth(const Offer& offer, std::size_t cell) const {
        return item_at_[cell] != no_item && offer.worth[item_at_[cell]] > 0;
    }

    // The lowest price between a cell and every state; taking an item lowers it by its worth. The slopes keep all edges
    // from costing less than nothing. Empty when the budget ran out, or prices became too large.
    std::vector<std::int32_t> flood(std::size_t target, const Offer& offer, std::vector<std::uint32_t>* back) {
        std::vector<std::int32_t> prices(2 * area_, no_way);
        const std::size_t source = offer.near[target] == no_item ? target : area_ + target;
        const auto expand = [&](std::uint32_t state, std::int32_t price, const auto& relax) {
            if (!budget_.spend() || price > most_price) return false;
            const bool after = state >= area_;
            const std::size_t cell = after ? state - area_ : state;
            const std::uint32_t item = offer.near[cell];
            const bool takes = after && item_at_[cell] == item;
            const std::int32_t here = price + half_price(cell, offer.rate) + (after ? 1 : -1) * offer.slope[cell];
            const auto reach = [&](std::size_t next, std::int32_t there) {
                assert(there >= price);
                if (relax(static_cast<std::uint32_t>(next), there) && back != nullptr) (*back)[next] = state;
            };
            if (after && cell == target) reach(target, price + 2 * offer.slope[cell]);
            neighbours(field_.size, cell, [&](std::size_t next) {
                if (cost_[next] == blocked) return;
                const std::int32_t there = here + half_price(next, offer.rate);
                const std::int32_t slope = offer.slope[next];
                if (after && offer.near[next] == item) reach(area_ + next, there - slope);
                if (after && !takes) return;
                const std::int32_t bought = takes ? there - offer.worth[item] : there;
                if (!has_worth(offer, next)) reach(next, bought + slope);
                if (offer.near[next] != no_item && offer.near[next] != item) reach(area_ + next, bought - slope);
            });
            return true;
        };
        if (!search::dijkstra(prices, static_cast<std::uint32_t>(source), expand)) return {};
        return prices;
    }

    // Follows the lowest prices. What the walk loses more than it gains.
    std::optional<std::int64_t> try_walk(const Offer& offer) {
        std::vector<Cell> cells = {field_.start};
        std::vector<bool> taken(field_.items.size(), false);
        std::int64_t lost = 0;
        for (std::size_t state = offer.onward[start_]; state % area_ != goal_; state = offer.onward[state]) {
            if (!budget_.spend()) return std::nullopt;
            const std::size_t cell = state % area_;
            cells.push_back(field_.size.cell(cell));
            lost += field_.cost[cell];
            const std::uint32_t item = item_at_[cell];
            if (item != no_item && !taken[item]) {
                taken[item] = true;
                lost -= field_.items[item].gain;
            }
        }
        cells.push_back(field_.goal);
        if (std::optional<Walk> walk = walk_along(field_, cells))
            if (!walk_ || (by_life_ ? walk->life > walk_->life : walk->steps() < walk_->steps()))
                walk_ = std::move(walk);
        return lost;
    }

    // What a walk as good as the one known may cost, and what it may lose more than it gains; for the most life any
    // walk that is survived, where none is known.
    std::int64_t most_to_pay() const { return by_life_ ? 0 : walk_->steps() * Barter::step; }
    std::int64_t most_to_lose() const {
        return field_.life - (by_life_ && walk_ ? walk_->life + field_.cost[goal_] : 1);
    }

    // Cells and items through which no walk is as good as the one known.
    void close_what_is_too_dear() {
        const Offer& offer = *best_;
        const std::vector<std::int32_t> from_start = flood(start_, offer, nullptr);
        if (from_start.empty()) return;
        const std::int64_t most = most_price_of_ways();
        for (std::size_t cell = 0; cell < area_; ++cell) {
            if (cost_[cell] == blocked || cell == start_) continue;
            const bool buys = has_worth(offer, cell);
            const std::size_t state = buys ? area_ + cell : cell;
            std::int64_t price = std::int64_t{from_start[state]} + offer.lowest[state];
            price += buys ? 2 * offer.slope[cell] - offer.worth[item_at_[cell]] : -2 * offer.slope[cell];
            if (price <= most) continue;
            cost_[cell] = blocked;
            dropped_ = dropped_ || item_at_[cell] != no_item;
            item_at_[cell] = no_item;
        }
    }

    std::int64_t bound() const {
        const std::int64_t unit = by_life_ ? best_->rate : Barter::step;
        const std::int64_t rounded_up = best_->price / unit + (best_->price % unit > 0 ? 1 : 0);
        return by_life_ ? 1 - rounded_up - field_.cost[goal_] : std::max<std::int64_t>(0, rounded_up);
    }

    // From start to goal by way of a cell, as two floods have it.
    std::int64_t most_price_of_ways() const {
        const Offer& offer = *best_;
        return most_to_pay() - half_price(goal_, offer.rate) + half_price(start_, offer.rate) +
               offer.rate * most_to_lose() + offer.credits - offer.slope[goal_] + offer.slope[start_];
    }

    // Items whose cells are still open. Their new numbers.
    std::vector<std::uint32_t> keep_items(Field& field) const {
        std::vector<std::uint32_t> number(field_.items.size(), no_item);
        field.items.clear();
        for (std::size_t i = 0; i < field_.items.size(); ++i) {
            if (!field.open(field_.items[i].cell)) continue;
            number[i] = static_cast<std::uint32_t>(field.items.size());
            field.items.push_back(field_.items[i]);
        }
        return number;
    }

    // Who stands on an item has taken it; anybody else may take the one near him.
    std::optional<LifePrices> prices() {
        const Offer& offer = *best_;
        const std::vector<std::int32_t> from_start = flood(start_, offer, nullptr);
        if (from_start.empty()) return std::nullopt;
        LifePrices out{.rate = offer.rate, .most = most_price_of_ways(), .from_start = {}, .to_goal = {}};
        const auto real = [&](const std::vector<std::int32_t>& prices, std::size_t cell) {
            const bool buys = has_worth(offer, cell);
            const std::int32_t price = prices[buys ? area_ + cell : cell];
            if (price == no_way) return no_way;
            return price + (buys ? offer.slope[cell] - offer.worth[item_at_[cell]] : -offer.slope[cell]);
        };
        out.from_start.resize(area_);
        out.to_goal.resize(area_);
        for (std::size_t cell = 0; cell < area_; ++cell) {
            out.from_start[cell] = real(from_start, cell);
            out.to_goal[cell] = real(offer.lowest, cell);
        }
        return out;
    }

    // For the field with the items that are still of use, and with their numbers there.
    Barter as_barter(const Field& field, const std::vector<std::uint32_t>& number) const {
        const Offer& offer = *best_;
        Barter out;
        out.rate = offer.rate;
        for (std::size_t i = 0; i < number.size(); ++i)
            if (number[i] != no_item) out.credit.push_back(offer.credit[i]);
        out.lowest.assign(area_, Barter::never);
        out.after.assign(area_, Barter::never);
        out.near.assign(area_, no_item);
        for (std::size_t cell = 0; cell < area_; ++cell) {
            if (field.cost[cell] == blocked) continue;
            const std::int32_t ends = offer.slope[goal_] + half_price(goal_, offer.rate) - half_price(cell, offer.rate);
            const std::int32_t slope = offer.slope[cell];
            if (offer.lowest[cell] != no_way) out.lowest[cell] = offer.lowest[cell] - slope + ends;
            if (offer.lowest[area_ + cell] != no_way) out.after[cell] = offer.lowest[area_ + cell] + slope + ends;
            if (offer.near[cell] != no_item) out.near[cell] = number[offer.near[cell]];
        }
        return out;
    }

    static constexpr std::int32_t most_price = no_way / 2;
    static constexpr std::int32_t most_worth = 1 << 28;
    static constexpr std::int32_t dearest_rate = 256 * Barter::step;
    static constexpr std::int32_t margin = 8;  // so that going in circles always costs something

    const Field& field_;
    bool by_life_;
    std::int32_t half_step_;
    Budget& budget_;
    std::size_t area_;
    std::size_t start_;
    std::size_t goal_;
    std::vector<std::int16_t> cost_;      // blocked also where nobody of interest goes
    std::vector<std::uint32_t> item_at_;  // of those that give life and are of use
    std::vector<std::int32_t> reached_;
    std::vector<std::uint32_t> touched_;
    std::optional<Walk> walk_;
    std::optional<Offer> best_;
    bool dropped_ = false;  // an item, since the search began
};

}  // namespace

Bartered barter(const Field& field, Objective objective, std::optional<Walk> known, Charge& charge, Budget& budget) {
    Bartered out;
    constexpr std::size_t a_cell = sizeof(std::int16_t) + 3 * sizeof(std::int32_t);
    const std::size_t kept = a_cell * field.size.area();
    {
        Charge scratch(budget);
        if (!budget.fits(Market::bytes(field)) || !scratch.add(Market::bytes(field))) return {};
        out = Market(field, objective, std::move(known), budget).run();
    }
    if ((out.best || out.prices) && !charge.add(kept)) return {};
    return out;
}

}  // namespace ariadne::resource
