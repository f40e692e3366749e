#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/budget.h"
#include "resource/barter.h"
#include "resource/field.h"
#include "resource/findings.h"
#include "resource/forward.h"
#include "resource/terrain.h"

namespace ariadne::resource {

struct Fewest {
    std::optional<Walk> walk;   // the shortest known
    std::optional<Walk> first;  // the first one found
    std::int64_t bound = 0;     // no walk has fewer steps
    bool proven = false;        // walk has the fewest steps
    bool rich = false;          // and, among walks as short, the most life
    bool impossible = false;    // proven: nobody survives any walk
};

struct FewestOptions {
    bool any = false;                // stop at the first walk
    bool most_life = true;           // go on until the most life among the shortest is known
    std::optional<Walk> known = {};  // a walk already in hand
    std::int64_t bound = 0;          // none is known to have fewer steps
    std::uint64_t effort = 0;        // give up after about this many table entries and labels; 0: the budget decides
    std::function<void(Cell)> trace = {};
    bool programs = true;                // linear ones take part
    Forward* labels = nullptr;           // those without tables take part
    const LifePrices* prices = nullptr;  // what a walk that is survived pays
};

// The walk of fewest steps, for terrains where the shortest way of all is deadly: bounds from below (Sharpener and
// StepBound), labels between them, and walks that do not count steps to learn whether there is any at all. They take
// turns, each with more effort than the last time, so that whichever suits the map ends the search.
Fewest search_fewest(const Field& field, const Terrain& terrain, const FewestOptions& options, Budget& budget);

}  // namespace ariadne::resource
