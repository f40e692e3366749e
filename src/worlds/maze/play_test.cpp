#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/maze/entry.h"
#include "worlds/maze/play.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {

using worlds::Standing;
using worlds::Turn;

namespace {

constexpr std::string_view small =
    "N=3, M=5, P=4\n"
    "#S2E#\n"
    "#T0##\n"
    "#9###\n";

Walk run_on(std::string_view text) {
    return begin(parse(text)->map);
}

TEST(Play, AWinEndsTheRun) {
    Walk run = run_on(small);
    EXPECT_EQ(run.apply(Direction::right), (Turn{false, Standing::running, {{"toll", 2}}}));
    EXPECT_EQ(run.left, 2);
    EXPECT_EQ(run.apply(Direction::right), (Turn{false, Standing::won, {{"exit", 2}}}));
    EXPECT_EQ(run.apply(Direction::left), worlds::refusal(Standing::won, "over"));
    EXPECT_EQ(run.steps(), 2);
}

TEST(Play, RefusedMovesChangeNothing) {
    Walk run = run_on(small);
    const Walk before = run;
    EXPECT_EQ(run.apply(Direction::up), worlds::refusal(Standing::running, "edge"));
    EXPECT_EQ(run.apply(Direction::left), worlds::refusal(Standing::running, "wall"));
    EXPECT_EQ(run, before);
}

TEST(Play, TreasuresAreTakenOnce) {
    Walk run = run_on(small);
    EXPECT_EQ(run.apply(Direction::down), (Turn{false, Standing::running, {{"treasure", 5}}}));
    EXPECT_EQ(run.left, 9);
    run.apply(Direction::up);
    EXPECT_EQ(run.apply(Direction::down), (Turn{false, Standing::running, {}}));
    EXPECT_EQ(run.left, 9);
    EXPECT_EQ(run.finds, 1);
}

TEST(Play, ADeathCanBeUndoneAndSafeModeRefusesIt) {
    Walk run = run_on(small);
    run.apply(Direction::down);
    const Walk before = run;
    EXPECT_EQ(run.apply(Direction::down), (Turn{false, Standing::lost, {{"toll", 9}, {"died", 0}}}));
    EXPECT_EQ(run.apply(Direction::up), worlds::refusal(Standing::lost, "over"));
    EXPECT_TRUE(run.undo());
    EXPECT_EQ(run, before);
    run.safety = 1;
    EXPECT_EQ(run.apply(Direction::down), worlds::refusal(Standing::running, "safe life", 0));
}

TEST(Play, RandomWalksAgreeWithTheVerifierAndUndoToTheBeginning) {
    Random random(7);
    for (int round = 0; round < 300; ++round) {
        Map map{{4, 5}, random.between(1, 30), std::string(20, '0')};
        for (char& c : map.cells) c = "0001259T#"[random.below(9)];
        map.cells[0] = start;
        map.cells[19] = end;
        const Walk first = begin(map);
        Walk run = first;
        Route route = {run.at};
        for (int i = 0; i < 40 && run.standing() == Standing::running; ++i) {
            if (!run.apply(all_directions[random.below(4)]).refused) route.push_back(run.at);
        }
        const Replay replayed = replay(map, route);
        EXPECT_EQ(replayed.steps, run.steps());
        EXPECT_EQ(replayed.left, run.left);
        EXPECT_EQ(replayed.valid, run.standing() == Standing::won);
        while (run.undo()) {
        }
        EXPECT_EQ(run, first);
    }
}

TEST(Play, ThePlanGoesOnFromWhereTheRunnerStands) {
    const auto game = entry().read(small).value()->play();
    ASSERT_TRUE(game);
    Budget budget;
    worlds::Plan plan = (*game)->planner("steps")(budget);
    EXPECT_EQ(plan.moves, (std::vector<std::string>{"right", "right"}));
    EXPECT_TRUE(plan.proven);

    plan = (*game)->planner("life")(budget);
    EXPECT_EQ(plan.figures, (worlds::Figures{{"steps", 4}, {"life", 7}}));

    // On a cell that costs, which he leaves and may have to enter again.
    ASSERT_FALSE((*game)->apply("right").refused);
    plan = (*game)->planner("life")(budget);
    EXPECT_EQ(plan.bug, "");
    EXPECT_EQ(plan.figures.back(), (std::pair<std::string, std::int64_t>{"life", 5}));
    for (const std::string& move : plan.moves) EXPECT_FALSE((*game)->apply(move).refused);
    EXPECT_EQ((*game)->view().standing, Standing::won);
    EXPECT_EQ((*game)->view().figures.front().second, 5);
}

TEST(Play, ThePlanSaysWhenThereIsNoWayAnyMore) {
    const auto game = entry().read("N=1, M=5, P=4\nS12E#\n").value()->play();
    ASSERT_TRUE(game);
    for (const char* move : {"right", "left", "right"}) (*game)->apply(move);
    Budget budget;
    const worlds::Plan plan = (*game)->planner("steps")(budget);
    EXPECT_EQ(plan.verdict, Verdict::impossible);
    EXPECT_EQ(plan.reason, "life");
}

TEST(Play, TheGameKnowsItsMovesAndSettings) {
    const auto game = entry().read(small).value()->play();
    ASSERT_TRUE(game);
    EXPECT_EQ((*game)->moves(), (std::vector<std::string>{"down", "right"}));
    EXPECT_TRUE((*game)->apply("jump").refused);
    EXPECT_EQ((*game)->settings(), (std::vector<worlds::Setting>{{"safe", {"off", "strict"}, "off"}}));
    EXPECT_TRUE((*game)->set("safe", "strict"));
    EXPECT_FALSE((*game)->set("safe", "maybe"));
    EXPECT_EQ((*game)->settings().front().value, "strict");
    (*game)->apply("down");
    EXPECT_EQ((*game)->moves(), (std::vector<std::string>{"right", "up"}));
    (*game)->restart();
    EXPECT_EQ((*game)->view().figures, (worlds::Figures{{"life", 4}, {"steps", 0}, {"treasures", 0}}));
    EXPECT_FALSE((*game)->undo());
}

TEST(Play, ABadTextIsAnError) {
    EXPECT_FALSE(entry().read("N=1, M=5, P=4\nS12X#\n"));
    EXPECT_FALSE(entry().read(small, true)) << "warnings are errors";
}

}  // namespace
}  // namespace ariadne::maze
