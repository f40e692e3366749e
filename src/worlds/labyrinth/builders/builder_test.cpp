#include "worlds/labyrinth/builders/builder.h"

#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/hash.h"
#include "base/random.h"

namespace ariadne::labyrinth {
namespace {

Labyrinth built(const Builder& builder, const BuildRequest& request, std::uint64_t seed, Diary* diary = nullptr) {
    Budget budget;
    std::optional<Labyrinth> out = build(builder, request, seed, budget, diary);
    EXPECT_TRUE(out.has_value()) << builder.name;
    return out ? std::move(*out) : solid(request.size);
}

// Rooms that can be reached from the entrance, counted the plain way.
std::size_t reached(const Labyrinth& labyrinth) {
    std::vector<bool> seen(labyrinth.size.area());
    std::vector<Cell> open = {labyrinth.entrance};
    seen[labyrinth.size.index(labyrinth.entrance)] = true;
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const Direction d : all_directions) {
            const Cell next = step(open[i], d);
            if (!labyrinth.open(open[i], d)) continue;
            EXPECT_TRUE(labyrinth.has(next));
            if (!labyrinth.has(next) || seen[labyrinth.size.index(next)]) continue;
            seen[labyrinth.size.index(next)] = true;
            open.push_back(next);
        }
    }
    return open.size();
}

void expect_perfect(const Labyrinth& labyrinth, std::string_view name, std::uint64_t seed) {
    EXPECT_EQ(labyrinth.passage_count() + 1, labyrinth.room_count())
        << name << " " << labyrinth.size.rows << "x" << labyrinth.size.cols << " seed " << seed;
    EXPECT_EQ(reached(labyrinth), labyrinth.room_count())
        << name << " " << labyrinth.size.rows << "x" << labyrinth.size.cols << " seed " << seed;
}

constexpr std::array<Size, 14> sizes = {{{1, 1},
                                         {1, 2},
                                         {2, 1},
                                         {1, 9},
                                         {9, 1},
                                         {2, 2},
                                         {3, 5},
                                         {7, 4},
                                         {1, 130},
                                         {130, 1},
                                         {5, 64},
                                         {64, 65},
                                         {63, 129},
                                         {260, 131}}};

TEST(Builders, BuildPerfectLabyrinthsOfEverySize) {
    for (const Builder& builder : all_builders())
        for (const Size size : sizes)
            for (const std::uint64_t seed : {1U, 2U, 3U})
                expect_perfect(built(builder, {.size = size}, seed), builder.name, seed);
}

TEST(Builders, BuildManySmallLabyrinths) {
    for (const Builder& builder : all_builders())
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            const Size size{1 + static_cast<int>(seed % 6), 1 + static_cast<int>(seed / 6 % 7)};
            expect_perfect(built(builder, {.size = size}, seed), builder.name, seed);
        }
}

TEST(Builders, HaveEveryGrowth) {
    for (const Growth growth : {Growth::newest, Growth::oldest, Growth::random, Growth::mixed})
        for (const Size size : {Size{1, 1}, Size{4, 9}, Size{40, 50}})
            expect_perfect(built(*find_builder("growing-tree"), {.size = size, .growth = growth}, 5), "growing-tree",
                           5);
}

TEST(Builders, BuildWithABias) {
    for (const Builder& builder : all_builders()) {
        const auto share = [&](int bias) {
            const Labyrinth labyrinth = built(builder, {.size = {60, 60}, .bias = bias}, 7);
            expect_perfect(labyrinth, builder.name, 7);
            return static_cast<double>(labyrinth.right.count()) / static_cast<double>(labyrinth.passage_count());
        };
        const double down = share(-16);
        const double some = share(-6);
        const double none = share(0);
        const double more = share(6);
        const double side = share(16);
        EXPECT_LT(down, some) << builder.name;
        EXPECT_LT(some, none) << builder.name;
        EXPECT_LT(none, more) << builder.name;
        EXPECT_LT(more, side) << builder.name;
    }
}

// A mask of one piece: what a clumsy walker leaves behind.
BitGrid random_mask(Size size, std::uint64_t seed) {
    Random random(seed);
    BitGrid mask(size);
    Cell at{size.rows / 2, size.cols / 2};
    for (std::size_t i = 0; i < 2 * size.area(); ++i) {
        mask.set(at);
        const Cell next = step(at, all_directions[random.below(4)]);
        if (size.contains(next)) at = next;
    }
    return mask;
}

TEST(Builders, BuildWhereRoomsAreMissing) {
    for (const Builder& builder : all_builders()) {
        if (!builder.masks) continue;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Size size =
                seed == 30 ? Size{150, 140} : Size{1 + static_cast<int>(seed % 9), 1 + static_cast<int>(seed * 7 % 11)};
            const BitGrid mask = random_mask(size, seed);
            expect_perfect(built(builder, {.size = size, .rooms = &mask}, seed), builder.name, seed);
        }
    }
}

