#include <cmath>
#include <map>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "worlds/labyrinth/builders/builder.h"

// What labyrinths of each builder look like on average, and whether every spanning tree is as likely.

namespace ariadne::labyrinth {
namespace {

Labyrinth square(std::string_view name, Size size, std::uint64_t seed) {
    Budget budget;
    return build(*find_builder(name), {.size = size}, seed, budget).value();
}

struct Shape {
    double dead_ends = 0;  // percent of all rooms
    double solution = 0;   // rooms on the way from corner to corner, percent of all
};

Shape shape_of(const Labyrinth& labyrinth) {
    const std::size_t area = labyrinth.size.area();
    std::vector<int> distance(area, 0);
    std::vector<Cell> open = {{0, 0}};
    distance[0] = 1;
    int dead_ends = 0;
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Cell c = open[i];
        int ways = 0;
        for (const Direction d : all_directions) {
            if (!labyrinth.open(c, d)) continue;
            ++ways;
            int& there = distance[labyrinth.size.index(step(c, d))];
            if (there != 0) continue;
            there = distance[labyrinth.size.index(c)] + 1;
            open.push_back(step(c, d));
        }
        dead_ends += ways == 1 ? 1 : 0;
    }
    const double percent = 100.0 / static_cast<double>(area);
    return {dead_ends * percent, distance.back() * percent};
}

struct Known {
    std::string_view name;
    Shape mean;
    double solution_tolerance;  // five standard errors of the mean of so many, and the rounding of the table
    int mazes = 40;
};

TEST(Shapes, AreThoseOfTheLiterature) {
    const std::vector<Known> table = {
        {"backtracker", {10.0, 19.5}, 4.0, 200},
        {"hunt-and-kill", {9.4, 4.9}, 1.2},
        {"binary-tree", {25.0, 2.0}, 0.02},
        {"sidewinder", {27.7, 2.6}, 0.2},
        {"eller", {29.4, 4.0}, 0.8},
        {"wilson", {29.3, 4.6}, 1.1},
        {"aldous-broder", {29.3, 4.6}, 1.1},
        {"kruskal", {30.6, 4.1}, 0.8},
        {"prim-true", {30.6, 4.1}, 0.8},
        {"boruvka", {30.6, 4.1}, 0.8},
        {"prim", {35.6, 2.15}, 0.1},
        {"kruskal-rooms", {33.0, 4.1}, 0.8},
        {"division", {23.2, 7.2}, 3.0},
    };
    for (const Known& known : table) {
        Shape mean;
        for (int seed = 1; seed <= known.mazes; ++seed) {
            const Shape one = shape_of(square(known.name, {100, 100}, static_cast<std::uint64_t>(seed)));
            mean.dead_ends += one.dead_ends / known.mazes;
            mean.solution += one.solution / known.mazes;
        }
        EXPECT_NEAR(mean.dead_ends, known.mean.dead_ends, known.name == "division" ? 1.0 : 0.3) << known.name;
        EXPECT_NEAR(mean.solution, known.mean.solution, known.solution_tolerance) << known.name;
    }
}

// How far the numbers of times that each spanning tree came are from being alike: the chi-square of them less its mean,
// in standard deviations. Past 4.5 hardly ever when all are as likely.
double unevenness(std::string_view name, int side, double trees, std::uint64_t samples) {
    std::map<std::uint64_t, std::uint64_t> times;
    for (std::uint64_t seed = 0; seed < samples; ++seed) {
        const Labyrinth labyrinth = square(name, {side, side}, seed);
        std::uint64_t tree = 0;
        for (int r = 0; r < side; ++r)
            tree = tree << (2 * side) | labyrinth.right.row(r)[0] << side | labyrinth.down.row(r)[0];
        ++times[tree];
    }
    EXPECT_LE(times.size(), static_cast<std::size_t>(trees));
    const double expected = static_cast<double>(samples) / trees;
    double sum = (trees - static_cast<double>(times.size())) * expected;
    for (const auto& [tree, count] : times) sum += std::pow(static_cast<double>(count) - expected, 2) / expected;
    return (sum - (trees - 1)) / std::sqrt(2 * (trees - 1));
}

TEST(Shapes, OfWilsonAndAldousBroderAreAllAsLikely) {
    EXPECT_LT(std::abs(unevenness("wilson", 3, 192, 19'200)), 4.5);
    EXPECT_LT(std::abs(unevenness("aldous-broder", 3, 192, 19'200)), 4.5);
    EXPECT_LT(std::abs(unevenness("wilson", 4, 100'352, 100'352)), 4.5);
    EXPECT_LT(std::abs(unevenness("aldous-broder", 4, 100'352, 100'352)), 4.5);
}

// The same test on one that is known to prefer some: it must see that.
TEST(Shapes, OfKruskalAreNot) {
    EXPECT_GT(unevenness("kruskal", 3, 192, 19'200), 10);
    EXPECT_GT(unevenness("kruskal", 4, 100'352, 100'352), 10);
}

}  // namespace
}  // namespace ariadne::labyrinth
