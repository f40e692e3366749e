#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <tuple>
#include <vector>

#include "worlds/labyrinth/search/journey.h"

namespace ariadne::labyrinth {

// A room in the open list: the cost to it plus the bound from it, and how it was reached. Neither cost nor bound of a
// room is kept elsewhere: a room may stand in the list once for each passage to it, and counts when it first comes out.
struct OpenRoom {
    std::int64_t key = 0;
    std::uint32_t nearness = 0;  // steps left at least: among equal keys, more behind and less ahead comes first
    Chart::Id id = 0;
    Direction entered = Direction::down;

    friend bool operator>(const OpenRoom& a, const OpenRoom& b) {
        return std::tie(a.key, a.nearness, a.id, a.entered) > std::tie(b.key, b.nearness, b.id, b.entered);
    }
};

class OpenRooms {
  public:
    explicit OpenRooms(Budget& budget) : charge_(budget) {}

    bool empty() const { return heap_.empty(); }
    const OpenRoom& top() const { return heap_.front(); }
    // False: the memory is more than the budget has.
    bool push(const OpenRoom& room) {
        if (heap_.size() == heap_.capacity()) {
            const std::size_t more = std::max<std::size_t>(1024, 2 * heap_.size());
            if (!charge_.raise_to(more * sizeof(OpenRoom))) return false;
            heap_.reserve(more);
        }
        heap_.push_back(room);
        std::ranges::push_heap(heap_, std::greater<>{});
        return true;
    }
    OpenRoom pop() {
        std::ranges::pop_heap(heap_, std::greater<>{});
        const OpenRoom room = heap_.back();
        heap_.pop_back();
        return room;
    }

  private:
    search::Charge charge_;
    std::vector<OpenRoom> heap_;
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
    if (!open.push({unit * first, first, start, Direction::down})) return journey.unknown(0);
    while (!open.empty()) {
        const OpenRoom room = open.pop();
        if ((chart[room.id] & Chart::mark) != 0) continue;
        chart.reach(room.id, room.entered, Chart::mark);
        if (room.id == goal) return journey.cheapest(chart.steps(start, goal));
        journey.budget().bound(room.key);
        if (!journey.expand(chart, room.id)) return journey.unknown(room.key);
        const std::int64_t cost = room.key - unit * room.nearness;
        for (unsigned ways = chart[room.id] & Chart::passages; ways != 0; ways &= ways - 1) {
            const auto d = static_cast<Direction>(std::countr_zero(ways));
            const Chart::Id to = chart.beside(room.id, d);
            if ((chart[to] & Chart::mark) != 0) continue;
            const std::uint32_t left = steps_left(to);
            journey.generated();
            const std::int64_t key = cost + weight_at(labyrinth, chart, room.id, d) + unit * left;
            if (!open.push({key, left, to, d})) return journey.unknown(room.key);
        }
    }
    return journey.impossible();
}

}  // namespace ariadne::labyrinth
