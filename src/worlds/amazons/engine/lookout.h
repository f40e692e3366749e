#pragma once

#include "base/random.h"
#include "worlds/amazons/engine/tree.h"

namespace ariadne::amazons {

// What a tree says about its root. Only while nobody walks in it.
Thought think_aloud(const Tree& tree, std::uint64_t nodes, double seconds);
Finding finding_of(const Tree& tree, std::uint64_t nodes, double seconds);

// Another best move, drawn among the candidates: EngineOptions::temperature.
void draw_lots(Finding& found, double temperature, Random& random);
// With this chance, 0..1, a turn drawn blindly from all there are: EngineOptions::slip.
void slip_at_times(Finding& found, const Position& position, double chance, Random& random);

}  // namespace ariadne::amazons
