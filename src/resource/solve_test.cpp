#include "resource/solve.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "resource/cheapest.h"
#include "resource/fewest.h"
#include "resource/findings.h"
#include "resource/forward.h"
#include "resource/optimal_walks.h"
#include "resource/sharpen.h"
#include "resource/testing/brute_force.h"
#include "resource/testing/expect_sound.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {
namespace {

using Rows = std::vector<std::pair<int, std::int64_t>>;

// Whatever the budget left undone, nothing that was said is wrong.
void expect_honest(const Field& field, const Finding& answer, const Rows& truth) {
    const bool way = testing::lay_out(field).has_value();
    if (answer.verdict == Verdict::impossible) {
        ASSERT_TRUE(truth.empty()) << ::testing::PrintToString(field);
        ASSERT_EQ(answer.reason, way ? Reason::life : Reason::walls);
        return;
    }
    ASSERT_EQ(answer.verdict == Verdict::solved, answer.best.has_value());
    if (answer.best) {
        ASSERT_TRUE(answer.feasible) << ::testing::PrintToString(field);
        ASSERT_NO_FATAL_FAILURE(expect_sound(field, *answer.best));
        ASSERT_NO_FATAL_FAILURE(expect_sound(field, *answer.feasible));
        ASSERT_FALSE(truth.empty());
        ASSERT_LE(answer.bound, truth.front().first) << ::testing::PrintToString(field);
        ASSERT_GE(answer.best->steps(), truth.front().first);
        if (answer.proven) {
            ASSERT_EQ(answer.best->steps(), truth.front().first) << ::testing::PrintToString(field);
        }
        if (answer.life_proven) {
            ASSERT_EQ(answer.best->life, truth.front().second) << ::testing::PrintToString(field);
        }
    } else if (!truth.empty()) {
        ASSERT_LE(answer.bound, truth.front().first) << ::testing::PrintToString(field);
    }
}

TEST(Sharpen, TheBoundNeverPassesTheTruth) {
    Random random(51);
    int sharpened = 0;
    for (int round = 0; round < 800; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 4 == 0});
        const auto terrain = testing::lay_out(field);
        if (!terrain) continue;
        const auto truth = brute_force::trade_off(field);
        if (truth.empty()) continue;
        Budget budget;
        {
            Sharpener<std::int16_t> sharpener(*terrain,
                                              {.radius = 0, .most = 0, .cap = random.below(3), .demands = {}});
            for (int call = 0; call < 12 && !sharpener.stuck(); ++call) {
                sharpener.sharpen(500, budget);
                ASSERT_LE(sharpener.bound(), truth.front().first) << "call " << call << '\n'
                                                                  << ::testing::PrintToString(field);
                if (sharpener.walk() && !terrain->harmful) {
                    ASSERT_TRUE(walk_along(field, sharpener.walk()->cells)) << ::testing::PrintToString(field);
                }
            }
            if (sharpener.bound() > terrain->shortest) ++sharpened;
        }
        ASSERT_EQ(budget.bytes(), 0U);
    }
    ASSERT_GT(sharpened, 20);
}

TEST(Solve, FewestStepsThenMostLifeProven) {
    Random random(52);
    int detours = 0;
    for (int round = 0; round < 1500; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 2 == 0});
        const auto truth = brute_force::trade_off(field);
        Budget budget;
        const Finding answer = solve(field, {}, budget);
        ASSERT_NO_FATAL_FAILURE(expect_honest(field, answer, truth));
        ASSERT_EQ(answer.verdict, truth.empty() ? Verdict::impossible : Verdict::solved)
            << ::testing::PrintToString(field);
        ASSERT_TRUE(answer.proven);
        ASSERT_EQ(budget.bytes(), 0U);
        if (truth.empty()) continue;
        ASSERT_TRUE(answer.life_proven);
        ASSERT_EQ(answer.bound, truth.front().first);
        const auto terrain = testing::lay_out(field);
        if (truth.front().first > terrain->shortest) ++detours;
        const Finding richest = solve(field, {.objective = Objective::life, .trace = {}}, budget);
        ASSERT_TRUE(richest.proven && richest.best) << ::testing::PrintToString(field);
        ASSERT_EQ(richest.best->life, truth.back().second) << ::testing::PrintToString(field);
        ASSERT_EQ(richest.best->steps(), truth.back().first) << ::testing::PrintToString(field);
        ASSERT_EQ(richest.bound, truth.back().second);
        const Finding any = solve(field, {.objective = Objective::life, .any = true, .trace = {}}, budget);
        ASSERT_TRUE(any.best) << ::testing::PrintToString(field);
        ASSERT_NO_FATAL_FAILURE(expect_sound(field, *any.best));
        ASSERT_GE(any.bound, truth.back().second) << ::testing::PrintToString(field);
        ASSERT_EQ(budget.bytes(), 0U);
    }
    ASSERT_GT(detours, 50);
}

