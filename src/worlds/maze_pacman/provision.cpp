#include "worlds/maze_pacman/provision.h"

#include <algorithm>
#include <deque>
#include <utility>

#include "resource/solve.h"
#include "worlds/maze_pacman/costs.h"

namespace ariadne::maze_pacman {

namespace {

// A field with its items spread over the cells.
struct Plain {
    explicit Plain(const resource::Field& from)
        : field(from), loss(from.cost.begin(), from.cost.end()), gain(from.cost.size()) {
        for (const resource::Item& item : from.items) {
            const std::size_t at = from.size.index(item.cell);
            if (item.gain > 0)
                gain[at] = static_cast<std::int16_t>(item.gain);
            else if (loss[at] != resource::blocked)
                loss[at] = static_cast<std::int16_t>(loss[at] - item.gain);
        }
    }

    bool is_goal(Cell c) const { return c == field.goal; }

    const resource::Field& field;
    std::vector<std::int16_t> loss;  // of entering, harm that was not met yet included; `blocked`
    std::vector<std::int16_t> gain;  // that is left
};

// The cheapest cost of walking from each cell until the goal is entered, that step free; gains count nothing.
std::vector<std::int32_t> costs_to_goal(const Plain& ground) {
    std::vector<std::int32_t> cost = costs_from(ground.field, ground.field.goal, ground.loss);
    const std::size_t goal = ground.field.size.index(ground.field.goal);
    for (std::size_t i = 0; i < cost.size(); ++i)
        if (cost[i] != far && i != goal) cost[i] -= ground.loss[i];
    return cost;
}

struct Fetched {
    std::int32_t cost = 0;   // of the way, the last cell included
    std::int32_t entry = 0;  // of the last cell
    std::int32_t gain = 0;
};

// Finds, again and again, the gain that is cheapest to reach from where the walker stands.
class Gatherer {
  public:
    explicit Gatherer(Plain ground)
        : ground_(std::move(ground)),
          here_(ground_.field.start),
          cost_(ground_.loss.size()),
          round_of_(ground_.loss.size()),
          came_by_(ground_.loss.size()) {}

    // Walks to it and appends the way, without the cell stood on. Nothing: no gain is left.
    std::optional<Fetched> fetch(std::vector<Cell>& way) {
        const resource::Field& field = ground_.field;
        ++round_;
        open_.clear();
        reach(here_, 0, Direction::down);
        while (!open_.empty()) {
            const Cell cell = open_.pop();
            const std::size_t at = field.size.index(cell);
            if (open_.cost() != cost_[at]) continue;
            if (ground_.gain[at] > 0) {
                const Fetched fetched = {cost_[at], ground_.loss[at], ground_.gain[at]};
                append_way(cell, way);
                ground_.gain[at] = 0;
                here_ = cell;
                return fetched;
            }
            if (ground_.is_goal(cell)) continue;
            for (const Direction d : all_directions) {
                const Cell next = step(cell, d);
                if (field.open(next)) reach(next, cost_[at] + ground_.loss[field.size.index(next)], d);
            }
        }
        return std::nullopt;
    }

    Cell here() const { return here_; }

  private:
    void reach(Cell cell, std::int32_t cost, Direction d) {
        const std::size_t at = ground_.field.size.index(cell);
        if (round_of_[at] == round_ && cost_[at] <= cost) return;
        round_of_[at] = round_;
        cost_[at] = cost;
        came_by_[at] = static_cast<std::uint8_t>(d);
        open_.push(cell, cost);
    }

    // What harmed on the way does so no more.
    void append_way(Cell to, std::vector<Cell>& way) {
        const resource::Field& field = ground_.field;
        const auto before = static_cast<std::ptrdiff_t>(way.size());
        for (Cell c = to; c != here_; c = step(c, opposite(static_cast<Direction>(came_by_[field.size.index(c)])))) {
            way.push_back(c);
            ground_.loss[field.size.index(c)] = field.cost_at(c);
        }
        std::reverse(way.begin() + before, way.end());
    }

