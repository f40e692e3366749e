#include "worlds/maze/generate.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/random.h"
#include "worlds/maze/field.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"
#include "worlds/maze_pacman/provision.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/option_values.h"

namespace ariadne::maze {

namespace {

using worlds::within;

std::optional<Error> check(const Recipe& recipe) {
    for (const auto& bad : {
             within("rows", recipe.size.rows, 1, largest_side),
             within("columns", recipe.size.cols, 1, largest_side),
             within("a percentage of walls of", recipe.wall_percent.value_or(0), 0, 100),
             within("a tightness of", recipe.tightness, 0, 100),
             within("a ring of", recipe.ring, 1, largest_side),
             within("treasures:", recipe.treasures, 0, static_cast<std::int64_t>(largest_generated_area)),
         })
        if (bad) return bad;
    const std::size_t area = recipe.size.area();
    if (area < 2) return Error{"found a map of 1 cell, expected room for S and E"};
    if (area > largest_generated_area)
        return Error{fmt::format("found a map of {} cells, expected at most {}", area, largest_generated_area)};
    if (auto bad = maze_pacman::check_weights(recipe.digits, "digit")) return bad;
    const int across = recipe.size.rows + recipe.size.cols - 2;
    if (recipe.style == Style::vault && recipe.ring >= across)
        return Error{
            fmt::format("found a ring of {}, expected less than {}, the way from S to E", recipe.ring, across)};
    if (across < 2 && recipe.wish != Wish::any && recipe.wish != Wish::solvable)
        return Error{"found a map on which S and E touch, expected more room for an impossible one"};
    return std::nullopt;
}

class Maker {
  public:
    Maker(const Recipe& recipe, std::uint64_t seed, Budget& budget) : recipe_(recipe), random_(seed), budget_(budget) {}

    Result<Map> make() {
        layout_ = maze_pacman::lay_walls(recipe_.size, recipe_.style, recipe_.wall_percent, random_);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        clear_ring();
        if (recipe_.wish == Wish::solvable || recipe_.wish == Wish::impossible_life) connect(layout_);
        if (recipe_.wish == Wish::impossible_walls) disconnect(layout_);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        return furnish();
    }

    Result<Map> make_on(maze_pacman::Site site) {
        layout_ = std::move(site.layout);
        costs_ = std::move(site.costs);
        given_ = site.life;
        return furnish();
    }

  private:
    Result<Map> furnish() {
        throw_digits();
        if (auto bad = hide_treasures(0)) return std::unexpected(*bad);
        if (!budget_.spend(map_.cells.size())) return stopped();
        if (auto bad = give_life()) return std::unexpected(*bad);
        return std::move(map_);
    }

    std::unexpected<Error> stopped() const { return fail("stopped by a limit before the map was ready"); }
    bool in_ring(std::size_t i) const {
        return recipe_.style == Style::vault && manhattan(layout_.size.cell(i), layout_.goal()) <= recipe_.ring;
    }

    void clear_ring() {
        for (std::size_t i = 0; i < layout_.closed.size(); ++i)
            if (in_ring(i)) layout_.closed[i] = 0;
    }

    void throw_digits() {
        map_ = {.size = recipe_.size, .life = 0, .cells = std::string(recipe_.size.area(), wall)};
        map_.cells[map_.size.index(layout_.start())] = start;
        map_.cells[map_.size.index(layout_.goal())] = end;
        const maze_pacman::Draw draw(recipe_.digits);
        for (std::size_t i = 0; i < map_.cells.size(); ++i) {
            if (layout_.closed[i] != 0 || layout_.is_end(i)) continue;
            const char digit = costs_.empty() ? static_cast<char>('0' + draw(random_)) : costs_[i];
            map_.cells[i] = in_ring(i) ? '9' : digit;
        }
    }

