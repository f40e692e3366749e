#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "resource/field.h"
#include "worlds/maze/model.h"
#include "worlds/play.h"

namespace ariadne::maze {

// A runner on his way. Events: "toll" and "treasure" with their value, "exit", "died"; refusals: "edge", "wall",
// "over", and in safe mode "safe life" with the life that the move would have left.
struct Walk {
    static constexpr std::string_view resource_name = "life";
    // strict: no move after which the runner is dead.
    static constexpr std::array<std::string_view, 2> safeties = {"off", "strict"};

    // What a turn changed: where the runner stood, his life, and the cell that he entered.
    struct Past {
        Cell at;
        std::int64_t life = 0;
        char entered = '0';
        friend bool operator==(const Past&, const Past&) = default;
    };

    Map map;  // as it stands: treasures that were taken are 0
    Cell at;
    std::int64_t life = 0;
    std::int64_t treasures = 0;  // taken
    std::size_t safety = 0;
    std::vector<Past> past;

    friend bool operator==(const Walk&, const Walk&) = default;

    worlds::Turn apply(Direction direction);
    bool undo();
    void forget() { past.clear(); }

    worlds::Standing standing() const;
    std::int64_t amount() const { return life; }
    std::int64_t steps() const { return static_cast<std::int64_t>(past.size()); }
    worlds::View view() const;
    resource::Field field() const;
};

Walk begin(const Map& map);

}  // namespace ariadne::maze
