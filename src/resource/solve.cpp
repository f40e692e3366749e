#include "resource/solve.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "resource/distances.h"
#include "resource/fewest.h"
#include "resource/legs.h"
#include "resource/shortest.h"
#include "resource/terrain.h"
#include "resource/tour.h"
#include "resource/walk.h"

namespace ariadne::resource {

namespace {

void finish(Answer& answer, const Budget& budget) {
    answer.stats.expanded = budget.nodes();
    answer.stats.generated = budget.nodes();
    answer.stats.seconds = budget.seconds();
    answer.stats.peak_bytes = budget.peak_bytes();
}

Answer impossible(Answer answer, Reason reason) {
    answer.verdict = Verdict::impossible;
    answer.reason = reason;
    answer.proven = true;
    return answer;
}

Answer solve_steps(const Field& field, const Options& options, Budget& budget) {
    Answer answer;
    budget.phase("measuring distances");
    const std::vector<std::int32_t> to_goal = distances_to(field, field.goal, budget);
    if (to_goal.empty()) return answer;
    const std::int32_t shortest = to_goal[field.size.index(field.start)];
    if (shortest == unreachable) return impossible(answer, Reason::walls);
    answer.bound = shortest;
    ShortestResult direct = solve_shortest(field, to_goal, budget);
    if (!direct.finished) return answer;
    if (direct.walk) {
        answer.verdict = Verdict::solved;
        answer.feasible = direct.walk;
        answer.best = std::move(direct.walk);
        answer.proven = !options.any;
        answer.life_proven = !options.any;
        return answer;
    }
    const std::vector<std::int32_t> from_start = distances_to(field, field.start, budget);
    if (from_start.empty()) return answer;
    const Terrain terrain = make_terrain(field, to_goal, from_start);

    FewestOptions fewest_options{.any = options.any, .most_life = !options.any, .known = {}, .effort = 0, .trace = options.trace};
    constexpr std::size_t small = 40'000'000;
    if (!terrain.harmful && terrain.items.size() * terrain.count() < small) {
        budget.phase("looking for any way");
        Legs legs(terrain, budget);
        const TourLimits limits{.life = field.life, .at_least = 1, .first = true, .most = 200'000};
        const TourResult tour = search_tours(terrain, legs, limits, budget);
        if (tour.complete && !tour.ranks) return impossible(answer, Reason::life);
        if (tour.ranks) {
            std::vector<Cell> cells;
            for (const std::uint32_t rank : *tour.ranks) cells.push_back(terrain.cell_of(rank));
            fewest_options.known = walk_along(field, cells);
        }
    }
    Fewest fewest = search_fewest(field, terrain, fewest_options, budget);
    answer.bound = fewest.bound;
    answer.feasible = std::move(fewest.first);
    answer.best = std::move(fewest.walk);
    answer.verdict = answer.best ? Verdict::solved : Verdict::unknown;
    answer.proven = fewest.proven && !options.any;
    answer.life_proven = fewest.rich;
    return answer;
}

}  // namespace

Answer solve(const Field& field, const Options& options, Budget& budget) {
    Answer answer = solve_steps(field, options, budget);
    finish(answer, budget);
    return answer;
}

}  // namespace ariadne::resource
