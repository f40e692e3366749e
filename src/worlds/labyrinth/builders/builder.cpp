#include "worlds/labyrinth/builders/builder.h"

#include <array>

#include "worlds/labyrinth/builders/all.h"
#include "worlds/labyrinth/ends.h"
#include "worlds/names.h"

namespace ariadne::labyrinth {

std::span<const Builder> all_builders() {
    static constexpr std::array<Builder, 14> list = {{
        {"backtracker", true, build_backtracker},
        {"kruskal", true, build_kruskal},
        {"kruskal-rooms", true, build_kruskal_rooms},
        {"prim", true, build_prim},
        {"prim-true", true, build_prim_true},
        {"aldous-broder", true, build_aldous_broder},
        {"wilson", true, build_wilson},
        {"hunt-and-kill", true, build_hunt_and_kill},
        {"growing-tree", true, build_growing_tree},
        {"eller", false, build_eller},
        {"sidewinder", false, build_sidewinder},
        {"binary-tree", false, build_binary_tree},
        {"division", false, build_division},
        {"boruvka", true, build_boruvka},
    }};
    return list;
}

const Builder* find_builder(std::string_view name) {
    return worlds::find_named(all_builders(), name);
}

std::optional<Labyrinth> build(const Builder& builder, const BuildRequest& request, std::uint64_t seed, Budget& budget,
                               Diary* diary) {
    budget.phase(tr("building the labyrinth"));
    const std::size_t planes = 2 * BitGrid::bytes_for(request.size);
    if (!budget.fits(planes) && !budget.allocate(planes)) return std::nullopt;  // the caller's memory, not counted here
    Labyrinth out = solid(request.size);
    if (request.rooms != nullptr) out.rooms = *request.rooms;
    if (!budget.check() || !builder.build(request, seed, budget, diary, out)) return std::nullopt;
    opposite_corners(out);
    return out;
}

}  // namespace ariadne::labyrinth
