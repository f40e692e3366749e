#include "worlds/labyrinth/testing/random_labyrinth.h"

#include <gtest/gtest.h>

namespace ariadne::labyrinth::testing {
namespace {

// The rooms that can be reached from the entrance, by going on until nothing changes.
std::size_t reached(const Labyrinth& labyrinth) {
    BitGrid seen(labyrinth.size);
    seen.set(labyrinth.entrance);
    for (std::size_t before = 0; before != seen.count();) {
        before = seen.count();
        for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
            const Cell c = labyrinth.size.cell(i);
            for (const Direction d : all_directions)
                if (seen.get(c) && labyrinth.open(c, d)) seen.set(step(c, d));
        }
    }
    return seen.count();
}

TEST(RandomLabyrinth, IsWhatItsTraitsSay) {
    Random random(1);
    for (int round = 0; round < 200; ++round) {
        const Size size = {1 + static_cast<int>(random.below(6)), 1 + static_cast<int>(random.below(6))};
        const Traits traits = {random.chance(1, 2), random.chance(1, 2), false, random.chance(1, 2),
                               random.chance(1, 2)};
        const Labyrinth made = random_labyrinth(size, traits, random);
        EXPECT_TRUE(made.has(made.entrance) && made.has(made.exit));
        EXPECT_EQ(reached(made), made.room_count());
        EXPECT_TRUE(traits.braided || made.passage_count() + 1 == made.room_count());
        EXPECT_EQ(made.rooms.empty(), !traits.masked);
        EXPECT_EQ(made.weights.empty(), !traits.weighted);
        for (std::size_t i = 0; i < size.area(); ++i) {
            for (const Direction d : {Direction::right, Direction::down}) {
                const Cell c = size.cell(i);
                EXPECT_TRUE(!made.open(c, d) || (made.has(c) && made.has(step(c, d))));
                EXPECT_EQ(!traits.weighted || made.weight(c, d) > 0, !traits.weighted || made.open(c, d));
            }
        }
    }
}

TEST(RandomLabyrinth, IsTheSameForTheSameSeed) {
    Random one(5);
    Random two(5);
    for (int round = 0; round < 50; ++round) EXPECT_EQ(random_labyrinth(one), random_labyrinth(two));
}

}  // namespace
}  // namespace ariadne::labyrinth::testing
