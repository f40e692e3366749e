#include "cli/match/statistics.h"

#include <cmath>
#include <cstddef>
#include <limits>

namespace ariadne::cli {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double two_sided = 1.959963984540054;  // 95 % of a normal distribution lie so many deviations from its mean
constexpr std::array<double, 3> scores = {0, 0.5, 1};  // of a pair

struct Moments {
    double count = 0;
    double mean = 0.5;
    double variance = 0;
};

Moments moments(const std::array<double, 3>& counts) {
    Moments out;
    for (const double count : counts) out.count += count;
    if (out.count <= 0) return out;
    out.mean = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) out.mean += scores[i] * counts[i] / out.count;
    for (std::size_t i = 0; i < scores.size(); ++i)
        out.variance += (scores[i] - out.mean) * (scores[i] - out.mean) * counts[i] / out.count;
    return out;
}

std::array<double, 3> counts_of(const Tally& tally) {
    return {static_cast<double>(tally.pairs[0]), static_cast<double>(tally.pairs[1]),
            static_cast<double>(tally.pairs[2])};
}

// Of all distributions with that mean the one that makes the counts most likely has p_i = q_i / (1 + t (x_i - mean)),
// q_i the share that was seen; t is where the mean comes out right. All factors must stay positive, which bounds t; in
// between the sum below falls.
std::array<double, 3> most_likely(const std::array<double, 3>& shares, double mean) {
    double low = -1 / (scores.back() - mean);
    double high = -1 / (scores.front() - mean);
    for (int step = 0; step < 200; ++step) {
        const double t = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < scores.size(); ++i)
            sum += shares[i] * (scores[i] - mean) / (1 + t * (scores[i] - mean));
        (sum > 0 ? low : high) = t;
    }
    std::array<double, 3> out = {};
    for (std::size_t i = 0; i < scores.size(); ++i) out[i] = shares[i] / (1 + (low + high) / 2 * (scores[i] - mean));
    return out;
}

}  // namespace

double Tally::score() const {
    return games() == 0 ? 0.5 : static_cast<double>(wins) / static_cast<double>(games());
}

double score_of_elo(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

double elo_of_score(double score) {
    if (score <= 0) return -infinite;
    if (score >= 1) return infinite;
    return -400 * std::log10(1 / score - 1);
}

Elo elo(const Tally& tally) {
    const double score = tally.score();
    const auto games = static_cast<double>(tally.games());
    if (games == 0) return {0, -infinite, infinite};
    if (score <= 0) return {-infinite, -infinite, elo_of_score(1 - std::pow(0.025, 1 / games))};
    if (score >= 1) return {infinite, elo_of_score(std::pow(0.025, 1 / games)), infinite};
    const Moments pairs = moments(counts_of(tally));
    const double variance =
        pairs.count >= 2 && pairs.variance > 0 ? pairs.variance / pairs.count : score * (1 - score) / games;
    const double width = two_sided * std::sqrt(variance);
    return {elo_of_score(score), elo_of_score(score - width), elo_of_score(score + width)};
}

double likelihood_of_superiority(const Tally& tally) {
    if (tally.games() == 0) return 0.5;
    const double ahead = static_cast<double>(tally.wins) - static_cast<double>(tally.losses);
    return 0.5 * std::erfc(-ahead / std::sqrt(2 * static_cast<double>(tally.games())));
}

double Sprt::ratio(const Tally& tally) const {
    std::array<double, 3> counts = counts_of(tally);
    if (counts[0] + counts[1] + counts[2] == 0) return 0;
    // What was never seen is not impossible.
    constexpr double unseen = 1e-3;
    for (double& count : counts)
        if (count == 0) count = unseen;
    const Moments pairs = moments(counts);
    std::array<double, 3> shares = {};
    for (std::size_t i = 0; i < shares.size(); ++i) shares[i] = counts[i] / pairs.count;
    const std::array<double, 3> null = most_likely(shares, score_of_elo(elo0));
    const std::array<double, 3> alternative = most_likely(shares, score_of_elo(elo1));
    double out = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) out += counts[i] * std::log(alternative[i] / null[i]);
    return out;
}

double Sprt::bound() {
    constexpr double wrong = 0.05;
    return std::log((1 - wrong) / wrong);
}

}  // namespace ariadne::cli
