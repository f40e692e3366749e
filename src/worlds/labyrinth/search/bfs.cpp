#include <algorithm>
#include <cstddef>

#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

namespace {

// Rooms that wait, in a ring of a power of two.
class Queue {
  public:
    explicit Queue(Budget& budget) : charge_(budget) {}

    // Room for so many more. False: the memory is more than the budget has.
    bool reserve(std::size_t more) {
        std::size_t size = std::max<std::size_t>(ring_.size(), 4096);
        while (size < tail - head + more) size *= 2;
        if (size == ring_.size()) return true;
        if (!charge_.raise_to(size * sizeof(Chart::Id))) return false;
        std::vector<Chart::Id> larger(size);
        for (std::size_t i = head; i != tail; ++i) larger[i & (size - 1)] = ring_[i & (ring_.size() - 1)];
        ring_ = std::move(larger);
        return true;
    }
    Chart::Id* ring() { return ring_.data(); }
    std::size_t mask() const { return ring_.size() - 1; }

    std::size_t head = 0;
    std::size_t tail = 0;

  private:
    Charge charge_;
    std::vector<Chart::Id> ring_;
};

}  // namespace

// Rooms in the order in which they were reached. Which passages lead to a new room cannot be foreseen, and a wrong
// guess costs more than to look at all four sides: each is looked at, marked if it is new, and put at the end of the
// queue, which grows only if it was.
Finding bfs_on(Chart& chart, Journey& journey) {
    constexpr std::size_t batch = 512;
    const Labyrinth& labyrinth = journey.labyrinth();
    const Chart::Id start = chart.id(labyrinth.entrance);
    const Chart::Id goal = chart.id(labyrinth.exit);
    const std::int64_t step_weight = lightest(labyrinth);
    Queue queue(journey.budget());
    if (!queue.reserve(1)) return journey.unknown(0);
    queue.ring()[queue.tail++] = start;
    chart[start] |= Chart::mark;
    std::uint8_t* const rooms = &chart[0];
    const auto stride = static_cast<std::ptrdiff_t>(labyrinth.size.cols);
    while (queue.head != queue.tail) {
        const std::size_t many = journey.allowance(batch);
        // Where a limit ends it, the depth of the room in turn is known from the way back.
        if (!queue.reserve(4 * many) || !journey.may_expand(many))
            return journey.unknown(
                static_cast<std::int64_t>(chart.steps(start, queue.ring()[queue.head & queue.mask()]).size() + 1) *
                step_weight);
        const std::size_t begin = queue.head;
        Chart::Id* const ring = queue.ring();
        const std::size_t mask = queue.mask();
        std::size_t head = begin;
        std::size_t tail = queue.tail;
        for (const std::size_t until = begin + many;
             head != until && head != tail && (rooms[goal] & Chart::mark) == 0;) {
            const Chart::Id id = ring[head++ & mask];
            journey.tell(chart, id);
            std::uint8_t* const room = rooms + id;
            const unsigned open = *room;
            const auto look = [&](unsigned d, std::ptrdiff_t offset) {
                std::uint8_t& beside = room[offset];
                const unsigned fresh = open >> d & ~(beside / unsigned{Chart::mark}) & 1U;
                beside =
                    static_cast<std::uint8_t>(beside | ((0U - fresh) & (Chart::mark | (d ^ 2U) << Chart::back_shift)));
                ring[tail & mask] = static_cast<Chart::Id>(id + static_cast<Chart::Id>(offset));
                tail += fresh;
            };
            look(0, stride);
            look(1, 1);
            look(2, -stride);
            look(3, -1);
        }
        queue.head = head;
        journey.count(queue.head - begin, tail - queue.tail);
        queue.tail = tail;
        if ((rooms[goal] & Chart::mark) != 0) {
            std::vector<Direction> moves = chart.steps(start, goal);
            const auto bound = static_cast<std::int64_t>(moves.size()) * step_weight;
            return journey.solved(std::move(moves), bound);
        }
    }
    return journey.impossible();
}

}  // namespace ariadne::labyrinth
