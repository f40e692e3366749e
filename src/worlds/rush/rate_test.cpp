#include "worlds/rush/rate.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <sstream>

#include <gtest/gtest.h>

#include "worlds/option_values.h"
#include "worlds/rush/solve.h"

namespace ariadne::rush {
namespace {

Card card(std::string_view text) {
    return parse(text).value();
}

worlds::Rating rated(std::string_view text) {
    Budget budget;
    return rate(card(text), budget);
}

double value(const worlds::Rating& rating, std::string_view name) {
    const auto found = std::ranges::find(rating.measures, name, &worlds::Measure::name);
    EXPECT_NE(found, rating.measures.end()) << name;
    return found == rating.measures.end() ? -1 : found->value;
}

bool remarks(const worlds::Rating& rating, std::string_view words) {
    return std::ranges::any_of(rating.remarks, [&](const Message& remark) { return remark.english().contains(words); });
}

constexpr std::string_view hardest = "GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo";

TEST(RushRate, TheFormulaTermByTerm) {
    // Two moves of two vehicles; the red car is its own image about neither line, nor is B.
    const worlds::Rating rating = rated("AA.B..\n...B..\n......\n......\n......\n......\n");
    EXPECT_EQ(rating.level, "beginner");
    EXPECT_EQ(value(rating, "moves"), 2);
    EXPECT_EQ(value(rating, "moved_percent"), 100);
    EXPECT_EQ(value(rating, "symmetry_percent"), 0);
    EXPECT_DOUBLE_EQ(value(rating, "moves_term"), 1.85);  // 0.7 * 2^1.4 = 1.8473
    EXPECT_DOUBLE_EQ(value(rating, "moved_term"), 2.0);
    EXPECT_DOUBLE_EQ(value(rating, "symmetry_term"), 0.0);
    EXPECT_DOUBLE_EQ(value(rating, "score"), 3.85);
}

TEST(RushRate, VehiclesThatStayDoNotCountAsMoved) {
    const Difficulty of = difficulty(card("AA.B..\n...B..\n......\n......\n......\n.CC...\n").board, {{1, 2}, {0, 4}});
    EXPECT_NEAR(of.moved_percent, 200.0 / 3, 1e-9);
    EXPECT_DOUBLE_EQ(of.score, std::round((0.7 * std::pow(2, 1.4) + 0.2 * std::sqrt(200.0 / 3)) * 100) / 100);
}

TEST(RushRate, SymmetryIsTheBetterOfTwoLines) {
    EXPECT_EQ(symmetric_vehicles(card("B....C\nB....C\nAA....\n......\n......\n......\n").board), 2U);
    EXPECT_EQ(symmetric_vehicles(card("BB....\n......\nAA....\n......\n......\nCC....\n").board), 2U);
    EXPECT_EQ(symmetric_vehicles(card("..BB..\n......\nAA....\n......\n......\n......\n").board), 1U);  // its own image
    EXPECT_EQ(symmetric_vehicles(card("BB..CC\n......\nAA....\n......\n......\nDD..EE\n").board), 4U);
    EXPECT_EQ(symmetric_vehicles(card("BBB.CC\n......\nAA....\n......\n......\n......\n").board), 0U);  // 3 is not 2
    EXPECT_EQ(symmetric_vehicles(card("AAB.\n..B.\nCCB.\n....\n").board), 0U);
}

// About the middle row: top and bottom change places. The exit stays on its side, so such a board is as hard.
Board upside_down(Board board) {
    const int rows = board.size.rows;
    for (Vehicle& vehicle : board.vehicles)
        vehicle.at.row = rows - vehicle.at.row - (vehicle.across ? 1 : vehicle.length);
    for (Cell& wall : board.walls) wall.row = rows - 1 - wall.row;
    std::ranges::sort(board.walls, {}, [&](Cell wall) { return board.size.index(wall); });
    return board;
}

TEST(RushRate, UpsideDownTwiceIsTheSameAndAsHard) {
    const Board board = card("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM").board;
    EXPECT_NE(upside_down(board), board);
    EXPECT_EQ(upside_down(upside_down(board)), board);
    const Board small = card("B.CC.\nBAA.D\nE.F.D\nE.FGG\n.....\n").board;
    Budget first;
    Budget second;
    EXPECT_EQ(solve(small, {}, first).slides.size(), solve(upside_down(small), {}, second).slides.size());
}

TEST(RushRate, LevelsBeginAtTheirCuts) {
    EXPECT_EQ(level_of(0), Level::beginner);
    EXPECT_EQ(level_of(35.79), Level::beginner);
    EXPECT_EQ(level_of(35.8), Level::intermediate);
    EXPECT_EQ(level_of(66.4), Level::advanced);
    EXPECT_EQ(level_of(103.99), Level::advanced);
    EXPECT_EQ(level_of(104), Level::expert);
    for (const Level level : {Level::beginner, Level::intermediate, Level::advanced, Level::expert})
        EXPECT_EQ(worlds::named<Level>(level_names, to_string(level)), level);
    EXPECT_EQ(worlds::named<Level>(level_names, "hard"), std::nullopt);
}

TEST(RushRate, TheScoreSaysWhereTheLevelsBegin) {
    const worlds::Rating rating = rated(hardest);
    for (const worlds::Measure& measure : rating.measures) {
        EXPECT_EQ(measure.cuts.empty(), measure.name != "score");
        for (const double cut : measure.cuts) EXPECT_GT(level_of(cut), level_of(cut - 0.01));
    }
}

TEST(RushRate, ARecord) {
    const worlds::Rating rating = rated(hardest);
    EXPECT_EQ(rating.level, "expert");
    EXPECT_EQ(value(rating, "moves"), 51);
    EXPECT_EQ(value(rating, "states"), 4780);
    EXPECT_EQ(value(rating, "farthest"), 51);
    EXPECT_NEAR(value(rating, "score"),
                value(rating, "moves_term") + value(rating, "moved_term") + value(rating, "symmetry_term"), 0.02);
    EXPECT_GT(value(rating, "seconds"), 200);
    EXPECT_TRUE(remarks(rating, "Hardest reachable position: "));
    ASSERT_TRUE(rating.histogram);
    EXPECT_EQ(rating.histogram->counts.size(), 52U);
    EXPECT_EQ(std::reduce(rating.histogram->counts.begin(), rating.histogram->counts.end()), 4780U);
    EXPECT_FALSE(remarks(rating, "claims"));
}

TEST(RushRate, WhatTheCardSaysAndIsNotSo) {
    const std::string board(hardest);
    EXPECT_FALSE(remarks(rated("51 " + board + " 4780"), "claims"));
    EXPECT_TRUE(remarks(rated("50 " + board + " 4780"), "The file claims 50 moves, but the minimum is 51."));
    EXPECT_TRUE(remarks(rated("51 " + board + " 4781"), "The file claims 4781 states, but 4780 can be reached."));
}

TEST(RushRate, WhatCannotBeSolvedHasNoRating) {
    const worlds::Rating rating = rated("3 ............AA..BB..................");
    EXPECT_TRUE(rating.level.empty());
    EXPECT_TRUE(remarks(rating, "The red car cannot get out"));
    EXPECT_TRUE(remarks(rating, "The file claims 3 moves, but the board cannot be solved."));
    EXPECT_TRUE(std::ranges::none_of(rating.measures, [](const auto& m) { return m.name == "seconds"; }));
}

TEST(RushRate, ASolvedBoardTakesNoTime) {
    const worlds::Rating rating = rated("............BB..AA..................");
    EXPECT_EQ(rating.level, "beginner");
    EXPECT_EQ(value(rating, "moves"), 0);
    EXPECT_EQ(value(rating, "seconds"), 0);
}

TEST(RushRate, ALimitIsSaid) {
    Budget nothing({.nodes = 1});
    const worlds::Rating none = rate(card(hardest), nothing);
    EXPECT_TRUE(none.level.empty());
    EXPECT_TRUE(remarks(none, "the search for an optimal solution reached a limit"));
}

TEST(RushRate, MoreMovesAndAFartherPositionTakeLonger) {
    const Board board = card(hardest).board;
    Component near;
    near.histogram.resize(11);
    Component far;
    far.histogram.resize(31);
    EXPECT_LT(predicted_seconds(board, 8, &near), predicted_seconds(board, 10, &near));
    EXPECT_LT(predicted_seconds(board, 10, &near), predicted_seconds(board, 10, &far));
    EXPECT_LT(predicted_seconds(board, 8, nullptr), predicted_seconds(board, 10, nullptr));
    EXPECT_EQ(predicted_seconds(board, 10, &near), std::round(predicted_seconds(board, 10, &near)));
}

// The cuts of the levels are those that fit printed cards best, three of which they get wrong.
TEST(RushRate, CardsHaveTheLevelPrintedOnThem) {
    const char* const data = std::getenv("ARIADNE_DATA");
    if (data == nullptr) GTEST_SKIP() << "ARIADNE_DATA names no folder with rush/thinkfun40.csv";
    std::ifstream file(std::string(data) + "/rush/thinkfun40.csv");
    if (!file) GTEST_SKIP() << data << " has no rush/thinkfun40.csv";
    std::string line;
    std::getline(file, line);
    int cards = 0;
    int right = 0;
    while (std::getline(file, line)) {
        std::vector<std::string> fields;
        std::istringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');) fields.push_back(field);
        ASSERT_EQ(fields.size(), 6U) << line;
        const worlds::Rating rating = rated(fields[2]);
        EXPECT_EQ(value(rating, "moves"), std::stoi(fields[3])) << line;
        EXPECT_EQ(value(rating, "states"), std::stoi(fields[5])) << line;
        std::string label = fields[1];
        std::ranges::transform(label, label.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        ++cards;
        if (rating.level == label) ++right;
    }
    EXPECT_EQ(cards, 40);
    EXPECT_EQ(right, 37);
}

}  // namespace
}  // namespace ariadne::rush
