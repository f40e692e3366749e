#include "worlds/rush/text.h"

#include <gtest/gtest.h>

namespace ariadne::rush {
namespace {

constexpr std::string_view hardest = "GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo";

TEST(RushText, ReadsABoardOnOneLine) {
    const Result<Card> card = parse("51 GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo 4780\n");
    ASSERT_TRUE(card) << card.error().message;
    EXPECT_EQ(card->moves, 51U);
    EXPECT_EQ(card->states, 4780U);
    EXPECT_EQ(card->board.vehicles.size(), 13U);
    EXPECT_EQ(card->board.red_car(), (Vehicle{'A', true, 2, {2, 3}}));
}

TEST(RushText, RowsAndOneLineAreTheSameBoard) {
    const Result<Card> line = parse(hardest);
    ASSERT_TRUE(line);
    const Result<Card> rows = parse(write(line->board));
    ASSERT_TRUE(rows);
    EXPECT_EQ(line->board, rows->board);
}

}  // namespace
}  // namespace ariadne::rush
