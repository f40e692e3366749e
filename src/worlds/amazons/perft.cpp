#include "worlds/amazons/perft.h"

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>
#include <vector>

#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/leaf_count.h"

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
// end); once it says no there is no result. Without
// `seen` every position is counted anew.
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

// Before the fourth turn no order of turns leads where another did, but for few.
bool worth_a_table(unsigned depth, unsigned threads, const Budget& budget) {
    return depth >= 4 && budget.fits(threads * Seen::bytes);
}

}  // namespace

std::optional<std::uint64_t> perft(const Board& board, unsigned depth, Budget& budget) {
    const auto seen = worth_a_table(depth, 1, budget) ? std::make_unique<Seen>() : nullptr;
    return leaves(board, depth, seen.get(), [&] { return budget.spend(); });
}

std::optional<std::uint64_t> perft(const Board& board, unsigned depth, unsigned threads, Budget& budget) {
    if (threads <= 1 || depth < 3) return perft(board, depth, budget);
    std::vector<Turn> turns;
    each_turn(board, [&](Turn turn) { turns.push_back(turn); });
    std::atomic<std::size_t> next_turn = 0;
    std::atomic<std::uint64_t> sum = 0;
    std::atomic<std::uint64_t> spent = 0;
    std::atomic<unsigned> working = threads;
    std::atomic<bool> stop = false;
    const bool with_tables = worth_a_table(depth, threads, budget);
    const auto work = [&](const auto& go_on) {
        const auto seen = with_tables ? std::make_unique<Seen>() : nullptr;
        for (std::size_t i = next_turn++; i < turns.size() && !stop; i = next_turn++) {
            Board next = board;
            apply(next, turns[i]);
            sum += leaves(next, depth - 1, seen.get(), go_on).value_or(0);
        }
        --working;
    };
    {
        // The calling thread works too, and is the one that looks at the budget.
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads; ++i) {
            others.emplace_back([&] {
                std::uint64_t nodes = 0;
                work([&] {
                    ++nodes;
                    return !stop.load(std::memory_order_relaxed);
                });
                spent += nodes;
            });
        }
        work([&] {
            if (!budget.spend()) stop = true;
            return !stop.load(std::memory_order_relaxed);
        });
        while (working > 0) {
            if (!budget.check()) stop = true;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    budget.spend(spent);
    if (stop) return std::nullopt;
    return sum;
}

}  // namespace ariadne::amazons
