#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "resource/field.h"
#include "worlds/pacman/model.h"
#include "worlds/play.h"

namespace ariadne::pacman {

// Pac-Man on his way. Events: "food", "bomb" and "climb" with their value, "goal", "killed", "exhausted"; refusals:
// "edge", "wall", "over", and in safe mode "safe deadly", and "safe energy" with what the move would have left.
struct Walk {
    static constexpr std::string_view resource_name = "energy";
    // written: no wall or bomb that kills at once or leaves -1 or less; strict: no move after which Pac-Man is dead.
    static constexpr std::array<std::string_view, 3> safeties = {"off", "written", "strict"};
    static constexpr std::size_t written = 1;
    static constexpr std::size_t strict = 2;

    // What a turn changed: where Pac-Man stood, his energy, and the tile that he entered.
    struct Past {
        Cell at;
        std::int64_t energy = 0;
        Tile entered;
        friend bool operator==(const Past&, const Past&) = default;
    };

    Map map;  // as it stands: food that was eaten and bombs that went off are empty
    Cell at;
    std::int64_t energy = 0;
    std::int64_t eaten = 0;  // foods
    std::size_t safety = 0;
    std::vector<Past> past;

    friend bool operator==(const Walk&, const Walk&) = default;

    worlds::Turn apply(Direction direction);
    bool undo();
    void forget() { past.clear(); }

    worlds::Standing standing() const;
    std::int64_t amount() const { return energy; }
    std::int64_t steps() const { return static_cast<std::int64_t>(past.size()); }
    worlds::View view() const;
    resource::Field field() const;
};

Walk begin(const Map& map);

}  // namespace ariadne::pacman
