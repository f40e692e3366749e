#pragma once

#include <vector>

#include "worlds/amazons/model.h"
#include "worlds/edit.h"

namespace ariadne::amazons {

// Positions made by hand, written as FEN. A game becomes its last position.
const worlds::Editor& editor();
std::vector<worlds::Fact> facts(const Position& position);

}  // namespace ariadne::amazons
