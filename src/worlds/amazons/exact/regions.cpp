#include "worlds/amazons/exact/regions.h"

#include "worlds/amazons/exact/state.h"

namespace ariadne::amazons {

namespace {

// The holding strategy: how one side (the holder) can win by counting before everything is separated.
//
// Let all the holder's amazons stand as if they were walls. The cells that the other side's amazons can walk to are
// then its ground; empty cells outside of it are the holder's rooms. An amazon of the holder next to the other side's
// ground (or amazons) is a guard, any other one is inside. As long as the guards stay, nothing of the other side ever
// leaves its ground: a cell that an inside amazon leaves has no neighbour in the ground. So the holder can make, in
// whatever order and whatever the other side does:
//   - the turns of the inside amazons among the rooms: a filling of its own;
//   - for a guard next to a room without inside amazons: a step into the room with the arrow shot back to the cell it
//     left (always possible; and the wall stands), then a filling of what is left of the room. One room a guard.
// The sum of these, `held`, cannot be taken away, for they happen in disjoint sets of cells that the other side never
// touches. Meanwhile the other side is alone on its ground, whose walls stand still, and can make no more turns than a
// filling of it: `free`. The holder plays only held turns. So it wins
//   - being to move, if held > free: after n turns of each it has another one as long as n < held;
//   - not being to move, if held >= free.
// Nothing is ever gained by passing here, since each side's number of turns does not depend on the other's turns.
// When all is separated there are no guards, and the rule is the plain count: the side to move wins if and only if it
// has more turns than the other.
class Holding {
  public:
    Holding(const Board& board, Side holder)
        : empty_(board.empty),
          own_(board.amazons[static_cast<std::size_t>(holder)]),
          others_(board.amazons[static_cast<std::size_t>(other(holder))]),
          ground_(flood(others_, empty_ | others_)),
          guards_(neighbours(ground_) & own_),
          rooms_(empty_ & ~ground_) {}

    int room_cells() const { return count(rooms_); }

    Turns free(unsigned effort) const {
        if (effort == 0) return {0, count(ground_ & empty_)};
        return fill(empty_ & ground_, others_, effort);
    }

    int held(unsigned effort) const {
        int out = fill(rooms_, own_ & ~guards_, effort).least;
        each_guarded_room(effort, [&](const exact::RoomEntry& entry) { out += entry.turns; });
        return out;
    }

    // The first of the held turns: rooms with inside amazons before those that wait for their guard.
    std::optional<Turn> turn(unsigned effort) const {
        std::optional<Turn> out = fill_turn(rooms_, own_ & ~guards_, effort);
        each_guarded_room(effort, [&](const exact::RoomEntry& entry) {
            const auto guard = static_cast<std::uint8_t>(entry.guard);
            if (!out) out = Turn{guard, static_cast<std::uint8_t>(entry.to), guard};
        });
        return out;
    }

  private:
    // The rooms without inside amazons.
    template <class Visit>
    void each_guarded_room(unsigned effort, const Visit& visit) const {
        const Bits inside = own_ & ~guards_;
        exact::each_entry<exact::WideLayout>(
            rooms_ & ~flood(inside, rooms_ | inside), guards_,
            [&](Bits empty, Bits amazon) { return fill(empty, amazon, effort).least; }, visit);
    }

    Bits empty_;
    Bits own_;
    Bits others_;
    Bits ground_;
    Bits guards_;
    Bits rooms_;
};

// Whether the holder wins so. Cheap bounds first: most calls end there.
bool holds(const Board& board, Side holder, unsigned effort) {
    const Holding holding(board, holder);
    const int lead = board.to_move == holder ? 1 : 0;
    const int cells = holding.room_cells();
    const int ground = holding.free(0).most;
    // Nearly every ground is good for four fifths of its cells: with little effort to spend, what is further behind is
    // not worth a look.
    constexpr unsigned little_effort = 1000;
    if (cells < (effort < little_effort ? ground * 4 / 5 : ground / 3)) return false;
    int held = holding.held(0);
    if (held >= ground + lead) return true;
    if (effort == 0) return false;
    const Turns free = holding.free(effort);
    if (held >= free.most + lead) return true;
    if (cells < free.least + lead) return false;
    held = holding.held(effort);
    return held >= free.most + lead;
}

}  // namespace

std::vector<RegionValue> regions(const Board& board, unsigned effort) {
    std::vector<RegionValue> out;
    const Bits all = board.empty | board.amazons[0] | board.amazons[1];
    for (Bits rest = all; rest != 0;) {
        RegionValue region;
        region.cells = flood(bit(first(rest)), all);
        rest &= ~region.cells;
        const Bits white = region.cells & board.amazons[0];
        const Bits black = region.cells & board.amazons[1];
        region.contested = white != 0 && black != 0;
        if (region.contested) {
            region.most = count(region.cells & board.empty);
        } else {
            if (white != 0) region.owner = Side::white;
            if (black != 0) region.owner = Side::black;
            const Turns turns = fill(region.cells & board.empty, white | black, effort);
            region.least = turns.least;
            region.most = turns.most;
        }
        out.push_back(region);
    }
    return out;
}

Proof filling(const Board& board, unsigned effort) {
    if (holds(board, board.to_move, effort)) return Proof::win;
    if (holds(board, other(board.to_move), effort)) return Proof::loss;
    return Proof::none;
}

std::optional<Turn> best_filling(const Board& board, unsigned effort) {
    return Holding(board, board.to_move).turn(effort);
}

}  // namespace ariadne::amazons
