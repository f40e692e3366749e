#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>

#include "worlds/labyrinth/model.h"
#include "worlds/open_list_watcher.h"

namespace ariadne::labyrinth {

// What waits on the open list of a search, found again from the rooms that it expands, for whoever watches: the
// searches themselves keep their lists for speed, a room as often in them as it was reached.
class Openings {
  public:
    // By the algorithm of that name. By steps: as if passages had no weights.
    Openings(const Labyrinth& labyrinth, std::string_view algorithm, worlds::OpenListWatcher& watcher,
             bool by_steps = false);

    // The next room. False: no more is to be told.
    bool expand(Cell room);

  private:
    enum class Manner : std::uint8_t {
        queue,
        stack,
        least,      // the least cost first, with a bound on the rest or without
        both_ends,  // two queues or two lists, from the entrance and from the exit
        walk        // where somebody goes: nothing waits
    };
    struct Known {
        std::int64_t g = 0;
        std::int64_t opening = -1;    // while it waits
        std::int64_t expansion = -1;  // once it does not
    };
    using Reached = boost::unordered_flat_map<std::size_t, Known>;

    static Manner manner_of(std::string_view algorithm, bool weighted);

    void open(std::size_t side, Cell room, std::int64_t parent, std::int64_t g);
    void open_beside(std::size_t side, Cell room, const Known& here);
    bool expand_dead_end(Cell room);
    void begin();
    void walk_to(Cell room);
    std::size_t side_of(Cell room) const;
    bool expanded(std::size_t side, Cell room) const;
    std::int64_t rest(Cell room) const { return unit_ * manhattan(room, labyrinth_.exit); }
    std::int64_t weight(Cell room, Direction d) const { return by_steps_ ? 1 : labyrinth_.weight(room, d); }

    const Labyrinth& labyrinth_;
    worlds::OpenListWatcher& watcher_;
    Manner manner_;
    bool by_steps_;                   // as breadth-first and depth-first searches go
    bool by_levels_;                  // a room is put on a list once
    bool filling_;                    // dead ends are filled in first
    std::int64_t unit_;               // of the bound on the rest
    std::array<Reached, 2> reached_;  // from the entrance; from the exit
    boost::unordered_flat_set<std::size_t> filled_;
    std::int64_t openings_ = 0;
    std::int64_t expansions_ = 0;
    Cell last_;  // where the walker was
};

}  // namespace ariadne::labyrinth
