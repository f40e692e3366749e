#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "base/budget.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// The numbers of steps between many pairs of rooms of one labyrinth; weights count for nothing.
//
// What hangs on the rest by one passage only is cut off again and again; what is left is the core: all loops, or a
// single room of a labyrinth without any. Every room then hangs on a room of the core, its root. A route between two
// rooms with one root lies in their tree, where it is walked by parents; any other goes by both roots, and the part
// between these lies in the core. There one breadth-first search serves many pairs that leave from the same root; where
// they are few, A* goes from one to the other, with the distances of all rooms to some far ones (landmarks) for a
// bound: by the triangle inequality nobody is nearer than the difference of two such distances.
class Distances {
  public:
    explicit Distances(const Labyrinth& labyrinth);

    struct Pair {
        Cell from;
        Cell to;
    };
    static constexpr std::int64_t none = -1;

    // In the order of the pairs, `none` where no route leads; nothing when the budget ended it.
    std::optional<std::vector<std::int64_t>> between(std::span<const Pair> pairs, Budget& budget);

  private:
    using Room = std::uint32_t;

    Room neighbour(Room room, Direction d) const { return room + offset_[static_cast<std::size_t>(d)]; }
    void cut_trees();
    std::int64_t within_tree(Room a, Room b) const;
    bool search_core(Room from, std::span<const Room> goals, Budget& budget);
    bool choose_landmarks(Room any, Budget& budget);
    std::uint32_t bound(Room from, Room to) const;
    bool go(Room from, Room to, Budget& budget);  // leaves its answer where search_core does

    Size size_;
    std::array<Room, 4> offset_;      // to the next room, by direction; modulo 2^32
    std::vector<std::uint8_t> ways_;  // a bit for each direction with a passage; in the core, once the trees are cut
    std::vector<Room> parent_;        // in its tree; itself in the core
    std::vector<Room> root_;
    std::vector<std::uint32_t> depth_;  // below the root
    // Of the latest search: valid where `search_` says so.
    std::vector<std::uint32_t> search_;
    std::vector<std::uint32_t> reached_;
    std::uint32_t searches_ = 0;
    std::vector<Room> front_;
    std::vector<Room> next_;
    static constexpr std::size_t landmarks = 8;
    static constexpr std::uint32_t far = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::array<std::uint32_t, landmarks>> to_landmarks_;  // empty until they are chosen
    std::vector<std::uint32_t> estimate_;                             // of A*, plus one; 0 once a room is taken
    std::array<std::vector<Room>, 3> open_;                           // of A*, by its estimate modulo 3
};

}  // namespace ariadne::labyrinth
