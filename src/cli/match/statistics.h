#pragma once

#include <array>
#include <cstdint>

namespace ariadne::cli {

// What a match says about the strength of two players. The unit is the pair: two games from one opening with colours
// swapped. An opening that favours a colour makes both games of a pair say the same thing about the opening and nothing
// about the players, so the games of a pair are not independent; the pairs are.

// Games are won or lost: there are no draws.
struct Tally {
    std::array<std::uint64_t, 3> pairs = {};  // in which the first player won none, one, both games
    std::uint64_t wins = 0;                   // of all games, those of unfinished pairs, too
    std::uint64_t losses = 0;

    std::uint64_t games() const { return wins + losses; }
    double score() const;  // 0..1; one half before any game
};

// The chance to win that a difference in Elo means, and the way back (infinite for 0 and 1).
double score_of_elo(double elo);
double elo_of_score(double score);

struct Elo {
    double middle = 0;
    double low = 0;  // 95 % lies between; an end may be infinite
    double high = 0;
};

// From the pairs, or from single games before there are two pairs. Where all games went one way the variance says
// nothing; the end that is not infinite is then the strength at which that happens once in forty matches.
Elo elo(const Tally& tally);

// How likely it is that the first player is the stronger one.
double likelihood_of_superiority(const Tally& tally);

// A sequential test of two guesses about the difference in Elo, each wrong in at most one of twenty matches.
struct Sprt {
    double elo0 = 0;
    double elo1 = 10;

    // The logarithm of how much likelier the pairs are if elo1 is right than if elo0 is: each guess fixes the mean of
    // a pair's score, and is taken with the most likely distribution that has this mean.
    double ratio(const Tally& tally) const;
    static double bound();  // the test is over when the ratio reaches it, or minus it
};

}  // namespace ariadne::cli
