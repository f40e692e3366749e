#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/random.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth::testing {

// What a small labyrinth for tests is to be like. Everything off: perfect, from corner to corner.
struct Traits {
    bool braided = false;       // some walls too few
    bool masked = false;        // some rooms missing; those left are in one piece
    bool disconnected = false;  // some passages filled in again
    bool weighted = false;      // passages weigh from 1 to 9, or all the same, or very different
    bool anywhere = false;      // entrance and exit are any two rooms, perhaps the same
};

// A blob of rooms that hang together, about two thirds of all; never none.
inline BitGrid random_blob(Size size, Random& random) {
    BitGrid blob(size);
    std::vector<Cell> edge = {size.cell(random.below(size.area()))};
    std::size_t wanted = 1 + size.area() * 2 / 3;
    while (!edge.empty() && wanted > 0) {
        std::swap(edge[random.below(edge.size())], edge.back());
        const Cell c = edge.back();
        edge.pop_back();
        if (blob.get(c)) continue;
        blob.set(c);
        --wanted;
        for (const Direction d : all_directions)
            if (size.contains(step(c, d)) && !blob.get(step(c, d))) edge.push_back(step(c, d));
    }
    return blob;
}

// Every inner wall in a random order; it is dug through where both sides have another label.
inline Labyrinth random_labyrinth(Size size, const Traits& traits, Random& random) {
    Labyrinth out = solid(size);
    if (traits.masked) out.rooms = random_blob(size, random);
    std::vector<Cell> rooms;
    std::vector<std::pair<Cell, Direction>> walls;
    for (std::size_t i = 0; i < size.area(); ++i) {
        const Cell c = size.cell(i);
        if (!out.has(c)) continue;
        rooms.push_back(c);
        for (const Direction d : {Direction::right, Direction::down})
            if (out.has(step(c, d))) walls.emplace_back(c, d);
    }
    out.entrance = rooms.front();
    out.exit = rooms.back();
    if (traits.anywhere) {
        out.entrance = rooms[random.below(rooms.size())];
        out.exit = rooms[random.below(rooms.size())];
    }

    random.shuffle(std::span(walls));
    std::vector<std::size_t> label(size.area());
    for (std::size_t i = 0; i < label.size(); ++i) label[i] = i;
    const std::uint64_t loops = traits.braided ? 1 + random.below(60) : 0;  // of a hundred walls left
    for (const auto& [c, d] : walls) {
        const std::size_t kept = label[size.index(c)];
        const std::size_t gone = label[size.index(step(c, d))];
        if (kept != gone || random.chance(loops, 100)) out.put(c, d, true);
        for (std::size_t& l : label)
            if (l == gone) l = kept;
    }
    if (traits.disconnected) {
        for (const auto& [c, d] : walls)
            if (random.chance(1, 8)) out.put(c, d, false);
    }
    if (traits.weighted) {
        static constexpr std::uint32_t most[] = {1, 9, 9, 9, 1000, largest_weight};
        const std::uint32_t top = most[random.below(std::size(most))];
        out.weights.resize(2 * size.area());
        for (const auto& [c, d] : walls)
            if (out.open(c, d))
                out.weights[2 * size.index(c) + (d == Direction::down ? 1 : 0)] =
                    static_cast<std::uint32_t>(1 + random.below(top));
    }
    return out;
}

// Of any kind and shape: 1x1 and single rows and columns among them.
inline Labyrinth random_labyrinth(Random& random, int largest_side = 7) {
    const auto side = [&] { return random.chance(1, 8) ? 1 : static_cast<int>(random.between(1, largest_side)); };
    const Size size = {side(), side()};
    const Traits traits = {random.chance(1, 2), random.chance(1, 4), random.chance(1, 4), random.chance(1, 3),
                           random.chance(1, 2)};
    return random_labyrinth(size, traits, random);
}

}  // namespace ariadne::labyrinth::testing
