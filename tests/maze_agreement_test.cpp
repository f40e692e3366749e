// Every algorithm of MAZE against plain enumeration, on thousands of small maps.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/maze/solve.h"
#include "worlds/maze/testing/brute_force.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {
namespace {

using brute_force::Facts;
using brute_force::Kind;
using resource::Answer;
using resource::Objective;
using resource::Reason;
using resource::Walk;

Answer ask(const Map& map, const Question& question) {
    Budget budget;
    return solve(map, question, budget);
}

void expect_sound(const Map& map, const Walk& walk) {
    const Replay replayed = replay(map, walk.cells);
    ASSERT_TRUE(replayed.valid) << replayed.message;
    ASSERT_EQ(replayed.life, walk.life);
}

void expect_kind(const Answer& answer, const Facts& facts) {
    switch (facts.kind) {
        case Kind::solved:
            ASSERT_EQ(answer.verdict, Verdict::solved);
            ASSERT_EQ(answer.reason, Reason::none);
            ASSERT_TRUE(answer.best && answer.feasible);
            return;
        case Kind::walls:
            ASSERT_EQ(answer.verdict, Verdict::impossible);
            ASSERT_EQ(answer.reason, Reason::walls);
            return;
        case Kind::life:
            ASSERT_EQ(answer.verdict, Verdict::impossible);
            ASSERT_EQ(answer.reason, Reason::life);
            return;
    }
}

void expect_fewest_steps(const Map& map, const Facts& facts, Algorithm algorithm) {
    const Answer answer = ask(map, {.algorithm = algorithm});
    ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
    ASSERT_TRUE(answer.proven);
    if (facts.kind != Kind::solved) return;
    ASSERT_NO_FATAL_FAILURE(expect_sound(map, *answer.feasible));
    ASSERT_NO_FATAL_FAILURE(expect_sound(map, *answer.best));
    ASSERT_EQ(answer.best->steps(), facts.steps);
    ASSERT_EQ(answer.bound, facts.steps);
    ASSERT_TRUE(answer.life_proven);
    ASSERT_EQ(answer.best->life, facts.life);
}

void expect_most_life(const Map& map, const Facts& facts, Algorithm algorithm) {
    const Answer answer = ask(map, {.objective = Objective::life, .algorithm = algorithm});
    ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
    ASSERT_TRUE(answer.proven);
    if (facts.kind != Kind::solved) return;
    ASSERT_NO_FATAL_FAILURE(expect_sound(map, *answer.best));
    ASSERT_EQ(answer.best->life, facts.most_life);
    ASSERT_EQ(answer.bound, facts.most_life);
    ASSERT_GE(answer.best->steps(), facts.steps_of_most_life);
}

void expect_count(const Map& map, const Facts& facts, Algorithm algorithm) {
    constexpr std::uint64_t listed = 7;
    const Answer answer = ask(map, {.algorithm = algorithm, .count = true, .list = listed});
    ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
    if (facts.kind != Kind::solved) return;
    ASSERT_TRUE(answer.count);
    ASSERT_EQ(*answer.count, facts.routes);
    ASSERT_EQ(answer.listed.size(), facts.routes < listed ? facts.routes.convert_to<std::uint64_t>() : listed);
    std::set<std::vector<Cell>> different;
    for (const Walk& walk : answer.listed) {
        ASSERT_NO_FATAL_FAILURE(expect_sound(map, walk));
        ASSERT_EQ(walk.steps(), facts.steps);
        different.insert(walk.cells);
    }
    ASSERT_EQ(different.size(), answer.listed.size());
}

// Connectivity claims less, and what it claims holds.
void expect_honest(const Map& map, const Facts& facts) {
    const Answer answer = ask(map, {.algorithm = Algorithm::bfs});
    ASSERT_EQ(answer.verdict == Verdict::impossible, facts.kind == Kind::walls);
    if (facts.kind == Kind::solved) {
        ASSERT_LE(answer.bound, facts.steps);
    }
    if (answer.verdict != Verdict::solved) return;
    ASSERT_EQ(facts.kind, Kind::solved);
    ASSERT_NO_FATAL_FAILURE(expect_sound(map, *answer.best));
    ASSERT_EQ(answer.best->steps(), facts.steps);
    ASSERT_LE(answer.best->life, facts.life);
}

void expect_least_life(const Map& map) {
    const long truth = brute_force::least_life(map);
    Budget budget;
    const auto answer = least_life(map, budget);
    if (truth == 0) {
        ASSERT_EQ(answer.verdict, Verdict::impossible);
        ASSERT_EQ(answer.reason, Reason::walls);
        return;
    }
    ASSERT_EQ(answer.verdict, Verdict::solved);
    ASSERT_EQ(answer.low, truth);
    ASSERT_EQ(answer.high, truth);
    Map with = map;
    with.life = truth;
    ASSERT_TRUE(answer.walk);
    ASSERT_NO_FATAL_FAILURE(expect_sound(with, *answer.walk));
}

void expect_trade_off(const Map& map, const Facts& facts) {
    Budget budget;
    const auto answer = trade_off(map, budget);
    if (facts.kind != Kind::solved) {
        ASSERT_EQ(answer.verdict, Verdict::impossible);
        ASSERT_EQ(answer.reason, facts.kind == Kind::walls ? Reason::walls : Reason::life);
        return;
    }
    ASSERT_EQ(answer.verdict, Verdict::solved);
    ASSERT_TRUE(answer.complete);
    ASSERT_EQ(answer.points.size(), facts.trade_off.size());
    for (std::size_t i = 0; i < answer.points.size(); ++i) {
        ASSERT_EQ(answer.points[i].steps, facts.trade_off[i].first);
        ASSERT_EQ(answer.points[i].life, facts.trade_off[i].second);
        ASSERT_EQ(answer.points[i].bound, facts.trade_off[i].second);
        ASSERT_EQ(answer.points[i].walk.steps(), answer.points[i].steps);
        ASSERT_NO_FATAL_FAILURE(expect_sound(map, answer.points[i].walk));
    }
}

struct Batch {
    std::string_view name;
    std::uint64_t seed;
    int maps;
    testing::Extent extent;
    bool tight = false;  // the life given is about the least that wins
};

class MazeAgreement : public ::testing::TestWithParam<Batch> {
  protected:
    // Runs the check on every map of the batch, stopping at the first that fails.
    template <class Check>
    void on_every_map(int share, Check check) {
        Random random(GetParam().seed);
        std::array<int, 3> kinds{};
        for (int i = 0; i < GetParam().maps / share; ++i) {
            Map map = testing::random_map(random, GetParam().extent);
            if (GetParam().tight)
                map.life = std::max<std::int64_t>(1, brute_force::least_life(map) + random.between(-1, 2));
            const Facts facts = brute_force::solve(map);
            ++kinds[static_cast<std::size_t>(facts.kind)];
            SCOPED_TRACE(write(map));
            ASSERT_NO_FATAL_FAILURE(check(map, facts));
        }
        for (const int seen : kinds) EXPECT_GT(seen, 5);
    }
};

INSTANTIATE_TEST_SUITE_P(
    Maps, MazeAgreement,
    ::testing::Values(Batch{"tiny", 1, 2000, {.largest_side = 3, .most_treasures = 5, .most_life = 20}},
                      Batch{"small", 2, 1500, {.largest_side = 4, .most_treasures = 4, .most_life = 14}},
                      Batch{"wide", 3, 400, {.largest_side = 6, .most_treasures = 4, .most_life = 16}},
                      Batch{"tight", 4, 800, {.largest_side = 5, .most_treasures = 5}, true}),
    [](const auto& which) { return std::string(which.param.name); });

TEST_P(MazeAgreement, StateSearches) {
    on_every_map(1, [](const Map& map, const Facts& facts) {
        for (const Algorithm algorithm : {Algorithm::state_bfs, Algorithm::astar}) {
            ASSERT_NO_FATAL_FAILURE(expect_fewest_steps(map, facts, algorithm));
            ASSERT_NO_FATAL_FAILURE(expect_most_life(map, facts, algorithm));
        }
        ASSERT_NO_FATAL_FAILURE(expect_count(map, facts, Algorithm::state_bfs));
        ASSERT_NO_FATAL_FAILURE(expect_honest(map, facts));
    });
}

TEST_P(MazeAgreement, Exact) {
    on_every_map(1, [](const Map& map, const Facts& facts) {
        ASSERT_NO_FATAL_FAILURE(expect_fewest_steps(map, facts, Algorithm::exact));
        ASSERT_NO_FATAL_FAILURE(expect_count(map, facts, Algorithm::exact));
    });
}

TEST_P(MazeAgreement, ExactMostLife) {
    on_every_map(1, [](const Map& map, const Facts& facts) { expect_most_life(map, facts, Algorithm::exact); });
}

TEST_P(MazeAgreement, ExactAny) {
    on_every_map(1, [](const Map& map, const Facts& facts) {
        const Answer answer = ask(map, {.any = true});
        ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
        if (facts.kind == Kind::solved) {
            ASSERT_NO_FATAL_FAILURE(expect_sound(map, *answer.feasible));
        }
    });
}

TEST_P(MazeAgreement, ExactLeastLife) {
    on_every_map(4, [](const Map& map, const Facts&) { expect_least_life(map); });
}

TEST_P(MazeAgreement, ExactTradeOff) {
    on_every_map(1, [](const Map& map, const Facts& facts) { expect_trade_off(map, facts); });
}

}  // namespace
}  // namespace ariadne::maze