    Plain ground_;
    Cell here_;
    Buckets open_;
    std::vector<std::int32_t> cost_;
    std::vector<std::uint32_t> round_of_;
    std::vector<std::uint8_t> came_by_;
    std::uint32_t round_ = 0;
};

// Breadth-first over the steps that lie on some cheapest way: of those, one with the fewest steps.
void append_way_to_goal(const Plain& ground, const std::vector<std::int32_t>& to_goal, std::vector<Cell>& route) {
    const Size size = ground.field.size;
    std::vector<std::uint8_t> came_by(to_goal.size(), 0xff);
    std::vector<Cell> queue = {route.back()};
    came_by[size.index(route.back())] = 0;
    for (std::size_t i = 0; !ground.is_goal(queue[i]); ++i) {
        const std::int32_t left = to_goal[size.index(queue[i])];
        for (const Direction d : all_directions) {
            const Cell next = step(queue[i], d);
            if (!ground.field.open(next)) continue;
            const std::size_t at = size.index(next);
            const std::int32_t loss = ground.is_goal(next) ? 0 : ground.loss[at];
            if (came_by[at] != 0xff || to_goal[at] + loss != left) continue;
            came_by[at] = static_cast<std::uint8_t>(d);
            queue.push_back(next);
        }
    }
    std::vector<Cell> way;
    for (Cell c = ground.field.goal; c != route.back();
         c = step(c, opposite(static_cast<Direction>(came_by[size.index(c)]))))
        way.push_back(c);
    route.insert(route.end(), way.rbegin(), way.rend());
}

}  // namespace

std::optional<Provision> provision(const resource::Field& field) {
    const Plain ground(field);
    const std::vector<std::int32_t> to_goal = costs_to_goal(ground);
    const std::int32_t direct = to_goal[field.size.index(field.start)];
    if (direct == far) return std::nullopt;

    Provision plan;
    plan.without_gains = plan.planned = std::int64_t{direct} + 1;
    std::vector<Cell> way = {field.start};
    std::size_t best_length = 1;
    Gatherer gatherer(ground);
    std::int64_t lost = 0;   // so far, less what was gained
    std::int64_t worst = 0;  // the most of it at any time
    while (worst + 1 < plan.planned) {
        const std::optional<Fetched> fetched = gatherer.fetch(way);
        if (!fetched) break;
        worst = std::max(worst, lost + fetched->cost - std::min(fetched->entry, fetched->gain));
        lost += fetched->cost - fetched->gain;
        const std::int64_t rest = to_goal[field.size.index(gatherer.here())];
        const std::int64_t need = std::max(worst, lost + rest) + 1;
        if (need < plan.planned) {
            plan.planned = need;
            best_length = way.size();
        }
    }
    way.resize(best_length);
    append_way_to_goal(ground, to_goal, way);
    plan.route = std::move(way);
    return plan;
}

std::vector<Cell> cheapest_route(resource::Field field) {
    std::erase_if(field.items, [](const resource::Item& item) { return item.gain > 0; });
    std::optional<Provision> plan = provision(field);
    return plan ? std::move(plan->route) : std::vector<Cell>();
}

std::vector<Cell> shortest_route(resource::Field field) {
    field.items.clear();
    for (std::int16_t& cost : field.cost)
        if (cost != resource::blocked) cost = 1;
    return cheapest_route(std::move(field));
}

std::int64_t life_needed_at_least(const resource::Field& field, const Provision& plan) {
    constexpr std::size_t quick_area = 100'000;
    std::int64_t gains = 0;
    for (const resource::Item& item : field.items) gains += std::max(0, item.gain);
    const std::int64_t bound = std::max<std::int64_t>(1, plan.without_gains - gains);
    if (field.cost.size() > quick_area) return bound;

    // need[c]: the least life to stand on c with. It only falls, from unknown, and never below 1; a cell whose need
    // fell is looked at again.
    const Plain ground(field);
    std::vector<std::int64_t> need(field.cost.size(), far);
    std::vector<bool> waiting(field.cost.size());
    std::deque<Cell> queue = {field.goal};
    need[field.size.index(field.goal)] = 1;
    while (!queue.empty()) {
        const Cell cell = queue.front();
        queue.pop_front();
        const std::size_t at = field.size.index(cell);
        waiting[at] = false;
        const int change = ground.is_goal(cell) ? 0 : field.cost[at] - ground.gain[at];
        const std::int64_t before = std::max<std::int64_t>(1, need[at] + change);
        for (const Direction d : all_directions) {
            const Cell from = step(cell, d);
            if (!field.open(from) || ground.is_goal(from)) continue;
            const std::size_t index = field.size.index(from);
            if (need[index] <= before) continue;
            need[index] = before;
            if (!waiting[index]) queue.push_back(from);
            waiting[index] = true;
        }
    }
    return std::max(bound, need[field.size.index(field.start)]);
}

std::int64_t life_needed_by_solver(resource::Field field) {
    constexpr std::size_t small_area = 2'500;
    if (field.cost.size() > small_area) return 1;
    std::erase_if(field.items, [](const resource::Item& item) { return item.gain < 0; });
    Budget nodes({.nodes = 2'000'000});
    return std::max<std::int64_t>(1, resource::least_life(field, nodes).low);
}

}  // namespace ariadne::maze_pacman
