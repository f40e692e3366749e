#pragma once

#include "base/budget.h"
#include "resource/field.h"
#include "worlds/walker/question.h"

namespace ariadne::walker {

// By the algorithm asked for.
resource::Answer solve(const resource::Field& field, const Question& question, Budget& budget);

}  // namespace ariadne::walker
