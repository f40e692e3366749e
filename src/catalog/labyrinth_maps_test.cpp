#include "catalog/labyrinth_maps.h"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "catalog/catalog.h"
#include "catalog/solve.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/text.h"
#include "worlds/maze/text.h"
#include "worlds/pacman/text.h"

namespace ariadne::catalog {
namespace {

using Strewn = std::map<std::string, std::string>;
using labyrinth::Labyrinth;
using labyrinth::testing::random_labyrinth;

const worlds::World& world(std::string_view name) {
    return **find_world(name);
}

Result<Translation> made(const Labyrinth& labyrinth, std::string_view to, Strewn strewn = {}, std::uint64_t seed = 1) {
    Budget budget;
    return translate(world("labyrinth"), write(labyrinth), world(to), {.strewn = std::move(strewn), .seed = seed},
                     budget);
}

worlds::Report solved(std::string_view name, std::string_view text, std::string objective = {}) {
    Budget budget;
    worlds::SolveRequest request;
    request.objective = std::move(objective);
    const auto report = solve(*world(name).read(text).value(), request, budget);
    EXPECT_TRUE(report) << report.error().message;
    return *report;
}

std::int64_t figure(const worlds::Report& report, std::string_view name) {
    for (const auto& [key, value] : report.optimal->figures)
        if (key == name) return value;
    return -1;
}

std::int64_t steps_in(const Labyrinth& labyrinth) {
    Labyrinth plain = labyrinth;
    plain.weights.clear();
    Budget budget;
    const labyrinth::Finding found = labyrinth::all_searchers().front().search(plain, budget, nullptr);
    return found.verdict == Verdict::solved ? static_cast<std::int64_t>(found.route.moves.size()) : -1;
}

// o-o
//   |
// o-o
Labyrinth bend() {
    Labyrinth out = labyrinth::solid({2, 2});
    out.put({0, 0}, Direction::right, true);
    out.put({0, 1}, Direction::down, true);
    out.put({1, 0}, Direction::right, true);
    return out;
}

TEST(LabyrinthMaps, WallsBecomeCells) {
    const auto maze = made(bend(), "maze", {{"life", "7"}});
    ASSERT_TRUE(maze) << maze.error().message;
    EXPECT_EQ(maze->text, "N=5, M=5, P=7\n#####\n#S00#\n###0#\n#00E#\n#####\n");
    const auto pacman = made(bend(), "pacman", {{"energy", "7"}});
    ASSERT_TRUE(pacman) << pacman.error().message;
    EXPECT_EQ(pacman->text, "5,5\n2,2,7\n4,4\nZ,Z,Z,Z,Z\nZ,V,V,V,Z\nZ,Z,Z,V,Z\nZ,V,V,V,Z\nZ,Z,Z,Z,Z\n");
}

// Where nothing costs, a step from room to room is two from cell to cell; where there is no way there is none.
TEST(LabyrinthMaps, HasTheSameWays) {
    Random random(11);
    for (int round = 0; round < 150; ++round) {
        const Labyrinth labyrinth = random_labyrinth(random, 7);
        if (labyrinth.entrance == labyrinth.exit) continue;
        const std::int64_t steps = steps_in(labyrinth);
        for (const char* const to : {"maze", "pacman"}) {
            const auto map = made(labyrinth, to, steps < 0 ? Strewn{{"wish", "any"}} : Strewn{});
            ASSERT_TRUE(map) << map.error().message;
            const worlds::Report report = solved(to, map->text);
            EXPECT_EQ(report.verdict, steps < 0 ? Verdict::impossible : Verdict::solved);
            if (steps >= 0) {
                EXPECT_EQ(figure(report, "steps"), 2 * steps);
            }
        }
    }
}

TEST(LabyrinthMaps, IsSolvableIfAskedWhateverIsStrewn) {
    Random random(12);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Labyrinth labyrinth =
            random_labyrinth({5, 6}, {.braided = seed % 2 == 0, .masked = seed % 3 == 0}, random);
        if (labyrinth.entrance == labyrinth.exit) continue;
        const std::string steps = fmt::format("{}", 2 * steps_in(labyrinth));
        for (const Strewn& strewn :
             {Strewn{{"digits", "high"}, {"treasures", "3"}}, Strewn{{"digits", "high"}, {"life", "1"}},
              Strewn{{"digits", "flat"}, {"treasures", "5"}, {"tightness", "100"}}}) {
            const auto map = made(labyrinth, "maze", strewn, seed);
            ASSERT_TRUE(map) << map.error().message;
            EXPECT_EQ(solved("maze", map->text).verdict, Verdict::solved) << map->text;
            EXPECT_EQ(map->text, made(labyrinth, "maze", strewn, seed)->text);
        }
        for (const Strewn& strewn :
             {Strewn{{"food", "10"}, {"bombs", "20"}, {"climb", "20"}},
              Strewn{{"bombs", "30"}, {"bomb-values", "high"}, {"climb", "30"}, {"energy", steps}}}) {
            const auto map = made(labyrinth, "pacman", strewn, seed);
            ASSERT_TRUE(map) << map.error().message;
            EXPECT_EQ(solved("pacman", map->text).verdict, Verdict::solved) << map->text;
        }
    }
}

TEST(LabyrinthMaps, WeightsAreCostsWhereTheyFit) {
    Random random(13);
    for (int round = 0; round < 30; ++round) {
        Labyrinth labyrinth = random_labyrinth({4, 4}, {.braided = true, .weighted = true}, random);
        for (std::uint32_t& weight : labyrinth.weights) weight = std::min(weight, 9U);
        const auto map = made(labyrinth, "maze", {{"life", "1000"}});
        ASSERT_TRUE(map);
        EXPECT_TRUE(map->warnings.empty());
        Budget budget;
        const labyrinth::Finding found = labyrinth::all_searchers().front().search(labyrinth, budget, nullptr);
        EXPECT_EQ(figure(solved("maze", map->text, "life"), "life"), 1000 - found.cost);
        EXPECT_EQ(made(labyrinth, "pacman")->warnings.size(), 1U);
    }
    Labyrinth heavy = bend();
    heavy.weights.assign(8, 0);
    heavy.weights[0] = heavy.weights[3] = heavy.weights[4] = 10;
    const std::vector<Message> warnings = made(heavy, "maze")->warnings;
    ASSERT_EQ(warnings.size(), 1U);
    EXPECT_EQ(warnings.front(), "the weights of the passages are left out: 10 does not fit in a single digit");
}

TEST(LabyrinthMaps, SaysWhatIsWrong) {
    const auto told = [](std::string_view to, Strewn strewn) {
        const auto map = made(bend(), to, std::move(strewn));
        return map ? std::string() : map.error().message.english();
    };
    EXPECT_EQ(told("maze", {{"food", "5"}}),
              "--food does not apply to MAZE; expected one of: --digits, --treasures, --life, --tightness, --wish");
    EXPECT_EQ(told("maze", {{"life", "0"}}), "--life: found '0', expected a number from 1 to 1000000000");
    EXPECT_EQ(told("maze", {{"wish", "impossible-life"}}), "--wish: found 'impossible-life', expected any or solvable");
    EXPECT_EQ(told("maze", {{"treasures", "6"}}), "found 6 treasures, expected at most 3 on this map");
    EXPECT_EQ(told("pacman", {{"energy", "3"}}), "found energy 3; the best route found needs 4");
    EXPECT_EQ(told("pacman", {{"energy", "4"}}), "");
    Labyrinth cut = bend();
    cut.put({0, 0}, Direction::right, false);
    EXPECT_EQ(made(cut, "maze").error().message, "walls block every route, so the map cannot be made solvable");
    cut.exit = cut.entrance;
    EXPECT_TRUE(made(cut, "maze").error().message.english().starts_with("entrance and exit are in the same room"));
    EXPECT_EQ(made(labyrinth::solid({4000, 4001}), "maze").error().message,
              "4000 x 4001 rooms become a map of 64032003 cells (limit: 64000000)");
    Budget budget;
    EXPECT_EQ(translate(world("maze"), "N=1, M=3, P=9\nS1E\n", world("pacman"), {.strewn = {{"food", "1"}}}, budget)
                  .error()
                  .message,
              "--food is for labyrinths converted to MAZE or Pac-Man");
}

}  // namespace
}  // namespace ariadne::catalog
