#pragma once

#include "worlds/report.h"

namespace ariadne::catalog {

// Of the second example of the course.
inline worlds::Report of_seven_nines() {
    worlds::Report report;
    report.world = "maze";
    report.resource = "life";
    report.objective = "steps";
    report.verdict = Verdict::impossible;
    report.reason = "life";
    report.attempt = {.solution = {{{"steps", 2}}, {{1, 1}, {2, 1}, {3, 1}}, {}, {10, 1, -8}},
                      .death = 2,
                      .left = -8,
                      .away = 7,
                      .proven = true};
    return report;
}

// A turn by White (1) or Black (2).
inline worlds::Report of_a_game(std::int64_t player) {
    worlds::Report report;
    report.world = "amazons";
    report.objective = "win";
    report.verdict = Verdict::solved;
    report.optimal = worlds::Solution{{{"turns", 2}, {"chance_permille", 623}}, {}, {"d1-d7/g7", "a7-a6/a5"}};
    report.listed = {*report.optimal};
    report.listed.front().figures.emplace_back("share_permille", 512);
    report.tables = {
        {"position", {"player", "turns_played"}, {{player, 0}}},
        {"territory", {"stride", "white", "black", "both"}, {{0, 12, 8, 30}, {1, 10, 9, 3}}},
        {"regions", {"x", "y", "cells", "player", "least", "most"}, {{1, 10, 5, 2, 3, 4}, {4, 9, 7, 0, 0, 7}}}};
    return report;
}

}  // namespace ariadne::catalog
