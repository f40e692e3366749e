#pragma once

#include "base/budget.h"
#include "worlds/rush/model.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/text.h"
#include "worlds/world.h"

namespace ariadne::rush {

Result<Question> question_from(const worlds::SolveRequest& request);

// From what a search found to what people read. What the card says and the proof does not is a warning. Never an error:
// the report is made where the caller returns it.
Result<worlds::Report> report(const Card& card, const Question& question, const Finding& answer, const Budget& budget);

// Replays a solution; figures that it claims must be those of the replay.
Result<worlds::Verification> verify(const Board& board, const worlds::Solution& solution);

}  // namespace ariadne::rush
