#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::catalog {

// The one written list of worlds, in the order in which people should meet them.
std::span<const worlds::World* const> all_worlds();

// Unknown names are an error that lists the known ones.
Result<const worlds::World*> find_world(std::string_view name);

// The world a text belongs to, by its content. A text that no world knows goes to the only world there is, whose
// reader says best what is wrong; with several worlds it is an error, as is a text that several claim.
Result<const worlds::World*> recognise(std::string_view text);
Result<const worlds::World*> recognise(std::string_view text, std::span<const worlds::World* const> worlds);

// A solution to be checked, and where it stood ("optimal", "listed[2]"; empty for plain text).
struct Claim {
    std::string where;
    worlds::Solution solution;
};

// Reads what `verify` is given for the map in `text`: a route as the world writes it, the JSON that solve printed
// (every solution in it is a claim), or a bare JSON array of [x, y] or of slides.
Result<std::vector<Claim>> read_claims(const worlds::World& world, std::string_view text, std::string_view solution);

}  // namespace ariadne::catalog