// What is told, dug again from nothing, is the labyrinth; and it is the same when nobody listens. Of the three that
// look for the cheapest tree this holds their own steps against the tiles.
TEST(Builders, TellEveryPassage) {
    for (const Builder& builder : all_builders())
        for (const int bias : {0, 5})
            for (const Size size : {Size{1, 1}, Size{1, 20}, Size{9, 14}, Size{131, 270}}) {
                const bool division = builder.name == "division";
                Labyrinth told = solid(size);
                if (division) {
                    for (int r = 0; r < size.rows; ++r)
                        for (int c = 0; c < size.cols; ++c) {
                            told.right.put({r, c}, c + 1 < size.cols);
                            told.down.put({r, c}, r + 1 < size.rows);
                        }
                }
                Diary diary;
                const BuildRequest request{.size = size, .bias = bias};
                const Labyrinth watched = built(builder, request, 11, &diary);
                bool twice = false;
                for (const render::Dig& dig : diary) {
                    twice = twice || told.open(dig.room, dig.towards) == dig.passage;
                    told.put(dig.room, dig.towards, dig.passage);
                }
                EXPECT_EQ(told, watched) << builder.name;
                EXPECT_EQ(watched, built(builder, request, 11)) << builder.name << " " << size.rows << "x" << size.cols;
                EXPECT_FALSE(twice) << builder.name;
            }
}

TEST(Builders, DigTheCheapestTreeUnderMasksToo) {
    const Size size{140, 300};
    const BitGrid mask = random_mask(size, 4);
    const BuildRequest request{.size = size, .rooms = &mask};
    for (const std::string_view name : {"kruskal", "prim-true", "boruvka"}) {
        Diary diary;
        EXPECT_EQ(built(*find_builder(name), request, 3), built(*find_builder(name), request, 3, &diary)) << name;
    }
}

TEST(Builders, DifferBySeed) {
    for (const Builder& builder : all_builders())
        EXPECT_NE(built(builder, {.size = {12, 12}}, 1), built(builder, {.size = {12, 12}}, 2)) << builder.name;
}

std::uint64_t hash_of(const Labyrinth& labyrinth) {
    std::uint64_t hash = 0;
    for (const BitGrid* grid : {&labyrinth.right, &labyrinth.down})
        for (int r = 0; r < labyrinth.size.rows; ++r)
            for (const std::uint64_t word : grid->row(r)) hash = hash_mix(hash, word);
    return hash;
}

// The same on every machine, now and later: who keeps a seed keeps a labyrinth.
TEST(Builders, BuildTheSameForTheSameSeed) {
    std::vector<std::string> found;
    for (const Builder& builder : all_builders()) {
        const auto one = hash_of(built(builder, {.size = {150, 200}}, 42));
        const auto two = hash_of(built(builder, {.size = {37, 61}, .bias = -5}, 43));
        found.push_back(fmt::format("{} {:016x} {:016x}", builder.name, one, two));
    }
    const std::vector<std::string> known = {
        "backtracker 006550007ab87412 792707a96259997b",   "kruskal b6798b3a6175bb6c 9bcc4c06de5d7bb6",
        "kruskal-rooms 4091bcc16a348b84 9c58ca6c7e50636f", "prim 4fe06100f238bb8f 1cda6dbfb029debf",
        "prim-true 8f1ca9760bc46273 fe97d454d4e13a6d",     "aldous-broder 0eba7fb14a53976b 542627e4321abe90",
        "wilson 54ce0dbcbdb8bfca 3bdf1b6095ae3e6c",        "hunt-and-kill 797b008753c11844 f45b5b531641c574",
        "growing-tree ec87f858b3df65c7 1e66bc11a5bfdb3b",  "eller 36c07dedd2ac2fbc bd83ef062b2b4c59",
        "sidewinder 33981a617ffbb069 1f37061a26670107",    "binary-tree dc3d02105ba73268 9eced6d1c8889607",
        "division 5b51db048b572563 deb7ed8c591e89e3",      "boruvka cef89d1991c18201 cae79983a98fc46e",
    };
    EXPECT_EQ(found, known);
}

TEST(Builders, StopWhenTheBudgetSaysSo) {
    for (const Builder& builder : all_builders()) {
        Budget few(Limits{.nodes = 20'000});  // enough to begin with
        EXPECT_FALSE(build(builder, {.size = {500, 500}}, 1, few)) << builder.name;
        EXPECT_GT(few.nodes(), 0U) << builder.name;
        Budget little(Limits{.bytes = 1'000});
        EXPECT_FALSE(build(builder, {.size = {500, 500}}, 1, little)) << builder.name;
    }
}

// Nearly all prices are equal then, and long sides make the hunt look far.
TEST(Builders, AreQuickOnStrangeOrders) {
    for (const Builder& builder : all_builders()) {
        expect_perfect(built(builder, {.size = {300, 261}, .bias = 16}, 1), builder.name, 1);
        if (builder.name == "aldous-broder" || builder.name == "wilson") continue;  // long walks, by nature
        expect_perfect(built(builder, {.size = {3, 20'000}}, 1), builder.name, 1);
        expect_perfect(built(builder, {.size = {20'000, 3}}, 1), builder.name, 1);
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
