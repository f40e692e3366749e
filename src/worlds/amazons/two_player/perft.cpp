#include "worlds/amazons/two_player/perft.h"

#include <array>
#include <memory>
#include <vector>

#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/two_player/leaf_count.h"

namespace ariadne::amazons {

namespace {

// Positions that come up again by another order of turns, with their counts. A newer one pushes out an older one; the
// whole position is the key, so that no count is ever another's.
class Seen {
  public:
    static constexpr std::size_t slots = 1U << 18U;

    struct Slot {
        Bits empty = 0;
        std::array<Bits, 2> amazons = {};
        std::uint64_t leaves = 0;
        std::uint32_t depth = 0;  // 0: nothing here
        Side to_move = Side::white;
    };

    static constexpr std::size_t bytes = slots * sizeof(Slot);

    Seen() : slots_(slots) {}

    Slot& operator()(const Board& board, unsigned depth) {
        const std::array<std::uint64_t, 6> words = {low_half(board.empty),      high_half(board.empty),
                                                    low_half(board.amazons[0]), high_half(board.amazons[0]),
                                                    low_half(board.amazons[1]), high_half(board.amazons[1])};
        std::uint64_t hash = depth;
        for (const std::uint64_t word : words) {
            hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
            hash ^= hash >> 32U;
        }
        return slots_[hash % slots];
    }

    static bool holds(const Slot& slot, const Board& board, unsigned depth) {
        return slot.depth == depth && slot.empty == board.empty && slot.amazons == board.amazons &&
               slot.to_move == board.to_move;
    }

  private:
    std::vector<Slot> slots_;
};

// `go_on` is asked before every turn, and every movement two turns above the leaves (no leaf may ever be reached: games
// end); once it says no there is no result. Without `seen` every position is counted anew.
template <class GoOn>
std::optional<std::uint64_t> leaves(const Board& board, unsigned depth, Seen* seen, const GoOn& go_on) {
    if (depth == 0) return 1;
    if (depth == 1) return count_turns(board);
    if (seen != nullptr) {
        if (const Seen::Slot& slot = (*seen)(board, depth); Seen::holds(slot, board, depth)) return slot.leaves;
    }
    std::optional<std::uint64_t> out = 0;
    if (depth == 2) {
        for (Bits own = board.own(); own != 0;) {
            const int from = take_first(own);
            for (Bits targets = reach(board.empty, from); targets != 0;) {
                if (!go_on()) return std::nullopt;
                *out += count_replies(board, from, take_first(targets));
            }
        }
    } else {
        each_turn(board, [&](Turn turn) {
            if (!out) return;
            if (!go_on()) {
                out = std::nullopt;
                return;
            }
            Board next = board;
            apply(next, turn);
            const std::optional<std::uint64_t> below = leaves(next, depth - 1, seen, go_on);
            out = below ? std::optional(*out + *below) : std::nullopt;
        });
        if (!out) return std::nullopt;
    }
    if (seen != nullptr) (*seen)(board, depth) = {board.empty, board.amazons, *out, depth, board.to_move};
    return out;
}

}  // namespace

std::optional<std::uint64_t> perft(const Board& board, unsigned depth, Budget& budget) {
    // Before the fourth turn no order of turns leads where another did, but for few.
    const bool worth_a_table = depth >= 4 && budget.fits(Seen::bytes);
    const auto seen = worth_a_table ? std::make_unique<Seen>() : nullptr;
    return leaves(board, depth, seen.get(), [&] { return budget.spend(); });
}

}  // namespace ariadne::amazons
