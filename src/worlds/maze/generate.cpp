#include "worlds/maze/generate.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "base/random.h"
#include "worlds/maze/layout.h"
#include "worlds/maze/provision.h"
#include "worlds/maze/solve.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {

namespace {

std::optional<Error> within(std::string_view what, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (low <= value && value <= high) return std::nullopt;
    return Error{fmt::format("found {} {}, expected {} to {}", what, value, low, high)};
}

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
    int sum = 0;
    for (const int weight : recipe.digits) {
        if (auto bad = within("a digit weight of", weight, 0, 1'000'000)) return bad;
        sum += weight;
    }
    if (sum == 0) return Error{"found only digit weights of 0, expected one above"};
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
        map_ = lay_walls(recipe_, random_);
        if (!budget_.spend(map_.cells.size())) return stopped();
        goal_ = map_.find(end);
        clear_ring();
        if (recipe_.wish == Wish::solvable || recipe_.wish == Wish::impossible_life) connect(map_);
        if (recipe_.wish == Wish::impossible_walls) disconnect(map_);
        if (!budget_.spend(map_.cells.size())) return stopped();
        throw_digits();
        if (auto bad = hide_treasures(0)) return std::unexpected(*bad);
        if (!budget_.spend(map_.cells.size())) return stopped();
        if (auto bad = give_life()) return std::unexpected(*bad);
        return std::move(map_);
    }

  private:
    std::unexpected<Error> stopped() const { return fail("stopped by a limit before the map was ready"); }
    bool in_ring(std::size_t i) const {
        return recipe_.style == Style::vault && manhattan(map_.size.cell(i), goal_) <= recipe_.ring;
    }

    void clear_ring() {
        for (std::size_t i = 0; i < map_.cells.size(); ++i)
            if (map_.cells[i] == wall && in_ring(i)) map_.cells[i] = '9';
    }

    void throw_digits() {
        std::array<int, 10> upto{};
        std::partial_sum(recipe_.digits.begin(), recipe_.digits.end(), upto.begin());
        for (std::size_t i = 0; i < map_.cells.size(); ++i) {
            char& cell = map_.cells[i];
            if (cell == wall || cell == start || cell == end) continue;
            const auto thrown = static_cast<int>(random_.below(static_cast<std::uint64_t>(upto.back())));
            cell = static_cast<char>('0' + (std::upper_bound(upto.begin(), upto.end(), thrown) - upto.begin()));
            if (in_ring(i)) cell = '9';
        }
    }

    // On cells that can be reached, farther from S than `beyond`; on any open ones where E cannot be reached.
    std::optional<Error> hide_treasures(std::int32_t beyond) {
        const std::vector<std::int32_t> distance = distances(map_);
        const bool reachable = distance.back() >= 0;
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
        const auto plan = provision(map_);
        if (!plan) {  // wished, or left to chance
            map_.life = least + random_.between(0, 9 * (std::int64_t{map_.size.rows} + map_.size.cols));
            return std::nullopt;
        }
        if (recipe_.wish == Wish::impossible_life) return starve(*plan, least);
        const std::int64_t spare = plan->without_treasures - plan->planned;
        map_.life = plan->without_treasures - spare * recipe_.tightness / 100;
        if (recipe_.wish == Wish::any) map_.life = random_.between(map_.life * 3 / 4, map_.life * 5 / 4);
        map_.life = std::clamp(map_.life, least, largest_life);
        [[maybe_unused]] const bool wins = recipe_.wish == Wish::any || replay(map_, plan->route).valid;
        assert(wins);
        return std::nullopt;
    }

    // Where the map as it is cannot be proven deadly for any life, a moat of 9s around S makes it so: its belts, each
    // at one distance from S and without treasures, must all be crossed.
    std::optional<Error> starve(const Provision& plan, std::int64_t least) {
        const std::int64_t needed = std::max(life_needed_at_least(map_, plan), proven_by_solver());
        if (needed > least) {
            map_.life = needed - 1;
            return std::nullopt;
        }
        const std::vector<std::int32_t> distance = distances(map_);
        const std::int32_t belts = std::min(2, distance.back() - 1);
        for (std::size_t i = 0; i < map_.cells.size(); ++i) {
            if (map_.cells[i] == treasure) map_.cells[i] = '0';
            if (distance[i] > 0 && distance[i] <= belts) map_.cells[i] = '9';
        }
        const std::int64_t deadly = 9 * std::int64_t{belts};
        map_.life = random_.between(std::min(least, deadly), deadly);
        return hide_treasures(belts);
    }

    // The exact solver's lower bound holds also when it stops half-way. It may spend a fixed number of nodes, and no
    // time, so that the same seed gives the same map.
    std::int64_t proven_by_solver() const {
        constexpr std::size_t small_area = 2'500;
        if (map_.cells.size() > small_area) return 1;
        Budget nodes({.nodes = 2'000'000});
        return least_life(map_, nodes).low;
    }

    const Recipe& recipe_;
    Random random_;
    Budget& budget_;
    Map map_;
    Cell goal_;
};

}  // namespace

Result<Map> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget) {
    if (auto bad = check(recipe)) return std::unexpected(*bad);
    return Maker(recipe, seed, budget).make();
}

}  // namespace ariadne::maze
