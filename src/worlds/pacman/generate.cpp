#include "worlds/pacman/generate.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/random.h"
#include "worlds/maze_pacman/provision.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/option_values.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {

namespace {

using worlds::within;

constexpr std::uint8_t highest = 9;

std::optional<Error> check(const Recipe& recipe) {
    for (const auto& bad : {
             within("rows", recipe.size.rows, 1, largest_side),
             within("columns", recipe.size.cols, 1, largest_side),
             within("a percentage of walls of", recipe.wall_percent.value_or(0), 0, 100),
             within("a percentage of deadly bombs of", recipe.deadly_percent, 0, 100),
             within("a percentage of food of", recipe.food_percent, 0, 100),
             within("a percentage of bombs of", recipe.bomb_percent, 0, 100),
             within("a percentage of walls to climb of", recipe.climb_percent, 0, 100),
             within("a tightness of", recipe.tightness, 0, 100),
             within("a ring of", recipe.ring, 1, largest_side),
             maze_pacman::check_weights(recipe.food, "food"),
             maze_pacman::check_weights(recipe.bombs, "bomb"),
             maze_pacman::check_weights(recipe.heights, "height"),
         })
        if (bad) return bad;
    if (const int sum = recipe.food_percent + recipe.bomb_percent + recipe.climb_percent; sum > 100)
        return Error{
            fmt::format("found food, bombs and walls to climb of {} percent together, expected at most 100", sum)};
    const std::size_t area = recipe.size.area();
    if (area < 2) return Error{"found a map of 1 cell, expected room for start and goal"};
    if (area > largest_generated_area)
        return Error{fmt::format("found a map of {} cells, expected at most {}", area, largest_generated_area)};
    const int across = recipe.size.rows + recipe.size.cols - 2;
    if (recipe.style == Style::vault && recipe.ring >= across)
        return Error{
            fmt::format("found a ring of {}, expected less than {}, the way from start to goal", recipe.ring, across)};
    if (across < 2 && recipe.wish != Wish::any && recipe.wish != Wish::solvable)
        return Error{"found a map on which start and goal touch, expected more room for an impossible one"};
    return std::nullopt;
}

class Maker {
  public:
    Maker(const Recipe& recipe, std::uint64_t seed, Budget& budget) : recipe_(recipe), random_(seed), budget_(budget) {}

    Result<Map> make() {
        layout_ = maze_pacman::lay_walls(recipe_.size, recipe_.style, recipe_.wall_percent, random_);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        const std::vector<bool> deadly = lay_deadly_bombs();
        if (recipe_.wish == Wish::solvable || recipe_.wish == Wish::impossible_energy) connect(layout_);
        if (recipe_.wish == Wish::impossible_walls) disconnect(layout_);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        return furnish(deadly);
    }

    Result<Map> make_on(maze_pacman::Site site) {
        layout_ = std::move(site.layout);
        given_ = site.life;
        return furnish(std::vector<bool>(layout_.closed.size()));
    }

  private:
    Result<Map> furnish(const std::vector<bool>& deadly) {
        set_tiles(deadly);
        strew(0);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        if (auto bad = give_energy()) return std::unexpected(*bad);
        return std::move(map_);
    }

    std::unexpected<Error> stopped() const { return fail("stopped by a limit before the map was ready"); }
    bool in_ring(std::size_t i) const {
        return recipe_.style == Style::vault && manhattan(layout_.size.cell(i), layout_.goal()) <= recipe_.ring;
    }
    bool is_end(std::size_t i) const { return layout_.is_end(i); }

    // They close their cells as walls do, so that ways are opened through them, too. The ring of a vault has neither.
    std::vector<bool> lay_deadly_bombs() {
        std::vector<bool> deadly(layout_.closed.size());
        for (std::size_t i = 0; i < deadly.size(); ++i) {
            if (in_ring(i)) {
                layout_.closed[i] = 0;
            } else if (layout_.closed[i] == 0 && !is_end(i) &&
                       random_.chance(static_cast<std::uint64_t>(recipe_.deadly_percent), 100)) {
                deadly[i] = true;
                layout_.closed[i] = 1;
            }
        }
        return deadly;
    }

    void set_tiles(const std::vector<bool>& deadly) {
        map_ = {recipe_.size, layout_.start(), layout_.goal(), 0, std::vector<Tile>(layout_.closed.size())};
        for (std::size_t i = 0; i < deadly.size(); ++i) {
            if (layout_.closed[i] != 0)
                map_.tiles[i].kind = deadly[i] ? Kind::bomb : Kind::wall;
            else if (in_ring(i) && !is_end(i))
                map_.tiles[i] = {Kind::wall, highest};
        }
    }

