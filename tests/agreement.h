#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "resource/solve.h"
#include "rounds.h"
#include "worlds/maze_pacman/replay.h"
#include "worlds/maze_pacman/solve.h"

// Every algorithm of a walker's world against plain enumeration. `W` names the world's parts, as static members:
//   Map, Extent, random_map(random, extent), write(map), amount(map)
//   facts(map), least_truth(map)                                the truth, by enumeration
// and beside its map to_field(map), and replay(map, route), its verifier.
namespace ariadne::agreement {

using maze_pacman::Algorithm;
using maze_pacman::Question;
using resource::Finding;
using resource::Objective;
using resource::Reason;
using resource::Walk;

enum class Kind { solved, walls, spent };

struct Facts {
    Kind kind = Kind::walls;
    int steps = 0;                                // fewest
    long left = 0;                                // most of the resource among those
    resource::Count routes;                       // how many have the fewest steps
    long most_left = 0;                           // over all routes
    int steps_of_most_left = 0;                   // the fewest with which that is reached
    std::vector<std::pair<int, long>> trade_off;  // (steps, most left) where more steps bring more
};

template <class W>
using Map = typename W::Map;

template <class W>
Finding ask(const Map<W>& map, const Question& question) {
    Budget budget;
    return maze_pacman::solve(to_field(map), question, budget);
}

template <class W>
void expect_sound(const Map<W>& map, const Walk& walk) {
    const maze_pacman::Replay replayed = replay(map, walk.cells);
    ASSERT_TRUE(replayed.valid) << replayed.message;
    ASSERT_EQ(replayed.left, walk.life);
}

// It fails where and how it says; the nearest that anybody gets is held against enumeration in
// resource/attempt_test.cpp.
template <class W>
void expect_failing(const Map<W>& map, const resource::Attempt& attempt) {
    const maze_pacman::Replay replayed = replay(map, attempt.cells);
    const auto last = static_cast<std::int64_t>(attempt.cells.size()) - 1;
    ASSERT_FALSE(replayed.valid);
    ASSERT_EQ(replayed.died, attempt.death.has_value()) << replayed.message;
    ASSERT_EQ(replayed.steps, attempt.death.value_or(last));
    ASSERT_EQ(replayed.left, attempt.life);
}

inline void expect_kind(const Finding& answer, const Facts& facts) {
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
        case Kind::spent:
            ASSERT_EQ(answer.verdict, Verdict::impossible);
            ASSERT_EQ(answer.reason, Reason::life);
            return;
    }
}

template <class W>
void expect_fewest_steps(const Map<W>& map, const Facts& facts, Algorithm algorithm) {
    const Finding answer = ask<W>(map, {.algorithm = algorithm});
    ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
    ASSERT_TRUE(answer.proven);
    ASSERT_EQ(answer.attempt.has_value(), facts.kind != Kind::solved);
    if (facts.kind != Kind::solved) {
        ASSERT_TRUE(answer.attempt->proven);
        ASSERT_EQ(answer.attempt->death.has_value(), facts.kind == Kind::spent);
        ASSERT_NO_FATAL_FAILURE(expect_failing<W>(map, *answer.attempt));
        return;
    }
    ASSERT_NO_FATAL_FAILURE(expect_sound<W>(map, *answer.feasible));
    ASSERT_NO_FATAL_FAILURE(expect_sound<W>(map, *answer.best));
    ASSERT_EQ(answer.best->steps(), facts.steps);
    ASSERT_EQ(answer.bound, facts.steps);
    ASSERT_TRUE(answer.life_proven);
    ASSERT_EQ(answer.best->life, facts.left);
}

template <class W>
void expect_most_left(const Map<W>& map, const Facts& facts, Algorithm algorithm) {
    const Finding answer = ask<W>(map, {.objective = Objective::life, .algorithm = algorithm});
    ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
    ASSERT_TRUE(answer.proven);
    if (facts.kind != Kind::solved) return;
    ASSERT_NO_FATAL_FAILURE(expect_sound<W>(map, *answer.best));
    ASSERT_EQ(answer.best->life, facts.most_left);
    ASSERT_EQ(answer.bound, facts.most_left);
    ASSERT_GE(answer.best->steps(), facts.steps_of_most_left);
}

template <class W>
void expect_count(const Map<W>& map, const Facts& facts, Algorithm algorithm) {
    constexpr std::uint64_t listed = 7;
    const Finding answer = ask<W>(map, {.algorithm = algorithm, .count = true, .list = listed});
    ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
    if (facts.kind != Kind::solved) return;
    ASSERT_TRUE(answer.count);
    ASSERT_EQ(*answer.count, facts.routes);
    ASSERT_EQ(answer.listed.size(), facts.routes < listed ? facts.routes.convert_to<std::uint64_t>() : listed);
    std::set<std::vector<Cell>> different;
    for (const Walk& walk : answer.listed) {
        ASSERT_NO_FATAL_FAILURE(expect_sound<W>(map, walk));
        ASSERT_EQ(walk.steps(), facts.steps);
        different.insert(walk.cells);
    }
    ASSERT_EQ(different.size(), answer.listed.size());
}

