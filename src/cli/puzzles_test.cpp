#include "cli/puzzles.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "cli/batch_list.h"

namespace ariadne::cli {
namespace {

const Message bad = Message::plain("bad");
constexpr const char* board = ".....B.....BAA...B..................";

class Puzzles : public ::testing::Test {
  protected:
    std::string write(const std::string& text) {
        std::ofstream(path_) << text;
        return path_;
    }
    void TearDown() override { std::remove(path_.c_str()); }

  private:
    std::string path_ = ::testing::TempDir() + "puzzles_test_" +
                        ::testing::UnitTest::GetInstance()->current_test_info()->name() + ".txt";
};

// More than is read before a text is judged by its beginning; the last one ends in the middle of the board.
TEST_F(Puzzles, RemarksBeforeABoardMayBeLong) {
    const Settings settings;
    for (const std::size_t bytes : {65'536U, 200'000U, 65'536U - 10U}) {
        std::string remarks;
        while (remarks.size() + 40 < bytes) remarks += "# long ago and far away\n\n";
        remarks += "#" + std::string(bytes - remarks.size() - 2, 'x') + "\n";
        ASSERT_EQ(remarks.size(), bytes);
        for (const std::string& text :
             {std::string(board) + "\n", std::string("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w\n")}) {
            const auto one = open_one(write(remarks + text), settings);
            ASSERT_TRUE(one) << one.error().message;
            EXPECT_TRUE(read(*one, settings));
        }
    }
}

TEST_F(Puzzles, OneOfManyKnowsItsPlace) {
    const std::string file = write(std::string("# One\n") + board + "\n\n" + board + "\n");
    const Settings settings;
    const auto all = open_all(file, settings);
    ASSERT_TRUE(all) << all.error().message;
    ASSERT_EQ(all->size(), 2U);
    EXPECT_EQ((*all)[0].title, "One");
    EXPECT_EQ(place_of((*all)[1]), file + ":4");
    EXPECT_EQ(heading_of((*all)[1], Language::en), "puzzle 2");
    EXPECT_EQ(in_file((*all)[1], Error{bad, 1, 7}), (Error{bad, 4, 7}));
    EXPECT_EQ(in_file((*all)[1], Error{bad, 0, 0}), (Error{bad, 4, 0}));
    EXPECT_FALSE(open_one(file, settings));
}

TEST_F(Puzzles, TheChosenOneIsAlone) {
    const std::string file = write(std::string(board) + "\n" + board + "\n");
    Settings settings;
    settings.board = 2;
    const auto one = open_one(file, settings);
    ASSERT_TRUE(one);
    EXPECT_FALSE(one->one_of_many);
    EXPECT_EQ(place_of(*one), file);
    EXPECT_EQ(in_file(*one, Error{bad, 1, 7}), (Error{bad, 2, 7}));
    EXPECT_EQ(in_file(*one, Error{bad, 0, 0}), (Error{bad, 0, 0}));
    settings.board = 3;
    EXPECT_EQ(open_one(file, settings).error().message, "--board: found 3, expected 1 to 2: the file has 2 puzzles");
}

TEST_F(Puzzles, AQueueHandsOutRunsAndNoMore) {
    std::string lines;
    for (int i = 0; i < 10; ++i) lines += std::string(board) + "\n";
    const Settings settings;
    BatchList list(settings);
    const Result<std::string> bytes = list.read_lines(lines + "no-such-file\n" + board + "\n");
    ASSERT_TRUE(bytes);
    BatchList elsewhere(settings);
    elsewhere.restore(*bytes);
    for (const BatchList* each : {&list, &elsewhere}) {
        EXPECT_EQ(each->name_width(), 12U);
        EXPECT_EQ(each->digest(), list.digest());
        std::vector<std::size_t> numbers;
        for (std::uint64_t i = 0; i < each->size(); ++i) {
            const Result<BatchPuzzle> puzzle = each->at(i);
            ASSERT_TRUE(puzzle);
            EXPECT_EQ(puzzle->line, i != 10);
            EXPECT_EQ(puzzle->file->refused.has_value(), i == 10);
            numbers.push_back(puzzle->number);
        }
        EXPECT_EQ(numbers, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11}));
    }
}

TEST_F(Puzzles, AFileThatIsThereIsNoBoard) {
    const Settings settings;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(::testing::TempDir());
    std::ofstream("thirteenboards.txt") << board << "\n";
    BatchList list(settings);
    ASSERT_TRUE(list.read_lines("thirteenboards.txt\nno-such-boards.txt\n"));
    const Result<BatchPuzzle> puzzle = list.at(0);
    std::remove("thirteenboards.txt");
    std::filesystem::current_path(before);
    ASSERT_TRUE(puzzle);
    EXPECT_FALSE(puzzle->line);
    EXPECT_FALSE(puzzle->file->refused);
}

TEST(ExitCode, TheWorstIsHeardOf) {
    EXPECT_EQ(worse(exit_done, exit_negative), exit_negative);
    EXPECT_EQ(worse(exit_bad, exit_negative), exit_bad);
    EXPECT_EQ(worse(exit_stopped, exit_negative), exit_stopped);
    EXPECT_EQ(worse(exit_bad, exit_bug), exit_bug);
    EXPECT_EQ(worse(exit_done, exit_done), exit_done);
}

}  // namespace
}  // namespace ariadne::cli
