#include "resource/shortest.h"

#include <cstddef>
#include <limits>
#include <utility>

#include "base/steady_look.h"
#include "grid/steps.h"

namespace ariadne::resource {

namespace {

constexpr std::int64_t nobody = std::numeric_limits<std::int64_t>::min();

class ShortestSolver {
  public:
    ShortestSolver(const Field& field, const std::vector<std::int32_t>& to_goal, const std::function<void(Cell)>& trace,
                   Budget& budget)
        : field_(field),
          to_goal_(to_goal),
          trace_(trace),
          budget_(budget),
          start_(field.size.index(field.start)),
          goal_(field.size.index(field.goal)) {}

    ShortestResult run() {
        const std::size_t area = field_.size.area();
        const std::size_t bytes = area * (sizeof(std::int64_t) + sizeof(std::int32_t) + 1);
        if (!budget_.allocate(bytes)) return {};
        if (!field_.items.empty()) gain_ = field_.gains();
        life_.assign(area, nobody);
        ShortestResult result;
        result.finished = spread();
        if (result.finished && life_[goal_] != nobody) {
            result.finished = mark_best();
            if (result.finished) result.walk = walk();
        }
        budget_.release(bytes);
        return result;
    }

  private:
    // Calls visit(cell) for each neighbour at the given distance from the goal, in the order of directions.
    template <class Visit>
    void neighbours_at(std::int32_t distance, std::size_t here, Visit visit) const {
        neighbours(field_.size, here, [&](std::size_t there) {
            if (to_goal_[there] == distance) visit(there);
        });
    }

    std::int64_t after(std::size_t here, std::size_t there) const {
        return life_[here] - field_.cost[there] + (gain_.empty() ? 0 : gain_[there]);
    }

    bool spread() {
        std::vector<std::uint32_t> frontier = {static_cast<std::uint32_t>(start_)};
        std::vector<std::uint32_t> next;
        life_[start_] = field_.life;
        for (std::int32_t d = to_goal_[start_] - 1; d >= 0 && !frontier.empty(); --d) {
            next.clear();
            for (const std::uint32_t here : frontier) {
                if (trace_) trace_(field_.size.cell(here));
                neighbours_at(d, here, [&](std::size_t there) {
                    const std::int64_t life = after(here, there);
                    if (life < 1 && there != goal_) return;
                    if (life_[there] == nobody) next.push_back(static_cast<std::uint32_t>(there));
                    if (life > life_[there]) life_[there] = life;
                });
            }
            if (!budget_.spend(frontier.size())) return false;
            std::swap(frontier, next);
        }
        return true;
    }

    // A walk with the most life on arrival has the most on each of its cells: the cells before are others than those
    // after, so a better beginning would make a better walk.
    bool mark_best() {
        best_.assign(to_goal_.size(), 0);
        SteadyLook look(budget_);
        std::vector<std::uint32_t> frontier = {static_cast<std::uint32_t>(goal_)};
        std::vector<std::uint32_t> next;
        best_[goal_] = 1;
        for (std::int32_t d = 1; !frontier.empty(); ++d) {
            next.clear();
            for (const std::uint32_t there : frontier)
                neighbours_at(d, there, [&](std::size_t here) {
                    if (best_[here] != 0 || life_[here] == nobody || after(here, there) != life_[there]) return;
                    best_[here] = 1;
                    next.push_back(static_cast<std::uint32_t>(here));
                });
            if (!look.pass(frontier.size())) return false;
            std::swap(frontier, next);
        }
        return true;
    }

    Walk walk() const {
        Walk walk;
        walk.life = life_[goal_];
        std::size_t here = start_;
        walk.cells.push_back(field_.start);
        while (here != goal_) {
            std::size_t chosen = here;
            neighbours_at(to_goal_[here] - 1, here, [&](std::size_t there) {
                if (chosen == here && best_[there] != 0 && after(here, there) == life_[there]) chosen = there;
            });
            here = chosen;
            walk.cells.push_back(field_.size.cell(here));
        }
        return walk;
    }

    const Field& field_;
    const std::vector<std::int32_t>& to_goal_;
    const std::function<void(Cell)>& trace_;
    Budget& budget_;
    std::size_t start_;
    std::size_t goal_;
    std::vector<std::int32_t> gain_;
    std::vector<std::int64_t> life_;  // the most on arrival at each cell, or nobody
    std::vector<std::uint8_t> best_;
};

}  // namespace

ShortestResult solve_shortest(const Field& field, const std::vector<std::int32_t>& to_goal,
                              const std::function<void(Cell)>& trace, Budget& budget) {
    return ShortestSolver(field, to_goal, trace, budget).run();
}

}  // namespace ariadne::resource
