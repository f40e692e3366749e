#include "catalog/catalog.h"

#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "worlds/amazons/entry.h"
#include "worlds/labyrinth/entry.h"
#include "worlds/maze/entry.h"
#include "worlds/names.h"
#include "worlds/pacman/entry.h"
#include "worlds/rush/entry.h"

namespace ariadne::catalog {

using worlds::World;

std::span<const World* const> all_worlds() {
    static const std::array<const World*, 5> list = {&maze::entry(), &pacman::entry(), &labyrinth::entry(),
                                                     &rush::entry(), &amazons::entry()};
    return list;
}

Result<const World*> find_world(std::string_view name) {
    std::vector<std::string_view> known;
    for (const World* world : all_worlds()) {
        if (world->name() == name) return world;
        known.push_back(world->name());
    }
    return worlds::unknown_name("world", name, known);
}

Result<const World*> recognise(std::string_view text) {
    return recognise(text, all_worlds());
}

Result<const World*> recognise(std::string_view text, std::span<const World* const> worlds) {
    std::vector<const World*> fitting;
    for (const World* world : worlds) {
        if (world->recognises(text)) fitting.push_back(world);
    }
    if (fitting.size() == 1) return fitting.front();
    if (fitting.empty() && worlds.size() == 1) return worlds.front();
    std::vector<std::string> names;
    for (const World* world : fitting.empty() ? std::vector<const World*>(worlds.begin(), worlds.end()) : fitting) {
        names.push_back(fmt::format("{} ({})", world->name(), world->form()));
    }
    if (fitting.empty()) {
        return fail(fmt::format("no world begins like this, expected one of: {}", fmt::join(names, "; ")), 1, 1);
    }
    return fail(fmt::format("several worlds begin like this: {}; choose one with --world", fmt::join(names, "; ")), 1,
                1);
}

}  // namespace ariadne::catalog
