#pragma once

#include "base/random.h"
#include "worlds/amazons/engine/engine.h"

namespace ariadne::amazons {

// With this chance, 0..1, the answer becomes a turn drawn blindly from all there are: what weak levels do now and then.
void slip_at_times(Answer& answer, const Position& position, double chance, Random& random);

}  // namespace ariadne::amazons
