#include "worlds/amazons/generate.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

Result<Record> made(const std::map<std::string, std::string>& options, std::uint64_t seed = 1) {
    const Result<Recipe> recipe = recipe_from(options);
    if (!recipe) return std::unexpected(recipe.error());
    Budget budget;
    return generate(*recipe, seed, budget);
}

void expect_both_can_move(Position position) {
    EXPECT_FALSE(has_lost(position));
    position.to_move = other(position.to_move);
    EXPECT_FALSE(has_lost(position));
}

TEST(Generate, TurnsAreDrawnFromAKnownLayout) {
    for (const auto& [size, plies] : std::initializer_list<std::pair<const char*, std::size_t>>{
             {"10", 20}, {"8", 12}, {"7", 9}, {"6", 7}, {"5", 5}, {"4", 3}}) {
        const Result<Record> record = made({{"size", size}});
        ASSERT_TRUE(record) << record.error().message;
        EXPECT_EQ(record->start, new_position(std::stoi(size)).value());
        EXPECT_EQ(record->moves.size(), plies);
        EXPECT_EQ(parse(write_record(*record)).value(), *record) << "every turn is possible";
        expect_both_can_move(last(*record));
    }
}

TEST(Generate, AmazonsAreStrewn) {
    const Record record = made({{"rows", "3"}, {"cols", "7"}, {"amazons", "2"}}).value();
    EXPECT_EQ(record.start.size, (Size{3, 7}));
    EXPECT_TRUE(record.moves.empty());
    EXPECT_EQ(std::ranges::count(record.start.squares, Square::white), 2);
    EXPECT_EQ(std::ranges::count(record.start.squares, Square::black), 2);
    expect_both_can_move(record.start);
    EXPECT_EQ(made({{"amazons", "1"}, {"plies", "5"}}).value().moves.size(), 5U);
}

// The very positions: seeds must give the same ones on every machine.
TEST(Generate, ASeedGivesTheSamePositionEverywhere) {
    EXPECT_EQ(write_fen(last(made({{"size", "4"}}, 1).value())), "*q1*/qq1q/QQ1Q/1*Q1 b");
    EXPECT_EQ(write_fen(last(made({{"rows", "4"}, {"cols", "5"}, {"amazons", "2"}, {"plies", "2"}}, 7).value())),
              "5/2Qq1/q2*1/1*2Q w");
    EXPECT_NE(write_fen(last(made({}, 1).value())), write_fen(last(made({}, 2).value())));
}

TEST(Generate, RefusesWhatCannotBe) {
    const auto message = [](const std::map<std::string, std::string>& options) {
        return made(options).error().message;
    };
    EXPECT_EQ(message({{"size", "9"}}), "--size: found '9', expected one of: 10, 8, 7, 6, 5, 4");
    EXPECT_EQ(message({{"size", "x"}}), "--size: found 'x', expected a number from 1 to 10");
    EXPECT_EQ(message({{"rows", "11"}}), "--rows: found '11', expected a number from 1 to 10");
    EXPECT_EQ(message({{"cols", "0"}}), "--cols: found '0', expected a number from 1 to 10");
    EXPECT_EQ(message({{"amazons", "0"}}), "--amazons: found '0', expected a number from 1 to 50");
    EXPECT_EQ(message({{"plies", "-1"}}), "--plies: found '-1', expected a number from 0 to 100");
    EXPECT_EQ(message({{"format", "pgn"}}), "--format: found 'pgn', expected one of: fen, board, game");
    EXPECT_EQ(message({{"taste", "sweet"}}), "unknown option --taste");
    EXPECT_EQ(message({{"size", "6"}, {"rows", "6"}}),
              "--size selects a standard layout and cannot be combined with --rows, --cols or --amazons");
    EXPECT_EQ(message({{"rows", "2"}, {"cols", "4"}}), "--amazons: 4 per side do not fit on a 2x4 board");
    EXPECT_EQ(message({{"size", "4"}, {"plies", "8"}}),
              "200 random games with --plies 8 all left a side without moves; try fewer plies");
    Budget budget(Limits{.nodes = 3});
    EXPECT_EQ(generate({}, 1, budget).error().message, "the node limit was reached before a position was found");
}

}  // namespace
}  // namespace ariadne::amazons
