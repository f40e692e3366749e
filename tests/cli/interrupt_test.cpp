#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>

#include "answers.h"

namespace ariadne::testing {
namespace {

// A map that a plain search over (cell, life, treasures) does not finish within anybody's patience.
class Long : public ::testing::Test {
  protected:
    void SetUp() override {
        map_ = folder_.path("long.txt");
        ASSERT_EQ(run({"generate", "maze", "--rows", "60", "--cols", "60", "--treasures", "60", "--style", "vault",
                       "--ring", "6", "--tightness", "90", "-o", map_})
                      .code,
                  0);
    }

    Invocation solve(std::vector<std::string> extra) const {
        Invocation what;
        what.arguments = {"solve", map_, "--algorithm", "state-bfs", "--json"};
        what.arguments.insert(what.arguments.end(), extra.begin(), extra.end());
        return what;
    }

    Folder folder_;
    std::string map_;
};

void expect_stopped(const Finished& finished, const char* why) {
    const json::object out = json::parse(finished.out).as_object();
    EXPECT_EQ(out.at("stopped").as_string(), why);
    EXPECT_FALSE(out.at("proven").as_bool());
    EXPECT_EQ(finished.code, out.at("verdict").as_string() == "solved" ? 0 : 3);
}

TEST_F(Long, CtrlCPrintsTheBestSoFar) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        Invocation what = solve({});
        what.meanwhile = [signal](pid_t pid) {
            EXPECT_TRUE(catches_interrupts(pid));
            ::kill(pid, signal);
        };
        expect_stopped(run(what), "cancelled");
    }
}

TEST_F(Long, TheSecondCtrlCEndsAtOnce) {
    Invocation what = solve({});
    what.meanwhile = [](pid_t pid) {
        EXPECT_TRUE(catches_interrupts(pid));
        // Both wait until the program goes on, and then come together.
        ::kill(pid, SIGSTOP);
        ::kill(pid, SIGINT);
        ::kill(pid, SIGTERM);
        ::kill(pid, SIGCONT);
    };
    const Finished finished = run(what);
    EXPECT_EQ(finished.code, 130);
    EXPECT_EQ(finished.out, "");
}

TEST_F(Long, ATimeLimitStopsIt) {
    expect_stopped(run(solve({"--time-limit", "0.2"})), "time");
}

TEST_F(Long, AMemoryLimitStopsIt) {
    expect_stopped(run(solve({"--memory-limit", "1"})), "memory");
}

TEST_F(Long, ANodeLimitIsTheSameEveryTime) {
    const auto answer = [&] {
        json::object out = json::parse(run(solve({"--node-limit", "5000"})).out).as_object();
        out.at("stats").as_object().erase("seconds");
        return out;
    };
    const json::object once = answer();
    EXPECT_EQ(once.at("stopped").as_string(), "nodes");
    EXPECT_EQ(once, answer());
}

TEST_F(Long, ProgressIsShownOnATerminalAndThenCleared) {
    Invocation what = solve({});
    what.err_is_terminal = true;
    what.until = " states, ";
    const Finished finished = run(what);
    EXPECT_TRUE(has(finished.err, " states, ")) << finished.err;
    EXPECT_TRUE(finished.err.ends_with("\r\033[K")) << finished.err;
    what = solve({"--time-limit", "1.5", "--quiet"});
    what.err_is_terminal = true;
    EXPECT_EQ(run(what).err, "");
    EXPECT_EQ(run(solve({"--time-limit", "1.5"})).err, "") << "not a terminal";
}

TEST_F(Long, CtrlCStopsABatchAfterWhatWasDone) {
    Invocation what;
    const std::string quick = source("examples/detour.txt");
    what.arguments = {"batch", quick, map_, map_, "--jobs", "2", "--algorithm", "state-bfs"};
    what.meanwhile = [&](pid_t pid) {
        EXPECT_TRUE(catches_interrupts(pid));
        ::kill(pid, SIGINT);
    };
    const Finished finished = run(what);
    EXPECT_EQ(finished.code, 3);
    EXPECT_LE(std::count(finished.out.begin(), finished.out.end(), '\n'), 1) << finished.out;
    EXPECT_TRUE(has(finished.err, " of 3 puzzles; use -o FILE to be able to resume")) << finished.err;
}

TEST_F(Long, CtrlCLeavesABenchWithoutAClaim) {
    Invocation what;
    what.arguments = {"bench", map_, "--reference-limit", "600"};
    what.err_is_terminal = true;
    what.until = " states, ";
    const Finished finished = run(what);
    EXPECT_TRUE(complained(finished, 3, "bench: interrupted after 0 of 2\r\n"));
    EXPECT_FALSE(has(finished.out, "long.txt")) << finished.out;
}

TEST(Idle, IsSaid) {
    const Folder folder;
    for (const char* verb : {"batch", "bench"}) {
        EXPECT_TRUE(complained(run({verb, folder.path("")}), 0, "nothing to do"));
    }
}

}  // namespace
}  // namespace ariadne::testing
