#include "cluster/run.h"

#include <chrono>
#include <cmath>
#include <cstdint>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "cluster/folder_test.h"
#include "cluster/sample_job_test.h"
#include "cluster/threads.h"

namespace ariadne::cluster {
namespace {

using sample::CarelessTeam;
using sample::Flock;
using sample::Folder;
using sample::lines_of;
using sample::run_into;

Sink sink_that_takes_all() {
    return [](std::uint64_t, std::string_view) -> Result<bool> { return true; };
}

void check_complete(const Standing& standing, const Chunk& range) {
    EXPECT_TRUE(standing.complete);
    EXPECT_EQ(standing.of, range.size());
    EXPECT_EQ(standing.done, range.size());
    std::uint64_t pieces = standing.skipped;
    double part = standing.part_skipped;
    for (const Share& share : standing.shares) {
        pieces += share.pieces;
        part += share.part;
    }
    EXPECT_EQ(pieces, range.size());
    if (range.size() == 0) return;
    EXPECT_NEAR(standing.part, 1, 1e-9);
    EXPECT_NEAR(part, 1, 1e-9);
}

TEST(Run, AnyNumberOfThreadsAndAnyChunksGiveTheSameBytes) {
    const Folder folder;
    for (const Chunk range : {Chunk{0, 1000}, Chunk{17, 83}, Chunk{999, 1000}})
        for (const unsigned threads : {1U, 2U, 8U})
            for (const std::uint64_t most : {0U, 1U, 7U, 1000U})
                for (const bool with_journal : {false, true}) {
                    Flock flock(1000);
                    Order order{.range = range, .threads = threads, .most = most, .interrupted = flock.interrupted};
                    if (with_journal)
                        order.journal = *Journal::open(folder.file("journal"), {"", 1000, range, {}}, true);
                    std::string seen;
                    const Result<Standing> standing = run_into(seen, alone(), flock.job, std::move(order));
                    ASSERT_TRUE(standing) << standing.error().message;
                    check_complete(*standing, range);
                    ASSERT_EQ(seen, lines_of(range));
                    ASSERT_EQ(flock.times(), range.size());
                    ASSERT_EQ(flock.most_times(), 1);
                }
}

TEST(Run, ACrewMayLoseRepeatInventAndReorder) {
    const Folder folder;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        SCOPED_TRACE(seed);
        Flock flock(300);
        CarelessTeam team(seed, {});
        const Chunk range{seed % 7, 300 - seed % 5};
        Order order{.range = range, .most = seed % 3 * 5, .interrupted = flock.interrupted};
        if (seed % 2 == 0) order.journal = *Journal::open(folder.file("journal"), {"", 300, range, {}}, true);
        std::string seen;
        const Result<Standing> standing = run_into(seen, team, flock.job, std::move(order));
        ASSERT_TRUE(standing) << standing.error().message;
        check_complete(*standing, range);
        ASSERT_EQ(seen, lines_of(range));
    }
}

// As long as what comes back comes back once.
TEST(Run, NothingIsDoneTwiceThatCameBack) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Flock flock(300);
        CarelessTeam team(seed, {.lose = 40, .halve = 40, .repeat = 0});
        std::string seen;
        ASSERT_TRUE(run_into(seen, team, flock.job, {.range = flock.all(), .interrupted = flock.interrupted}));
        ASSERT_EQ(seen, lines_of(flock.all()));
        ASSERT_EQ(flock.times(), 300);
        ASSERT_EQ(flock.most_times(), 1);
    }
}

TEST(Run, NothingToDo) {
    const Folder folder;
    for (const std::uint64_t pieces : {0U, 5U, 10U})
        for (const bool with_journal : {false, true}) {
            Flock flock(pieces);
            const Chunk range{pieces / 2, pieces / 2};
            Order order{.range = range, .threads = 2, .interrupted = flock.interrupted};
            if (with_journal) order.journal = *Journal::open(folder.file("journal"), {"", pieces, range, {}}, true);
            std::string seen;
            const Result<Standing> standing = run_into(seen, alone(), flock.job, std::move(order));
            ASSERT_TRUE(standing);
            check_complete(*standing, range);
            EXPECT_EQ(seen, "");
            EXPECT_EQ(flock.times(), 0);
        }
}

TEST(Run, TheSinkHasEnough) {
    for (const unsigned threads : {1U, 8U}) {
        Flock flock(1000);
        std::string seen;
        const Result<Standing> standing =
            run(alone(), flock.job, {.range = {100, 1000}, .threads = threads, .interrupted = flock.interrupted},
                [&](std::uint64_t piece, std::string_view bytes) -> Result<bool> {
                    seen += sample::line_of(piece, bytes);
                    return piece < 149;
                });
        ASSERT_TRUE(standing);
        EXPECT_TRUE(standing->complete);
        EXPECT_EQ(seen, lines_of({100, 150}));
    }
}

