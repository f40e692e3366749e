#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "base/error.h"
#include "base/random.h"
#include "worlds/maze_pacman/layout.h"
#include "worlds/maze_pacman/least_start.h"
#include "worlds/maze_pacman/portion.h"
#include "worlds/maze_pacman/provision.h"
#include "worlds/maze_pacman/rate.h"
#include "worlds/option_values.h"

namespace ariadne::maze_pacman {

// The recipes of both worlds have alike: size, style, wall_percent, ring, tightness, wish, level.

template <class Recipe>
std::optional<Error> check_numbers(const Recipe& recipe, int largest_side) {
    for (const auto& bad : {
             worlds::within(tr("rows"), recipe.size.rows, 1, largest_side),
             worlds::within(tr("columns"), recipe.size.cols, 1, largest_side),
             worlds::within(tr("percentage of walls"), recipe.wall_percent.value_or(0), 0, 100),
             worlds::within(tr("tightness"), recipe.tightness, 0, 100),
             worlds::within(tr("ring"), recipe.ring, 1, largest_side),
         })
        if (bad) return bad;
    if (recipe.level && recipe.wish != Wish::solvable) return Error{tr("--level needs --wish solvable, the default")};
    return std::nullopt;
}

inline std::optional<Error> check_area(Size size) {
    const std::size_t area = size.area();
    if (area < 2) return Error{tr("found a map of 1 cell, expected at least 2 cells")};
    if (area > largest_generated_area)
        return Error{{tr("found a map of {0} cells, expected at most {1} cells"), area, largest_generated_area}};
    return std::nullopt;
}

template <class Recipe>
std::optional<Error> check_distance(const Recipe& recipe) {
    const std::int64_t across = std::int64_t{recipe.size.rows} + recipe.size.cols - 2;
    if (recipe.style == Style::vault && recipe.ring >= across)
        return Error{{tr("found a ring of {0}, expected less than {1} on a map of this size"), recipe.ring, across}};
    if (across < 2 && recipe.wish != Wish::any && recipe.wish != Wish::solvable)
        return Error{
            {tr("found a map of {0} x {1} cells, too small to be impossible"), recipe.size.rows, recipe.size.cols}};
    return std::nullopt;
}

// What a map is made on and by: walls, dice, recipe.
template <class Recipe>
struct Ground {
    const Recipe& recipe;
    Random random;
    Site site = {};

    const Layout& layout() const { return site.layout; }
    bool in_ring(std::size_t i) const {
        return recipe.style == Style::vault && manhattan(layout().size.cell(i), layout().goal()) <= recipe.ring;
    }
};

// What a world says where the tightness asked for is not quite what the map has.
struct TightnessWords {
    Phrase unproven;   // the least amount that wins lies between {0} and {1}, and 100 means {1}
    Phrase no_effect;  // {0} is needed with or without gains
    Phrase raised;     // {0} would do at this tightness, and {1} is the least that the rules allow; Pac-Man's allow all
};

// Makes maps. `Parts` is what a world puts on the ground, made from it:
//   Map, Recipe, check(recipe)
//   tightness                               its words for that
//   too_little                              why no map has the resource {0}, when {1} is known to suffice
//   dearest, most                           what one step can cost, and the most that the resource can be
//   map, amount                             the map, and its member that is the resource at the start
//   least()                                 that the resource should be
//   clear_ring()                            before walls are opened or closed; whatever else closes cells comes here
//   set_cells(), strew(beyond)              all but items; items farther from the start than `beyond`
//   ease(most, budget)                      costs on the route that shall suffice are at most so
//   dig_moat(distance, belts)               the first belts around the start are as dear as can be, items are gone
// and beside its map to_field(map) and replay(map, route).
template <class Parts>
class Maker {
  public:
    using Map = typename Parts::Map;
    using Recipe = typename Parts::Recipe;

    Maker(const Recipe& recipe, std::uint64_t seed, Budget& budget, std::vector<Message>* remarks)
        : recipe_(recipe),
          budget_(budget),
          charge_(budget),
          ground_{recipe, Random(seed)},
          parts_(ground_),
          remarks_(remarks) {}

