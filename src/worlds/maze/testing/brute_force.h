#pragma once

#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "worlds/maze/model.h"

// The world MAZE by plain enumeration, for tests on small maps. Written apart from everything else: it shares only
// the model, keeps everything in ordered maps and sets, and knows neither bounds nor dominance.
namespace ariadne::maze::brute_force {

enum class Kind { solved, walls, life };

struct Facts {
    Kind kind = Kind::walls;
    int steps = 0;                                  // fewest
    long life = 0;                                  // most among those
    boost::multiprecision::cpp_int routes;          // how many have the fewest steps
    boost::multiprecision::cpp_int routes_at_best;  // of these, how many end with the most life
    long most_life = 0;                             // over all routes
    int steps_of_most_life = 0;                     // the fewest with which that is reached
    std::vector<std::pair<int, long>> trade_off;    // (steps, most life) where more steps bring more life
};

struct Place {
    int row;
    int col;
    auto operator<=>(const Place&) const = default;
};

struct Situation {
    Place at;
    long life;
    std::set<Place> taken;
    auto operator<=>(const Situation&) const = default;
};

inline char look(const Map& map, Place p) {
    if (p.row < 0 || p.col < 0 || p.row >= map.size.rows || p.col >= map.size.cols) return '#';
    return map.cells.at(static_cast<std::size_t>(p.row * map.size.cols + p.col));
}

inline Place find(const Map& map, char wanted) {
    for (int row = 0; row < map.size.rows; ++row)
        for (int col = 0; col < map.size.cols; ++col)
            if (look(map, {row, col}) == wanted) return {row, col};
    return {-1, -1};
}

inline std::vector<Place> beside(Place p) {
    return {{p.row + 1, p.col}, {p.row, p.col + 1}, {p.row - 1, p.col}, {p.row, p.col - 1}};
}

// Everything that one step can lead to, alive.
inline std::vector<Situation> after(const Map& map, const Situation& now) {
    std::vector<Situation> result;
    if (look(map, now.at) == 'E') return result;
    for (const Place p : beside(now.at)) {
        const char c = look(map, p);
        if (c == '#') continue;
        Situation next = now;
        next.at = p;
        if (c >= '0' && c <= '9') next.life -= c - '0';
        if (c == 'T' && next.taken.insert(p).second) next.life += 5;
        if (next.life > 0 || c == 'E') result.push_back(next);
    }
    return result;
}

inline bool connected(const Map& map) {
    std::set<Place> seen = {find(map, 'S')};
    std::vector<Place> open(seen.begin(), seen.end());
    while (!open.empty()) {
        const Place here = open.back();
        open.pop_back();
        if (look(map, here) == 'E') return true;
        for (const Place p : beside(here))
            if (look(map, p) != '#' && seen.insert(p).second) open.push_back(p);
    }
    return false;
}

// The life of each arrival on E, by the number of steps at which it is first possible.
inline std::map<int, std::set<long>> arrivals(const Map& map) {
    std::map<int, std::set<long>> result;
    const Situation first = {find(map, 'S'), map.life, {}};
    std::set<Situation> seen = {first};
    std::vector<Situation> layer = {first};
    for (int steps = 1; !layer.empty(); ++steps) {
        std::vector<Situation> next_layer;
        for (const Situation& now : layer)
            for (const Situation& next : after(map, now)) {
                if (!seen.insert(next).second) continue;
                if (look(map, next.at) == 'E') result[steps].insert(next.life);
                next_layer.push_back(next);
            }
        layer = std::move(next_layer);
    }
    return result;
}

// How many routes of exactly so many steps end on E with each life.
inline std::map<long, boost::multiprecision::cpp_int> count_routes(const Map& map, int steps) {
    std::map<Situation, boost::multiprecision::cpp_int> layer;
    layer[{find(map, 'S'), map.life, {}}] = 1;
    for (int i = 0; i < steps; ++i) {
        std::map<Situation, boost::multiprecision::cpp_int> next_layer;
        for (const auto& [now, ways] : layer)
            for (const Situation& next : after(map, now)) next_layer[next] += ways;
        layer = std::move(next_layer);
    }
    std::map<long, boost::multiprecision::cpp_int> result;
    for (const auto& [now, ways] : layer)
        if (look(map, now.at) == 'E') result[now.life] += ways;
    return result;
}

inline Facts solve(const Map& map) {
    Facts facts;
    if (!connected(map)) return facts;
    facts.kind = Kind::life;
    const auto all = arrivals(map);
    if (all.empty()) return facts;
    facts.kind = Kind::solved;
    facts.steps = all.begin()->first;
    for (const auto& [life, ways] : count_routes(map, facts.steps)) {
        facts.routes += ways;
        facts.life = life;
        facts.routes_at_best = ways;
    }
    for (const auto& [steps, lives] : all) {
        const long best = *lives.rbegin();
        if (!facts.trade_off.empty() && best <= facts.most_life) continue;
        facts.trade_off.emplace_back(steps, best);
        facts.most_life = best;
        facts.steps_of_most_life = steps;
    }
    return facts;
}

// The smallest P that wins, 0 when walls forbid it. More life never hurts, so the interval can be halved.
inline long least_life(Map map) {
    if (!connected(map)) return 0;
    long fails = 0;
    long wins = 1;
    for (map.life = wins; arrivals(map).empty(); map.life = wins) {
        fails = wins;
        wins *= 2;
    }
    while (wins - fails > 1) {
        map.life = (wins + fails) / 2;
        (arrivals(map).empty() ? fails : wins) = map.life;
    }
    return wins;
}

}  // namespace ariadne::maze::brute_force
