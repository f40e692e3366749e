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

}  // namespace ariadne::catalog
