#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "resource/field.h"
#include "worlds/play.h"

namespace ariadne::maze_pacman {

// A walk in progress, as a plain value. `Rules` has what is the world's own, as static members:
//   Map, Tile                           the map, and what a cell of it holds
//   resource_name, finds_name           what the walker spends, and what is counted as he finds it
//   safeties                            names the settings of the safe mode
//   arrived, died(walk)                 what the last event is called
//   tile(map, cell)                     a reference
//   enter(walk, to, left)               the events of a step, with what it leaves; or a refusal
//   standing(walk)
//   is_find(tile), is_used_up(tile)     what is counted; what is not there any more once it was entered
//   empty                               what it leaves
// and scene(map), to_field(map) beside its map.
template <class Rules>
struct Walk {
    using Map = typename Rules::Map;
    using Tile = typename Rules::Tile;
    static constexpr auto resource_name = Rules::resource_name;
    static constexpr auto safeties = Rules::safeties;

    // What a turn changed: where the walker stood, what he had, and the tile that he entered.
    struct Past {
        Cell at;
        std::int64_t left = 0;
        Tile entered;
        friend bool operator==(const Past&, const Past&) = default;
    };

    Map map;  // as it stands: what was used up is gone
    Cell at;
    std::int64_t left = 0;  // of the resource
    std::int64_t finds = 0;
    std::size_t safety = 0;
    std::vector<Past> past = {};

    friend bool operator==(const Walk&, const Walk&) = default;

    worlds::Turn apply(Direction direction) {
        if (standing() != worlds::Standing::running) return worlds::refusal(standing(), "over");
        const Cell to = step(at, direction);
        if (!map.size.contains(to)) return worlds::refusal(worlds::Standing::running, "edge");
        const Tile entered = map.at(to);
        std::int64_t after = left;
        worlds::Turn turn = Rules::enter(*this, to, after);
        if (turn.refused) return turn;

        past.push_back({at, left, entered});
        at = to;
        left = after;
        if (Rules::is_find(entered)) ++finds;
        if (Rules::is_used_up(entered)) Rules::tile(map, to) = Rules::empty;
        turn.standing = standing();
        if (turn.standing == worlds::Standing::won) turn.events.push_back({std::string(Rules::arrived), left});
        if (turn.standing == worlds::Standing::lost) turn.events.push_back({Rules::died(*this), left});
        return turn;
    }

    bool undo() {
        if (past.empty()) return false;
        if (Rules::is_find(past.back().entered)) --finds;
        Rules::tile(map, at) = past.back().entered;
        at = past.back().at;
        left = past.back().left;
        past.pop_back();
        return true;
    }
    void forget() { past.clear(); }  // the way back

    worlds::Standing standing() const { return Rules::standing(*this); }
    std::int64_t steps() const { return static_cast<std::int64_t>(past.size()); }

    worlds::View view() const {
        return {.board = scene(map).board,
                .walker = at,
                .figures = {{std::string(resource_name), left},
                            {"steps", steps()},
                            {std::string(Rules::finds_name), finds}},
                .standing = standing()};
    }

    // What is still ahead.
    resource::Field field() const {
        resource::Field ahead = to_field(map);
        ahead.start = at;
        ahead.life = left;
        return ahead;
    }
};

}  // namespace ariadne::maze_pacman
