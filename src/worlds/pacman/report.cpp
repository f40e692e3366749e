#include "worlds/pacman/report.h"

#include <utility>

#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {

maze_pacman::Terms terms_of(const Map& map) {
    return {.world = "pacman",
            .resource = "energy",
            .start = map.energy,
            .to_point = [](Cell c) { return to_point(c); },
            .replay =
                [&map](const Route& route, std::int64_t energy) {
                    Map other = map;
                    other.energy = energy;
                    Replay walked = replay(other, route);
                    return maze_pacman::Replayed{walked.valid, std::move(walked.message), walked.steps, walked.energy,
                                                 std::move(walked.energy_along)};
                }};
}

}  // namespace ariadne::pacman
