#include "worlds/maze_pacman/rate.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <utility>

#include "base/charge.h"
#include "resource/optimal_walks.h"
#include "resource/solve.h"
#include "resource/terrain.h"
#include "worlds/maze_pacman/portion.h"
#include "worlds/maze_pacman/solve.h"
#include "worlds/measures.h"

namespace ariadne::maze_pacman {

namespace {

using resource::Field;
using resource::Item;

constexpr int steps_to_a_trap = 3;

// The items of a field by their cells.
class ItemMap {
  public:
    explicit ItemMap(const Field& field) : size_(field.size), gain_(field.gains()) {}
    std::int32_t at(Cell c) const { return gain_[size_.index(c)]; }
    std::int32_t take(Cell c) { return std::exchange(gain_[size_.index(c)], 0); }

  private:
    Size size_;
    std::vector<std::int32_t> gain_;
};

// Ways from an item back to the route.
class Fetching {
  public:
    Fetching(const Field& field, const std::vector<Cell>& cells)
        : field_(field), items_(field), on_route_(field.cost.size()) {
        for (const Cell c : cells) on_route_[field.size.index(c)] = true;
    }

    bool is_trap(const Item& item) const {
        return item.gain > 0 && !on_route_[field_.size.index(item.cell)] &&
               pays(item.cell, item.gain - field_.cost_at(item.cell), 1);
    }

  private:
    // Cells between are entered twice, the one of the route once; what harms does so once.
    bool pays(Cell from, std::int32_t left, int steps) const {
        for (const Direction d : all_directions) {
            const Cell c = step(from, d);
            if (!field_.open(c) || c == field_.goal) continue;
            if (on_route_[field_.size.index(c)]) {
                if (left > field_.cost_at(c)) return true;
            } else if (steps < steps_to_a_trap) {
                const std::int32_t after = left - 2 * field_.cost_at(c) + std::min(0, items_.at(c));
                if (after > 0 && pays(c, after, steps + 1)) return true;
            }
        }
        return false;
    }

    const Field& field_;
    ItemMap items_;
    std::vector<bool> on_route_;
};

// What a search over cell, life and items expands before it knows the fewest steps.
std::uint64_t plain_states(const Field& field, Budget& budget) {
    constexpr std::size_t most_bytes = std::size_t{256} << 20U;
    Portion portion(budget, {.nodes = most_states, .bytes = most_bytes});
    const resource::Finding answer = state_bfs(field, {.any = true}, portion.budget());
    return answer.verdict == Verdict::solved ? std::min(answer.stats.expanded, most_states) : most_states;
}

std::optional<double> routes_counted(const resource::Terrain& terrain, std::int64_t steps, Budget& budget) {
    Portion portion(budget, {.nodes = most_counting});
    const std::optional<resource::Count> count = resource::count_walks(terrain, steps, portion.budget());
    if (!count) return std::nullopt;
    return std::min(count->convert_to<double>(), most_routes);
}

double detour_percent(const Difficulty& of) {
    return 100 * static_cast<double>(of.steps - of.plain_steps) /
           static_cast<double>(std::max<std::int64_t>(1, of.plain_steps));
}

double saturated(double value, double half) {
    return value / (value + half);
}

}  // namespace

std::size_t gains_needed(const Field& field, const std::vector<Cell>& cells) {
    // Who would die takes the greatest of the gains passed so far that were left: the fewest, as with stops for fuel.
    ItemMap items(field);
    std::priority_queue<std::int32_t> passed;
    std::int64_t life = field.life;
    std::size_t needed = 0;
    for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
        const std::int32_t gain = items.take(cells[i]);
        life += std::min(0, gain) - field.cost_at(cells[i]);
        if (gain > 0) passed.push(gain);
        for (; life < 1 && !passed.empty(); ++needed) {
            life += passed.top();
            passed.pop();
        }
    }
    return needed;
}

std::size_t count_traps(const Field& field, const std::vector<Cell>& cells) {
    const Fetching fetching(field, cells);
    return static_cast<std::size_t>(
        std::ranges::count_if(field.items, [&](const Item& item) { return fetching.is_trap(item); }));
}

ScoreTerms score_terms(const Difficulty& of) {
    const auto needed = static_cast<double>(of.needed);
    const double choices = of.needed == 0 ? 0 : needed * std::log2(1 + static_cast<double>(of.gains) / needed);
    return {.needed = 30 * saturated(choices, 8),
            .detour = 25 * saturated(detour_percent(of), 25),
            .traps = 20 * saturated(static_cast<double>(of.traps), 3),
            .routes = of.best_routes ? 10 / (1 + std::log10(*of.best_routes)) : 0,
            .states = 3 * std::log10(static_cast<double>(std::max<std::uint64_t>(1, of.states)))};
}

double score_of(const Difficulty& of) {
    return worlds::rounded(score_terms(of).sum(), 2);
}

worlds::Level level_of(const Difficulty& of) {
    return worlds::level_of(score_of(of), level_cuts);
}

