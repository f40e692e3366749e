#include "worlds/amazons/engine/kernel.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

constexpr int never = 99;

// Distances by breadth, a cell at a time.
std::vector<int> distances(Bits empty, Bits from, bool king) {
    std::vector<int> out(110, never);
    Bits fresh = from;
    for (int distance = 1; fresh != 0; ++distance) {
        Bits found = 0;
        while (fresh != 0) {
            const int at = take_first(fresh);
            found |= king ? neighbours(bit(at)) & empty : reach(empty, at);
        }
        while (found != 0) {
            const int at = take_first(found);
            if (out[static_cast<std::size_t>(at)] != never) continue;
            out[static_cast<std::size_t>(at)] = distance;
            fresh |= bit(at);
        }
    }
    return out;
}

std::size_t queen_class(Bits empty, Bits amazons, int at, int distance) {
    if (distance == never) return 6;
    if (distance > 1) return static_cast<std::size_t>(std::min(distance, 4) + 1);
    std::size_t near = 0;
    while (amazons != 0) near += (reach(empty, take_first(amazons)) & bit(at)) != 0 ? 1U : 0U;
    return std::min<std::size_t>(near, 3) - 1;
}

std::size_t king_class(int distance) {
    return distance == never ? 6 : static_cast<std::size_t>(std::min(distance, 6) - 1);
}

std::size_t freedom_class(int cells) {
    constexpr std::array<int, 11> last = {0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 26};
    return static_cast<std::size_t>(std::lower_bound(last.begin(), last.end(), cells) - last.begin());
}

// What net.h says, word by word.
Sight plain_sight(const Board& board) {
    Sight out;
    const std::array<Bits, 2> sides = {board.own(), board.theirs()};
    std::array<std::vector<int>, 2> queens;
    std::array<std::vector<int>, 2> kings;
    for (std::size_t side = 0; side < 2; ++side) {
        queens[side] = distances(board.empty, sides[side], false);
        kings[side] = distances(board.empty, sides[side], true);
    }
    const auto see = [&](std::size_t row) { out.rows[out.count++] = static_cast<std::uint16_t>(row); };
    for (Bits cells = board.empty; cells != 0;) {
        const int at = take_first(cells);
        const auto i = static_cast<std::size_t>(at);
        if (queens[0][i] == never && queens[1][i] == never) continue;
        out.contested |= queens[0][i] != never && queens[1][i] != never;
        see(((queen_class(board.empty, sides[0], at, queens[0][i]) * 7 +
              queen_class(board.empty, sides[1], at, queens[1][i])) *
                 7 +
             king_class(kings[0][i])) *
                7 +
            king_class(kings[1][i]));
    }
    for (std::size_t side = 0; side < 2; ++side) {
        for (Bits amazons = sides[side]; amazons != 0;) {
            const int at = take_first(amazons);
            const int free = count(neighbours(bit(at)) & board.empty);
            see(2401 + (side * 12 + freedom_class(count(reach(board.empty, at)))) * 9 + static_cast<std::size_t>(free));
        }
    }
    return out;
}

template <class Visit>
void each_position(int size, std::uint64_t seed, const Visit& visit) {
    Random random(seed);
    Board board = to_board(*new_position(size));
    std::vector<Turn> turns;
    while (true) {
        visit(board);
        turns.clear();
        each_turn(board, [&](Turn turn) { turns.push_back(turn); });
        if (turns.empty()) return;
        apply(board, turns[random.below(turns.size())]);
    }
}

// The sum over the rows, cut and multiplied as net.h says.
std::int64_t plain_evaluation(const Net& net, const Board& board) {
    const Sight sight = plain_sight(board);
    std::array<int, first_cells> sums{};
    for (std::size_t i = 0; i < first_cells; ++i) {
        sums[i] = net.first_bias[i];
        for (std::size_t s = 0; s < sight.count; ++s)
            sums[i] = std::clamp(sums[i] + net.first[sight.rows[s] * first_cells + i], -32768, 32767);
    }
    std::int64_t deep = net.bias;
    for (std::size_t o = 0; o < second_cells; ++o) {
        std::int64_t sum = net.second_bias[o];
        for (std::size_t i = 0; i + 1 < first_cells; ++i) {
            const std::int64_t weight = net.second[(i / 2 * second_cells + o) * 2 + i % 2];
            sum += std::clamp(sums[i], 0, 1024) * weight;
        }
        deep += std::clamp<std::int64_t>(sum >> 10U, 0, 1024) * net.third[o];
    }
    return (deep >> 10U) + sums.back();
}

}  // namespace

