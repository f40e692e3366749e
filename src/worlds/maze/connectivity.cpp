#include "worlds/maze/connectivity.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "worlds/maze/verify.h"

namespace ariadne::maze {

namespace {

using resource::Answer;
using resource::Objective;
using resource::Reason;

constexpr std::uint8_t unseen = 0xff;

struct Flood {
    bool finished = false;
    bool arrived = false;
    std::vector<std::uint8_t> came_by;  // direction of the step into each cell
};

Flood flood(const Map& map, const Question& question, Budget& budget, Stats& stats) {
    Flood result;
    if (!budget.allocate(map.cells.size())) return result;
    result.came_by.assign(map.cells.size(), unseen);
    std::vector<Cell> layer = {map.find(start)};
    std::vector<Cell> next_layer;
    result.came_by[map.size.index(layer[0])] = 0;
    while (!layer.empty()) {
        next_layer.clear();
        for (const Cell from : layer) {
            if (!budget.spend()) return result;
            ++stats.expanded;
            if (question.trace) question.trace(from);
            for (const Direction d : all_directions) {
                const Cell to = step(from, d);
                if (!map.size.contains(to) || map.at(to) == wall) continue;
                ++stats.generated;
                std::uint8_t& came_by = result.came_by[map.size.index(to)];
                if (came_by != unseen) continue;
                came_by = static_cast<std::uint8_t>(d);
                if (map.at(to) == end) {
                    result.finished = result.arrived = true;
                    return result;
                }
                next_layer.push_back(to);
            }
        }
        std::swap(layer, next_layer);
    }
    result.finished = true;
    return result;
}

Route trace_back(const Map& map, const Flood& flood) {
    Route route = {map.find(end)};
    while (map.at(route.back()) != start) {
        const auto came_by = static_cast<Direction>(flood.came_by[map.size.index(route.back())]);
        route.push_back(step(route.back(), opposite(came_by)));
    }
    std::reverse(route.begin(), route.end());
    return route;
}

}  // namespace

Answer connectivity(const Map& map, const Question& question, Budget& budget) {
    Answer answer;
    budget.phase("looking for a way");
    const Flood found = flood(map, question, budget, answer.stats);
    const bool by_steps = question.objective == Objective::steps;
    const auto treasures = std::count(map.cells.begin(), map.cells.end(), treasure);
    answer.bound = by_steps ? manhattan(map.find(start), map.find(end)) : map.life + treasure_gain * treasures;
    if (found.arrived) {
        const Route route = trace_back(map, found);
        const Replay replayed = replay(map, route);
        if (by_steps) answer.bound = static_cast<std::int64_t>(route.size()) - 1;
        if (replayed.valid) {
            answer.verdict = Verdict::solved;
            answer.proven = by_steps;
            answer.feasible = answer.best = resource::Walk{route, replayed.life};
        }
    } else if (found.finished) {
        answer.verdict = Verdict::impossible;
        answer.reason = Reason::walls;
        answer.proven = true;
        answer.bound = 0;
    }
    budget.release(found.came_by.size());
    answer.stats.seconds = budget.seconds();
    answer.stats.peak_bytes = budget.peak_bytes();
    return answer;
}

}  // namespace ariadne::maze