    // On cells that can be reached, farther from S than `beyond`; on any open ones where E cannot be reached.
    std::optional<Error> hide_treasures(std::int32_t beyond) {
        const std::vector<std::int32_t> distance = distances(layout_);
        const bool reachable = distance[map_.size.index(layout_.goal())] >= 0;
        std::vector<std::uint32_t> places;
        for (std::size_t i = 0; i < map_.cells.size(); ++i) {
            const char cell = map_.cells[i];
            if (cell < '0' || cell > '9' || (reachable && distance[i] <= beyond) || in_ring(i)) continue;
            places.push_back(static_cast<std::uint32_t>(i));
        }
        const auto wanted = static_cast<std::size_t>(recipe_.treasures);
        if (wanted > places.size())
            return Error{
                fmt::format("found {} treasures, expected at most {}, the cells free for them", wanted, places.size())};
        for (std::size_t i = 0; i < wanted; ++i) {
            std::swap(places[i], places[i + random_.below(places.size() - i)]);
            map_.cells[places[i]] = treasure;
        }
        return std::nullopt;
    }

    std::optional<Error> give_life() {
        const bool by_the_rules = std::min(map_.size.rows, map_.size.cols) >= least_by_the_rules;
        const std::int64_t least = by_the_rules ? least_by_the_rules : 1;
        auto plan = maze_pacman::provision(to_field(map_));
        if (given_) {
            if (recipe_.wish == Wish::solvable && plan && plan->planned > *given_) {
                ease(*given_);
                plan = maze_pacman::provision(to_field(map_));
            }
            map_.life = *given_;
            [[maybe_unused]] const bool wins = recipe_.wish == Wish::any || replay(map_, plan->route).valid;
            assert(wins);
            return std::nullopt;
        }
        if (!plan) {  // wished, or left to chance
            map_.life = least + random_.between(0, 9 * (std::int64_t{map_.size.rows} + map_.size.cols));
            return std::nullopt;
        }
        if (recipe_.wish == Wish::impossible_life) return starve(*plan, least);
        const std::int64_t spare = plan->without_gains - plan->planned;
        map_.life = plan->without_gains - spare * recipe_.tightness / 100;
        if (recipe_.wish == Wish::any) map_.life = random_.between(map_.life * 3 / 4, map_.life * 5 / 4);
        map_.life = std::clamp(map_.life, least, largest_life);
        [[maybe_unused]] const bool wins = recipe_.wish == Wish::any || replay(map_, plan->route).valid;
        assert(wins);
        return std::nullopt;
    }

    // Less and less on the cheapest way; in the end it costs nothing.
    void ease(std::int64_t life) {
        for (char most = '8'; most >= '0' && maze_pacman::provision(to_field(map_))->planned > life; --most) {
            for (const Cell c : maze_pacman::cheapest_way(to_field(map_))) {
                char& cell = map_.cells[map_.size.index(c)];
                if (cell >= '0' && cell <= '9') cell = std::min(cell, most);
            }
        }
    }

    // Where the map as it is cannot be proven deadly for any life, a moat of 9s around S makes it so: its belts, each
    // at one distance from S and without treasures, must all be crossed.
    std::optional<Error> starve(const maze_pacman::Provision& plan, std::int64_t least) {
        const resource::Field field = to_field(map_);
        const std::int64_t needed =
            std::max(life_needed_at_least(field, plan), maze_pacman::life_needed_by_solver(field));
        if (needed > least) {
            map_.life = needed - 1;
            return std::nullopt;
        }
        const std::vector<std::int32_t> distance = distances(layout_);
        const std::int32_t belts = std::min(2, distance[map_.size.index(layout_.goal())] - 1);
        for (std::size_t i = 0; i < map_.cells.size(); ++i) {
            if (map_.cells[i] == treasure) map_.cells[i] = '0';
            if (distance[i] > 0 && distance[i] <= belts) map_.cells[i] = '9';
        }
        const std::int64_t deadly = 9 * std::int64_t{belts};
        map_.life = random_.between(std::min(least, deadly), deadly);
        return hide_treasures(belts);
    }

    const Recipe& recipe_;
    Random random_;
    Budget& budget_;
    maze_pacman::Layout layout_;
    std::string costs_;                  // empty: thrown
    std::optional<std::int64_t> given_;  // life
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
    if (auto bad = check(fitting)) return std::unexpected(*bad);
    const std::vector<std::int32_t> distance = distances(site.layout);
    if (fitting.wish == Wish::solvable && distance[fitting.size.index(site.layout.goal())] < 0)
        return fail("found no way from S to E, expected one for a map that can be solved");
    return Maker(fitting, seed, budget).make_on(std::move(site));
}

}  // namespace ariadne::maze