    Result<Map> make() {
        if (!has_room()) return stopped();
        Layout& layout = ground_.site.layout;
        layout = lay_walls(recipe_.size, recipe_.style, recipe_.wall_percent, ground_.random);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        parts_.clear_ring();
        if (recipe_.wish == Wish::solvable || recipe_.wish == Wish::impossible_resource) connect(layout);
        if (recipe_.wish == Wish::impossible_walls) disconnect(layout);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        return furnish();
    }

    Result<Map> make_on(Site site) {
        if (!has_room()) return stopped();
        ground_.site = std::move(site);
        return furnish();
    }

  private:
    // For the map, and for what finds the routes that win on it, which takes the most.
    bool has_room() { return budget_.check() && charge_.add(recipe_.size.area() * bytes_a_cell); }

    Result<Map> furnish() {
        parts_.set_cells();
        if (auto bad = parts_.strew(0)) return std::unexpected(*bad);
        if (!budget_.spend(recipe_.size.area())) return stopped();
        if (auto bad = ground_.site.life ? make_do_with(*ground_.site.life) : give()) return std::unexpected(*bad);
        return std::move(parts_.map);
    }

    std::unexpected<Error> stopped() const { return ariadne::stopped(budget_, tr("before the map was ready")); }

    std::int64_t& amount() { return parts_.map.*Parts::amount; }

    std::optional<Error> give() {
        std::int64_t& given = amount();
        const auto plan = provision(to_field(parts_.map), budget_);
        if (budget_.exhausted()) return stopped().error();
        if (!plan) {  // wished, or left to chance
            const Size size = recipe_.size;
            given = parts_.least() + ground_.random.between(0, 9 * (std::int64_t{size.rows} + size.cols));
            return std::nullopt;
        }
        if (recipe_.wish == Wish::impossible_resource) return starve(*plan);
        given = plan->without_gains;
        std::vector<Cell> route = plan->route;
        if (recipe_.tightness > 0) {
            LeastStart least = least_start(to_field(parts_.map), *plan, budget_);
            if (!budget_.check()) return stopped().error();
            given -= (plan->without_gains - least.high) * recipe_.tightness / 100;
            if (recipe_.wish == Wish::solvable) remark(*plan, least, given);
            route = std::move(least.route);
        }
        if (recipe_.wish == Wish::any) given = ground_.random.between(given * 3 / 4, given * 5 / 4);
        given = std::clamp(given, parts_.least(), Parts::most);
        assert(recipe_.wish == Wish::any || replay(parts_.map, route).valid);
        return std::nullopt;
    }

    void remark(const Provision& plan, const LeastStart& least, std::int64_t wanted) {
        if (remarks_ == nullptr) return;
        const TightnessWords& words = Parts::tightness;
        if (!least.exact())
            remarks_->emplace_back(words.unproven, least.low, least.high);
        else if (least.high == plan.without_gains)
            remarks_->emplace_back(words.no_effect, least.high);
        else if (wanted < parts_.least())
            remarks_->emplace_back(words.raised, wanted, parts_.least());
    }

    std::optional<Error> make_do_with(std::int64_t given) {
        amount() = given;
        if (recipe_.wish != Wish::solvable) return std::nullopt;
        for (int most = 8;; --most) {
            const auto plan = provision(to_field(parts_.map), budget_);
            if (!plan) return stopped().error();
            if (plan->planned <= given) {
                assert(replay(parts_.map, plan->route).valid);
                return std::nullopt;
            }
            if (most < 0) return Error{{Parts::too_little, given, plan->planned}};
            parts_.ease(most, budget_);
        }
    }

