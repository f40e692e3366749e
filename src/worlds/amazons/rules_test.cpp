#include "worlds/amazons/rules.h"

#include <algorithm>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "worlds/amazons/notation.h"
#include "worlds/amazons/testing/seed_file.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

constexpr std::string_view seed_game =
    "2Qq*2*Qq/2**3***/*2*1*2*1/2*1Q***2/4*3*1/**1*****2/1***1*1*1*/**1***Q***/q***1*q*1*/***2***** w";

Cell cell(const char* name, Size size = {10, 10}) {
    return parse_cell(name, size).value();
}

Position seed_board() {
    return last(parse(seed_file).value());
}

TEST(Rules, TheFourExamplesOfTheAssignment) {
    const Position board = seed_board();
    EXPECT_TRUE(can_move(board, cell("b1"), cell("a1")));
    EXPECT_FALSE(can_move(board, cell("i3"), cell("f6")));
    EXPECT_TRUE(can_shoot(board, cell("c1"), cell("d1")));
    EXPECT_FALSE(can_shoot(board, cell("g6"), cell("g8")));

    const auto move = why_not_move(board, cell("i3"), cell("f6"));
    ASSERT_TRUE(move);
    EXPECT_EQ(move->reason, Refusal::in_the_way);
    EXPECT_EQ(move->cell, cell("h4")) << "g5 is behind it";
    const auto shot = why_not_shoot(board, cell("g6"), cell("g8"));
    ASSERT_TRUE(shot);
    EXPECT_EQ(shot->cell, cell("g7"));
    EXPECT_EQ(board.at(shot->cell), Square::black);
}

TEST(Rules, TheSampleGameOfTheAssignmentEndsAfterOneTurn) {
    const Position start = parse_fen(seed_game).value();
    EXPECT_FALSE(has_lost(start));
    EXPECT_TRUE(can_move(start, cell("e7"), cell("e8")));
    const Position between = moved(start, cell("e7"), cell("e8"));
    EXPECT_EQ(between.to_move, Side::white);
    EXPECT_EQ(why_not_shoot(between, cell("e8"), cell("d9")).value().reason, Refusal::occupied);
    EXPECT_TRUE(can_shoot(between, cell("e8"), cell("e9")));
    const Position after = apply(start, {cell("e7"), cell("e8"), cell("e9")});
    EXPECT_TRUE(has_lost(after));
    for (const char* black : {"d10", "j10", "a2", "g2"}) EXPECT_FALSE(has_moves(after, cell(black))) << black;
    EXPECT_TRUE(legal_moves(after).empty());
}

TEST(Rules, TheNewBoardIsThatOfTheRules) {
    const Position board = new_position().value();
    EXPECT_EQ(board.size, (Size{10, 10}));
    EXPECT_EQ(board.to_move, Side::white);
    EXPECT_EQ(write_board_file(board).value(), "a4,d1,g1,j4\na7,d10,g10,j7\n\n1\n");
    EXPECT_EQ(known_sizes(), (std::vector<int>{10, 8, 7, 6, 5, 4}));
    for (const int size : known_sizes()) {
        const Position known = new_position(size).value();
        EXPECT_EQ(known.size, (Size{size, size}));
        EXPECT_EQ(std::ranges::count(known.squares, Square::white), 4);
        EXPECT_EQ(std::ranges::count(known.squares, Square::black), 4);
    }
    for (const int size : {-1, 0, 3, 9, 11}) EXPECT_FALSE(new_position(size)) << size;
}

TEST(Rules, EveryRefusalNamesItsCell) {
    const Position board = parse_fen("q3/1*2/4/Q3 w").value();
    const auto at = [](const char* name) { return cell(name, {4, 4}); };
    const auto expect = [](const std::optional<Refused>& refused, Refusal reason, Cell where) {
        ASSERT_TRUE(refused);
        EXPECT_EQ(refused->reason, reason);
        EXPECT_EQ(refused->cell, where);
    };
    expect(why_not_move(board, {4, 0}, at("a1")), Refusal::outside, {4, 0});
    expect(why_not_move(board, at("a1"), {-1, 0}), Refusal::outside, {-1, 0});
    expect(why_not_move(board, at("b2"), at("b1")), Refusal::no_amazon, at("b2"));
    expect(why_not_move(board, at("b3"), at("b2")), Refusal::no_amazon, at("b3"));
    expect(why_not_move(board, at("a1"), at("a1")), Refusal::same_cell, at("a1"));
    expect(why_not_move(board, at("a1"), at("b3")), Refusal::not_in_line, at("b3"));
    expect(why_not_move(board, at("a1"), at("a4")), Refusal::occupied, at("a4"));
    expect(why_not_move(board, at("a4"), at("d1")), Refusal::in_the_way, at("b3"));
    expect(why_not(board, {at("a4"), at("a3"), at("a4")}), Refusal::not_yours, at("a4"));
    expect(why_not(board, {at("a1"), at("a3"), at("d3")}), Refusal::in_the_way, at("b3"));
    expect(why_not(board, {at("a1"), at("a3"), at("b3")}), Refusal::occupied, at("b3"));
    expect(why_not(board, {{9, 9}, at("a3"), at("b3")}), Refusal::outside, {9, 9});
    EXPECT_TRUE(can_move(board, at("a4"), at("a3"))) << "of whichever side";
    EXPECT_FALSE(has_moves(board, at("b3"))) << "an arrow has none";
    EXPECT_FALSE(has_moves(board, {0, 9}));
}

TEST(Rules, TheCellThatWasLeftIsFreeForTheArrow) {
    const Position board = parse_fen("3q/4/4/1Q2 w").value();
    const auto at = [](const char* name) { return cell(name, {4, 4}); };
    EXPECT_FALSE(why_not(board, {at("b1"), at("c1"), at("b1")})) << "onto it";
    EXPECT_FALSE(why_not(board, {at("b1"), at("c1"), at("a1")})) << "over it";
    EXPECT_FALSE(can_shoot(board, at("c1"), at("a1"))) << "the amazon still stands there";
    const Position after = apply(board, {at("b1"), at("c1"), at("b1")});
    EXPECT_EQ(write_fen(after), "3q/4/4/1*Q1 b");
}

TEST(Rules, TurnsComeInOneOrder) {
    // a2 b2 / a1 b1: directions clockwise from up, near before far.
    const Position board = parse_fen("2/Q1 w").value();
    std::string words;
    for (const Move& move : legal_moves(board)) words += write_move(move, board.size) + " ";
    EXPECT_EQ(words,
              "a1-a2/b2 a1-a2/b1 a1-a2/a1 "
              "a1-b2/b1 a1-b2/a1 a1-b2/a2 "
              "a1-b1/b2 a1-b1/a1 a1-b1/a2 ");
}

TEST(Rules, WhoHasNoAmazonHasLost) {
    EXPECT_TRUE(has_lost(parse_fen("Q1/2 b").value()));
    EXPECT_TRUE(has_lost(parse_fen("1 w").value()));
    EXPECT_TRUE(has_lost(parse_fen("Q w").value()));
    EXPECT_FALSE(has_lost(parse_fen("Q1 w").value()));
}

}  // namespace
}  // namespace ariadne::amazons
