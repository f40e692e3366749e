#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "bench/processor_time.h"
#include "bench/rush_plain.h"
#include "worlds/rush/component.h"
#include "worlds/rush/rules.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/text.h"
#include "worlds/rush/verify.h"

// Boards a second, one thread: the fewest moves and one solution, against a plain packed search in the same run; the
// fewest steps, against the fewest moves; then the fewest moves by the length of the solution and by the number of
// vehicles.
//   rush_bench FILE...      collections of boards

namespace ariadne::bench {
namespace {

using rush::Board;
using rush::Card;

struct Measured {
    double seconds = 0;
    std::uint64_t expanded = 0;
};

int solve(const Board& board, std::uint64_t& expanded, rush::Objective objective = rush::Objective::moves) {
    Budget budget;
    const rush::Finding answer = rush::solve(board, {.objective = objective, .algorithm = ""}, budget);
    expanded += answer.stats.expanded;
    return answer.verdict == Verdict::solved ? static_cast<int>(answer.slides.size()) : -1;
}

// The least of several rounds over all boards.
template <class Work>
double least_seconds(const Work& work) {
    double least = 1e300;
    double all = 0;
    for (int run = 0; run < 20 && (run < 3 || all < 2); ++run) {
        const double begin = processor_seconds();
        work();
        const double took = processor_seconds() - begin;
        least = std::min(least, took);
        all += took;
    }
    return least;
}

void line(const std::string& name, const std::vector<Card>& cards) {
    if (cards.empty()) return;
    PlainRush plain;
    std::uint64_t expanded = 0;
    int wrong = 0;
    for (const Card& card : cards) {
        const int moves = solve(card.board, expanded);
        if (moves != plain.solve(card.board)) ++wrong;
        if (card.moves && moves != static_cast<int>(*card.moves)) ++wrong;
    }
    std::uint64_t ignored = 0;
    const double ours = least_seconds([&] {
        for (const Card& card : cards) solve(card.board, ignored);
    });
    const double theirs = least_seconds([&] {
        for (const Card& card : cards) plain.solve(card.board);
    });
    const auto count = static_cast<double>(cards.size());
    fmt::print("{:<34} {:>7} {:>11.0f} {:>11.0f} {:>8.1f} {:>11.0f}{}\n", name, cards.size(), count / ours,
               count / theirs, theirs / ours, static_cast<double>(expanded) / count,
               wrong > 0 ? fmt::format("  {} WRONG", wrong) : "");
    std::fflush(stdout);
}

void steps_line(const std::string& name, const std::vector<Card>& cards) {
    if (cards.empty()) return;
    std::uint64_t expanded = 0;
    for (const Card& card : cards) solve(card.board, expanded, rush::Objective::steps);
    const auto seconds = [&](rush::Objective objective) {
        std::uint64_t ignored = 0;
        return least_seconds([&] {
            for (const Card& card : cards) solve(card.board, ignored, objective);
        });
    };
    const double moves = seconds(rush::Objective::moves);
    const double steps = seconds(rush::Objective::steps);
    const auto count = static_cast<double>(cards.size());
    fmt::print("{:<34} {:>7} {:>11.0f} boards/s {:>8.2f} times as long as moves {:>11.0f}\n", name + ", steps",
               cards.size(), count / steps, steps / moves, static_cast<double>(expanded) / count);
}

void explore_line(const std::string& name, const std::vector<Card>& cards) {
    std::uint64_t states = 0;
    const double seconds = least_seconds([&] {
        states = 0;
        for (const Card& card : cards) {
            Budget budget;
            if (const auto component = rush::explore(card.board, rush::Objective::moves, budget))
                states += component->states;
        }
    });
    fmt::print("{:<34} {:>7} {:>11.0f} boards/s {:>8.1f} M states/s, there and back\n", name + ", components",
               cards.size(), static_cast<double>(cards.size()) / seconds, static_cast<double>(states) / seconds / 1e6);
}

// What the reference cannot hold is left out.
std::vector<Card> read(const std::string& file) {
    std::ifstream stream(file);
    std::stringstream text;
    text << stream.rdbuf();
    std::vector<Card> out;
    for (const worlds::PuzzleText& puzzle : rush::puzzles_in(text.str())) {
        Result<Card> card = rush::parse(puzzle.text);
        if (card && card->board.vehicles.size() <= 16 && card->board.size.rows <= 8 && card->board.size.cols <= 8)
            out.push_back(*std::move(card));
    }
    return out;
}

void measure(const std::string& file) {
    const std::vector<Card> cards = read(file);
    const std::string name = file.substr(file.find_last_of('/') + 1);
    line(name, cards);
    steps_line(name, cards);
    explore_line(name, cards);
    std::map<int, std::vector<Card>> by_moves;
    std::map<std::size_t, std::vector<Card>> by_vehicles;
    for (const Card& card : cards) {
        std::uint64_t ignored = 0;
        by_moves[std::max(0, solve(card.board, ignored)) / 10 * 10].push_back(card);
        by_vehicles[card.board.vehicles.size()].push_back(card);
    }
    for (const auto& [moves, some] : by_moves) line(fmt::format("  {} to {} moves", moves, moves + 9), some);
    for (const auto& [vehicles, some] : by_vehicles) line(fmt::format("  {} vehicles", vehicles), some);
}

}  // namespace
}  // namespace ariadne::bench

int main(int argc, char** argv) {
    fmt::print("{:<34} {:>7} {:>11} {:>11} {:>8} {:>11}\n", "", "boards", "boards/s", "plain/s", "ratio", "expanded");
    for (int i = 1; i < argc; ++i) ariadne::bench::measure(argv[i]);
    return 0;
}
