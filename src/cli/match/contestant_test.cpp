#include "cli/match/contestant.h"

#include <gtest/gtest.h>

namespace ariadne::cli {

namespace {

const Pace half_a_second{500, std::nullopt};

Result<Contestant> read(std::string_view text) {
    return read_contestant(text, "/opt/it's/ariadne", "game", half_a_second);
}

TEST(Contestant, OursIsThisProgram) {
    EXPECT_EQ(read("ours")->command, R"(exec '/opt/it'\''s/ariadne' engine 'game' --threads 1)");
    EXPECT_EQ(read("ours")->pace.order(), "go 500");
    const Result<Contestant> told = read("ours:threads=2,level=hard,nodes=2000,ponder");
    ASSERT_TRUE(told);
    EXPECT_TRUE(told->command.ends_with(" --threads '2' --level 'hard' --ponder")) << told->command;
    EXPECT_EQ(told->pace.order(), "go nodes 2000");
    EXPECT_EQ(told->level, "hard");
    EXPECT_EQ(read("ours:time=20")->pace.order(), "go 20");
}

TEST(Contestant, AnythingElseIsACommand) {
    const Result<Contestant> other = read("./their engine --fast");
    ASSERT_TRUE(other);
    EXPECT_EQ(other->command, "./their engine --fast");
    EXPECT_EQ(read("oursomething")->command, "oursomething");
}

TEST(Contestant, WhatIsWrongIsTold) {
    EXPECT_EQ(read("ours:speed=2").error().message,
              "ours:speed=2: found 'speed', expected one of: threads, memory, level, seed, ponder, time, nodes");
    for (const char* wrong :
         {"", "  ", "ours:threads", "ours:threads=", "ours:nodes=x", "ours:time=-1", "ours:ponder=2"})
        EXPECT_FALSE(read(wrong)) << wrong;
}

TEST(Contestant, HowLateIsTooLate) {
    EXPECT_DOUBLE_EQ(half_a_second.late(), 0.56);
    EXPECT_GT(half_a_second.patience(), half_a_second.late());
    EXPECT_GT((Pace{std::nullopt, 100}).late(), 1e9);
}

}  // namespace

}  // namespace ariadne::cli