namespace {

// Of what is measured but for the best routes and the states, which add 25 at most.
bool may_be(worlds::Level level, const Difficulty& of) {
    const double least = score_of(of);
    return worlds::level_of(least, level_cuts) <= level && level <= worlds::level_of(least + 25, level_cuts);
}

}  // namespace

Measured measure(const Field& field, Budget& budget, std::optional<worlds::Level> wanted) {
    budget.phase(tr("looking for the best route"));
    const resource::Finding answer = resource::solve(field, {.trace = {}, .programs = !wanted}, budget);
    if (answer.verdict == Verdict::impossible) return {Verdict::impossible, std::nullopt};
    if (answer.verdict != Verdict::solved || !answer.proven || !answer.life_proven) return {};
    Charge charge(budget);
    const std::vector<std::int32_t> to_goal = resource::distances_to(field, field.goal, charge, budget);
    if (to_goal.empty()) return {};
    const std::optional<resource::Terrain> terrain = resource::lay_out(field, to_goal, charge, budget);
    if (!terrain) return {};

    const std::vector<Cell>& route = answer.best->cells;
    Difficulty out;
    out.steps = answer.best->steps();
    out.plain_steps = terrain->shortest;
    out.gains =
        static_cast<std::size_t>(std::ranges::count_if(terrain->items, [](const Item& item) { return item.gain > 0; }));
    out.needed = gains_needed(field, route);
    if (out.needed > 0) out.traps = count_traps(field, route);
    if (wanted && !may_be(*wanted, out)) return {Verdict::solved, out};
    budget.phase(tr("counting optimal routes"));
    out.best_routes = routes_counted(*terrain, out.steps, budget);
    budget.phase(tr("exploring states"));
    out.states = plain_states(field, budget);
    if (!budget.check()) return {};
    return {Verdict::solved, out};
}

namespace {

void write_measures(const Difficulty& of, const Phrase& gains, worlds::Measures& out) {
    out.count("steps", tr("steps"), static_cast<std::uint64_t>(of.steps),
              tr("length of the shortest survivable route"));
    out.count("plain_steps", tr("steps if only walls counted"), static_cast<std::uint64_t>(of.plain_steps),
              tr("length of the shortest route if only walls counted"));
    out.percent("detour_percent", tr("detour"), detour_percent(of),
                tr("extra steps compared with the shortest route if only walls counted"));
    out.count("gains", gains, of.gains, tr("number that can be reached"));
    out.count("gains_needed", tr("needed"), of.needed, tr("fewest that an optimal route needs"));
    out.count("traps", tr("traps"), of.traps, tr("worth collecting, but off the optimal route"));
    if (of.best_routes)
        out.count("best_routes", tr("optimal routes"), static_cast<std::uint64_t>(*of.best_routes),
                  tr("number of shortest routes, counted up to 10^15"));
    out.count("plain_states", tr("states explored"), of.states,
              tr("states that a plain search explores, counted up to 100,000"));
}

void write_terms(const Difficulty& of, worlds::Measures& out) {
    const ScoreTerms terms = score_terms(of);
    out.number("needed_term", tr("points for needed items"), terms.needed, 2, {},
               tr("30 * c / (c + 8), c = needed * log2(1 + all / needed)"));
    out.number("detour_term", tr("points for the detour"), terms.detour, 2, {}, tr("25 * detour / (detour + 25)"));
    out.number("traps_term", tr("points for traps"), terms.traps, 2, {}, tr("20 * traps / (traps + 3)"));
    out.number("routes_term", tr("points for optimal routes"), terms.routes, 2, {},
               tr("10 / (1 + log10(optimal routes))"));
    out.number("states_term", tr("points for states explored"), terms.states, 2, {}, tr("3 * log10(states)"));
    out.number("score", tr("score"), score_of(of), 2, {},
               {tr("total of at most 100; the level changes at {0}, {1} and {2}"), level_cuts[0], level_cuts[1],
                level_cuts[2]});
}

}  // namespace

worlds::Rating rate(const Field& field, const Phrase& gains, Budget& budget) {
    const Measured measured = measure(field, budget);
    if (!measured.difficulty && measured.verdict != Verdict::impossible) return unrated();
    worlds::Rating out;
    if (!measured.difficulty) {
        out.impossible = true;
        out.remarks.emplace_back(tr("The map cannot be won, so there is no rating."));
        return out;
    }
    const Difficulty& of = *measured.difficulty;
    out.level = to_string(level_of(of));
    worlds::Measures measures(out.measures);
    write_measures(of, gains, measures);
    write_terms(of, measures);
    for (worlds::Measure& measure : out.measures) {
        measure.term = measure.name.ends_with("_term");
        if (measure.name == "score") measure.cuts.assign(level_cuts.begin(), level_cuts.end());
    }
    if (!of.best_routes)
        out.remarks.emplace_back(tr("There are too many optimal routes to count; they add nothing to the score."));
    out.remarks.emplace_back(tr("The score is computed from the map; it is not based on measured times."));
    return out;
}

worlds::Rating unrated() {
    worlds::Rating out;
    out.remarks.emplace_back(tr("No rating: the measurement reached a limit."));
    return out;
}

}  // namespace ariadne::maze_pacman
