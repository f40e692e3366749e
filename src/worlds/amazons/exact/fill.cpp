#include "worlds/amazons/exact/fill.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "worlds/amazons/bits/moves.h"

namespace ariadne::amazons {

namespace {

// Amazons of one side with the empty cells they can still walk to.
struct Patch {
    Bits empty = 0;
    Bits amazons = 0;

    int cells() const { return count(empty); }
};

Patch walkable(Bits empty, Bits amazons) {
    return {flood(amazons, empty | amazons) & empty, amazons};
}

Patch after(const Patch& patch, Turn turn) {
    const Bits change = bit(turn.from) | bit(turn.to);
    return walkable((patch.empty ^ change) & ~bit(turn.arrow), patch.amazons ^ change);
}

// A turn, and how early it is tried: dead ends are filled first, and amazons stay where there are few ways on.
struct Try {
    int order = 0;
    Turn turn;
};

int ways(Bits empty, int cell) {
    return count(neighbours(bit(cell)) & empty) - ((empty & bit(cell)) != 0 ? 1 : 0);
}

Try tried(Bits empty, Turn turn) {
    return {16 * ways(empty, turn.arrow) + ways(empty, turn.to), turn};
}

bool earlier(const Try& a, const Try& b) {
    return a.order < b.order;
}

// One step of one amazon and an arrow next to it: at most 64 turns. `out` has room for them.
std::size_t near_turns(const Patch& patch, int from, std::array<Try, 64>& out) {
    std::size_t size = 0;
    const Bits free = patch.empty | bit(from);
    for (Bits targets = neighbours(bit(from)) & patch.empty; targets != 0;) {
        const int to = take_first(targets);
        const Bits left = free & ~bit(to);
        for (Bits arrows = neighbours(bit(to)) & left; arrows != 0;) {
            out[size++] = tried(left, {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                                       static_cast<std::uint8_t>(take_first(arrows))});
        }
    }
    std::ranges::stable_sort(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(size), earlier);
    return size;
}

// The first near turn that cuts off nothing, or else the one that cuts off least. The patch must have an empty cell.
Turn greedy_turn(const Patch& patch, Patch& next) {
    const int cells = patch.cells();
    int most = -1;
    Turn best;
    std::array<Try, 64> tries;
    for (Bits amazons = patch.amazons; amazons != 0;) {
        const std::size_t size = near_turns(patch, take_first(amazons), tries);
        for (std::size_t i = 0; i < size; ++i) {
            const Patch then = after(patch, tries[i].turn);
            const int left = then.cells();
            if (left <= most) continue;
            most = left;
            best = tries[i].turn;
            next = then;
            if (left == cells - 1) return best;
        }
    }
    return best;
}

int walk(Patch patch, Turn* first_turn) {
    int turns = 0;
    while (patch.empty != 0) {
        Patch next;
        const Turn turn = greedy_turn(patch, next);
        if (turns++ == 0 && first_turn != nullptr) *first_turn = turn;
        patch = next;
    }
    return turns;
}

// Searches for a way to leave no more than some number of cells unfilled. A turn that cuts cells off loses them; what
// falls apart is searched piece by piece. What a piece cannot do, or can, is kept in a table of fixed size in which a
// later piece pushes out an earlier one.
class FillSearch {
  public:
    FillSearch(int cells, unsigned effort) : effort_(effort) {
        // Few cells have few states; clearing a table that nobody fills would take longer than the search.
        const std::size_t most = std::size_t{1} << static_cast<unsigned>(std::clamp(cells, 5, 16));
        std::size_t size = 32;
        while (size < 2 * static_cast<std::size_t>(effort) && size < most) size *= 2;
        memo_.resize(size);
    }

    bool exhausted() const { return effort_ == 0; }

    // Whether all but `loss` cells of a connected patch can be filled. False means nothing once exhausted.
    bool fills(const Patch& patch, int loss, Turn* first_turn = nullptr) {
        const int cells = patch.cells();
        if (cells <= loss) return true;
        Memo& memo = memo_[slot(patch)];
        const bool known = memo.empty == patch.empty && memo.amazons == patch.amazons;
        if (known && memo.cannot >= loss) return false;
        if (known && memo.can <= loss && first_turn == nullptr) return true;
        for (const Try& option : turns(patch)) {
            if (effort_ == 0) return false;
            --effort_;
            const Patch next = after(patch, option.turn);
            const int lost = cells - 1 - next.cells();
            if (lost > loss || !pieces_fill(next, loss - lost)) continue;
            if (first_turn != nullptr) *first_turn = option.turn;
            keep(patch, loss, true);
            return true;
        }
        if (effort_ != 0) keep(patch, loss, false);
        return false;
    }

