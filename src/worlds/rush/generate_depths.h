#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "worlds/rush/model.h"

namespace ariadne::rush {

// Every position that can be reached from a board, by the moves that it needs; of one small board after another, in the
// same memory. A position is one word: each vehicle has as many bits as its range needs, the lowest position being 0.
class Depths {
  public:
    explicit Depths(std::size_t most_states);

    // False: too many states, too many cells (64) or bits (64), or no solution among them.
    bool explore(const Board& board);

    std::size_t states() const { return states_.size(); }  // met so far, when it gave up
    int farthest() const { return static_cast<int>(ends_.size()) - 1; }
    // The states that need so many moves; good until the next exploration.
    std::span<const std::uint32_t> level(int moves) const;
    Board board(std::size_t state) const;  // any below states()

  private:
    struct Piece {
        std::uint64_t cells = 0;  // a bit a cell, at its lowest position
        unsigned step = 1;        // from a cell to the next
        unsigned shift = 0;       // where its bits are
        unsigned last = 0;        // its range is 0..last
        unsigned length = 2;
        unsigned tail = 0;  // its first cell at the lowest position
        int low = 0;        // which is so far from the edge
        std::uint64_t mask = 0;
    };

    bool lay_out(const Board& board);
    bool gather();
    void measure();
    std::uint32_t* slot(std::uint64_t state);
    template <class Use>
    void for_each_neighbour(std::uint64_t state, const Use& use) const;

    Board board_;
    std::vector<Piece> pieces_;
    std::uint64_t walls_ = 0;
    std::size_t most_states_;
    std::vector<std::uint64_t> states_;  // as they were met
    std::vector<std::uint32_t> slots_;   // open addressing: the number of a state and 1
    std::vector<std::uint32_t> neighbours_;
    std::vector<std::size_t> neighbour_ends_;  // of each state's
    std::vector<bool> known_;                  // how far: of each state
    std::vector<std::uint32_t> ordered_;       // states by their moves
    std::vector<std::size_t> ends_;            // of each level in it
    unsigned hash_shift_ = 0;
};

}  // namespace ariadne::rush