TEST(AmazonsKernel, SeesWhatAPlainLookSees) {
    int positions = 0;
    for (const int size : {10, 8, 5, 4}) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            each_position(size, seed, [&](const Board& board) {
                const Sight expected = plain_sight(board);
                for (const Kernel* one : kernels()) {
                    Sight sight;
                    one->see(board.empty, board.own(), board.theirs(), sight);
                    ASSERT_EQ(sight.count, expected.count) << one->name;
                    ASSERT_EQ(sight.contested, expected.contested) << one->name;
                    ASSERT_TRUE(std::equal(sight.rows.begin(), sight.rows.begin() + static_cast<int>(sight.count),
                                           expected.rows.begin()))
                        << one->name;
                }
                ++positions;
            });
        }
    }
    EXPECT_GT(positions, 500);
}

TEST(AmazonsKernel, EveryKernelComesToTheSameNumber) {
    for (const Net& net : built_in_nets().by_stage) {
        each_position(10, 7, [&](const Board& board) {
            for (const Kernel* one : kernels()) {
                EXPECT_EQ(one->evaluate(net, board.empty, board.own(), board.theirs()),
                          kernel_plain.evaluate(net, board.empty, board.own(), board.theirs()))
                    << one->name;
            }
        });
    }
}

TEST(AmazonsKernel, EvaluatesWhatItSees) {
    const Net& net = built_in_nets().by_stage[0];
    each_position(10, 3, [&](const Board& board) {
        EXPECT_EQ(kernel().evaluate(net, board.empty, board.own(), board.theirs()), plain_evaluation(net, board));
    });
}

// Weights as large as training allows, boards with up to a hundred amazons.
TEST(AmazonsKernel, NoNumberOfAmazonsIsTooMany) {
    const auto net = std::make_unique<Net>(built_in_nets().by_stage[0]);
    for (const int sign : {1, -1}) {
        for (std::size_t i = 0; i < net->first.size(); ++i)
            net->first[i] = static_cast<std::int16_t>(sign * (i / first_cells < cell_rows ? 255 : 1023));
        Random random(5);
        for (std::uint64_t share = 2; share <= 100; share += 7) {
            Board board;
            for (int row = 0; row < 10; ++row) {
                for (int col = 0; col < 10; ++col) {
                    const Bits cell = bit(index_of({row, col}));
                    (random.chance(share, 100) ? board.amazons[random.below(share) < 30 ? 0 : 1] : board.empty) |= cell;
                }
            }
            for (const Kernel* one : kernels()) {
                EXPECT_EQ(one->evaluate(*net, board.empty, board.own(), board.theirs()), plain_evaluation(*net, board))
                    << one->name << ' ' << share;
            }
        }
    }
}

TEST(AmazonsNet, NoSumOverflows) {
    for (const Net& net : built_in_nets().by_stage) {
        for (std::size_t row = 0; row < sight_rows; ++row) {
            const int most = row < cell_rows ? 255 : 1023;
            for (std::size_t i = 0; i < first_cells; ++i) ASSERT_LE(std::abs(net.first[row * first_cells + i]), most);
        }
        for (const std::int16_t bias : net.first_bias) ASSERT_LE(std::abs(bias), 1023);
        for (std::size_t o = 0; o < second_cells; ++o) {
            std::int64_t sum = std::abs(net.second_bias[o]);
            for (std::size_t i = 0; i < first_cells; ++i) {
                sum += std::int64_t{1024} * std::abs(net.second[(i / 2 * second_cells + o) * 2 + i % 2]);
            }
            ASSERT_LT(sum, std::int64_t{1} << 31U);
        }
    }
}

TEST(AmazonsNet, SaysWhatIsWrongWithAFile) {
    const std::vector<std::uint8_t> none;
    EXPECT_EQ(read_nets(none).error().message, "the network has 0 bytes, expected 678800");
    const std::vector<std::uint8_t> other(678800, 'x');
    EXPECT_EQ(read_nets(other).error().message, "the network does not begin with AMAZONS2");
}

}  // namespace ariadne::amazons
