#include "prize/program.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace ariadne::prize {
namespace {

struct Small {
    std::vector<std::int64_t> gain;
    std::vector<std::int64_t> high;
    std::vector<Program::Row> rows;
};

Small random_program(Random& random) {
    Small small;
    const auto columns = static_cast<std::size_t>(random.between(1, 8));
    for (std::size_t c = 0; c < columns; ++c) {
        small.gain.push_back(random.between(-9, 9));
        small.high.push_back(random.between(0, 2));
    }
    const std::int64_t rows = random.between(0, 7);
    for (std::int64_t r = 0; r < rows; ++r) {
        Program::Row row;
        for (std::uint32_t c = 0; c < columns; ++c)
            if (random.chance(2, 3)) row.terms.push_back({c, static_cast<std::int32_t>(random.between(-3, 3))});
        if (random.chance(1, 2)) row.low = random.between(-4, 4);
        if (row.low == -Program::infinite || random.chance(1, 3)) row.high = random.between(-3, 5);
        small.rows.push_back(std::move(row));
    }
    return small;
}

// The most over whole points; nothing where no whole point lies within the rows.
std::optional<std::int64_t> best_point(const Small& small, const Program& program) {
    std::optional<std::int64_t> best;
    std::vector<std::int64_t> x(small.gain.size());
    for (std::uint32_t c = 0; c < x.size(); ++c) x[c] = program.low(c);
    while (true) {
        bool within = true;
        for (const Program::Row& row : small.rows) {
            std::int64_t sum = 0;
            for (const Program::Term& term : row.terms) sum += term.factor * x[term.column];
            within = within && sum >= row.low && sum <= row.high;
        }
        std::int64_t value = 0;
        for (std::size_t c = 0; c < x.size(); ++c) value += small.gain[c] * x[c];
        if (within && (!best || value > *best)) best = value;
        std::uint32_t c = 0;
        while (c < x.size() && x[c] == program.high(c)) {
            x[c] = program.low(c);
            ++c;
        }
        if (c == x.size()) return best;
        ++x[c];
    }
}

TEST(Program, TheBoundHoldsForEveryWholePoint) {
    Random random(71);
    int infeasible = 0;
    int tight = 0;
    for (int round = 0; round < 3000; ++round) {
        const Small small = random_program(random);
        Program program(small.gain, small.high);
        program.add(small.rows);
        Budget budget;
        if (random.chance(1, 2)) {
            const auto column = static_cast<std::uint32_t>(random.below(small.gain.size()));
            program.bound_column(column, small.high[column], small.high[column]);
        }
        const Program::Status status = program.solve(budget, random.chance(1, 4) ? 2 : 0);
        const auto truth = best_point(small, program);
        const std::int64_t bound = program.bound();
        if (truth) {
            ASSERT_GE(bound, *truth) << "round " << round;
            ASSERT_NE(status, Program::Status::infeasible) << "round " << round;
            if (bound == *truth) ++tight;
        }
        if (status == Program::Status::infeasible && bound == Program::low_bound) ++infeasible;
    }
    EXPECT_GT(infeasible, 200);
    EXPECT_GT(tight, 800);
}

TEST(Program, SettledColumnsLieWhereEveryGoodPointHasThem) {
    Random random(72);
    int settled = 0;
    for (int round = 0; round < 2000; ++round) {
        const Small small = random_program(random);
        Program program(small.gain, small.high);
        program.add(small.rows);
        Budget budget;
        if (program.solve(budget) != Program::Status::solved) continue;
        const auto truth = best_point(small, program);
        if (!truth) continue;
        const std::int64_t wanted = *truth - random.between(0, 2);
        for (const Program::Settled& s : program.settled(wanted)) {
            ++settled;
            for (std::int64_t other = 0; other <= small.high[s.column]; ++other) {
                if (other == s.value) continue;
                program.bound_column(s.column, other, other);
                const auto elsewhere = best_point(small, program);
                ASSERT_TRUE(!elsewhere || *elsewhere < wanted) << "round " << round << " column " << s.column;
                program.bound_column(s.column, 0, small.high[s.column]);
            }
        }
    }
    EXPECT_GT(settled, 1000);
}

TEST(Program, StopsWithItsBudget) {
    Program program(std::vector<std::int64_t>{1}, std::vector<std::int64_t>{1});
    const CancelFlag cancelled = true;
    Budget budget(Limits{}, &cancelled);
    EXPECT_EQ(program.solve(budget), Program::Status::stopped);
}

}  // namespace
}  // namespace ariadne::prize
