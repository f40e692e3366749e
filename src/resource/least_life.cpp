#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "base/charge.h"
#include "resource/cheapest.h"
#include "resource/findings.h"
#include "resource/solve.h"
#include "resource/terrain.h"
#include "resource/tour.h"

namespace ariadne::resource {

namespace {

// Halving between a life that is not enough and one that is. Steps do not count here, so tours answer it where items
// are few and none harms, and otherwise the solver.
class LeastLifeSearch {
  public:
    LeastLifeSearch(const Field& field, Budget& budget) : field_(field), budget_(budget) {}

    // The cheapest way can be paid by whoever has enough.
    bool begin() {
        Charge charge(budget_);
        const std::vector<std::int32_t> losses = losses_to(field_, field_.goal, charge, budget_);
        if (losses.empty()) return false;
        if (losses[field_.size.index(field_.start)] == no_way) {
            result_.verdict = Verdict::impossible;
            result_.reason = Reason::walls;
            return false;
        }
        result_.verdict = Verdict::solved;
        result_.low = 1;
        const std::vector<Cell> cells = cheapest_way(field_, losses, field_.start);
        keep(cells, life_taken(field_, cells));
        return true;
    }

    // Each life is given up after so many labels; 0: the budget decides.
    void by_tours(std::size_t most_labels) {
        Charge charge(budget_);
        const std::vector<std::int32_t> to_goal = distances_to(field_, field_.goal, charge, budget_);
        if (to_goal.empty()) return;
        const std::optional<Terrain> terrain = lay_out(field_, to_goal, charge, budget_);
        if (!terrain || terrain->harmful) return;
        TourGround ground(*terrain, budget_);
        if (!ground.prepare(*terrain, 200, budget_)) return;
        halve([&](std::int64_t life) -> Attempt {
            const TourLimits limits{.life = life, .at_least = 1, .first = true, .most = most_labels};
            const TourResult tour = search_tours(*terrain, ground.legs, ground.bound, limits, budget_);
            if (!tour.places) return {.cells = std::nullopt, .complete = tour.complete};
            return {.cells = ground.legs.cells_along(*tour.places), .complete = false};
        });
    }

    void by_solver() {
        Charge charge(budget_);
        if (result_.low >= result_.high || !charge.add(bytes_of(field_))) return;
        Field field = field_;
        halve([&](std::int64_t life) -> Attempt {
            field.life = life;
            const Finding found = solve(field, {.any = true, .trace = {}}, budget_);
            if (!found.best) return {.cells = std::nullopt, .complete = found.verdict == Verdict::impossible};
            return {.cells = found.best->cells, .complete = false};
        });
    }

    LeastLife result() && {
        result_.stats = stats_of(budget_);
        return std::move(result_);
    }

  private:
    // A walk that wins with this life, nothing where none is known; complete says that there is none.
    struct Attempt {
        std::optional<std::vector<Cell>> cells;
        bool complete = false;
    };

    void keep(const std::vector<Cell>& cells, std::int64_t life) {
        result_.walk = walk_along(field_, life, cells);
        result_.high = life;
        budget_.best(life);
    }

    void halve(const std::function<Attempt(std::int64_t)>& attempt) {
        while (result_.low < result_.high && !budget_.exhausted()) {
            budget_.phase(tr("narrowing the minimum"));
            const std::int64_t middle = result_.low + (result_.high - result_.low) / 2;
            const Attempt tried = attempt(middle);
            if (tried.cells) {
                keep(*tried.cells, std::min(middle, life_taken(field_, *tried.cells)));
            } else if (tried.complete) {
                result_.low = middle + 1;
            } else {
                break;
            }
        }
    }

    const Field& field_;
    Budget& budget_;
    LeastLife result_;
};

}  // namespace

LeastLife least_life(const Field& field, Budget& budget) {
    constexpr std::size_t few_items = 150;
    constexpr std::size_t most_cells = 50'000'000;  // for each item a search of the map
    constexpr std::size_t few_labels = 20'000;
    LeastLifeSearch search(field, budget);
    if (search.begin()) {
        const std::size_t items = field.items.size();
        if (items <= few_items && items * field.size.area() <= most_cells) search.by_tours(few_labels);
        search.by_solver();
    }
    return std::move(search).result();
}

LeastLife least_life_by_tours(const Field& field, Budget& budget, std::size_t most_labels) {
    LeastLifeSearch search(field, budget);
    if (search.begin()) search.by_tours(most_labels);
    return std::move(search).result();
}

}  // namespace ariadne::resource
