#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "worlds/rush/component.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/text.h"

// Boards whose answers are known, where a folder of them is named by ARIADNE_DATA.
namespace ariadne::rush {
namespace {

std::ifstream data_file(const std::string& name) {
    const char* const data = std::getenv("ARIADNE_DATA");
    return std::ifstream(data == nullptr ? std::string() : std::string(data) + "/rush/" + name);
}

std::int64_t best(const Board& board, Objective objective) {
    Budget budget;
    Question question;
    question.objective = objective;
    const Finding answer = solve(board, question, budget);
    return answer.proven ? answer.bound : -1;
}

std::uint64_t states(const Board& board) {
    Budget budget;
    return explore(board, Objective::moves, budget)->states;
}

TEST(RushData, MovesAndStatesOfThePublicDatabase) {
    std::ifstream file = data_file("database_sample.txt");
    if (!file) GTEST_SKIP() << "ARIADNE_DATA names no folder with rush/database_sample.txt";
    int boards = 0;
    for (std::string line; std::getline(file, line); ++boards) {
        const Result<Card> card = parse(line);
        ASSERT_TRUE(card) << line;
        EXPECT_EQ(best(card->board, Objective::moves), static_cast<std::int64_t>(*card->moves)) << line;
        EXPECT_EQ(states(card->board), *card->states) << line;
    }
    EXPECT_GT(boards, 1000);
}

TEST(RushData, MovesStepsAndStatesOfThePrintedCards) {
    std::ifstream file = data_file("thinkfun40.csv");
    if (!file) GTEST_SKIP() << "ARIADNE_DATA names no folder with rush/thinkfun40.csv";
    int boards = 0;
    std::string line;
    std::getline(file, line);
    for (; std::getline(file, line); ++boards) {
        std::vector<std::string> fields;
        std::istringstream stream(line);
        for (std::string field; std::getline(stream, field, ',');) fields.push_back(field);
        ASSERT_GE(fields.size(), 6U);
        const Result<Card> card = parse(fields[2]);
        ASSERT_TRUE(card) << line;
        EXPECT_EQ(best(card->board, Objective::moves), std::stoll(fields[3])) << line;
        EXPECT_EQ(best(card->board, Objective::steps), std::stoll(fields[4])) << line;
        EXPECT_EQ(states(card->board), std::stoull(fields[5])) << line;
    }
    EXPECT_EQ(boards, 40);
}

}  // namespace
}  // namespace ariadne::rush
