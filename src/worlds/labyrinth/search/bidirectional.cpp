#include <array>
#include <bit>
#include <limits>

#include "worlds/labyrinth/search/open_rooms.h"
#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

namespace {

constexpr std::array<std::uint8_t, 2> marks = {Chart::mark, Chart::other_mark};  // of the rooms each side has reached

// The route through a passage from a room of the first side to one of the second.
std::vector<Direction> join(const Chart& chart, Chart::Id start, Chart::Id goal, Chart::Id here, Direction d) {
    std::vector<Direction> moves = chart.steps(start, here);
    moves.push_back(d);
    for (Chart::Id at = chart.beside(here, d); at != goal; at = chart.beside(at, chart.way_back(at)))
        moves.push_back(chart.way_back(at));
    return moves;
}

// Breadth-first from both ends, whole levels at a time, always the smaller one. Once the levels a and b have been
// expanded and have not met, no route has a + b steps or fewer; so the first passage between the two sides is on a
// shortest route.
Finding by_levels(Chart& chart, Journey& journey) {
    const std::array<Chart::Id, 2> ends = {chart.id(journey.labyrinth().entrance), chart.id(journey.labyrinth().exit)};
    std::array<std::vector<Chart::Id>, 2> levels = {std::vector{ends[0]}, std::vector{ends[1]}};
    std::vector<Chart::Id> next;
    Charge charge(journey.budget());
    for (const std::size_t side : {0U, 1U}) chart[ends[side]] |= marks[side];
    for (std::int64_t depth = 1; !levels[0].empty() && !levels[1].empty(); ++depth) {
        const std::size_t side = levels[0].size() <= levels[1].size() ? 0 : 1;
        journey.budget().bound(depth);
        const std::size_t rooms = levels[0].capacity() + levels[1].capacity() + next.capacity();
        if (!charge.raise_to(rooms * sizeof(Chart::Id))) return journey.unknown(depth);
        next.clear();
        for (const Chart::Id id : levels[side]) {
            if (!journey.expand(chart, id)) return journey.unknown(depth);
            for (unsigned open = chart[id] & Chart::passages; open != 0; open &= open - 1) {
                const auto d = static_cast<Direction>(std::countr_zero(open));
                const Chart::Id to = chart.beside(id, d);
                if ((chart[to] & marks[side]) != 0) continue;
                if ((chart[to] & marks[1 - side]) != 0) {
                    return journey.cheapest(side == 0 ? join(chart, ends[0], ends[1], id, d)
                                                      : join(chart, ends[0], ends[1], to, opposite(d)));
                }
                chart.reach(to, d, marks[side]);
                journey.generated();
                next.push_back(to);
            }
        }
        levels[side].swap(next);
    }
    return journey.impossible();
}

// Dijkstra from both ends. A route is known from every passage between rooms that both sides have settled; when the two
// smallest keys together are no less than the cheapest of them, every cheaper route would have been found: its last
// room nearer to the entrance than the first key is settled, and the next one lies nearer to the exit than the other
// key.
class ByCost {
  public:
    ByCost(Chart& chart, Journey& journey)
        : chart_(&chart),
          journey_(&journey),
          charge_(journey.budget()),
          ends_{chart.id(journey.labyrinth().entrance), chart.id(journey.labyrinth().exit)},
          open_{OpenRooms(journey.budget()), OpenRooms(journey.budget())} {}

    Finding search() {
        const std::size_t area = journey_->labyrinth().size.area();
        if (!charge_.add(area * sizeof(std::int64_t))) return journey_->unknown(0);
        cost_.resize(area);
        for (const std::size_t side : {0U, 1U})
            if (!open_[side].push(0, {ends_[side], Direction::down})) return journey_->unknown(0);
        while (skip_settled(0) && skip_settled(1)) {
            const std::int64_t bound = std::min(best_, open_[0].top_key() + open_[1].top_key());
            if (bound == best_) break;
            journey_->budget().bound(bound);
            if (!settle(open_[0].top_key() <= open_[1].top_key() ? 0 : 1)) return journey_->unknown(bound);
        }
        if (best_ == none) return journey_->impossible();
        return journey_->cheapest(join(*chart_, ends_[0], ends_[1], here_, through_));
    }

  private:
    static constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();

    bool settled(Chart::Id id, std::size_t side) const { return ((*chart_)[id] & marks[side]) != 0; }

    // False: nothing is left on this side. A room that the other side has settled is left to it: what leads on from
    // there to the other end is known, and the passage between the two was looked at when the second of them was
    // settled.
    bool skip_settled(std::size_t side) {
        OpenRooms& open = open_[side];
        while (!open.empty() && (settled(open.top().id, 0) || settled(open.top().id, 1))) open.pop();
        return !open.empty();
    }

    bool settle(std::size_t side) {
        const std::int64_t cost = open_[side].top_key();
        const OpenRoom room = open_[side].pop();
        if (!journey_->expand(*chart_, room.id)) return false;
        chart_->reach(room.id, room.entered, marks[side]);
        cost_[room.id] = cost;
        for (unsigned ways = (*chart_)[room.id] & Chart::passages; ways != 0; ways &= ways - 1) {
            const auto d = static_cast<Direction>(std::countr_zero(ways));
            const Chart::Id to = chart_->beside(room.id, d);
            if (settled(to, side)) continue;
            const std::int64_t key = cost + journey_->labyrinth().weight(std::size_t{room.id}, d);
            if (settled(to, 1 - side)) {
                if (key + cost_[to] >= best_) continue;
                best_ = key + cost_[to];
                here_ = side == 0 ? room.id : to;
                through_ = side == 0 ? d : opposite(d);
            } else {
                journey_->generated();
                if (!open_[side].push(key, {to, d})) return false;
            }
        }
        return true;
    }

    Chart* chart_;
    Journey* journey_;
    Charge charge_;
    std::array<Chart::Id, 2> ends_;
    std::array<OpenRooms, 2> open_;
    std::vector<std::int64_t> cost_;  // of the settled rooms, from their end
    std::int64_t best_ = none;
    Chart::Id here_ = 0;  // the passage of the cheapest route known
    Direction through_ = Direction::down;
};

}  // namespace

Finding bidirectional_on(Chart& chart, Journey& journey) {
    if (journey.labyrinth().weights.empty()) return by_levels(chart, journey);
    return ByCost(chart, journey).search();
}

}  // namespace ariadne::labyrinth