TEST(Run, TheSinkFails) {
    Flock flock(1000);
    int calls = 0;
    const Result<Standing> standing =
        run(alone(), flock.job, {.range = flock.all(), .threads = 2, .interrupted = flock.interrupted},
            [&](std::uint64_t piece, std::string_view) -> Result<bool> {
                ++calls;
                if (piece == 50) return fail(Message::plain("no room"), 3, 4);
                return true;
            });
    ASSERT_FALSE(standing);
    EXPECT_EQ(standing.error(), (Error{Message::plain("no room"), 3, 4}));
    EXPECT_EQ(calls, 51);
}

// Whoever takes the bytes may throw: then nobody works on.
TEST(Run, TheSinkThrows) {
    Flock flock(1000);
    const Sink sink = [](std::uint64_t, std::string_view) -> Result<bool> { throw std::runtime_error("no more"); };
    EXPECT_THROW(
        (void)run(alone(), flock.job, {.range = flock.all(), .threads = 4, .interrupted = flock.interrupted}, sink),
        std::runtime_error);
}

TEST(Run, ABrokenPieceIsNamed) {
    for (const unsigned threads : {1U, 8U})
        for (const std::uint64_t black : {0U, 77U, 299U}) {
            Flock flock(300);
            flock.black = black;
            std::string seen;
            const Result<Standing> standing = run_into(
                seen, alone(), flock.job, {.range = flock.all(), .threads = threads, .interrupted = flock.interrupted});
            ASSERT_FALSE(standing);
            EXPECT_EQ(standing.error().message, "piece " + std::to_string(black) + ": a black sheep");
            EXPECT_TRUE(lines_of({0, black}).starts_with(seen));
        }
}

TEST(Run, ABrokenPieceIsNamedWithItsRank) {
    std::string ranks;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Flock flock(300);
        flock.black = 120;
        CarelessTeam team(seed, {});
        std::string seen;
        const Result<Standing> standing =
            run_into(seen, team, flock.job, {.range = flock.all(), .interrupted = flock.interrupted});
        ASSERT_FALSE(standing);
        const std::string message = standing.error().message.english();
        ASSERT_TRUE(message.starts_with("rank ")) << message;
        ranks += message[5];
        EXPECT_EQ(message, std::string("rank ") + message[5] + " (meadow" + message[5] + "), piece 120: a black sheep");
        EXPECT_TRUE(lines_of({0, 120}).starts_with(seen));
    }
    EXPECT_NE(ranks.find_first_not_of(ranks[0]), std::string::npos);
}

TEST(Run, APieceThatThrowsIsBroken) {
    Flock flock(100);
    const auto work = flock.job.work;
    std::string seen;
    flock.job.work = [&](std::uint64_t piece, const CancelFlag& stop) -> Result<std::string> {
        if (piece == 30) throw std::runtime_error("it ran away");
        return work(piece, stop);
    };
    for (const unsigned threads : {1U, 4U}) {
        const Result<Standing> standing = run_into(
            seen, alone(), flock.job, {.range = flock.all(), .threads = threads, .interrupted = flock.interrupted});
        ASSERT_FALSE(standing);
        EXPECT_EQ(standing.error().message, "piece 30: it ran away");
    }
    flock.job.work = [](std::uint64_t, const CancelFlag&) -> Result<std::string> { throw std::bad_alloc(); };
    const Result<Standing> standing =
        run_into(seen, alone(), flock.job, {.range = {7, 8}, .interrupted = flock.interrupted});
    ASSERT_FALSE(standing);
    EXPECT_EQ(standing.error().message, "piece 7: out of memory");
}

// A piece that gives up because it was told to is no broken one.
TEST(Run, APieceCutShortIsMerelyNotDone) {
    Flock flock(100);
    const auto work = flock.job.work;
    flock.job.work = [&](std::uint64_t piece, const CancelFlag& stop) -> Result<std::string> {
        if (piece < 40) return work(piece, stop);
        flock.interrupted = true;
        while (!stop) std::this_thread::yield();
        return fail(Message::plain("cut short"));
    };
    std::string seen;
    const Result<Standing> standing =
        run_into(seen, alone(), flock.job, {.range = flock.all(), .threads = 2, .interrupted = flock.interrupted});
    ASSERT_TRUE(standing) << standing.error().message;
    EXPECT_FALSE(standing->complete);
    EXPECT_LE(standing->done, 40U);
    EXPECT_TRUE(lines_of({0, 40}).starts_with(seen));
}

