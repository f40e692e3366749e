#include "worlds/maze/provision.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>

namespace ariadne::maze {

namespace {

constexpr std::int32_t far = std::numeric_limits<std::int32_t>::max();

std::int32_t loss_of(char kind) {
    return kind >= '0' && kind <= '9' ? kind - '0' : 0;
}

// Cells waiting at each of the next ten costs: with digits as costs, a queue for Dijkstra's algorithm.
class Buckets {
  public:
    void clear() {
        for (auto& bucket : buckets_) bucket.clear();
        cost_ = 0;
        waiting_ = 0;
    }
    void push(Cell cell, std::int32_t cost) {
        buckets_[static_cast<std::size_t>(cost) % buckets_.size()].push_back(cell);
        ++waiting_;
    }
    bool empty() const { return waiting_ == 0; }
    std::int32_t cost() const { return cost_; }  // of the cell last popped
    Cell pop() {
        while (buckets_[static_cast<std::size_t>(cost_) % buckets_.size()].empty()) ++cost_;
        auto& bucket = buckets_[static_cast<std::size_t>(cost_) % buckets_.size()];
        const Cell cell = bucket.back();
        bucket.pop_back();
        --waiting_;
        return cell;
    }

  private:
    std::array<std::vector<Cell>, 10> buckets_;
    std::int32_t cost_ = 0;
    std::size_t waiting_ = 0;
};

// The cheapest cost of walking from each cell to E; treasures count nothing.
std::vector<std::int32_t> costs_to_end(const Map& map) {
    std::vector<std::int32_t> cost(map.cells.size(), far);
    Buckets open;
    open.push(map.find(end), 0);
    cost[map.size.index(map.find(end))] = 0;
    while (!open.empty()) {
        const Cell cell = open.pop();
        if (open.cost() != cost[map.size.index(cell)]) continue;
        const std::int32_t with = open.cost() + loss_of(map.at(cell));
        for (const Direction d : all_directions) {
            const Cell from = step(cell, d);
            if (!map.size.contains(from) || map.at(from) == wall) continue;
            std::int32_t& known = cost[map.size.index(from)];
            if (known <= with) continue;
            known = with;
            open.push(from, with);
        }
    }
    return cost;
}

// Finds, again and again, the treasure that is cheapest to reach from where the runner stands.
class Gatherer {
  public:
    explicit Gatherer(const Map& map)
        : map_(map), cost_(map.cells.size()), round_of_(map.cells.size()), came_by_(map.cells.size()) {
        here_ = map.find(start);
    }

    // Walks to it and appends the way, without the cell stood on. Nothing: no treasure is left.
    std::optional<std::int32_t> fetch(Route& way) {
        ++round_;
        open_.clear();
        reach(here_, 0, Direction::down);
        while (!open_.empty()) {
            const Cell cell = open_.pop();
            const std::size_t at = map_.size.index(cell);
            if (open_.cost() != cost_[at]) continue;
            if (map_.cells[at] == treasure) {
                const std::int32_t cost = cost_[at];
                append_way(cell, way);
                map_.cells[at] = '0';
                here_ = cell;
                return cost;
            }
            if (map_.cells[at] == end) continue;
            for (const Direction d : all_directions) {
                const Cell next = step(cell, d);
                if (map_.size.contains(next) && map_.at(next) != wall)
                    reach(next, cost_[at] + loss_of(map_.at(next)), d);
            }
        }
        return std::nullopt;
    }

    Cell here() const { return here_; }

  private:
    void reach(Cell cell, std::int32_t cost, Direction d) {
        const std::size_t at = map_.size.index(cell);
        if (round_of_[at] == round_ && cost_[at] <= cost) return;
        round_of_[at] = round_;
        cost_[at] = cost;
        came_by_[at] = static_cast<std::uint8_t>(d);
        open_.push(cell, cost);
    }

    void append_way(Cell to, Route& way) const {
        const auto before = static_cast<std::ptrdiff_t>(way.size());
        for (Cell c = to; c != here_; c = step(c, opposite(static_cast<Direction>(came_by_[map_.size.index(c)]))))
            way.push_back(c);
        std::reverse(way.begin() + before, way.end());
    }