TEST(Solve, LimitsMakeNoAnswerWrong) {
    Random random(53);
    int cut = 0;
    for (int round = 0; round < 700; ++round) {
        const Field field = round % 10 == 0
                                ? testing::vault(static_cast<int>(random.between(3, 6)), random.between(1, 6))
                                : testing::tight_field(random, {.harm = round % 3 == 0});
        const auto truth = brute_force::trade_off(field);
        const CancelFlag raised = true;
        for (const Limits& limits : {Limits{.nodes = random.below(150)}, Limits{.bytes = random.below(20'000)}}) {
            Budget budget(limits);
            const Finding answer = solve(field, {.count = true, .list = 2, .trace = {}}, budget);
            ASSERT_NO_FATAL_FAILURE(expect_honest(field, answer, truth));
            if (answer.verdict == Verdict::unknown || !answer.proven || !answer.life_proven) ++cut;
            ASSERT_EQ(budget.bytes(), 0U);
            ASSERT_LE(budget.peak_bytes(), limits.bytes);

            Budget second(limits);
            const Finding richest = solve(field, {.objective = Objective::life, .trace = {}}, second);
            ASSERT_EQ(second.bytes(), 0U);
            if (richest.verdict == Verdict::impossible) {
                ASSERT_TRUE(truth.empty());
            }
            if (richest.verdict == Verdict::solved) {
                ASSERT_GE(richest.bound, truth.back().second) << ::testing::PrintToString(field);
            }
        }
        Budget cancelled({}, &raised);
        const Finding nothing = solve(field, {}, cancelled);
        ASSERT_NO_FATAL_FAILURE(expect_honest(field, nothing, truth));
        ASSERT_FALSE(nothing.best);
    }
    ASSERT_GT(cut, 200);
}

TEST(TradeOffs, RowForRowThoseOfEnumeration) {
    Random random(54);
    int rows = 0;
    for (int round = 0; round < 250; ++round) {
        const Field field = testing::tight_field(random, {.harm = round % 2 == 0});
        const auto truth = brute_force::trade_off(field);
        Budget budget;
        const TradeOff answer = trade_off(field, budget);
        ASSERT_EQ(budget.bytes(), 0U);
        if (truth.empty()) {
            ASSERT_EQ(answer.verdict, Verdict::impossible);
            continue;
        }
        ASSERT_TRUE(answer.complete) << ::testing::PrintToString(field);
        Rows found;
        for (const TradeOffPoint& point : answer.points) {
            ASSERT_NO_FATAL_FAILURE(expect_sound(field, point.walk));
            ASSERT_EQ(point.bound, point.life);
            found.emplace_back(static_cast<int>(point.steps), point.life);
        }
        ASSERT_EQ(found, truth) << ::testing::PrintToString(field);
        rows += static_cast<int>(rows < 1'000'000 ? truth.size() : 0);

        // Cut short, the rows are real and no more is claimed than is known.
        Budget small({.nodes = random.below(400)});
        const TradeOff part = trade_off(field, small);
        ASSERT_EQ(small.bytes(), 0U);
        for (const TradeOffPoint& point : part.points) {
            ASSERT_NO_FATAL_FAILURE(expect_sound(field, point.walk));
            std::int64_t most = 0;
            for (const auto& [steps, life] : truth) most = steps <= point.steps ? life : most;
            ASSERT_LE(point.life, most);
            ASSERT_GE(point.bound, most) << ::testing::PrintToString(field);
        }
        if (part.complete) {
            ASSERT_EQ(part.points.size(), truth.size());
        }
    }
    ASSERT_GT(rows, 150);
}

// The same twice, to the last count: nothing depends on addresses, clocks or hash tables.
TEST(Solve, TwoRunsAreEqual) {
    Random random(55);
    for (int round = 0; round < 60; ++round) {
        const Field field =
            round % 3 == 0 ? testing::vault(static_cast<int>(random.between(3, 8)), random.between(1, 6))
                           : testing::tight_field(random, {.most_rows = 5, .most_cols = 5, .harm = round % 2 == 0});
        const Limits limits = round % 2 == 0 ? Limits{} : Limits{.nodes = random.below(300)};
        std::vector<Cell> traced[2];
        Finding answers[2];
        for (std::size_t run = 0; run < 2; ++run) {
            Budget budget(limits);
            const Options options{.count = true, .list = 5, .trace = [&](Cell cell) { traced[run].push_back(cell); }};
            answers[run] = solve(field, options, budget);
        }
        ASSERT_EQ(answers[0].verdict, answers[1].verdict);
        ASSERT_EQ(answers[0].best, answers[1].best);
        ASSERT_EQ(answers[0].feasible, answers[1].feasible);
        ASSERT_EQ(answers[0].bound, answers[1].bound);
        ASSERT_EQ(answers[0].proven, answers[1].proven);
        ASSERT_EQ(answers[0].count, answers[1].count);
        ASSERT_EQ(answers[0].listed, answers[1].listed);
        ASSERT_EQ(answers[0].stats.expanded, answers[1].stats.expanded);
        ASSERT_EQ(traced[0], traced[1]);
    }
}

// Too large for the first labels, so that barter has its turn, and what it closes must not be missed by the rest.
TEST(Solve, LargerFieldsAgreeWithPlainLabels) {
    Random random(58);
    int bartered = 0;
    for (int round = 0; round < 80; ++round) {
        const Field field = testing::wide_field(random, {70, 70}, 30);
        Budget plain;
        Charge charge(plain);
        const auto to_goal = distances_to(field, field.goal, charge, plain);
        const auto losses = losses_to(field, field.goal, charge, plain);
        if (losses[field.size.index(field.start)] == no_way) continue;
        Forward forward(field, to_goal, {.losses = &losses}, plain);
        forward.advance(10'000 + 3 * field.size.area());
        const bool soon = forward.ended();
        forward.advance(5'000'000);
        if (!forward.ended() || !forward.walk()) continue;
        if (!soon) ++bartered;
        const Walk& best = *forward.walk();
        for (const std::uint64_t nodes : {20'000U, 60'000U, 100'000U, 150'000U, 300'000U, 20'000'000U}) {
            Budget budget({.nodes = nodes});
            const Finding answer = solve(field, {.count = true, .trace = {}}, budget);
            if (answer.best) {
                ASSERT_NO_FATAL_FAILURE(expect_sound(field, *answer.best));
                ASSERT_GE(answer.best->steps(), best.steps()) << ::testing::PrintToString(field);
                ASSERT_EQ(answer.proven, answer.best->steps() == answer.bound);
            }
            ASSERT_LE(answer.bound, best.steps()) << ::testing::PrintToString(field);
            if (nodes < 20'000'000U) continue;
            ASSERT_TRUE(answer.proven && answer.life_proven) << ::testing::PrintToString(field);
            ASSERT_EQ(answer.best->life, best.life) << ::testing::PrintToString(field);
            Budget counting;
            ASSERT_EQ(answer.count, count_walks(*testing::lay_out(field), best.steps(), counting));
        }
    }
    EXPECT_GT(bartered, 10);
}

}  // namespace
}  // namespace ariadne::resource
