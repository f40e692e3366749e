#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "worlds/maze_pacman/game.h"
#include "worlds/pacman/entry.h"
#include "worlds/pacman/play.h"
#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {

using worlds::Standing;
using worlds::Turn;

namespace {

constexpr std::string_view contest =
    "4,3\n"
    "1,2,10\n"
    "4,3\n"
    "V,J3,J4,B2\n"
    "V,V,Z7,J1\n"
    "V,V,Z4,V\n";

Walk walk_on(std::string_view text) {
    return begin(parse(text)->map);
}

Turn refused(std::string name, std::int64_t value = 0) {
    return worlds::refusal(Standing::running, std::move(name), value);
}

TEST(PacmanPlay, FoodIsEatenOnceAndTheGoalEndsTheGame) {
    Walk walk = walk_on(contest);
    for (const Direction d : {Direction::up, Direction::right}) walk.apply(d);
    EXPECT_EQ(walk.left, 11);
    EXPECT_EQ(walk.apply(Direction::right), (Turn{false, Standing::running, {{"food", 4}}}));
    EXPECT_EQ(walk.left, 14);
    EXPECT_EQ(walk.apply(Direction::left), (Turn{false, Standing::running, {}}));
    EXPECT_EQ(walk.left, 13);
    walk.undo();
    EXPECT_EQ(walk.apply(Direction::right), (Turn{false, Standing::running, {{"bomb", 2}}}));
    walk.apply(Direction::down);
    EXPECT_EQ(walk.apply(Direction::down), (Turn{false, Standing::won, {{"goal", 10}}}));
    EXPECT_EQ(walk.apply(Direction::up), worlds::refusal(Standing::won, "over"));
    EXPECT_EQ(walk.steps(), 6);
    EXPECT_EQ(walk.finds, 3);
}

TEST(PacmanPlay, WallsCostAtEveryEntry) {
    Walk walk = walk_on("3,1\n1,1,20\n3,1\nV,Z4,V\n");
    EXPECT_EQ(walk.apply(Direction::right), (Turn{false, Standing::running, {{"climb", 4}}}));
    walk.apply(Direction::left);
    walk.apply(Direction::right);
    EXPECT_EQ(walk.left, 20 - 5 - 1 - 5);
}

TEST(PacmanPlay, BombsGoOffOnce) {
    Walk walk = walk_on("3,1\n1,1,20\n3,1\nV,B4,V\n");
    walk.apply(Direction::right);
    walk.apply(Direction::left);
    EXPECT_EQ(walk.apply(Direction::right), (Turn{false, Standing::running, {}}));
    EXPECT_EQ(walk.left, 20 - 5 - 1 - 1);
}

TEST(PacmanPlay, AnEndlessWallAndTheEdgeAreNoTurn) {
    Walk walk = walk_on("2,2\n1,1,5\n2,2\nV,Z\nV,V\n");
    const Walk before = walk;
    EXPECT_EQ(walk.apply(Direction::right), refused("wall"));
    EXPECT_EQ(walk.apply(Direction::up), refused("edge"));
    EXPECT_EQ(walk, before);
}

TEST(PacmanPlay, ADeadlyBombKillsTheRichestAndCanBeUndone) {
    Walk walk = walk_on("3,2\n1,1,500\n3,2\nV,B,V\nV,V,V\n");
    const Walk before = walk;
    EXPECT_EQ(walk.apply(Direction::right), (Turn{false, Standing::lost, {{"killed", 0}}}));
    EXPECT_EQ(walk.apply(Direction::left), worlds::refusal(Standing::lost, "over"));
    EXPECT_TRUE(walk.undo());
    EXPECT_EQ(walk, before);
}

TEST(PacmanPlay, ZeroIsDeathButNotOnTheGoal) {
    Walk walk = walk_on("3,1\n1,1,2\n3,1\nV,V,V\n");
    walk.apply(Direction::right);
    EXPECT_EQ(walk.apply(Direction::right), (Turn{false, Standing::won, {{"goal", 0}}}));
    Walk dead = walk_on("3,1\n1,1,1\n3,1\nV,V,V\n");
    EXPECT_EQ(dead.apply(Direction::right), (Turn{false, Standing::lost, {{"exhausted", 0}}}));
}

// The energy that stands before a cell, and whether each safe mode lets one in.
TEST(PacmanPlay, SafeModes) {
    struct Case {
        const char* cell;
        int energy;
        bool written;
        bool strict;
    };
    for (const Case& c : {Case{"Z3", 5, true, true}, Case{"Z3", 4, true, false}, Case{"Z3", 3, false, false},
                          Case{"B3", 5, true, true}, Case{"B3", 4, true, false}, Case{"B3", 3, false, false},
                          Case{"B", 99, false, false}, Case{"Z", 99, false, false}, Case{"V", 2, true, true},
                          Case{"V", 1, true, false}, Case{"J1", 1, true, true}}) {
        const std::string text = "3,1\n1,1," + std::to_string(c.energy) + "\n3,1\nV," + c.cell + ",V\n";
        for (const auto& [safety, allowed] :
             {std::pair(PlayRules::written, c.written), std::pair(PlayRules::strict, c.strict)}) {
            Walk walk = walk_on(text);
            walk.safety = safety;
            const Walk before = walk;
            EXPECT_EQ(!walk.apply(Direction::right).refused, allowed) << text << Walk::safeties[safety];
            if (!allowed) {
                EXPECT_EQ(walk, before);
            }
        }
    }
    Walk arriving = walk_on("2,1\n1,1,1\n2,1\nV,V\n");
    arriving.safety = PlayRules::strict;
    EXPECT_EQ(arriving.apply(Direction::right).standing, Standing::won) << "0 on the goal is no death";
}

TEST(PacmanPlay, RefusalsSayWhy) {
    Walk walk = walk_on("3,2\n1,1,3\n3,2\nV,Z3,V\nB,V,V\n");
    walk.safety = PlayRules::written;
    EXPECT_EQ(walk.apply(Direction::right), refused("safe energy", -1));
    EXPECT_EQ(walk.apply(Direction::down), refused("safe deadly"));
}

Map random_map(Random& random) {
    Map map{{3, 4}, {0, 0}, {2, 3}, random.between(1, 20), std::vector<Tile>(12)};
    for (std::size_t i = 1; i < 11; ++i) {
        const auto kind = static_cast<Kind>(random.below(4));
        map.tiles[i] = {kind, static_cast<std::uint8_t>(kind == Kind::empty ? 0 : random.below(6))};
        if (map.tiles[i] == Tile{Kind::food, 0}) map.tiles[i].value = 1;
    }
    return map;
}

TEST(PacmanPlay, RandomWalksAgreeWithTheVerifierAndUndoToTheBeginning) {
    Random random(11);
    for (int round = 0; round < 500; ++round) {
        const Map map = random_map(random);
        const Walk first = begin(map);
        Walk walk = first;
        Route route = {walk.at};
        for (int i = 0; i < 30 && walk.standing() == Standing::running; ++i) {
            if (!walk.apply(all_directions[random.below(4)]).refused) route.push_back(walk.at);
        }
        const Replay replayed = replay(map, route);
        EXPECT_EQ(replayed.steps, walk.steps());
        EXPECT_EQ(replayed.left, walk.left);
        EXPECT_EQ(replayed.valid, walk.standing() == Standing::won);
        while (walk.undo()) {
        }
        EXPECT_EQ(walk, first);
    }
}

// Half way, with food eaten, bombs gone and perhaps a wall under his feet: the plan must be walkable from there, and
// where there is none, no walk of any kind wins.
TEST(PacmanPlay, PlansFromTheMiddleOfAGameHold) {
    Random random(12);
    int planned = 0;
    for (int round = 0; round < 80; ++round) {
        Walk walk = begin(random_map(random));
        for (int i = 0; i < 4 && walk.standing() == Standing::running; ++i) {
            const Direction d = all_directions[random.below(4)];
            if (!walk.apply(d).refused && walk.standing() != Standing::running) walk.undo();
        }
        Budget budget;
        const worlds::Plan plan = maze_pacman::plan_walk(walk, "steps", budget);
        EXPECT_EQ(plan.bug, "");
        if (plan.verdict == Verdict::solved) {
            ++planned;
            for (const std::string& move : plan.moves) walk.apply(*worlds::direction_of(move));
            EXPECT_EQ(walk.standing(), Standing::won);
            continue;
        }
        EXPECT_EQ(plan.verdict, Verdict::impossible);
        for (int tries = 0; tries < 50; ++tries) {
            Walk tried = walk;
            for (int i = 0; i < 25 && tried.standing() == Standing::running; ++i) {
                tried.apply(all_directions[random.below(4)]);
            }
            EXPECT_NE(tried.standing(), Standing::won);
        }
    }
    EXPECT_GT(planned, 10);
}

TEST(PacmanPlay, TheGameOnTheContestsMap) {
    const auto game = entry().read(contest).value()->play();
    ASSERT_TRUE(game);
    Budget budget;
    EXPECT_EQ((*game)->planner("steps")(budget).moves.size(), 4U);
    const worlds::Plan richest = (*game)->planner("energy")(budget);
    EXPECT_TRUE(richest.proven);
    EXPECT_EQ(richest.figures.back(), (std::pair<std::string, std::int64_t>{"energy", 10}));
    EXPECT_EQ((*game)->settings(), (std::vector<worlds::Setting>{{"safe", {"off", "written", "strict"}, "off"}}));
    EXPECT_EQ((*game)->view().figures, (worlds::Figures{{"energy", 10}, {"steps", 0}, {"eaten", 0}}));
    EXPECT_EQ((*game)->moves(), (std::vector<std::string>{"down", "right", "up"}));
}

}  // namespace
}  // namespace ariadne::pacman
