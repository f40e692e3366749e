#include "cli/puzzles.h"

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "cli/batch_queue.h"

namespace ariadne::cli {
namespace {

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
    EXPECT_EQ(in_file((*all)[1], Error{"bad", 1, 7}), (Error{"bad", 4, 7}));
    EXPECT_EQ(in_file((*all)[1], Error{"bad", 0, 0}), (Error{"bad", 4, 0}));
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
    EXPECT_EQ(in_file(*one, Error{"bad", 1, 7}), (Error{"bad", 2, 7}));
    EXPECT_EQ(in_file(*one, Error{"bad", 0, 0}), (Error{"bad", 0, 0}));
    settings.board = 3;
    EXPECT_EQ(open_one(file, settings).error().message, "--board: found 3, expected 1 to 2: the file has 2 puzzles");
}

TEST_F(Puzzles, AQueueHandsOutRunsAndNoMore) {
    std::string lines;
    for (int i = 0; i < 10; ++i) lines += std::string(board) + "\n";
    const Settings settings;
    Result<BatchQueue> queue = BatchQueue::of_lines(lines + "no-such-file\n" + board + "\n", settings);
    ASSERT_TRUE(queue);
    EXPECT_EQ(queue->name_width(), 12U);
    std::vector<std::size_t> numbers;
    for (std::optional<BatchPiece> piece = queue->next(4); piece; piece = queue->next(4)) {
        EXPECT_LE(piece->count, 4U);
        if (piece->refused) {
            EXPECT_EQ(numbers.size(), 10U);
            EXPECT_FALSE(piece->one_of_many());
            continue;
        }
        for (std::size_t i = 0; i < piece->count; ++i) numbers.push_back(piece->first_number + i);
    }
    EXPECT_EQ(numbers, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
}

TEST_F(Puzzles, AFileThatIsThereIsNoBoard) {
    const Settings settings;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(::testing::TempDir());
    std::ofstream("thirteenboards.txt") << board << "\n";
    Result<BatchQueue> queue = BatchQueue::of_lines("thirteenboards.txt\nno-such-boards.txt\n", settings);
    const std::optional<BatchPiece> piece = queue->next(1);
    std::remove("thirteenboards.txt");
    std::filesystem::current_path(before);
    ASSERT_TRUE(piece);
    EXPECT_FALSE(piece->lines);
    EXPECT_FALSE(piece->refused);
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
