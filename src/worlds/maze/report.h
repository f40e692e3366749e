#pragma once

#include "worlds/maze/solve.h"
#include "worlds/maze/text.h"
#include "worlds/walker/report.h"

namespace ariadne::maze {

// What reports about this map must know; the map must outlive it.
walker::Terms terms_of(const Map& map);

inline worlds::Report report(const Map& map, const walker::Question& question, const resource::Answer& answer,
                             const Budget& budget) {
    return walker::report(terms_of(map), question, answer, budget);
}
inline worlds::Report report(const Map& map, const resource::LeastLife& least, const Budget& budget) {
    return walker::report(terms_of(map), least, budget);
}
inline worlds::Report report(const Map& map, const resource::TradeOff& trade_off, const Budget& budget) {
    return walker::report(terms_of(map), trade_off, budget);
}
inline worlds::Solution to_solution(const Map& map, const resource::Walk& walk) {
    return walker::to_solution(terms_of(map), walk);
}
inline Route to_route(Size size, const worlds::Solution& solution) {
    Route out;
    for (const walker::Point p : walker::to_points(solution)) out.push_back(to_cell(size, p));
    return out;
}

}  // namespace ariadne::maze
