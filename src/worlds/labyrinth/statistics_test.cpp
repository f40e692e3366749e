#include "worlds/labyrinth/statistics.h"

#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/labyrinth/testing/random_labyrinth.h"

namespace ariadne::labyrinth {
namespace {

std::vector<Direction> ways(const Labyrinth& labyrinth, Cell c) {
    std::vector<Direction> out;
    for (const Direction d : all_directions)
        if (labyrinth.open(c, d)) out.push_back(d);
    return out;
}

// A room at a time, and a step at a time.
Statistics plain_count(const Labyrinth& labyrinth, std::uint64_t* dead_end_steps) {
    Statistics out;
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
        const Cell c = labyrinth.size.cell(i);
        if (!labyrinth.has(c)) continue;
        ++out.rooms;
        const std::vector<Direction> all = ways(labyrinth, c);
        out.passages += labyrinth.right.get(c) ? 1U : 0U;
        out.passages += labyrinth.down.get(c) ? 1U : 0U;
        out.horizontal += labyrinth.right.get(c) ? 1U : 0U;
        switch (all.size()) {
            case 0:
                ++out.isolated;
                break;
            case 1:
                ++out.dead_ends;
                break;
            case 2:
                ++(all[0] == opposite(all[1]) ? out.straights : out.turns);
                break;
            case 3:
                ++out.junctions;
                break;
            default:
                ++out.crossings;
        }
        if (all.size() != 1) continue;
        Cell before = c;
        Cell at = step(c, all[0]);
        ++*dead_end_steps;
        while (ways(labyrinth, at).size() == 2) {
            const std::vector<Direction> on = ways(labyrinth, at);
            const Cell next = step(at, step(at, on[0]) == before ? on[1] : on[0]);
            before = at;
            at = next;
            ++*dead_end_steps;
        }
    }
    return out;
}

std::uint64_t flooded_pieces(const Labyrinth& labyrinth) {
    std::vector<bool> seen(labyrinth.size.area());
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (seen[i] || !labyrinth.has(labyrinth.size.cell(i))) continue;
        ++out;
        std::vector<Cell> open = {labyrinth.size.cell(i)};
        seen[i] = true;
        while (!open.empty()) {
            const Cell c = open.back();
            open.pop_back();
            for (const Direction d : ways(labyrinth, c)) {
                const std::size_t at = labyrinth.size.index(step(c, d));
                if (!seen[at]) open.push_back(step(c, d));
                seen[at] = true;
            }
        }
    }
    return out;
}

TEST(Statistics, OfAnEmptyFieldAndASolidOne) {
    Labyrinth field = solid({3, 4});
    EXPECT_EQ(statistics(field).isolated, 12U);
    EXPECT_EQ(pieces(field), 12U);
    for (std::size_t i = 0; i < field.size.area(); ++i) {
        const Cell c = field.size.cell(i);
        for (const Direction d : {Direction::right, Direction::down})
            if (field.has(step(c, d))) field.put(c, d, true);
    }
    const Statistics all = statistics(field);
    EXPECT_EQ(all.crossings, 2U);
    EXPECT_EQ(all.junctions, 6U);
    EXPECT_EQ(all.turns, 4U);
    EXPECT_EQ(all.passages, 17U);
    EXPECT_EQ(all.horizontal, 9U);
    EXPECT_EQ(pieces(field), 1U);
}

TEST(Statistics, OfATSeenByHand) {
    // o-o-o-o
    //   |
    //   o
    Labyrinth t = solid({2, 4});
    for (const int col : {0, 1, 2}) t.put({0, col}, Direction::right, true);
    t.put({0, 1}, Direction::down, true);
    const Statistics all = statistics(t);
    EXPECT_EQ(all.dead_ends, 3U);
    EXPECT_EQ(all.straights, 1U);
    EXPECT_EQ(all.junctions, 1U);
    EXPECT_EQ(all.isolated, 3U);
    EXPECT_EQ(dead_end_steps(t), 1U + 2U + 1U);
    EXPECT_DOUBLE_EQ(all.corridor(), 4.0 / 3);  // three corridors, four passages
    EXPECT_DOUBLE_EQ(all.horizontal_percent(), 75);
    EXPECT_EQ(pieces(t), 4U);

    const RouteStatistics way = statistics(t, {{0, 0}, {Direction::right, Direction::right, Direction::right}});
    EXPECT_EQ(way, (RouteStatistics{3, 0, 1}));
    EXPECT_EQ(way.rooms(), 4U);
    EXPECT_EQ(statistics(t, {{0, 0}, {Direction::right, Direction::down}}), (RouteStatistics{2, 1, 1}));
    EXPECT_EQ(statistics(t, {{0, 1}, {Direction::right}}), (RouteStatistics{1, 0, 1}));
    EXPECT_EQ(statistics(t, {{0, 0}, {}}), RouteStatistics{});
}

RC_GTEST_PROP(Statistics, AreThoseOfAPlainCount, (std::uint64_t seed)) {
    Random random(seed);
    const Labyrinth labyrinth = testing::random_labyrinth(random, 12);
    std::uint64_t steps = 0;
    RC_ASSERT(statistics(labyrinth) == plain_count(labyrinth, &steps));
    RC_ASSERT(dead_end_steps(labyrinth) == steps);
    RC_ASSERT(pieces(labyrinth) == flooded_pieces(labyrinth));
}

// Across the words that hold 64 rooms each.
TEST(Statistics, AreThoseOfAPlainCountOnWideOnes) {
    Random random(5);
    for (const int cols : {63, 64, 65, 128, 130}) {
        for (const bool masked : {false, true}) {
            const Labyrinth labyrinth =
                testing::random_labyrinth({5, cols}, {.braided = true, .masked = masked, .disconnected = true}, random);
            std::uint64_t steps = 0;
            EXPECT_EQ(statistics(labyrinth), plain_count(labyrinth, &steps)) << cols;
            EXPECT_EQ(dead_end_steps(labyrinth), steps) << cols;
            EXPECT_EQ(pieces(labyrinth), flooded_pieces(labyrinth)) << cols;
        }
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
