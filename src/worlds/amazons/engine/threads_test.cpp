#include <gtest/gtest.h>

#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/testing/plain_minimax.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

TEST(AmazonsThreads, ManyHandsPlayByTheRules) {
    Engine engine({.threads = 4});
    Position position = *new_position(6);
    while (!has_lost(position)) {
        Budget budget;
        engine.set(position);
        int told = 0;
        const Finding found = engine.think({.seconds = 0.02}, budget, [&](const Thought&) { ++told; });
        ASSERT_TRUE(found.best);
        ASSERT_GT(told, 0);
        ASSERT_FALSE(why_not(position, *found.best));
        position = apply(position, *found.best);
    }
}

TEST(AmazonsThreads, ManyHandsProveWhatIsTrue) {
    Random random(21);
    testing::PlainMinimax truth;
    int proven = 0;
    for (int i = 0; i < 60; ++i) {
        const Position position = testing::random_position(random, {3, 4}, 2, 2, 6);
        Engine engine({.threads = 4});
        Budget budget;
        engine.set(position);
        const Finding found = engine.think({.nodes = 20000}, budget);
        if (found.thought.proof == Proof::none) continue;
        ++proven;
        ASSERT_EQ(found.thought.proof == Proof::win, truth.wins(position)) << write_fen(position);
    }
    EXPECT_GT(proven, 50);
}

TEST(AmazonsThreads, MoreHandsThanTheMachineGivesStillEnd) {
    Engine engine({.threads = 300});
    Budget budget;
    engine.set(*new_position(10));
    EXPECT_TRUE(engine.think({.seconds = 0.05}, budget).best);
}

}  // namespace ariadne::amazons
