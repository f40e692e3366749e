#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/charge.h"
#include "grid/grid.h"
#include "search/open_list.h"

namespace ariadne::labyrinth {

// A room that waits, and how it was reached. Its cost is kept nowhere but in its key: a room may wait once for each
// passage to it, and counts when it first comes out.
struct OpenRoom {
    std::uint32_t id = 0;
    Direction entered = Direction::down;
};

// The core's open list with a limit on its memory, 16 bytes a room.
class OpenRooms {
  public:
    explicit OpenRooms(Budget& budget) : charge_(budget) {}

    bool empty() const { return rooms_.empty(); }

    // False: the memory is more than the budget has.
    bool push(std::int64_t key, OpenRoom room) {
        if (rooms_.size() == counted_) {
            counted_ = std::max<std::size_t>(1024, 2 * counted_);
            if (!charge_.raise_to(counted_ * bytes_a_room)) return false;
        }
        rooms_.push(key, room);
        return true;
    }

    // Not empty. Among equal keys the room put in last comes first: it has more behind it and less ahead.
    OpenRoom top() { return rooms_.top(); }
    std::int64_t top_key() {
        rooms_.top();
        return rooms_.floor();
    }
    OpenRoom pop() { return rooms_.pop(); }

  private:
    static constexpr std::size_t bytes_a_room = 16;

    Charge charge_;
    search::OpenList<OpenRoom> rooms_;
    std::size_t counted_ = 0;  // to the budget
};

}  // namespace ariadne::labyrinth
