#include <random>
#include <vector>

#include "bench/references.h"

namespace ariadne::bench {

using labyrinth::Labyrinth;

Labyrinth textbook_aldous_broder(Size size, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::uniform_int_distribution<int> any_direction(0, 3);
    std::uniform_int_distribution<std::size_t> any_room(0, size.area() - 1);
    Labyrinth out = labyrinth::solid(size);
    std::vector<bool> visited(size.area());
    Cell at = size.cell(any_room(random));
    visited[size.index(at)] = true;
    for (std::size_t left = size.area() - 1; left > 0;) {
        const auto d = static_cast<Direction>(any_direction(random));
        const Cell next = step(at, d);
        if (!size.contains(next)) continue;
        if (!visited[size.index(next)]) {
            visited[size.index(next)] = true;
            out.put(at, d, true);
            --left;
        }
        at = next;
    }
    return out;
}

}  // namespace ariadne::bench
