#include "worlds/amazons/protocol/words.h"

#include <gtest/gtest.h>

#include <string>

namespace ariadne::amazons {

namespace {

Result<GoLimits> go(std::string_view line) {
    const std::vector<std::string_view> words = words_of(line);
    return read_go(words);
}

TEST(ProtocolWords, LimitsOfGoComeInAnyOrder) {
    const Result<GoLimits> all = go("nodes 1000 500 depth 3");
    ASSERT_TRUE(all);
    EXPECT_EQ(all->milliseconds, 500U);
    EXPECT_EQ(all->nodes, 1000U);
    EXPECT_EQ(all->depth, 3U);
    EXPECT_TRUE(all->limited());
    EXPECT_EQ(go("time 20")->milliseconds, 20U);
    EXPECT_FALSE(go("")->limited());
    EXPECT_FALSE(go("infinite")->limited());
    for (const char* wrong : {"nodes", "5.5", "-1", "1e3", "depth x", "500 now", "99999999999999999999999", "0x10"})
        EXPECT_FALSE(go(wrong)) << wrong;
}

TEST(ProtocolWords, AThoughtOnALine) {
    Thought thought;
    thought.win = 0.5324;
    thought.depth = 2;
    thought.nodes = 1234;
    thought.seconds = 0.0501;
    thought.line = {{{9, 3}, {3, 3}, {3, 6}}, {{0, 6}, {2, 6}, {2, 7}}};
    EXPECT_EQ(write_thought(thought, {10, 10}), "info depth 2 nodes 1234 time 50 score 53.2 line d1-d7/g7 g10-g8/h8");
    thought.proof = Proof::win;
    thought.line.clear();
    EXPECT_EQ(write_thought(thought, {10, 10}), "info depth 2 nodes 1234 time 50 score win");
    thought.proof = Proof::loss;
    EXPECT_EQ(write_thought(thought, {10, 10}), "info depth 2 nodes 1234 time 50 score loss");
}

TEST(ProtocolWords, WhatIsQuotedStaysOnOneShortLine) {
    EXPECT_EQ(in_quotes("a\nb\tc"), "'a\\x0Ab\\x09c'");
    EXPECT_EQ(in_quotes(std::string(100, 'x')), "'" + std::string(40, 'x') + "...'");
    EXPECT_EQ(in_quotes(""), "''");
}

}  // namespace

}  // namespace ariadne::amazons