    // Food, bombs and walls to climb, on empty cells that can be reached and are farther from the start than `beyond`;
    // on any empty ones where the goal cannot be reached.
    void strew(std::int32_t beyond) {
        const std::vector<std::int32_t> distance = distances(layout_);
        const bool reachable = distance[layout_.size.index(layout_.goal())] >= 0;
        std::vector<std::uint32_t> places;
        for (std::size_t i = 0; i < distance.size(); ++i) {
            if (is_end(i) || map_.tiles[i] != Tile{} || (reachable && distance[i] <= beyond)) continue;
            places.push_back(static_cast<std::uint32_t>(i));
        }
        std::size_t used = 0;
        const std::size_t all = places.size();
        const auto lay = [&](Kind kind, int percent, const ValueWeights& weights) {
            const maze_pacman::Draw draw(weights);
            // Rounded, and never more than there are.
            std::size_t wanted = (all * static_cast<std::size_t>(percent) + 50) / 100;
            for (; wanted > 0 && used < all; --wanted, ++used) {
                std::swap(places[used], places[used + random_.below(all - used)]);
                map_.tiles[places[used]] = {kind, static_cast<std::uint8_t>(1 + draw(random_))};
            }
        };
        lay(Kind::food, recipe_.food_percent, recipe_.food);
        lay(Kind::bomb, recipe_.bomb_percent, recipe_.bombs);
        lay(Kind::wall, recipe_.climb_percent, recipe_.heights);
    }

    std::optional<Error> give_energy() {
        if (given_) return take_energy(*given_);
        const auto plan = maze_pacman::provision(to_field(map_));
        if (!plan) {  // wished, or left to chance
            map_.energy = 1 + random_.between(0, 9 * (std::int64_t{map_.size.rows} + map_.size.cols));
            return std::nullopt;
        }
        if (recipe_.wish == Wish::impossible_energy) {
            starve(*plan);
            return std::nullopt;
        }
        const std::int64_t spare = plan->without_gains - plan->planned;
        map_.energy = plan->without_gains - spare * recipe_.tightness / 100;
        if (recipe_.wish == Wish::any) map_.energy = random_.between(map_.energy * 3 / 4, map_.energy * 5 / 4);
        map_.energy = std::clamp<std::int64_t>(map_.energy, 1, largest_energy);
        [[maybe_unused]] const bool wins = recipe_.wish == Wish::any || replay(map_, plan->route).valid;
        assert(wins);
        return std::nullopt;
    }

    // Of the energy given.
    std::optional<Error> take_energy(std::int64_t energy) {
        map_.energy = energy;
        if (recipe_.wish == Wish::any) return std::nullopt;
        for (int most = highest - 1;; --most) {
            const auto plan = maze_pacman::provision(to_field(map_));
            if (plan->planned <= energy) {
                assert(replay(map_, plan->route).valid);
                return std::nullopt;
            }
            if (most < 0)
                return Error{fmt::format("found an energy of {}, expected {}, the least known to reach the goal alive",
                                         energy, plan->planned)};
            for (const Cell c : maze_pacman::shortest_way(to_field(map_))) {
                Tile& tile = map_.tiles[map_.size.index(c)];
                if (tile.kind != Kind::bomb && tile.kind != Kind::wall) continue;
                tile.value = static_cast<std::uint8_t>(std::min<int>(tile.value, most));
                if (tile.value == 0) tile = {};
            }
        }
    }

    // Where the map as it is cannot be proven deadly for any energy, a moat of Z9 around the start makes it so: its
    // belts, each at one distance from the start and without food, must all be crossed.
    void starve(const maze_pacman::Provision& plan) {
        const resource::Field field = to_field(map_);
        const std::int64_t needed =
            std::max(life_needed_at_least(field, plan), maze_pacman::life_needed_by_solver(field));
        if (needed > 1) {
            map_.energy = needed - 1;
            return;
        }
        const std::vector<std::int32_t> distance = distances(layout_);
        const std::int32_t belts = std::min(2, distance[layout_.size.index(layout_.goal())] - 1);
        for (std::size_t i = 0; i < distance.size(); ++i) {
            if (is_end(i) || layout_.closed[i] != 0 || in_ring(i)) continue;
            const bool belt = distance[i] > 0 && distance[i] <= belts;
            map_.tiles[i] = belt ? Tile{Kind::wall, highest} : Tile{};
        }
        map_.energy = random_.between(1, (step_cost + highest) * std::int64_t{belts});
        strew(belts);
    }

    const Recipe& recipe_;
    Random random_;
    Budget& budget_;
    maze_pacman::Layout layout_;
    std::optional<std::int64_t> given_;  // energy
    Map map_;
};

}  // namespace

Result<Map> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget) {
    if (auto bad = check(recipe)) return std::unexpected(*bad);
    return Maker(recipe, seed, budget).make();
}

Result<Map> furnish(const Recipe& recipe, maze_pacman::Site site, std::uint64_t seed, Budget& budget) {
    Recipe fitting = recipe;
    fitting.size = site.layout.size;
    fitting.style = Style::corridors;
    fitting.deadly_percent = 0;
    if (auto bad = check(fitting)) return std::unexpected(*bad);
    const std::vector<std::int32_t> distance = distances(site.layout);
    if (fitting.wish == Wish::solvable && distance[fitting.size.index(site.layout.goal())] < 0)
        return fail("found no way from the start to the goal, expected one for a map that can be solved");
    return Maker(fitting, seed, budget).make_on(std::move(site));
}

}  // namespace ariadne::pacman
