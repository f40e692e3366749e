#include "worlds/maze/report.h"

#include <utility>

#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {

maze_pacman::Terms terms_of(const Map& map) {
    return {.world = "maze",
            .resource = "life",
            .start = map.life,
            .to_point = [size = map.size](Cell c) { return to_point(size, c); },
            .replay =
                [&map](const Route& route, std::int64_t life) {
                    Replay walked = life == map.life ? replay(map, route) : replay({map.size, life, map.cells}, route);
                    return maze_pacman::Replayed{walked.valid, std::move(walked.message), walked.steps, walked.life,
                                                 std::move(walked.life_along)};
                }};
}

}  // namespace ariadne::maze
