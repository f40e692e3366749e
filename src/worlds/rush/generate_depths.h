#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "worlds/rush/model.h"
#include "worlds/rush/reach.h"

namespace ariadne::rush {

// Every position that can be reached from a board, by the moves that it needs; of one small board after another, in the
// same memory. A position is one word: each vehicle has as many bits as its range needs, the lowest position being 0.
class Depths {
  public:
    explicit Depths(std::size_t most_states) : most_states_(most_states) {
        const unsigned bits = static_cast<unsigned>(std::bit_width(2 * most_states));
        hash_shift_ = 64 - bits;
        slots_.resize(std::size_t{1} << bits);
        states_.reserve(most_states + 1);
        ordered_.reserve(most_states + 1);
    }

    // False: too many states, too many cells (64) or bits (64), or no solution among them.
    bool explore(const Board& board) {
        states_.clear();
        ordered_.clear();
        ends_.clear();
        if (!lay_out(board) || !gather()) return false;
        measure();
        return !ordered_.empty();
    }

    std::size_t states() const { return states_.size(); }  // met so far, when it gave up
    int farthest() const { return static_cast<int>(ends_.size()) - 1; }

    // The states that need so many moves; good until the next exploration.
    std::span<const std::uint32_t> level(int moves) const {
        const auto which = static_cast<std::size_t>(moves);
        const std::size_t begin = which == 0 ? 0 : ends_[which - 1];
        return {ordered_.data() + begin, ends_[which] - begin};
    }

    // any below states()
    Board board(std::size_t state) const {
        Board out = board_;
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            const int at = pieces_[i].low + static_cast<int>(states_[state] >> pieces_[i].shift & pieces_[i].mask);
            out.vehicles[i] = out.vehicles[i].moved(at - out.vehicles[i].position());
        }
        return out;
    }

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

    bool lay_out(const Board& board) {
        if (board.size.area() > 64) return false;
        const Reach ranges = reach(board);
        if (ranges.blocked) return false;
        board_ = board;
        pieces_.clear();
        unsigned bits = 0;
        const auto cols = static_cast<unsigned>(board.size.cols);
        for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
            const Vehicle& vehicle = board.vehicles[i];
            const Range range = ranges.ranges[i];
            Piece piece;
            piece.step = vehicle.across ? 1 : cols;
            piece.length = static_cast<unsigned>(vehicle.length);
            piece.low = range.low;
            piece.last = static_cast<unsigned>(range.high - range.low);
            piece.tail = static_cast<unsigned>(board.size.index(vehicle.moved(range.low - vehicle.position()).at));
            for (unsigned k = 0; k < piece.length; ++k)
                piece.cells |= std::uint64_t{1} << (piece.tail + k * piece.step);
            const auto width = static_cast<unsigned>(std::bit_width(piece.last));
            if (bits + width > 64) return false;
            // A shift by 64 is none of the language's: a vehicle without bits has its nothing at 0.
            piece.shift = width == 0 ? 0 : bits;
            piece.mask = width == 0 ? 0 : (std::uint64_t{1} << width) - 1;
            bits += width;
            pieces_.push_back(piece);
        }
        walls_ = 0;
        for (const Cell wall : board.walls) walls_ |= std::uint64_t{1} << board.size.index(wall);
        return true;
    }

    bool gather() {
        std::ranges::fill(slots_, 0);
        neighbours_.clear();
        neighbour_ends_.clear();
        std::uint64_t start = 0;
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            start |= static_cast<std::uint64_t>(board_.vehicles[i].position() - pieces_[i].low) << pieces_[i].shift;
        states_.push_back(start);
        *slot(start) = 1;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            for_each_neighbour(states_[i], [&](std::uint64_t next) {
                std::uint32_t* const place = slot(next);
                if (*place == 0) {
                    if (states_.size() > most_states_) return;
                    states_.push_back(next);
                    *place = static_cast<std::uint32_t>(states_.size());
                }
                neighbours_.push_back(*place - 1);
            });
            if (states_.size() > most_states_) return false;
            neighbour_ends_.push_back(neighbours_.size());
        }
        return true;
    }

    // Back from all solved positions at once: every slide can be taken back.
    void measure() {
        const Piece& red = pieces_[board_.red];
        known_.assign(states_.size(), false);
        for (std::uint32_t id = 0; id < states_.size(); ++id) {
            if ((states_[id] >> red.shift & red.mask) != red.last) continue;
            known_[id] = true;
            ordered_.push_back(id);
        }
        for (std::size_t begin = 0; begin < ordered_.size();) {
            const std::size_t end = ordered_.size();
            ends_.push_back(end);
            for (; begin < end; ++begin) {
                const std::uint32_t id = ordered_[begin];
                for (std::size_t k = id == 0 ? 0 : neighbour_ends_[id - 1]; k < neighbour_ends_[id]; ++k) {
                    const std::uint32_t next = neighbours_[k];
                    if (known_[next]) continue;
                    known_[next] = true;
                    ordered_.push_back(next);
                }
            }
        }
    }

    // Where a state stands, or where it belongs.
    std::uint32_t* slot(std::uint64_t state) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = (state ^ state >> 29U) * 0x9e3779b97f4a7c15U >> hash_shift_;
        while (slots_[at] != 0 && states_[slots_[at] - 1] != state) at = (at + 1) & mask;
        return &slots_[at];
    }

    template <class Use>
    void for_each_neighbour(std::uint64_t state, const Use& use) const {
        std::uint64_t taken = walls_;
        for (const Piece& piece : pieces_) taken |= piece.cells << ((state >> piece.shift & piece.mask) * piece.step);
        for (const Piece& piece : pieces_) {
            if (piece.last == 0) continue;
            const auto at = static_cast<unsigned>(state >> piece.shift & piece.mask);
            const std::uint64_t unit = std::uint64_t{1} << piece.shift;
            const unsigned tail = piece.tail + at * piece.step;
            std::uint64_t next = state;
            for (unsigned by = 1; by <= at && (taken >> (tail - by * piece.step) & 1U) == 0; ++by) use(next -= unit);
            next = state;
            const unsigned nose = tail + (piece.length - 1) * piece.step;
            for (unsigned by = 1; at + by <= piece.last && (taken >> (nose + by * piece.step) & 1U) == 0; ++by)
                use(next += unit);
        }
    }

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
