#include "cli/two_player_worlds.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

std::vector<std::string> two_player_names() {
    std::vector<std::string> out;
    for (const worlds::World* world : catalog::all_worlds())
        if (world->two_player() != nullptr) out.emplace_back(world->name());
    return out;
}

std::vector<std::string> two_player_levels() {
    std::vector<std::string> out;
    for (const worlds::World* world : catalog::all_worlds()) {
        if (world->two_player() == nullptr) continue;
        for (std::string& level : world->two_player()->levels())
            if (std::ranges::find(out, level) == out.end()) out.push_back(std::move(level));
    }
    return out;
}

const worlds::World* two_player_world(std::string_view name) {
    for (const worlds::World* world : catalog::all_worlds())
        if (world->two_player() != nullptr && (name.empty() || world->name() == name)) return world;
    return nullptr;
}

}  // namespace ariadne::cli
