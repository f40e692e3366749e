#include "worlds/labyrinth/ends.h"

#include <algorithm>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "worlds/labyrinth/testing/random_labyrinth.h"

namespace ariadne::labyrinth {
namespace {

// All shortest ways by Floyd and Warshall; -1 where there is none.
std::vector<std::vector<std::int64_t>> all_distances(const Labyrinth& labyrinth) {
    constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max() / 4;
    const std::size_t area = labyrinth.size.area();
    std::vector<std::vector<std::int64_t>> out(area, std::vector<std::int64_t>(area, far));
    for (std::size_t i = 0; i < area; ++i) {
        out[i][i] = 0;
        const Cell c = labyrinth.size.cell(i);
        for (const Direction d : all_directions)
            if (labyrinth.open(c, d)) out[i][labyrinth.size.index(step(c, d))] = labyrinth.weight(c, d);
    }
    for (std::size_t k = 0; k < area; ++k)
        for (std::size_t i = 0; i < area; ++i)
            for (std::size_t j = 0; j < area; ++j) out[i][j] = std::min(out[i][j], out[i][k] + out[k][j]);
    for (auto& row : out)
        for (std::int64_t& d : row)
            if (d >= far) d = -1;
    return out;
}

TEST(Ends, OppositeCornersAreRooms) {
    Labyrinth labyrinth = solid({4, 70});
    opposite_corners(labyrinth);
    EXPECT_EQ(labyrinth.entrance, (Cell{0, 0}));
    EXPECT_EQ(labyrinth.exit, (Cell{3, 69}));
    labyrinth.rooms = BitGrid({4, 70});
    labyrinth.rooms.set({1, 66});
    labyrinth.rooms.set({1, 67});
    labyrinth.rooms.set({2, 3});
    labyrinth.rooms.set({2, 65});
    opposite_corners(labyrinth);
    EXPECT_EQ(labyrinth.entrance, (Cell{1, 66}));
    EXPECT_EQ(labyrinth.exit, (Cell{2, 65}));
}

TEST(Ends, FarthestPairIsTheLongestShortestWay) {
    Random random(5);
    for (int round = 0; round < 120; ++round) {
        const testing::Traits traits{.braided = round % 2 == 1,
                                     .masked = round % 3 == 1,
                                     .disconnected = false,
                                     .weighted = round % 5 == 2,
                                     .anywhere = round % 7 == 3};
        const Size size{1 + static_cast<int>(random.below(7)), 1 + static_cast<int>(random.below(7))};
        Labyrinth labyrinth = testing::random_labyrinth(size, traits, random);
        const auto distances = all_distances(labyrinth);
        std::int64_t longest = 0;
        for (const auto& row : distances) longest = std::max(longest, *std::ranges::max_element(row));
        Budget budget;
        const auto& from_entrance = distances[size.index(labyrinth.entrance)];
        Labyrinth one_end = labyrinth;
        EXPECT_TRUE(farthest_exit(one_end, budget));
        EXPECT_EQ(from_entrance[size.index(one_end.exit)], *std::ranges::max_element(from_entrance));
        one_end = labyrinth;
        one_end.exit = one_end.entrance;
        EXPECT_TRUE(farthest_entrance(one_end, budget));
        EXPECT_EQ(from_entrance[size.index(one_end.entrance)], *std::ranges::max_element(from_entrance));
        EXPECT_EQ(farthest_pair(labyrinth, budget), Farthest::exact);
        EXPECT_EQ(distances[size.index(labyrinth.entrance)][size.index(labyrinth.exit)], longest) << "round " << round;
        EXPECT_TRUE(labyrinth.has(labyrinth.entrance) && labyrinth.has(labyrinth.exit));
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
