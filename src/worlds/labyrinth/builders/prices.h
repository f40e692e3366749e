#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "worlds/labyrinth/builders/builder.h"

namespace ariadne::labyrinth {

// A random price for every wall between two rooms, of 32 bits. Walls are numbered: twice the room's number for the wall
// at its right, one more for the one below; of two walls with equal prices the one with the smaller number is cheaper.
// Prices are drawn tile by tile, so that one tile can be looked at without the others.
class Prices {
  public:
    static constexpr int tile = 128;

    Prices(const BuildRequest& request, std::uint64_t seed) : request_(request), seed_(seed) {}

    // Of the tile with this first room: for each of its rooms, in rows of `tile`, right and below.
    void of_tile(Cell first, std::span<std::uint32_t> out) const {
        const auto number = static_cast<std::uint64_t>(first.row) << 32U | static_cast<std::uint64_t>(first.col);
        Random random(seed_ ^ (number * 0x9fb21c651e98df25U));
        const int rows = std::min(tile, request_.size.rows - first.row);
        const int cols = std::min(tile, request_.size.cols - first.col);
        for (int r = 0; r < rows; ++r) {
            std::uint32_t* at = &out[static_cast<std::size_t>(2 * tile * r)];
            for (int c = 0; c < cols; ++c, at += 2) {
                const std::uint64_t both = random.next();
                at[0] = biased(static_cast<std::uint32_t>(both), request_.bias);
                at[1] = biased(static_cast<std::uint32_t>(both >> 32U), -request_.bias);
            }
        }
    }

    // Of all walls, by their numbers.
    std::vector<std::uint32_t> all() const {
        std::vector<std::uint32_t> out(2 * request_.size.area());
        std::vector<std::uint32_t> one(static_cast<std::size_t>(2 * tile * std::min(tile, request_.size.rows)));
        for (int r = 0; r < request_.size.rows; r += tile)
            for (int c = 0; c < request_.size.cols; c += tile) {
                of_tile({r, c}, one);
                const auto width = static_cast<std::size_t>(2 * std::min(tile, request_.size.cols - c));
                for (int y = 0; y < std::min(tile, request_.size.rows - r); ++y)
                    std::copy_n(&one[static_cast<std::size_t>(2 * tile * y)], width,
                                &out[2 * request_.size.index({r + y, c})]);
            }
        return out;
    }

  private:
    // With a bias the walls that it does not like to stand are cheaper.
    static std::uint32_t biased(std::uint32_t price, int bias) {
        if (bias <= 0) return price;
        return static_cast<std::uint32_t>(static_cast<std::uint64_t>(price) * static_cast<unsigned>(16 - bias) / 16);
    }

    const BuildRequest& request_;
    std::uint64_t seed_;
};

// The cheapest spanning tree: what Kruskal, Prim and Boruvka each find in their own way when walls have prices. Who
// does not watch them gets it from here, unless it is so small that their way is as fast. False: the budget ended it.
inline constexpr std::size_t small_area = 4'096;
bool dig_cheapest_tree(const BuildRequest& request, std::uint64_t seed, Budget& budget, Labyrinth& out);

}  // namespace ariadne::labyrinth
