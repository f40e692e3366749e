#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "base/random.h"
#include "bench/amazons_plain_perft.h"
#include "bench/processor_time.h"
#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/engine/kernel.h"
#include "worlds/amazons/engine/search.h"
#include "worlds/amazons/exact/exact.h"
#include "worlds/amazons/exact/regions.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/perft.h"

// One thread: leaves a second of processor time against a plain generator in the same run; evaluations a second, by the
// best kernel for this processor and by the plain one, and within a search; how long it takes to see whether counting
// decides a game, at several stages of it; and the small boards solved from the start.
//   amazons_bench [deep]      deep: the boards that take minutes too

namespace ariadne::bench {
namespace {

using amazons::Board;
using amazons::Position;

struct Case {
    const char* name;
    const char* fen;
    unsigned depth;
};

Position position_of(const char* fen) {
    return amazons::parse_fen(fen).value();
}

// The least of several rounds.
template <class Work>
double least_seconds(const Work& work) {
    double least = 1e300;
    double all = 0;
    for (int run = 0; run < 10 && (run < 2 || all < 2); ++run) {
        const double begin = processor_seconds();
        work();
        const double took = processor_seconds() - begin;
        least = std::min(least, took);
        all += took;
    }
    return std::max(least, 1e-6);
}

void perft_line(const Case& test) {
    const Position position = position_of(test.fen);
    std::uint64_t leaves = 0;
    std::uint64_t plain_leaves = 0;
    const double ours = least_seconds([&] {
        Budget budget;
        leaves = amazons::perft(amazons::to_board(position), test.depth, budget).value_or(0);
    });
    const double begin = processor_seconds();
    plain_leaves = PlainAmazons(position).perft(test.depth);
    const double plain = processor_seconds() - begin;
    fmt::print("{:<22} {:>5} {:>14} {:>12.1f} {:>12.1f} {:>8.1f}{}\n", test.name, test.depth, leaves,
               static_cast<double>(leaves) / ours / 1e6, static_cast<double>(leaves) / plain / 1e6, plain / ours,
               leaves == plain_leaves ? "" : "  WRONG");
    std::fflush(stdout);
}

// Boards after so many random turns from the start.
std::vector<Board> random_boards(int turns, int wanted) {
    std::vector<Board> out;
    Random random(static_cast<std::uint64_t>(turns));
    while (static_cast<int>(out.size()) < wanted) {
        Board board = amazons::to_board(position_of("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w"));
        for (int i = 0; i < turns; ++i) {
            std::vector<amazons::Turn> list;
            amazons::each_turn(board, [&](amazons::Turn turn) { list.push_back(turn); });
            if (list.empty()) break;
            amazons::apply(board, list[random.below(list.size())]);
        }
        out.push_back(board);
    }
    return out;
}

void evaluation_line(int turns) {
    const std::vector<Board> boards = random_boards(turns, 200);
    const amazons::Net& net = amazons::built_in_nets().by_stage[0];
    std::int64_t sum = 0;
    constexpr int rounds = 500;
    const auto per_second = [&](const amazons::Kernel& kernel) {
        const double seconds = least_seconds([&] {
            for (int round = 0; round < rounds; ++round) {
                for (const Board& board : boards) sum += kernel.evaluate(net, board.empty, board.own(), board.theirs());
            }
        });
        return rounds * static_cast<double>(boards.size()) / seconds / 1e6;
    };
    const double best = per_second(amazons::kernel());
    const double plain = per_second(amazons::kernel_plain);
    const double searched = least_seconds([&] {
        amazons::Tree tree(boards.front());
        amazons::Search search(tree, {});
        search.begin();
        while (!search.settled() && search.evaluations() < 400000) search.walk();
        sum += tree.nodes[tree.root].visits;
    });
    fmt::print("after {:>2} random turns     {:>8.2f} M/s {:<8} {:>8.2f} M/s plain {:>8.2f} M/s in a search{}\n", turns,
               best, amazons::kernel().name, plain, 0.4 / searched, sum == 0 ? " " : "");
    std::fflush(stdout);
}

void filling_line(int turns) {
    const std::vector<Board> boards = random_boards(turns, 500);
    int decided = 0;
    const double seconds = least_seconds([&] {
        decided = 0;
        for (int round = 0; round < 20; ++round) {
            for (const Board& board : boards) decided += amazons::filling(board) != amazons::Proof::none ? 1 : 0;
        }
    });
    fmt::print("after {:>2} random turns     {:>8.2f} us     {:>5.1f} % decided\n", turns, seconds / 20 / 500 * 1e6,
               decided / 20.0 / 5);
    std::fflush(stdout);
}

void solve_line(const Case& test) {
    Budget budget;
    const double begin = processor_seconds();
    const amazons::Exact exact = amazons::prove(amazons::to_board(position_of(test.fen)), budget);
    const char* word = exact.proof == amazons::Proof::win ? "win" : "loss";
    fmt::print("{:<22} {:<5} {:>12} nodes {:>9.2f} s\n", test.name, word, exact.nodes, processor_seconds() - begin);
    std::fflush(stdout);
}

}  // namespace
}  // namespace ariadne::bench

int main(int argc, char** argv) {
    using ariadne::bench::Case;
    const bool deep = argc > 1 && std::string(argv[1]) == "deep";
    fmt::print("{:<22} {:>5} {:>14} {:>12} {:>12} {:>8}\n", "perft", "depth", "leaves", "M/s", "plain M/s", "ratio");
    for (const Case& test :
         {Case{"10x10, start", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 3},
          Case{"8x8, start", "2q2q2/8/q6q/8/8/Q6Q/8/2Q2Q2 w", 3}, Case{"6x6, start", "1q2q1/q4q/6/6/Q4Q/1Q2Q1 w", 3},
          Case{"10x10, twenty arrows", "10/2q1*Q**2/1Q4q3/4*1*3/2q1*5/1*2*3*1/*******2Q/3Q1*q*2/3*6/3*6 w", 3}})
        ariadne::bench::perft_line(test);
    fmt::print("\nevaluations\n");
    for (const int turns : {0, 30}) ariadne::bench::evaluation_line(turns);
    fmt::print("\nfilling\n");
    for (const int turns : {0, 20, 40, 50, 60, 70}) ariadne::bench::filling_line(turns);
    fmt::print("\nsolved from the start\n");
    ariadne::bench::solve_line({"4x4", "1qq1/q2q/Q2Q/1QQ1 w", 0});
    if (deep) ariadne::bench::solve_line({"5x5", "1q1q1/q3q/5/Q3Q/1Q1Q1 w", 0});
    return 0;
}
