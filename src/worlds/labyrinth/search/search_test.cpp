#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "worlds/labyrinth/search/dead_ends.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/search/searches.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"

namespace ariadne::labyrinth {

namespace {

constexpr std::string_view walkers[] = {"wall-follower", "tremaux"};

Finding run(const Searcher& searcher, const Labyrinth& labyrinth) {
    Budget budget;
    return searcher.search(labyrinth, budget, nullptr);
}

// A ring of 3 x 3 rooms, the room in its middle behind the left one.
Labyrinth ring() {
    Labyrinth labyrinth = solid({3, 3});
    for (const int row : {0, 2})
        for (const int col : {0, 1}) labyrinth.put({row, col}, Direction::right, true);
    for (const int col : {0, 2})
        for (const int row : {0, 1}) labyrinth.put({row, col}, Direction::down, true);
    labyrinth.put({1, 0}, Direction::right, true);
    return labyrinth;
}

TEST(Searchers, HaveNamesAndADefault) {
    std::set<std::string_view> names;
    for (const Searcher& searcher : all_searchers()) {
        names.insert(searcher.name);
        EXPECT_EQ(find_searcher(searcher.name), &searcher);
    }
    EXPECT_EQ(names.size(), all_searchers().size());
    EXPECT_EQ(all_searchers().front().name, "best");
    EXPECT_TRUE(all_searchers().front().shortest);
    EXPECT_EQ(find_searcher("bead-first"), nullptr);
}

TEST(Searchers, OneRoomIsAnEmptyWay) {
    for (const Searcher& searcher : all_searchers()) {
        const Finding found = run(searcher, solid({1, 1}));
        EXPECT_EQ(found.verdict, Verdict::solved) << searcher.name;
        EXPECT_TRUE(found.proven && found.route.moves.empty() && found.cost == 0) << searcher.name;
        EXPECT_EQ(found.stats.expanded, 0U) << searcher.name;
    }
}

TEST(Searchers, WallsAllRoundAreProven) {
    for (const Searcher& searcher : all_searchers()) {
        const Finding found = run(searcher, solid({2, 3}));
        EXPECT_EQ(found.verdict, Verdict::impossible) << searcher.name;
        EXPECT_TRUE(found.proven) << searcher.name;
    }
}

TEST(Searchers, ACorridorIsWalkedThrough) {
    Labyrinth labyrinth = solid({1, 200});
    for (int col = 0; col < 199; ++col) labyrinth.put({0, col}, Direction::right, true);
    for (const Searcher& searcher : all_searchers()) {
        const Finding found = run(searcher, labyrinth);
        EXPECT_EQ(found.cost, 199) << searcher.name;
        EXPECT_EQ(found.route.cells().back(), labyrinth.exit) << searcher.name;
        EXPECT_TRUE(found.proven) << searcher.name << ": no way has fewer steps than there are columns";
    }
}

TEST(Searchers, WeightsDecideWhereTheyAreAskedFor) {
    Labyrinth labyrinth = ring();
    labyrinth.weights.assign(18, 0);
    for (std::size_t i = 0; i < 9; ++i) {
        if (labyrinth.open(labyrinth.size.cell(i), Direction::right)) labyrinth.weights[2 * i] = 3;
        if (labyrinth.open(labyrinth.size.cell(i), Direction::down)) labyrinth.weights[2 * i + 1] = 3;
    }
    labyrinth.weights[1] = 30;  // down from the entrance
    for (const Searcher& searcher : all_searchers()) {
        const Finding found = run(searcher, labyrinth);
        EXPECT_EQ(found.route.moves.size(), 4U) << searcher.name;
        EXPECT_TRUE(found.cost == 12 || (!searcher.shortest && found.cost == 39 && !found.proven)) << searcher.name;
    }
}

TEST(Searchers, AWallFollowerKnowsWhatItDoesNotKnow) {
    const Searcher& follower = *find_searcher("wall-follower");
    Labyrinth labyrinth = ring();
    labyrinth.exit = {1, 1};
    labyrinth.entrance = {2, 1};  // it goes left, and its right hand feels the inner wall
    EXPECT_EQ(run(follower, labyrinth).verdict, Verdict::solved);
    labyrinth.entrance = {0, 1};  // it goes left as well, along the outer wall
    EXPECT_EQ(run(follower, labyrinth).verdict, Verdict::unknown);
    EXPECT_EQ(run(*find_searcher("tremaux"), labyrinth).verdict, Verdict::solved);

    labyrinth.put({1, 0}, Direction::right, false);
    EXPECT_EQ(run(follower, labyrinth).verdict, Verdict::unknown);
    EXPECT_EQ(run(*find_searcher("tremaux"), labyrinth).verdict, Verdict::impossible);
    labyrinth.put({0, 0}, Direction::right, false);
    EXPECT_EQ(run(follower, labyrinth).verdict, Verdict::impossible) << "no ring: it has been everywhere";
}

TEST(Searchers, StopAtANodeLimitWithABoundThatHolds) {
    Random random(3);
    for (int round = 0; round < 150; ++round) {
        const Labyrinth labyrinth =
            testing::random_labyrinth({9, 9}, {.braided = round % 2 == 0, .weighted = round % 3 == 0}, random);
        const std::int64_t least = run(*find_searcher("dijkstra"), labyrinth).cost;
        for (const Searcher& searcher : all_searchers()) {
            const Finding whole = run(searcher, labyrinth);
            for (const std::uint64_t nodes : {0U, 1U, 7U, 20U}) {
                std::uint64_t told = 0;
                const Visit visit = [&](Cell) { ++told; };
                Budget budget(Limits{.nodes = nodes});
                const Finding found = searcher.search(labyrinth, budget, &visit);
                EXPECT_EQ(told, found.stats.expanded) << searcher.name;
                EXPECT_LE(found.stats.expanded, nodes) << searcher.name;
                EXPECT_EQ(found.verdict == Verdict::unknown, budget.exhausted() || whole.verdict == Verdict::unknown)
                    << searcher.name;
                EXPECT_LE(found.bound, least) << searcher.name;
            }
        }
    }
}

TEST(Searchers, StopWhenTheMemoryIsNotEnough) {
    Random random(4);
    const Labyrinth labyrinth = testing::random_labyrinth({12, 12}, {}, random);
    for (const Searcher& searcher : all_searchers()) {
        Budget budget(Limits{.bytes = 16});
        const Finding found = searcher.search(labyrinth, budget, nullptr);
        EXPECT_EQ(found.verdict, Verdict::unknown) << searcher.name;
        EXPECT_EQ(budget.stopped_by(), Stop::memory) << searcher.name;
        EXPECT_EQ(found.bound, 22) << searcher.name;
    }
    for (const Searcher& searcher : all_searchers()) {
        Budget budget;
        searcher.search(labyrinth, budget, nullptr);
        EXPECT_EQ(budget.bytes(), 0U) << searcher.name << " gives back what it took";
    }
}

TEST(Searchers, TellTheRoomsInOrder) {
    Random random(6);
    for (int round = 0; round < 100; ++round) {
        const Labyrinth labyrinth = testing::random_labyrinth({6, 70}, {.braided = round % 2 == 0}, random);
        for (const Searcher& searcher : all_searchers()) {
            std::vector<Cell> visited;
            const Visit visit = [&](Cell c) { visited.push_back(c); };
            Budget budget;
            const Finding found = searcher.search(labyrinth, budget, &visit);
            ASSERT_EQ(visited.size(), found.stats.expanded) << searcher.name;
            const bool filling = searcher.name == "best" || searcher.name == "dead-end-filling";
            EXPECT_TRUE(filling || visited.front() == labyrinth.entrance || visited.front() == labyrinth.exit);
            const bool walker = std::ranges::find(walkers, searcher.name) != std::end(walkers);
            if (walker) {
                for (std::size_t i = 1; i < visited.size(); ++i)
                    ASSERT_EQ(manhattan(visited[i - 1], visited[i]), 1) << searcher.name;
            } else {
                const std::set<Cell> rooms(visited.begin(), visited.end());
                EXPECT_EQ(rooms.size(), visited.size()) << searcher.name << " expands a room once";
            }
            EXPECT_EQ(run(searcher, labyrinth).route, found.route) << "watched or not";
        }
    }
}

TEST(DeadEnds, LeaveTheOneWayOfAPerfectLabyrinth) {
    Random random(8);
    for (int round = 0; round < 20; ++round) {
        const Labyrinth labyrinth = testing::random_labyrinth({9, 140}, {.anywhere = true}, random);
        const Finding way = run(*find_searcher("bfs"), labyrinth);
        Budget budget;
        Journey journey(labyrinth, budget, nullptr);
        Thinned thinned(budget);
        ASSERT_TRUE(fill_dead_ends(thinned, journey));
        EXPECT_EQ(thinned.right.count() + thinned.down.count(), way.route.moves.size());
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
