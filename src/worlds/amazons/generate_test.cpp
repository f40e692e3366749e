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
}

}  // namespace
}  // namespace ariadne::amazons