TEST(Run, NoTimeAtAll) {
    Flock flock(100);
    std::string seen;
    const Result<Standing> standing =
        run_into(seen, alone(), flock.job, {.range = flock.all(), .seconds = -1, .interrupted = flock.interrupted});
    ASSERT_TRUE(standing);
    EXPECT_FALSE(standing->complete);
    EXPECT_EQ(standing->of, 100U);
    EXPECT_EQ(standing->done, 0U);
    EXPECT_EQ(flock.times(), 0);
    EXPECT_EQ(seen, "");
}

TEST(Run, TellsHowFarItIs) {
    Flock flock(500);
    flock.job.before = [](std::uint64_t piece) { return std::pow(static_cast<double>(piece) / 500, 2); };
    CarelessTeam team(1, {});
    std::vector<Standing> told;
    const Chunk range{100, 400};
    const Result<Standing> standing =
        run(team, flock.job,
            {.range = range, .interrupted = flock.interrupted, .tell = [&](const Standing& s) { told.push_back(s); }},
            sink_that_takes_all());
    ASSERT_TRUE(standing);
    check_complete(*standing, range);
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told.front().done, 0U);
    EXPECT_EQ(told.front().of, 300U);
    EXPECT_TRUE(told.back().complete);
    EXPECT_EQ(told.back().shares.at(2).member.host, "meadow2");
    for (std::size_t i = 1; i < told.size(); ++i) EXPECT_LE(told[i - 1].done, told[i].done);
}

TEST(Standing, WhatIsLeftAndWhoIsSlow) {
    Standing standing;
    EXPECT_TRUE(std::isinf(standing.left()));
    EXPECT_EQ(standing.slowest(), nullptr);
    standing.part = 0.75;
    standing.part_skipped = 0.5;
    standing.seconds = 10;
    EXPECT_DOUBLE_EQ(standing.left(), 10);
    standing.shares = {{.member = {"a"}, .pieces = 9, .part = 0.2, .busy = 1}};
    EXPECT_EQ(standing.slowest(), nullptr);
    standing.shares.push_back({.member = {"b"}, .pieces = 1, .part = 0.05, .busy = 1});
    standing.shares.push_back({.member = {"c"}, .pieces = 1, .part = 0.2, .busy = 2});
    EXPECT_EQ(standing.slowest(), &standing.shares[1]);
}

// One of those that are told what to do.
class Helper final : public Team {
  public:
    bool chief() const override { return false; }
    void serve(const Job&, unsigned threads, const CancelFlag&) override { served += threads; }

    unsigned served = 0;
};

TEST(Run, WhoIsNotTheChiefServes) {
    Flock flock(10);
    Helper team;
    std::string seen;
    ASSERT_TRUE(
        run_into(seen, team, flock.job, {.range = flock.all(), .threads = 3, .interrupted = flock.interrupted}));
    EXPECT_EQ(team.served, 3U);
    EXPECT_EQ(seen, "");
    EXPECT_EQ(flock.times(), 0);
}

class Absent final : public Team {
  public:
    Result<std::vector<Member>> meet(const Job&, unsigned) override {
        return fail(Message::plain("rank 1 is not here"));
    }
};

TEST(Run, SomebodyCannotTakePart) {
    Flock flock(10);
    Absent team;
    std::string seen;
    const Result<Standing> standing =
        run_into(seen, team, flock.job, {.range = flock.all(), .interrupted = flock.interrupted});
    ASSERT_FALSE(standing);
    EXPECT_EQ(standing.error().message, "rank 1 is not here");
    EXPECT_EQ(flock.times(), 0);
}

TEST(Threads, WhatIsNotBegunComesBackAsItIs) {
    Flock flock(100);
    Threads threads(flock.job, 2);
    EXPECT_EQ(threads.hands(), 2U);
    EXPECT_FALSE(threads.next(std::chrono::microseconds(0)));
    threads.stop();
    for (const Chunk chunk : {Chunk{0, 50}, Chunk{50, 99}, Chunk{99, 100}}) threads.give(chunk);
    EXPECT_FALSE(threads.wants(0));
    EXPECT_TRUE(threads.wants(1));
    for (int back = 0; back < 3;) {
        const std::optional<Finished> finished = threads.next(std::chrono::seconds(1));
        if (!finished) continue;
        ++back;
        EXPECT_EQ(finished->done, finished->chunk.begin);
        EXPECT_EQ(finished->bytes, "");
        EXPECT_EQ(finished->broken, "");
    }
    EXPECT_TRUE(threads.wants(0));
    EXPECT_EQ(flock.times(), 0);
}

TEST(Threads, EndWithWorkLeft) {
    Flock flock(100'000);
    Threads threads(flock.job, 4);
    for (std::uint64_t i = 0; i < 10; ++i) threads.give({i * 10'000, (i + 1) * 10'000});
}

}  // namespace
}  // namespace ariadne::cluster
