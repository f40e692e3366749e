#pragma once

#include <cstdint>
#include <string_view>

#include "server/core.h"

namespace ariadne::server {

enum class Place : std::uint8_t { nowhere, file, health, recognise, operation, socket };

// What a path stands for. `allow` lists its methods, as the header of that name does.
struct Route {
    Place place = Place::nowhere;
    std::string_view allow = {};
    const StaticFiles::File* file = nullptr;
    const Operation* operation = nullptr;
    const worlds::World* world = nullptr;
    Phrase reason = {};  // of nowhere
};

// The target of a request with or without its query.
Route find_route(const Core& core, std::string_view target, Language language);

}  // namespace ariadne::server
