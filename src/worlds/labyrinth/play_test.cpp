#include "worlds/labyrinth/play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "worlds/labyrinth/testing/random_labyrinth.h"

namespace ariadne::labyrinth {

using worlds::Standing;
using worlds::Turn;

namespace {

// Three rows of two rooms: from the entrance right and down to the exit, or down into a dead end of two rooms.
Labyrinth sample() {
    Labyrinth labyrinth = solid({3, 2});
    labyrinth.put({0, 0}, Direction::right, true);
    labyrinth.put({0, 1}, Direction::down, true);
    labyrinth.put({0, 0}, Direction::down, true);
    labyrinth.put({1, 0}, Direction::down, true);
    labyrinth.exit = {1, 1};
    return labyrinth;
}

render::Paint floor(const worlds::View& view, Cell c) {
    return view.board.style(c).fill;
}

TEST(Play, WalksToTheExit) {
    const auto walk = play(sample()).value();
    EXPECT_EQ(walk->moves(), (std::vector<std::string>{"down", "right"}));
    EXPECT_EQ(walk->apply("left"), worlds::refusal(Standing::running, "wall"));
    EXPECT_EQ(walk->apply("jump"), worlds::refusal(Standing::running, "unknown"));
    EXPECT_EQ(walk->apply("right"), (Turn{false, Standing::running, {}}));
    EXPECT_EQ(walk->apply("down"), (Turn{false, Standing::won, {{"exit", 2}}}));
    EXPECT_EQ(walk->apply("up"), worlds::refusal(Standing::won, "over"));
    EXPECT_TRUE(walk->moves().empty());
    EXPECT_EQ(walk->view().figures, (worlds::Figures{{"steps", 2}}));
    EXPECT_TRUE(walk->undo());
    EXPECT_EQ(walk->view().standing, Standing::running);
}

TEST(Play, LeavesFootprints) {
    const auto walk = play(sample()).value();
    const worlds::View before = walk->view();
    walk->apply("down");
    walk->apply("down");
    const worlds::View below = walk->view();
    EXPECT_EQ(below.walker, (Cell{2, 0}));
    EXPECT_NE(floor(below, {1, 0}), floor(before, {1, 0}));
    walk->apply("up");
    walk->apply("up");
    const worlds::View back = walk->view();
    EXPECT_EQ(floor(back, {1, 0}), floor(back, {2, 0}));
    EXPECT_LT(floor(back, {1, 0}).level, floor(below, {1, 0}).level) << "where he turned back";
    while (walk->undo()) {
    }
    EXPECT_EQ(walk->view().board, before.board) << "what is undone leaves none";
}

TEST(Play, FogShowsWhatLiesAhead) {
    const auto walk = play(sample()).value();
    EXPECT_TRUE(walk->set("fog", "on"));
    EXPECT_FALSE(walk->set("fog", "thick"));
    EXPECT_FALSE(walk->set("safe", "on"));
    EXPECT_EQ(walk->settings(), (std::vector<worlds::Setting>{{"fog", {"off", "on"}, "on"}}));
    EXPECT_EQ(walk->view().board.walls->rooms.count(), 4U) << "a column and its neighbour";
    walk->apply("right");
    EXPECT_EQ(walk->view().board.walls->rooms.count(), 5U);
    walk->undo();
    EXPECT_EQ(walk->view().board.walls->rooms.count(), 5U) << "what was seen is not forgotten";
    walk->restart();
    EXPECT_EQ(walk->view().board.walls->rooms.count(), 4U);
}

TEST(Play, PlansFromHere) {
    Labyrinth labyrinth = sample();
    labyrinth.put({1, 0}, Direction::right, true);
    labyrinth.weights.assign(12, 0);
    labyrinth.weights[0] = labyrinth.weights[1] = labyrinth.weights[3] = 2;
    labyrinth.weights[4] = labyrinth.weights[5] = 9;  // of the room below the entrance
    const auto walk = play(labyrinth).value();
    Budget budget;
    worlds::Plan plan = walk->planner("cost")(budget);
    EXPECT_EQ(plan.moves, (std::vector<std::string>{"right", "down"}));
    EXPECT_EQ(plan.figures, (worlds::Figures{{"steps", 2}, {"cost", 4}}));
    EXPECT_TRUE(plan.proven);
    walk->apply("down");
    EXPECT_EQ(walk->planner("steps")(budget).moves, (std::vector<std::string>{"right"}));
    EXPECT_EQ(walk->planner("cost")(budget).moves, (std::vector<std::string>{"up", "right", "down"}));
    EXPECT_EQ(walk->view().figures, (worlds::Figures{{"cost", 2}, {"steps", 1}}));

    labyrinth = sample();
    labyrinth.put({0, 1}, Direction::down, false);
    plan = play(labyrinth).value()->planner("steps")(budget);
    EXPECT_EQ(plan.verdict, Verdict::impossible);
    EXPECT_EQ(plan.reason, "walls");
}

TEST(Play, RandomWalksUndoToTheBeginning) {
    Random random(9);
    for (int round = 0; round < 200; ++round) {
        const Labyrinth labyrinth = testing::random_labyrinth(random);
        const auto walk = play(labyrinth).value();
        const worlds::View first = walk->view();
        std::set<Cell> rooms = {labyrinth.entrance};
        for (int i = 0; i < 30; ++i) {
            const std::vector<std::string> moves = walk->moves();
            if (moves.empty()) break;
            ASSERT_FALSE(walk->apply(moves[random.below(moves.size())]).refused);
            rooms.insert(*walk->view().walker);
        }
        const worlds::View last = walk->view();
        for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
            const Cell c = labyrinth.size.cell(i);
            if (c == labyrinth.entrance || c == labyrinth.exit) continue;
            ASSERT_EQ(last.board.cells[i] != first.board.cells[i], rooms.contains(c));
        }
        while (walk->undo()) {
        }
        ASSERT_EQ(walk->view().board, first.board);
        ASSERT_EQ(walk->view().figures, first.figures);
    }
}

TEST(Play, IsNotForTheLargest) {
    EXPECT_TRUE(play(solid({2, 2})));
    const auto refused = play(solid({1, 4'000'001}));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "1 x 4000001 rooms are too many to play (limit: 4000000)");
}

}  // namespace
}  // namespace ariadne::labyrinth
