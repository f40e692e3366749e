#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/budget.h"
#include "base/error.h"

namespace ariadne::cluster {

// Pieces one after another, from `begin` to before `end`.
struct Chunk {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;

    std::uint64_t size() const { return end - begin; }
    friend bool operator==(const Chunk&, const Chunk&) = default;
};

// A numbered list of pieces of work, uneven and independent. The list is described, not stored: it may be long.
struct Job {
    // In words that tell it from every other job: what was done for one is of no use to another.
    std::string identity;
    std::uint64_t pieces = 0;
    // What a piece comes to, the same bytes whoever does it. Several threads may ask at once. An error ends the whole
    // job, unless `stop` was raised: then the piece is merely not done.
    std::function<Result<std::string>(std::uint64_t piece, const CancelFlag& stop)> work;
    // How much of the work lies before this piece, 0..1, as well as can be told; empty: the pieces are alike.
    std::function<double(std::uint64_t piece)> before = {};

    double part_before(std::uint64_t piece) const {
        if (before && piece < pieces) return before(piece);
        return pieces == 0 ? 1 : static_cast<double>(piece) / static_cast<double>(pieces);
    }
};

}  // namespace ariadne::cluster
