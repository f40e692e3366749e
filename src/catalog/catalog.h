#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

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

// A picture of a puzzle, of its last position unless the view says otherwise. Refuses what its world has none of.
Result<void> draw(const worlds::World& world, const worlds::Puzzle& puzzle, const worlds::Solution* solution,
                  const worlds::PositionView& view, const worlds::PictureRequest& request, Budget& budget,
                  const render::Sink& sink);

// Many puzzles of one world on a page or on several.
Result<void> draw_sheet(const worlds::World& world, const std::vector<worlds::PuzzleText>& puzzles,
                        const worlds::PictureRequest& request, Budget& budget, const render::Sink& sink);

// A solution to be checked, and where it stood ("optimal", "listed[2]"; empty for plain text).
struct Claim {
    std::string where;
    worlds::Solution solution;
};

// Reads what `verify` is given for a puzzle: a route as the world writes it, what solve printed, as text or JSON (every
// solution in it is a claim, and so is an attempt), or a bare JSON array of [x, y] or of slides.
Result<std::vector<Claim>> read_claims(const worlds::World& world, const worlds::Puzzle& puzzle,
                                       std::string_view solution);

// The same of JSON that has been read.
Result<std::vector<Claim>> claims_in(const worlds::World& world, const boost::json::value& value);

// Whether a text that solve printed has a solution in it.
bool shows_solution(std::string_view text);

// Whether an answer is that there is no solution: the word alone, or what solve printed, as text or JSON.
bool says_impossible(std::string_view answer);

}  // namespace ariadne::catalog
