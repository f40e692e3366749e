#pragma once

#include "base/random.h"
#include "worlds/amazons/engine/tree.h"

namespace ariadne::amazons {

// What a tree says about its root. Only while nobody walks in it.
Thought think_aloud(const Tree& tree, std::uint64_t nodes, double seconds);
Answer answer(const Tree& tree, std::uint64_t nodes, double seconds);

// Another best move, drawn among the candidates: EngineOptions::temperature.
void draw_lots(Answer& answer, double temperature, Random& random);

}  // namespace ariadne::amazons
