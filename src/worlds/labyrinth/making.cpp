#include "worlds/labyrinth/making.h"

#include <algorithm>

#include <fmt/format.h>

#include "worlds/labyrinth/animation.h"

namespace ariadne::labyrinth {

Result<render::Animation> making(const Recipe& recipe, std::uint64_t seed, Budget& budget) {
    if (recipe.size.area() > most_rooms_in_making)
        return fail(fmt::format("{} x {} rooms are too many to watch being dug; expected at most {}", recipe.size.rows,
                                recipe.size.cols, most_rooms_in_making));
    Diary diary;
    const Result<Labyrinth> labyrinth = generate(recipe, seed, budget, &diary.watch());
    if (!labyrinth) return std::unexpected(labyrinth.error());
    const std::size_t digs = diary.digs().size();
    const std::size_t every = std::max<std::size_t>(1, (digs + most_frames_in_making - 1) / most_frames_in_making);
    render::Animation out = digging(*labyrinth, diary.digs(),
                                    {{},
                                     {},
                                     fmt::format("Labyrinth, {} x {}, {}, seed {}", recipe.size.rows, recipe.size.cols,
                                                 recipe.builder->name, seed)},
                                    every);
    // Nobody walks in it: the end shows what a scene of it shows.
    out.scene.walked.reset();
    for (render::Frame& frame : out.frames) frame.walked.reset();
    return out;
}

}  // namespace ariadne::labyrinth