  private:
    struct Memo {
        Bits empty = 0;
        Bits amazons = 0;
        int cannot = -1;  // it loses more than this
        int can = 127;    // it loses no more than this
    };

    static std::vector<Try> turns(const Patch& patch) {
        std::vector<Try> out;
        each_turn(Board{patch.empty, {patch.amazons, 0}, Side::white}, [&](Turn turn) {
            const Bits change = bit(turn.from) | bit(turn.to);
            out.push_back(tried(patch.empty ^ change, turn));
        });
        std::ranges::stable_sort(out, earlier);
        return out;
    }

    bool pieces_fill(const Patch& patch, int loss) {
        Bits rest = patch.amazons;
        while (rest != 0) {
            const Bits area = flood(bit(first(rest)), patch.empty | patch.amazons);
            const Patch piece{patch.empty & area, patch.amazons & area};
            rest &= ~area;
            if (piece.empty == 0) continue;
            if (rest == 0) return fills(piece, loss);
            int lost = 0;
            while (!fills(piece, lost)) {
                if (++lost > loss || effort_ == 0) return false;
            }
            loss -= lost;
        }
        return true;
    }

    std::size_t slot(const Patch& patch) const {
        std::uint64_t hash = low_half(patch.empty) * 0x9e3779b97f4a7c15U;
        hash = (hash ^ hash >> 29U ^ high_half(patch.empty)) * 0xbf58476d1ce4e5b9U;
        hash = (hash ^ hash >> 32U ^ low_half(patch.amazons)) * 0x94d049bb133111ebU;
        hash = (hash ^ hash >> 29U ^ high_half(patch.amazons)) * 0x9e3779b97f4a7c15U;
        return static_cast<std::size_t>(hash >> 32U) & (memo_.size() - 1);
    }

    void keep(const Patch& patch, int loss, bool can) {
        Memo& memo = memo_[slot(patch)];
        if (memo.empty != patch.empty || memo.amazons != patch.amazons) memo = {patch.empty, patch.amazons, -1, 127};
        if (can) {
            memo.can = std::min(memo.can, loss);
        } else {
            memo.cannot = std::max(memo.cannot, loss);
        }
    }

    unsigned effort_;
    std::vector<Memo> memo_;
};

// One connected patch.
Turns fill_piece(const Patch& piece, unsigned effort, Turn* first_turn) {
    Turns out{walk(piece, first_turn), piece.cells()};
    if (out.exact() || effort == 0) return out;
    FillSearch search(piece.cells(), effort);
    for (int loss = 0; !out.exact(); ++loss) {
        if (search.fills(piece, loss, first_turn)) return {piece.cells() - loss, piece.cells() - loss};
        if (search.exhausted()) return out;
        --out.most;
    }
    return out;
}

template <class Visit>
void each_piece(Bits empty, Bits amazons, const Visit& visit) {
    for (Bits rest = amazons; rest != 0;) {
        const Bits area = flood(bit(first(rest)), empty | amazons);
        rest &= ~area;
        if ((area & empty) != 0) visit(Patch{area & empty, area & amazons});
    }
}

}  // namespace

Turns fill(Bits empty, Bits amazons, unsigned effort) {
    Turns out;
    each_piece(empty, amazons, [&](const Patch& piece) {
        const Turns turns = fill_piece(piece, effort, nullptr);
        out.least += turns.least;
        out.most += turns.most;
    });
    return out;
}

std::optional<Turn> fill_turn(Bits empty, Bits amazons, unsigned effort) {
    std::optional<Turn> out;
    each_piece(empty, amazons, [&](const Patch& piece) {
        if (out) return;
        Turn turn;
        fill_piece(piece, effort, &turn);
        out = turn;
    });
    return out;
}

}  // namespace ariadne::amazons