    // Where the map as it is cannot be proven deadly for any amount, a moat around the start makes it so: its belts,
    // each at one distance from the start and without gains, must all be crossed.
    std::optional<Error> starve(const Provision& plan) {
        const resource::Field field = to_field(parts_.map);
        const std::int64_t needed = std::max(life_needed_at_least(field, plan), life_needed_by_solver(field));
        const std::int64_t least = parts_.least();
        if (needed > least) {
            amount() = needed - 1;
            return std::nullopt;
        }
        const std::vector<std::int32_t> distance = distances(ground_.layout());
        const std::int32_t belts = std::min(2, distance[recipe_.size.index(ground_.layout().goal())] - 1);
        parts_.dig_moat(distance, belts);
        const std::int64_t deadly = std::int64_t{Parts::dearest} * belts;
        amount() = ground_.random.between(std::min(least, deadly), deadly);
        return parts_.strew(belts);
    }

    static constexpr std::size_t bytes_a_cell = 24;

    const Recipe& recipe_;
    Budget& budget_;
    Charge charge_;
    Ground<Recipe> ground_;
    Parts parts_;
    std::vector<Message>* remarks_;
};

// Makes maps until the rating of one is as wished. Those that would take long to rate are left alone, after as many
// nodes on every machine.
template <class Parts>
Result<typename Parts::Map> make_map_of_level(const typename Parts::Recipe& recipe, std::uint64_t seed, Budget& budget,
                                              std::vector<Message>* remarks) {
    constexpr int most_maps = 400;
    const std::uint64_t most_nodes = 500'000 + 100 * recipe.size.area();
    Random seeds(seed);
    double low = 100;
    double high = 0;
    for (int i = 0; i < most_maps; ++i) {
        budget.phase(tr("looking for a map of that level"), static_cast<double>(i) / most_maps);
        std::vector<Message> heard;
        Result<typename Parts::Map> map = Maker<Parts>(recipe, seeds.next(), budget, &heard).make();
        if (!map) return map;
        Portion portion(budget, {.nodes = most_nodes});
        const Measured measured = measure(to_field(*map), portion.budget(), recipe.level);
        if (!budget.check()) return stopped(budget, tr("before a map of that level was found"));
        if (!measured.difficulty) continue;
        if (level_of(*measured.difficulty) == *recipe.level) {
            if (remarks != nullptr) std::ranges::move(heard, std::back_inserter(*remarks));
            return map;
        }
        low = std::min(low, score_of(*measured.difficulty));
        high = std::max(high, score_of(*measured.difficulty));
    }
    if (low > high) return fail({tr("none of the {0} maps tried could be rated quickly"), most_maps});
    return fail({tr("no map for --level {0} among the {1} tried; their scores were about {2:.0f} to {3:.0f}"),
                 to_string(*recipe.level), most_maps, low, high});
}

// `remarks`, where somebody wants them, hear of a tightness that is not quite what was asked for.
template <class Parts>
Result<typename Parts::Map> make_map(const typename Parts::Recipe& recipe, std::uint64_t seed, Budget& budget,
                                     std::vector<Message>* remarks) {
    if (auto bad = Parts::check(recipe)) return std::unexpected(*bad);
    if (recipe.level) return make_map_of_level<Parts>(recipe, seed, budget, remarks);
    return Maker<Parts>(recipe, seed, budget, remarks).make();
}

// The size of the recipe is the site's.
template <class Parts>
Result<typename Parts::Map> make_map_on(Site site, typename Parts::Recipe recipe, std::uint64_t seed, Budget& budget,
                                        std::vector<Message>* remarks) {
    recipe.size = site.layout.size;
    recipe.style = Style::corridors;
    if (auto bad = Parts::check(recipe)) return std::unexpected(*bad);
    if (recipe.wish == Wish::solvable) {
        Charge charge(budget);
        if (!budget.check() || !charge.add(recipe.size.area() * sizeof(std::int32_t)))
            return stopped(budget, tr("before the map was ready"));
        if (distances(site.layout)[recipe.size.index(site.layout.goal())] < 0)
            return fail(tr("walls block every route, so the map cannot be made solvable"));
    }
    return Maker<Parts>(recipe, seed, budget, remarks).make_on(std::move(site));
}

}  // namespace ariadne::maze_pacman
