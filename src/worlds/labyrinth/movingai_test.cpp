#include "worlds/labyrinth/movingai.h"

#include <gtest/gtest.h>

#include "worlds/labyrinth/distances.h"
#include "worlds/labyrinth/scen.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

constexpr std::string_view map =
    "type octile\n"
    "height 3\n"
    "width 4\n"
    "map\n"
    "@..T\n"
    ".GSW\n"
    "O@.@\n";

TEST(MovingAi, JoinsAllRoomsSideBySide) {
    const Result<Labyrinth> read = parse_map(map);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(write(*read),
              "LABYRINTH 3 4\nentrance 0 1\nexit 2 2\n"
              " _ _ _ _\n"
              "|#|   |#|\n"
              "|_ _  |#|\n"
              "|###|_|#|\n");
}

TEST(MovingAi, RefusesWithThePlace) {
    const struct {
        std::string_view text;
        int line;
        int column;
        std::string_view message;
    } refusals[] = {
        {"type tile\n", 1, 1, "found 'type tile', expected 'type octile'"},
        {"type octile\nheight 3\nheight 3\n", 3, 1,
         "found 'height 3', expected 'width' and a number from 1 to 1000000"},
        {"type octile\nheight 0\n", 2, 8, "found '0', expected a number from 1 to 1000000"},
        {"type octile\nwidth 4\nheight 3\nmap\n", 5, 1, "the file ends after 0 rows; the height is 3"},
        {"type octile\nheight 1\nwidth 4\nmap\n..\n", 5, 3, "the row has 2 characters; the width is 4"},
        {"type octile\nheight 1\nwidth 4\nmap\n..x.\n", 5, 3, "found 'x', expected one of . G S @ O T W"},
        {"type octile\nheight 1\nwidth 2\nmap\n@@\n", 5, 1, "the map has no rooms, expected at least one '.'"},
        {"type octile\nheight 1\nwidth 2\nmap\n..\n..\n", 6, 1, "found text after row 0; the height is 1"},
    };
    for (const auto& refusal : refusals) {
        const Result<Labyrinth> read = parse_map(refusal.text);
        ASSERT_FALSE(read) << refusal.text;
        EXPECT_EQ(read.error().message, refusal.message);
        EXPECT_EQ(read.error().line, refusal.line) << refusal.message;
        EXPECT_EQ(read.error().column, refusal.column) << refusal.message;
    }
}

TEST(MovingAi, RunsScenarios) {
    const Labyrinth labyrinth = *parse_map(map);
    Budget budget;
    const auto run = run_scenarios(labyrinth,
                                   "version 1\n"
                                   "0\tmaps/a.map\t4\t3\t0\t1\t2\t2\t3\n"
                                   "0\tmaps/a.map\t4\t3\t0\t1\t2\t0\t2.41421356\n"
                                   "0 maps/a.map 4 3 2 2 2 2 0\n",
                                   budget);
    ASSERT_TRUE(run) << run.error().message;
    EXPECT_EQ(run->scenarios, 3U);
    EXPECT_EQ(run->agree, 2U);
    ASSERT_EQ(run->mismatches.size(), 1U);
    EXPECT_EQ(run->mismatches[0].line, 3);
    EXPECT_EQ(run->mismatches[0].start, (std::array<std::int64_t, 2>{1, 0}));
    EXPECT_EQ(run->mismatches[0].goal, (std::array<std::int64_t, 2>{0, 2}));
    EXPECT_EQ(run->mismatches[0].found, 3);
}

TEST(MovingAi, RefusesScenariosWithThePlace) {
    const Labyrinth labyrinth = *parse_map(map);
    const struct {
        std::string_view text;
        int line;
        int column;
        std::string_view message;
    } refusals[] = {
        {"version 2\n", 1, 1, "found 'version 2', expected 'version 1'"},
        {"version 1\n", 2, 1, "there are no scenarios after the first line"},
        {"version 1\n0 a 4\n", 2, 6, "found the end of the line, expected the height of the map, 3"},
        {"version 1\n0 a 5 3 0 0 0 0 1\n", 2, 5, "found '5', expected the width of the map, 4"},
        {"version 1\n0 a 4 3 4 0 0 0 1\n", 2, 9, "found '4', expected the column of the start, 0 to 3"},
        {"version 1\n0 a 4 3 0 0 0 0 1\n", 2, 11, "there is no room at the start, row 0, column 0"},
        {"version 1\n0 a 4 3 1 0 1 0 x\n", 2, 17, "found 'x', expected the length of the shortest route"},
        {"version 1\n0 a 4 3 1 0 1 0 0 0\n", 2, 19, "found '0', expected the end of the line"},
    };
    for (const auto& refusal : refusals) {
        Budget budget;
        const auto run = run_scenarios(labyrinth, refusal.text, budget);
        ASSERT_FALSE(run) << refusal.text;
        EXPECT_EQ(run.error().message, refusal.message);
        EXPECT_EQ(run.error().line, refusal.line) << refusal.message;
        EXPECT_EQ(run.error().column, refusal.column) << refusal.message;
    }
}

// Every pair of rooms by waves over all rooms, as slow and as plain as can be.
std::int64_t waves(const Labyrinth& labyrinth, Cell from, Cell to) {
    std::vector<std::int64_t> steps(labyrinth.size.area(), -1);
    steps[labyrinth.size.index(from)] = 0;
    for (std::int64_t wave = 0; wave < static_cast<std::int64_t>(steps.size()); ++wave)
        for (std::size_t i = 0; i < steps.size(); ++i)
            for (const Direction d : all_directions) {
                const Cell c = labyrinth.size.cell(i);
                if (steps[i] == wave && labyrinth.open(c, d) && steps[labyrinth.size.index(step(c, d))] < 0)
                    steps[labyrinth.size.index(step(c, d))] = wave + 1;
            }
    return steps[labyrinth.size.index(to)];
}

TEST(Distances, AgreeWithWaves) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        const Labyrinth labyrinth = testing::random_labyrinth(random);
        std::vector<Distances::Pair> pairs;
        for (int i = 0; i < 20; ++i) {
            const Cell a = labyrinth.size.cell(random.below(labyrinth.size.area()));
            const Cell b = labyrinth.size.cell(random.below(labyrinth.size.area()));
            if (labyrinth.has(a) && labyrinth.has(b)) pairs.push_back({a, b});
        }
        Budget budget;
        const auto found = Distances(labyrinth).between(pairs, budget);
        ASSERT_TRUE(found);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            EXPECT_EQ((*found)[i], waves(labyrinth, pairs[i].from, pairs[i].to)) << write(labyrinth);
    }
}

// Enough pairs for landmarks, and roots that many and few pairs leave from.
TEST(Distances, AgreeWithWavesByLandmarksToo) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        const Labyrinth labyrinth = testing::random_labyrinth(
            {9, 11}, {.braided = true, .masked = seed % 3 == 0, .disconnected = seed % 2 == 0}, random);
        std::vector<Distances::Pair> pairs;
        while (pairs.size() < 120) {
            const Cell a = labyrinth.size.cell(random.below(labyrinth.size.area() / (1 + random.below(9))));
            const Cell b = labyrinth.size.cell(random.below(labyrinth.size.area()));
            if (labyrinth.has(a) && labyrinth.has(b)) pairs.push_back({a, b});
        }
        Budget budget;
        const auto found = Distances(labyrinth).between(pairs, budget);
        ASSERT_TRUE(found);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            ASSERT_EQ((*found)[i], waves(labyrinth, pairs[i].from, pairs[i].to)) << write(labyrinth);
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
