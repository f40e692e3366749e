#include "worlds/maze_pacman/provision.h"

#include <algorithm>
#include <deque>
#include <utility>

#include "base/charge.h"
#include "resource/cheapest.h"
#include "resource/field_spread.h"
#include "resource/solve.h"

namespace ariadne::maze_pacman {

using resource::Field;
using resource::Item;

namespace {

struct Fetched {
    std::int32_t cost = 0;   // of the way, the last cell included
    std::int32_t entry = 0;  // of the last cell
    std::int32_t gain = 0;
};

// Finds, again and again, the gain that is cheapest to reach from where the walker stands.
class Gatherer {
  public:
    // `dear`: the field with lasting harm.
    Gatherer(const Field& field, const Field& dear, Budget& budget)
        : field_(field),
          budget_(budget),
          loss_(dear.cost),
          gain_(dear.gains()),
          left_(dear.items.size()),
          spread_(field) {}

    // Walks to it from the last cell of the way, and appends that. Nothing: no gain is left.
    std::optional<Fetched> fetch(std::vector<Cell>& way) {
        std::optional<Fetched> fetched;
        if (left_ == 0) return fetched;
        std::uint32_t to = 0;
        const auto meet = [&](std::uint32_t cell, std::int32_t cost) {
            if (!budget_.spend()) return false;
            if (gain_[cell] == 0) return true;
            fetched = {cost, loss_[cell], std::exchange(gain_[cell], 0)};
            to = cell;
            return false;
        };
        const auto weigh = [&](std::uint32_t /*cell*/, std::int32_t cost, std::uint32_t next) {
            return cost + loss_[next];
        };
        const std::size_t before = way.size();
        spread_.from(static_cast<std::uint32_t>(field_.size.index(way.back())), meet, weigh);
        if (!fetched) return fetched;
        --left_;
        spread_.append_way(to, way);
        // What harmed on the way does so no more.
        for (std::size_t i = before; i < way.size(); ++i) loss_[field_.size.index(way[i])] = field_.cost_at(way[i]);
        return fetched;
    }

  private:
    const Field& field_;
    Budget& budget_;
    std::vector<std::int16_t> loss_;  // of entering, harm that was not met yet included
    std::vector<std::int32_t> gain_;  // that is left
    std::size_t left_;
    resource::FieldSpread<std::int32_t> spread_;
};

}  // namespace

Field with_lasting_harm(Field field) {
    for (const Item& item : field.items)
        if (item.gain < 0 && field.open(item.cell))
            field.cost[field.size.index(item.cell)] -= static_cast<std::int16_t>(item.gain);
    std::erase_if(field.items, [](const Item& item) { return item.gain <= 0; });
    return field;
}

std::optional<Provision> provision(const Field& field, Budget& budget) {
    const Field dear = with_lasting_harm(field);
    Charge charge(budget);
    const std::vector<std::int32_t> to_goal = resource::losses_to(dear, dear.goal, charge, budget);
    if (to_goal.empty()) return std::nullopt;
    const std::int32_t direct = to_goal[field.size.index(field.start)];
    if (direct == resource::no_way) return std::nullopt;

    Provision plan;
    plan.without_gains = plan.planned = std::int64_t{direct} + 1;
    std::vector<Cell> way = {field.start};
    std::size_t best_length = 1;
    Gatherer gatherer(field, dear, budget);
    std::int64_t lost = 0;   // so far, less what was gained
    std::int64_t worst = 0;  // the most of it at any time
    while (worst + 1 < plan.planned) {
        const std::optional<Fetched> fetched = gatherer.fetch(way);
        if (!fetched) break;
        worst = std::max(worst, lost + fetched->cost - std::min(fetched->entry, fetched->gain));
        lost += fetched->cost - fetched->gain;
        const std::int64_t rest = to_goal[field.size.index(way.back())];
        const std::int64_t need = std::max(worst, lost + rest) + 1;
        if (need < plan.planned) {
            plan.planned = need;
            best_length = way.size();
        }
    }
    way.resize(best_length);
    const std::vector<Cell> rest = resource::cheapest_way(dear, to_goal, way.back());
    way.insert(way.end(), rest.begin() + 1, rest.end());
    plan.route = std::move(way);
    return plan;
}

std::vector<Cell> cheapest_route(Field field, Budget& budget) {
    std::erase_if(field.items, [](const Item& item) { return item.gain > 0; });
    std::optional<Provision> plan = provision(field, budget);
    return plan ? std::move(plan->route) : std::vector<Cell>();
}

std::vector<Cell> shortest_route(Field field, Budget& budget) {
    field.items.clear();
    for (std::int16_t& cost : field.cost)
        if (cost != resource::blocked) cost = 1;
    return cheapest_route(std::move(field), budget);
}

std::int64_t life_needed_at_least(const Field& field, const Provision& plan) {
    constexpr std::size_t quick_area = 100'000;
    const std::int64_t bound = std::max<std::int64_t>(1, plan.without_gains - field.all_gains());
    if (field.cost.size() > quick_area) return bound;

    // need[c]: the least life to stand on c with. It only falls, from unknown, and never below 1; a cell whose need
    // fell is looked at again.
    const std::vector<std::int32_t> gain = field.gains();
    std::vector<std::int64_t> need(field.cost.size(), resource::no_way);
    std::vector<bool> waiting(field.cost.size());
    std::deque<Cell> queue = {field.goal};
    need[field.size.index(field.goal)] = 1;
    while (!queue.empty()) {
        const Cell cell = queue.front();
        queue.pop_front();
        const std::size_t at = field.size.index(cell);
        waiting[at] = false;
        const int change = cell == field.goal ? 0 : field.cost[at] - std::max(0, gain[at]);
        const std::int64_t before = std::max<std::int64_t>(1, need[at] + change);
        for (const Direction d : all_directions) {
            const Cell from = step(cell, d);
            if (!field.open(from) || from == field.goal) continue;
            const std::size_t index = field.size.index(from);
            if (need[index] <= before) continue;
            need[index] = before;
            if (!waiting[index]) queue.push_back(from);
            waiting[index] = true;
        }
    }
    return std::max(bound, need[field.size.index(field.start)]);
}

std::int64_t life_needed_by_solver(Field field) {
    constexpr std::size_t small_area = 2'500;
    if (field.cost.size() > small_area) return 1;
    std::erase_if(field.items, [](const Item& item) { return item.gain < 0; });
    Budget nodes({.nodes = 2'000'000});
    return std::max<std::int64_t>(1, resource::least_life_by_tours(field, nodes).low);
}

}  // namespace ariadne::maze_pacman
