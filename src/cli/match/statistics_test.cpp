#include "cli/match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ariadne::cli {

namespace {

Tally of_pairs(std::uint64_t lost, std::uint64_t shared, std::uint64_t won) {
    return {{lost, shared, won}, shared + 2 * won, shared + 2 * lost};
}

TEST(MatchStatistics, EloAndScoreAreEachOthersInverse) {
    EXPECT_DOUBLE_EQ(score_of_elo(0), 0.5);
    EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(elo_of_score(0.75), 190.8485, 1e-4);
    for (const double elo : {-300.0, -20.0, 0.0, 7.0, 500.0}) EXPECT_NEAR(elo_of_score(score_of_elo(elo)), elo, 1e-9);
    EXPECT_TRUE(std::isinf(elo_of_score(1)));
    EXPECT_TRUE(std::isinf(elo_of_score(0)));
}

TEST(MatchStatistics, ErrorBarsComeFromThePairs) {
    const Elo strength = elo(of_pairs(5, 30, 15));  // the variance of a pair is 0.09
    EXPECT_NEAR(strength.middle, 70.4365, 1e-3);
    EXPECT_NEAR(strength.low, 11.7101, 1e-3);
    EXPECT_NEAR(strength.high, 133.4683, 1e-3);
    // The same score, but every opening decides its pair: less is known.
    const Elo swings = elo(of_pairs(20, 0, 30));
    EXPECT_NEAR(swings.middle, strength.middle, 1e-9);
    EXPECT_LT(swings.low, strength.low);
    EXPECT_GT(swings.high, strength.high);
}

TEST(MatchStatistics, OneSidedMatches) {
    const Elo all = elo(of_pairs(0, 0, 25));
    EXPECT_TRUE(std::isinf(all.middle) && all.middle > 0);
    EXPECT_NEAR(all.low, 446.3826, 1e-3);  // 0.025 to the power of 1/50
    EXPECT_TRUE(std::isinf(all.high));
    const Elo none = elo(of_pairs(25, 0, 0));
    EXPECT_NEAR(none.high, -446.3826, 1e-3);
    EXPECT_TRUE(std::isinf(elo({}).high));
    // Every pair shared: the pairs have no variance, and yet nothing is certain.
    EXPECT_LT(elo(of_pairs(0, 4, 0)).low, -100);
}

TEST(MatchStatistics, Superiority) {
    EXPECT_DOUBLE_EQ(likelihood_of_superiority({}), 0.5);
    EXPECT_NEAR(likelihood_of_superiority(of_pairs(5, 30, 15)), 0.977250, 1e-6);  // 60 : 40, two deviations
    EXPECT_NEAR(likelihood_of_superiority(of_pairs(15, 30, 5)), 0.022750, 1e-6);
}

// The figures come from a search for the likeliest distribution with the given mean along its one free share.
TEST(MatchStatistics, TheRatioOfTheTest) {
    EXPECT_NEAR(Sprt::bound(), 2.944439, 1e-6);
    EXPECT_NEAR((Sprt{0, 10}).ratio(of_pairs(20, 50, 40)), 0.975482, 1e-5);
    EXPECT_NEAR((Sprt{0, 10}).ratio(of_pairs(40, 50, 20)), -1.134072, 1e-5);
    EXPECT_NEAR((Sprt{0, 20}).ratio(of_pairs(5, 30, 15)), 1.255922, 1e-5);
    EXPECT_NEAR((Sprt{-5, 5}).ratio(of_pairs(100, 300, 100)), 0, 1e-9);
    EXPECT_NEAR((Sprt{0, 100}).ratio(of_pairs(0, 2, 18)), 4.938814, 1e-4);
    EXPECT_EQ((Sprt{0, 10}).ratio({}), 0);
}

// Where no pair is shared a pair is one throw of a coin, whose ratio has a closed form.
TEST(MatchStatistics, WithoutSharedPairsTheRatioIsThatOfACoin) {
    const double s0 = score_of_elo(-20);
    const double s1 = score_of_elo(60);
    const double expected = 30 * std::log(s1 / s0) + 12 * std::log((1 - s1) / (1 - s0));
    EXPECT_NEAR((Sprt{-20, 60}).ratio(of_pairs(12, 0, 30)), expected, 1e-3);
}

}  // namespace

}  // namespace ariadne::cli
