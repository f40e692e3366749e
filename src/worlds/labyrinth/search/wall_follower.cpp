#include <array>
#include <optional>

#include "worlds/labyrinth/search/searches.h"

namespace ariadne::labyrinth {

namespace {

// A byte a room: bits 0..3, the directions in which the walker has left it; bits 4..5, the last of them.
class Footprints {
  public:
    explicit Footprints(Size size) : size_(size), rooms_(size.area()) {}

    bool left(Cell c, Direction d) const { return (rooms_[size_.index(c)] & 1U << static_cast<unsigned>(d)) != 0; }
    Direction last(Cell c) const { return static_cast<Direction>(rooms_[size_.index(c)] >> 4U); }
    void leave(Cell c, Direction d) {
        std::uint8_t& room = rooms_[size_.index(c)];
        const unsigned way = static_cast<unsigned>(d);
        room = static_cast<std::uint8_t>((room & 0x0fU) | 1U << way | way << 4U);
    }

  private:
    Size size_;
    std::vector<std::uint8_t> rooms_;
};

// Facing somewhere: right hand, ahead, left hand, back.
std::optional<Direction> along_the_wall(const Labyrinth& labyrinth, Cell at, Direction facing) {
    for (const unsigned turn : {3U, 0U, 1U, 2U}) {
        const auto d = static_cast<Direction>((static_cast<unsigned>(facing) + turn) % 4U);
        if (labyrinth.open(at, d)) return d;
    }
    return std::nullopt;
}

}  // namespace

// The right hand on the wall, facing down at first. Every passage and direction leads to one other and comes from one
// other, so the walk comes round to the first of them, if it does not meet the exit: then the exit lies in another
// part, or on a ring that this wall does not touch. If it has gone through each of its passages both ways it has left
// no room by fewer ways than there are: all that can be reached has been seen, and there is no route. Otherwise it
// cannot tell.
//
// The route is the walk with its detours cut out: from each room, the way in which it was left last.
Finding wall_follower(Journey& journey) {
    const Labyrinth& labyrinth = journey.labyrinth();
    Charge charge(journey.budget());
    if (!charge.add(labyrinth.size.area())) return journey.unknown(0);
    Footprints prints(labyrinth.size);

    Cell at = labyrinth.entrance;
    if (!journey.expand(at)) return journey.unknown(0);
    std::optional<Direction> way = along_the_wall(labyrinth, at, Direction::down);
    if (!way) return journey.impossible();
    std::int64_t one_way = 0;  // passages gone through in one direction only
    while (!prints.left(at, *way)) {
        const Cell next = step(at, *way);
        one_way += prints.left(next, opposite(*way)) ? -1 : 1;
        prints.leave(at, *way);
        at = next;
        journey.generated();
        if (!journey.expand(at)) return journey.unknown(0);
        if (at == labyrinth.exit) {
            std::vector<Direction> moves;
            for (Cell c = labyrinth.entrance; c != at; c = step(c, moves.back())) moves.push_back(prints.last(c));
            return journey.solved(std::move(moves), journey.plain_bound());
        }
        way = along_the_wall(labyrinth, at, *way);
    }
    return one_way == 0 ? journey.impossible() : journey.unknown(0);
}

}  // namespace ariadne::labyrinth