// Connectivity claims less, and what it claims holds.
template <class W>
void expect_honest(const Map<W>& map, const Facts& facts) {
    const Finding answer = ask<W>(map, {.algorithm = Algorithm::bfs});
    ASSERT_EQ(answer.verdict == Verdict::impossible, facts.kind == Kind::walls);
    if (facts.kind == Kind::solved) {
        ASSERT_LE(answer.bound, facts.steps);
    }
    ASSERT_EQ(answer.attempt.has_value(), answer.verdict != Verdict::solved);
    if (answer.attempt) {
        ASSERT_NO_FATAL_FAILURE(expect_failing<W>(map, *answer.attempt));
    }
    if (answer.verdict == Verdict::unknown) {
        ASSERT_EQ(static_cast<std::int64_t>(answer.attempt->cells.size()) - 1, answer.bound);
        // With plenty to spend the same route wins, and no other has fewer steps.
        Map<W> rich = map;
        W::amount(rich) = 100'000;
        ASSERT_TRUE(replay(rich, answer.attempt->cells).valid);
        ASSERT_EQ(ask<W>(rich, {}).best->steps(), answer.bound);
    }
    if (answer.verdict != Verdict::solved) return;
    ASSERT_EQ(facts.kind, Kind::solved);
    ASSERT_NO_FATAL_FAILURE(expect_sound<W>(map, *answer.best));
    ASSERT_EQ(answer.best->steps(), facts.steps);
    ASSERT_LE(answer.best->life, facts.left);
}

template <class W>
void expect_least(const Map<W>& map) {
    const long truth = W::least_truth(map);
    Budget budget;
    const auto answer = resource::least_life(to_field(map), budget);
    if (truth == 0) {
        ASSERT_EQ(answer.verdict, Verdict::impossible);
        ASSERT_EQ(answer.reason, Reason::walls);
        return;
    }
    ASSERT_EQ(answer.verdict, Verdict::solved);
    ASSERT_EQ(answer.low, truth);
    ASSERT_EQ(answer.high, truth);
    Map<W> with = map;
    W::amount(with) = truth;
    ASSERT_TRUE(answer.walk);
    ASSERT_NO_FATAL_FAILURE(expect_sound<W>(with, *answer.walk));
}

template <class W>
void expect_trade_off(const Map<W>& map, const Facts& facts) {
    Budget budget;
    const auto answer = resource::trade_off(to_field(map), budget);
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
        ASSERT_NO_FATAL_FAILURE(expect_sound<W>(map, answer.points[i].walk));
    }
}

template <class W>
struct Batch {
    std::string_view name;
    std::uint64_t seed;
    int maps;
    typename W::Extent extent;
    bool tight = false;  // what the walker is given is about the least that wins
};

// Runs the check on every map of the batch, stopping at the first that fails.
template <class W, class Check>
void on_every_map(const Batch<W>& batch, Check check) {
    Random random(seed(batch.seed));
    const int maps = rounds(batch.maps);
    std::array<int, 3> kinds{};
    for (int i = 0; i < maps; ++i) {
        Map<W> map = W::random_map(random, batch.extent);
        if (batch.tight) W::amount(map) = std::max<std::int64_t>(1, W::least_truth(map) + random.between(-1, 2));
        const Facts facts = W::facts(map);
        ++kinds[static_cast<std::size_t>(facts.kind)];
        SCOPED_TRACE(W::write(map));
        ASSERT_NO_FATAL_FAILURE(check(map, facts));
    }
    for (const int seen : kinds) EXPECT_GT(seen, 5);
    ::testing::Test::RecordProperty("boards", maps);
}

// The tests themselves, one for each part that can be wrong by itself.
template <class W>
void state_searches(const Batch<W>& batch) {
    on_every_map(batch, [](const Map<W>& map, const Facts& facts) {
        for (const Algorithm algorithm : {Algorithm::state_bfs, Algorithm::astar}) {
            ASSERT_NO_FATAL_FAILURE(expect_fewest_steps<W>(map, facts, algorithm));
            ASSERT_NO_FATAL_FAILURE(expect_most_left<W>(map, facts, algorithm));
        }
        ASSERT_NO_FATAL_FAILURE(expect_count<W>(map, facts, Algorithm::state_bfs));
        ASSERT_NO_FATAL_FAILURE(expect_honest<W>(map, facts));
    });
}

template <class W>
void exact(const Batch<W>& batch) {
    on_every_map(batch, [](const Map<W>& map, const Facts& facts) {
        ASSERT_NO_FATAL_FAILURE(expect_fewest_steps<W>(map, facts, Algorithm::exact));
        ASSERT_NO_FATAL_FAILURE(expect_count<W>(map, facts, Algorithm::exact));
    });
}

template <class W>
void exact_most_left(const Batch<W>& batch) {
    on_every_map(batch,
                 [](const Map<W>& map, const Facts& facts) { expect_most_left<W>(map, facts, Algorithm::exact); });
}

template <class W>
void exact_any(const Batch<W>& batch) {
    on_every_map(batch, [](const Map<W>& map, const Facts& facts) {
        const Finding answer = ask<W>(map, {.any = true});
        ASSERT_NO_FATAL_FAILURE(expect_kind(answer, facts));
        if (facts.kind == Kind::solved) {
            ASSERT_NO_FATAL_FAILURE(expect_sound<W>(map, *answer.feasible));
        }
    });
}

template <class W>
void exact_least(const Batch<W>& batch) {
    on_every_map(batch, [](const Map<W>& map, const Facts&) { expect_least<W>(map); });
}

template <class W>
void exact_trade_off(const Batch<W>& batch) {
    on_every_map(batch, [](const Map<W>& map, const Facts& facts) { expect_trade_off<W>(map, facts); });
}

}  // namespace ariadne::agreement
