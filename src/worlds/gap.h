#pragma once

#include <cstdint>
#include <optional>

#include "worlds/world.h"

namespace ariadne::worlds {

// How far the best answer known is from what the bound allows.
struct Gap {
    std::int64_t absolute = 0;
    std::optional<double> percent;  // of the best known; nothing when that is not above 0
};

// Of an answer that is not proven: in the figure that its objective names.
inline std::optional<Gap> gap_of(const Report& report) {
    if (report.verdict != Verdict::solved || report.proven || !report.bound || !report.optimal) return std::nullopt;
    for (const auto& [name, best] : report.optimal->figures) {
        if (name != report.objective) continue;
        Gap gap{best < *report.bound ? *report.bound - best : best - *report.bound, std::nullopt};
        if (best > 0) gap.percent = 100 * static_cast<double>(gap.absolute) / static_cast<double>(best);
        return gap;
    }
    return std::nullopt;
}

}  // namespace ariadne::worlds
