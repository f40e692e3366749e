#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "worlds/labyrinth/search/journey.h"

namespace ariadne::labyrinth {

// A room in the open list: the cost to it plus the bound from it, and how it was reached. Neither cost nor bound of a
// room is kept elsewhere: a room may stand in the list once for each passage to it, and counts when it first comes out.
struct OpenRoom {
    std::int64_t key = 0;
    Chart::Id id = 0;
    Direction entered = Direction::down;
};

// A radix heap: what comes out never has a smaller key than what came before, so a room is kept by the highest bit in
// which its key differs from the last one. A room moves at most once for each bit, always towards the front. Among
// equal keys the one put in last comes first: it has more behind it and less ahead.
class OpenRooms {
  public:
    explicit OpenRooms(Budget& budget) : charge_(budget) {}

    bool empty() const { return count_ == 0; }

    // Not empty.
    const OpenRoom& top() {
        if (shelves_[0].empty()) refill();
        return shelves_[0].back();
    }
    OpenRoom pop() {
        const OpenRoom room = top();
        shelves_[0].pop_back();
        --count_;
        return room;
    }

    // False: the memory is more than the budget has.
    bool push(const OpenRoom& room) {
        if (++count_ > counted_) {
            counted_ = std::max<std::size_t>(1024, 2 * counted_);
            if (!charge_.raise_to(counted_ * sizeof(OpenRoom))) return false;
        }
        shelf(room.key).push_back(room);
        return true;
    }

  private:
    std::vector<OpenRoom>& shelf(std::int64_t key) {
        return shelves_[static_cast<std::size_t>(std::bit_width(static_cast<std::uint64_t>(key ^ last_)))];
    }

    void refill() {
        std::size_t first = 1;
        while (shelves_[first].empty()) ++first;
        std::swap(moving_, shelves_[first]);
        last_ = std::ranges::min(moving_, {}, &OpenRoom::key).key;
        for (const OpenRoom& room : moving_) shelf(room.key).push_back(room);
        moving_.clear();
    }

    Charge charge_;
    std::array<std::vector<OpenRoom>, 65> shelves_;
    std::vector<OpenRoom> moving_;
    std::int64_t last_ = 0;
    std::size_t count_ = 0;
    std::size_t counted_ = 0;  // to the budget
};

// What Dijkstra's algorithm and A* have in common. `steps_left(id)` is a lower limit of the steps to the exit, each of
// which costs `unit` at least: consistent, so that a room is expanded only once, and its cost is its key less its
// bound.
template <class StepsLeft>
Finding best_first(Chart& chart, Journey& journey, std::int64_t unit, const StepsLeft& steps_left) {
    const Labyrinth& labyrinth = journey.labyrinth();
    const Chart::Id start = chart.id(labyrinth.entrance);
    const Chart::Id goal = chart.id(labyrinth.exit);
    OpenRooms open(journey.budget());
    const std::uint32_t first = steps_left(start);
    if (!open.push({unit * first, start, Direction::down})) return journey.unknown(0);
    while (!open.empty()) {
        const OpenRoom room = open.pop();
        if ((chart[room.id] & Chart::mark) != 0) continue;
        chart.reach(room.id, room.entered, Chart::mark);
        if (room.id == goal) return journey.cheapest(chart.steps(start, goal));
        journey.budget().bound(room.key);
        if (!journey.expand(chart, room.id)) return journey.unknown(room.key);
        const std::int64_t cost = room.key - unit * steps_left(room.id);
        for (unsigned ways = chart[room.id] & Chart::passages; ways != 0; ways &= ways - 1) {
            const auto d = static_cast<Direction>(std::countr_zero(ways));
            const Chart::Id to = chart.beside(room.id, d);
            if ((chart[to] & Chart::mark) != 0) continue;
            journey.generated();
            const std::int64_t key = cost + labyrinth.weight(std::size_t{room.id}, d) + unit * steps_left(to);
            if (!open.push({key, to, d})) return journey.unknown(room.key);
        }
    }
    return journey.impossible();
}

}  // namespace ariadne::labyrinth
