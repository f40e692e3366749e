#include "worlds/maze_pacman/least_start.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/charge.h"
#include "resource/cheapest.h"
#include "resource/solve.h"
#include "worlds/maze_pacman/portion.h"

namespace ariadne::maze_pacman {

namespace {

using resource::Field;
using resource::Item;
using resource::no_way;

bool gives(const Item& item) {
    return item.gain > 0;
}

// What a route over each cell costs at least; items count nothing.
std::vector<std::int32_t> costs_through(const Field& field) {
    Budget budget;
    Charge charge(budget);
    std::vector<std::int32_t> through = resource::losses_to(field, field.start, charge, budget);
    const std::vector<std::int32_t> back = resource::losses_to(field, field.goal, charge, budget);
    for (std::size_t i = 0; i < through.size(); ++i)
        through[i] = through[i] == no_way || back[i] == no_way ? no_way : through[i] + field.cost[i] + back[i];
    const std::size_t start = field.size.index(field.start);
    through[start] = through[field.size.index(field.goal)] = back[start];
    return through;
}

Field without_harm(Field field) {
    std::erase_if(field.items, [](const Item& item) { return !gives(item); });
    return field;
}

// What is left of a field when all is gone that cannot help.
struct Remainder {
    Field field;
    std::size_t gains = 0;
    std::size_t cells = 0;

    // The solver looks from each gain over all cells, and the work of its bounds grows with the cube of their number.
    bool quick(std::uint64_t nodes) const { return gains <= 100 && gains * cells <= nodes * 3 / 4; }
};

class LeastStartSearch {
  public:
    LeastStartSearch(const Field& field, const Provision& plan, Budget& budget)
        : field_(field),
          through_(costs_through(field)),
          budget_(budget),
          nodes_(std::min<std::uint64_t>(5'000'000 + 2 * field.cost.size(), 10'000'000)) {
        best_.high = plan.planned;
        best_.route = plan.route;
        // Those that give are the last, first of them what is worth most and least out of the way.
        items_ = field.items;
        gains_ = std::ranges::stable_partition(items_, [](const Item& item) { return !gives(item); }).size();
        std::ranges::stable_sort(items_.end() - static_cast<std::ptrdiff_t>(gains_), items_.end(), {},
                                 [&](const Item& item) { return through_at(item.cell) - item.gain; });
    }

    LeastStart run(const Provision& plan) {
        best_.low = std::min(best_.high, life_needed_at_least(field_, plan));
        if (best_.exact()) return std::move(best_);
        // Where all gains are too many, more and more of them find better routes, and leave fewer that matter.
        Remainder whole = remainder(gains_);
        for (std::size_t most = 8; most < gains_ && !whole.quick(nodes_); most *= 2) {
            const Remainder some = remainder(most);
            if (!some.quick(nodes_)) break;
            search(some.field);
            whole = remainder(gains_);
        }
        if (whole.quick(nodes_)) best_.low = std::max(best_.low, search(whole.field));
        return std::move(best_);
    }

  private:
    std::int64_t through_at(Cell cell) const { return through_[field_.size.index(cell)]; }

    // With so many of the gains. Whoever walks over a cell pays what a route through it costs, and gets back no more
    // than all of them together: what cannot be on a route that needs less than the best known is left out, first
    // gains, which makes the rest dearer.
    Remainder remainder(std::size_t most) const {
        Remainder out{.field = field_};
        Field& field = out.field;
        field.items = items_;
        field.items.resize(items_.size() - gains_ + std::min(most, gains_));
        std::int64_t gains = field.all_gains();
        const auto useless = [&](Cell cell) { return through_at(cell) + 1 - gains >= best_.high; };
        while (std::erase_if(field.items, [&](const Item& item) { return useless(item.cell); }) > 0)
            gains = field.all_gains();
        out.gains = static_cast<std::size_t>(std::ranges::count_if(field.items, gives));
        for (std::size_t i = 0; i < field.cost.size(); ++i) {
            if (useless(field.size.cell(i))) field.cost[i] = resource::blocked;
            out.cells += field.cost[i] == resource::blocked ? 0U : 1U;
        }
        return out;
    }

    // No route on the field wins with less life than this, unless it is the best known.
    std::int64_t search(const Field& field) {
        if (field.all_gains() == 0 || !field.open(field.start)) return best_.high;
        const std::int64_t low = search_by_tours(without_harm(field));
        if (low == best_.high || std::ranges::all_of(field.items, gives)) return low;
        search_by_tours(with_lasting_harm(field));
        return std::min(best_.high, halve(field, low));
    }

    std::int64_t search_by_tours(const Field& harmless) {
        constexpr std::size_t most_labels = 10'000;
        Portion portion(budget_, {.nodes = nodes_});
        const resource::LeastLife least = resource::least_life_by_tours(harmless, portion.budget(), most_labels);
        if (least.walk) offer(least.walk->cells);
        return std::min(best_.high, std::max<std::int64_t>(1, least.low));
    }

    // The same between `low` and the best known: halving as long as that is settled, then from the upper end.
    std::int64_t halve(Field field, std::int64_t low) {
        bool settled = true;
        while (low < best_.high) {
            field.life = settled ? low + (best_.high - low) / 2 : best_.high - 1;
            const resource::Finding found = win(field);
            if (found.best) {
                offer(found.best->cells);
            } else if (found.verdict == Verdict::impossible) {
                low = field.life + 1;
            } else if (!std::exchange(settled, false)) {
                break;
            }
        }
        return low;
    }

    resource::Finding win(const Field& field) {
        Portion portion(budget_, {.nodes = 200'000});
        return resource::solve(field, {.any = true, .most_life = false, .trace = {}, .programs = false},
                               portion.budget());
    }

    void offer(const std::vector<Cell>& route) {
        const std::int64_t life = resource::life_taken(field_, route);
        if (life >= best_.high) return;
        best_.high = life;
        best_.route = route;
    }

    const Field& field_;
    std::vector<std::int32_t> through_;
    Budget& budget_;
    std::uint64_t nodes_;
    std::vector<Item> items_;
    std::size_t gains_ = 0;  // of them
    LeastStart best_;
};

}  // namespace

LeastStart least_start(const Field& field, const Provision& plan, Budget& budget) {
    return LeastStartSearch(field, plan, budget).run(plan);
}

}  // namespace ariadne::maze_pacman
