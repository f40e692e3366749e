#pragma once

#include <cstdint>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/puzzle.h"

namespace ariadne::catalog {

// The way to an answer: what a world says is verified before anybody sees it. Every solution is replayed by the
// world's verifier, with the figures that came with it, an attempt must fail just as it says, and the report must not
// contradict itself; otherwise the report is a bug and holds nothing else. The puzzle's own warnings come first among
// those of the report.

Result<worlds::Report> solve(const worlds::Puzzle& puzzle, const worlds::SolveRequest& request, Budget& budget);

// What only some puzzles know is refused by the others.
Result<worlds::Report> count(const worlds::Puzzle& puzzle, const worlds::SolveRequest& request, std::uint64_t list,
                             Budget& budget);
Result<worlds::Report> least(const worlds::Puzzle& puzzle, const worlds::SolveRequest& request, Budget& budget);
Result<worlds::Report> trade_off(const worlds::Puzzle& puzzle, const worlds::SolveRequest& request, Budget& budget);
// The fewest steps alone, where what is left after them could be asked for too; a plain `solve` elsewhere.
Result<worlds::Report> fewest_steps(const worlds::Puzzle& puzzle, const worlds::SolveRequest& request, Budget& budget);

// What a report says against itself; empty: nothing.
Message contradiction(const worlds::Report& report);
// Two answers to one question that cannot both be right.
bool contradict(const worlds::Report& one, const worlds::Report& other);

}  // namespace ariadne::catalog
