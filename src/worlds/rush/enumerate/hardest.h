#pragma once

#include <optional>
#include <vector>

#include "base/budget.h"
#include "worlds/rush/enumerate/bundles.h"
#include "worlds/rush/enumerate/layers.h"

namespace ariadne::rush::enumerate {

struct Puzzle {
    Position position;
    unsigned moves = 0;
};

// The hardest position of all that were explored: farthest from every solved one, the smallest of those. Nothing if it
// is not minimal: if some vehicle or wall can be taken away and the solution is as long as before.
class Hardest {
  public:
    explicit Hardest(const Tables& tables) : tables_(tables), from_solved_(tables), from_start_(tables) {}

    std::optional<Puzzle> minimal(const Position& board, const Bundles& bundles, Budget& budget);

  private:
    struct Candidate {
        std::uint64_t word = 0;
        const Layers::Place* place = nullptr;
    };

    Candidate farthest();
    // Taking something away leaves the board at `position`; is it solved in fewer than so many moves?
    bool shorter(const Position& position, unsigned moves, Budget& budget);
    bool all_needed(const Puzzle& puzzle, const Layers::Moved& moved, Budget& budget);

    const Tables& tables_;
    Layers from_solved_;
    Layers from_start_;
    std::vector<Candidate> candidates_;
};

}  // namespace ariadne::rush::enumerate