    Map map_;
    Cell here_;
    Buckets open_;
    std::vector<std::int32_t> cost_;
    std::vector<std::uint32_t> round_of_;
    std::vector<std::uint8_t> came_by_;
    std::uint32_t round_ = 0;
};

void append_way_to_end(const Map& map, const std::vector<std::int32_t>& to_end, Route& route) {
    // Breadth-first over the steps that lie on some cheapest way: of those, one with the fewest steps.
    std::vector<std::uint8_t> came_by(map.cells.size(), 0xff);
    std::vector<Cell> queue = {route.back()};
    came_by[map.size.index(route.back())] = 0;
    for (std::size_t i = 0; map.at(queue[i]) != end; ++i) {
        const std::int32_t left = to_end[map.size.index(queue[i])];
        for (const Direction d : all_directions) {
            const Cell next = step(queue[i], d);
            if (!map.size.contains(next) || map.at(next) == wall) continue;
            const std::size_t at = map.size.index(next);
            if (came_by[at] != 0xff || to_end[at] + loss_of(map.at(next)) != left) continue;
            came_by[at] = static_cast<std::uint8_t>(d);
            queue.push_back(next);
        }
    }
    Route way;
    for (Cell c = map.find(end); c != route.back();
         c = step(c, opposite(static_cast<Direction>(came_by[map.size.index(c)]))))
        way.push_back(c);
    route.insert(route.end(), way.rbegin(), way.rend());
}

}  // namespace

std::optional<Provision> provision(const Map& map) {
    const std::vector<std::int32_t> to_end = costs_to_end(map);
    const std::int32_t direct = to_end[map.size.index(map.find(start))];
    if (direct == far) return std::nullopt;

    Provision plan;
    plan.without_treasures = plan.planned = std::int64_t{direct} + 1;
    Route way = {map.find(start)};
    std::size_t best_length = 1;
    Gatherer gatherer(map);
    std::int64_t lost = 0;   // so far, less what was gained
    std::int64_t worst = 0;  // the most of it at any time
    while (worst + 1 < plan.planned) {
        const auto cost = gatherer.fetch(way);
        if (!cost) break;
        worst = std::max(worst, lost + *cost);
        lost += *cost - treasure_gain;
        const std::int64_t rest = to_end[map.size.index(gatherer.here())];
        const std::int64_t need = std::max(worst, lost + rest) + 1;
        if (need < plan.planned) {
            plan.planned = need;
            best_length = way.size();
        }
    }
    way.resize(best_length);
    append_way_to_end(map, to_end, way);
    plan.route = std::move(way);
    return plan;
}

std::int64_t life_needed_at_least(const Map& map, const Provision& plan) {
    constexpr std::size_t quick_area = 100'000;
    const auto treasures = std::count(map.cells.begin(), map.cells.end(), treasure);
    std::int64_t bound = std::max<std::int64_t>(1, plan.without_treasures - treasure_gain * std::int64_t{treasures});
    if (map.cells.size() > quick_area) return bound;

    // need[c]: the least life to stand on c with. It only falls, from unknown, and never below 1; a cell whose need
    // fell is looked at again.
    std::vector<std::int64_t> need(map.cells.size(), far);
    std::vector<bool> waiting(map.cells.size());
    std::deque<Cell> queue = {map.find(end)};
    need[map.size.index(queue[0])] = 1;
    while (!queue.empty()) {
        const Cell cell = queue.front();
        queue.pop_front();
        const std::size_t at = map.size.index(cell);
        waiting[at] = false;
        const char kind = map.at(cell);
        const std::int64_t before =
            std::max<std::int64_t>(1, need[at] + loss_of(kind) - (kind == treasure ? treasure_gain : 0));
        for (const Direction d : all_directions) {
            const Cell from = step(cell, d);
            if (!map.size.contains(from) || map.at(from) == wall || map.at(from) == end) continue;
            const std::size_t index = map.size.index(from);
            if (need[index] <= before) continue;
            need[index] = before;
            if (!waiting[index]) queue.push_back(from);
            waiting[index] = true;
        }
    }
    return std::max(bound, need[map.size.index(map.find(start))]);
}

}  // namespace ariadne::maze
