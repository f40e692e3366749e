#include "worlds/labyrinth/builders/builder.h"

#include <algorithm>
#include <array>

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/ends.h"

namespace ariadne::labyrinth {

std::span<const Builder> all_builders() {
    static constexpr std::array<Builder, 14> list = {{
        {"backtracker", "dig on at random, go back where there is no way on", true, true, build_backtracker},
        {"kruskal", "take walls away in random order where they part (the textbook's)", true, true, build_kruskal},
        {"kruskal-rooms", "from random rooms, dig to a neighbour not joined yet (the paper's)", true, true,
         build_kruskal_rooms},
        {"prim", "grow by random rooms of the frontier (the paper's)", true, true, build_prim},
        {"prim-true", "grow by the cheapest wall of the frontier (the textbook's)", true, true, build_prim_true},
        {"aldous-broder", "walk at random, dig into new rooms; every tree as likely", true, true, build_aldous_broder},
        {"wilson", "random walks without their loops; every tree as likely", true, true, build_wilson},
        {"hunt-and-kill", "walk until stuck, then look row by row for the next begin", true, true, build_hunt_and_kill},
        {"growing-tree", "dig from the newest, oldest or a random room, or a mixture", true, true, build_growing_tree},
        {"eller", "row by row, remembering one row", false, true, build_eller},
        {"sidewinder", "runs of rooms, each with one way up", false, true, build_sidewinder},
        {"binary-tree", "each room is joined to its right or downwards", false, true, build_binary_tree},
        {"division", "part chambers by walls with one gap", false, true, build_division},
        {"boruvka", "every part takes its cheapest wall away, round by round", true, true, build_boruvka},
    }};
    return list;
}

const Builder* find_builder(std::string_view name) {
    const std::span<const Builder> all = all_builders();
    const auto found = std::ranges::find(all, name, &Builder::name);
    return found == all.end() ? nullptr : &*found;
}

std::optional<Labyrinth> build(const Builder& builder, const BuildRequest& request, std::uint64_t seed, Budget& budget,
                               const Watch* watch) {
    budget.phase("digging");
    const std::size_t planes = 2 * BitGrid::bytes_for(request.size);
    if (!budget.fits(planes) && !budget.allocate(planes)) return std::nullopt;  // the caller's memory, not counted here
    Labyrinth out = solid(request.size);
    if (request.rooms != nullptr) out.rooms = *request.rooms;
    if (!budget.check() || !builder.build(request, seed, budget, watch, out)) return std::nullopt;
    opposite_corners(out);
    return out;
}

}  // namespace ariadne::labyrinth
