#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "cluster/folder_test.h"
#include "cluster/sample_job_test.h"

// Jobs that were stopped, and go on from their journals.
namespace ariadne::cluster {
namespace {

using sample::bytes_of;
using sample::bytes_of_chunk;
using sample::CarelessTeam;
using sample::Flock;
using sample::Habits;
using sample::lines_of;
using sample::put_file;
using sample::run_into;

// Those who lose and reorder, but give nothing back twice: so that it can be counted what they do.
constexpr Habits honest{.lose = 15, .halve = 15, .repeat = 0};

class GoingOn : public ::testing::Test {
  protected:
    static JournalTitle title(const Flock& flock, const Chunk& range) {
        return {flock.job.identity, flock.job.pieces, range, {"count"}};
    }
    std::unique_ptr<Journal> open(const Flock& flock, const Chunk& range) const {
        Result<std::unique_ptr<Journal>> journal = Journal::open(path, title(flock, range), false);
        if (journal) return std::move(*journal);
        ADD_FAILURE() << journal.error().message;
        return nullptr;
    }
    std::unique_ptr<Journal> open(const Flock& flock) const { return open(flock, flock.all()); }
    Order order(const Flock& flock, unsigned threads = 1, std::uint64_t most = 0) const {
        return {.range = flock.all(),
                .threads = threads,
                .most = most,
                .journal = open(flock),
                .interrupted = flock.interrupted};
    }
    // How often each piece stands in the journal.
    std::map<std::uint64_t, int> journalled(const Flock& flock) const {
        std::map<std::uint64_t, int> out;
        const std::unique_ptr<Journal> journal = open(flock);
        for (const JournalEntry& entry : journal->found())
            for (std::uint64_t piece = entry.chunk.begin; piece < entry.chunk.end; ++piece) ++out[piece];
        return out;
    }
    // Everything that is left, by an honest thread; what the sink sees.
    std::string finish(Flock& flock) const {
        flock.interrupted = false;
        flock.interrupt_at = Flock::none;
        flock.black = Flock::none;
        std::string seen;
        const Result<Standing> standing = run_into(seen, alone(), flock.job, order(flock));
        EXPECT_TRUE(standing) << standing.error().message;
        if (standing) {
            EXPECT_TRUE(standing->complete && standing->done == standing->of);
        }
        return seen;
    }

    const sample::Folder folder;
    const std::string path = folder.file("journal");
};

// Stopped again and again, by a signal here or by one of the crew.
TEST_F(GoingOn, ToTheSameBytesWithNothingDoneTwice) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        SCOPED_TRACE(seed);
        std::filesystem::remove(path);
        Random random(seed);
        Flock flock(200);
        CarelessTeam team(seed, honest);
        std::uint64_t done = 0;
        for (bool complete = false; !complete;) {
            team.habits.leave_after = seed % 2 == 0 ? 1 + random.below(30) : Flock::none;
            flock.interrupt_at = static_cast<std::uint64_t>(flock.times()) + (seed % 2 == 0 ? 1000 : random.below(80));
            flock.interrupted = false;
            std::string seen;
            const Result<Standing> standing = run_into(seen, team, flock.job, order(flock, 1, seed % 3 * 4));
            ASSERT_TRUE(standing) << standing.error().message;
            ASSERT_EQ(standing->skipped, done);
            done = standing->done;
            complete = standing->complete;
            ASSERT_TRUE(lines_of(flock.all()).starts_with(seen));
            ASSERT_EQ(complete, seen.size() == lines_of(flock.all()).size());
            ASSERT_EQ(flock.times(), done);
            ASSERT_EQ(journalled(flock).size(), done);
        }
        ASSERT_EQ(flock.most_times(), 1);
        ASSERT_EQ(finish(flock), lines_of(flock.all()));
        ASSERT_EQ(flock.times(), 200);
    }
}

// A kill loses the end of the journal; a bad disk, something in it.
TEST_F(GoingOn, OnlyWhatWasLostIsDoneAgain) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        SCOPED_TRACE(seed);
        std::filesystem::remove(path);
        Random random(seed);
        Flock flock(200);
        CarelessTeam team(seed, honest);
        std::map<std::uint64_t, int> expected;
        for (std::uint64_t piece = 0; piece < 200; ++piece) expected[piece] = 1;
        for (int round = 0; round < 4; ++round) {
            team.habits.leave_after = 5 + random.below(20);
            std::string seen;
            ASSERT_TRUE(run_into(seen, team, flock.job, order(flock)));
            const std::map<std::uint64_t, int> before = journalled(flock);
            std::string bytes = bytes_of(path);
            const std::size_t at = random.below(bytes.size());
            if (random.chance(1, 2))
                bytes.resize(at);
            else
                bytes = sample::with_flip(bytes, at);
            put_file(path, bytes);
            const std::map<std::uint64_t, int> after = journalled(flock);
            for (const auto& [piece, times] : before) expected[piece] += after.contains(piece) ? 0 : 1;
        }
        ASSERT_EQ(finish(flock), lines_of(flock.all()));
        for (const auto& [piece, times] : expected) ASSERT_EQ(flock.times(piece), times) << piece;
    }
}

TEST_F(GoingOn, AfterThreadsWereInterrupted) {
    for (const unsigned threads : {1U, 2U, 8U})
        for (const std::uint64_t stop_at : {1U, 50U, 399U}) {
            std::filesystem::remove(path);
            Flock flock(400);
            flock.interrupt_at = stop_at;
            std::string seen;
            const Result<Standing> standing = run_into(seen, alone(), flock.job, order(flock, threads));
            ASSERT_TRUE(standing) << standing.error().message;
            EXPECT_GE(standing->done, stop_at);
            EXPECT_EQ(flock.times(), standing->done);
            EXPECT_TRUE(lines_of(flock.all()).starts_with(seen));
            EXPECT_EQ(finish(flock), lines_of(flock.all()));
            EXPECT_EQ(flock.times(), 400);
            EXPECT_EQ(flock.most_times(), 1);
        }
}

TEST_F(GoingOn, AfterOneOfTheCrewWasCalledOff) {
    Flock flock(200);
    CarelessTeam team(1, honest);
    team.habits.leave_after = 3;
    std::string seen;
    const Result<Standing> standing = run_into(seen, team, flock.job, order(flock));
    ASSERT_TRUE(standing);
    EXPECT_FALSE(standing->complete);
    EXPECT_LT(standing->done, 200U);
    EXPECT_EQ(finish(flock), lines_of(flock.all()));
    EXPECT_EQ(flock.times(), 200);
}

TEST_F(GoingOn, AfterABrokenPiece) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        std::filesystem::remove(path);
        Flock flock(200);
        flock.black = 100;
        CarelessTeam team(seed, honest);
        std::string seen;
        Team& who = seed % 2 == 0 ? alone() : team;
        const Result<Standing> standing = run_into(seen, who, flock.job, order(flock, 4, seed));
        ASSERT_FALSE(standing);
        EXPECT_TRUE(standing.error().message.english().ends_with("piece 100: a black sheep"))
            << standing.error().message;
        EXPECT_FALSE(journalled(flock).contains(100));
        EXPECT_EQ(open(flock)->damaged(), 0U);
        EXPECT_EQ(finish(flock), lines_of(flock.all()));
        EXPECT_EQ(flock.times(100), 2);
        EXPECT_EQ(flock.times(), 201);
    }
}

TEST_F(GoingOn, AfterTheSinkFailedOrHadEnough) {
    for (const bool fails : {true, false}) {
        std::filesystem::remove(path);
        Flock flock(300);
        const auto sink = [&](std::uint64_t piece, std::string_view) -> Result<bool> {
            if (piece < 20) return true;
            if (fails) return fail(Message::plain("no room"));
            return false;
        };
        const Result<Standing> standing = run(alone(), flock.job, order(flock, 2, 1), sink);
        ASSERT_EQ(standing.has_value(), !fails);
        if (standing) {
            EXPECT_TRUE(standing->complete);
        }
        EXPECT_EQ(finish(flock), lines_of(flock.all()));
        EXPECT_EQ(flock.times(), 300);
        EXPECT_EQ(flock.most_times(), 1);
    }
}

TEST_F(GoingOn, AfterTheDiskWasFull) {
    Flock flock(300);
    std::string seen;
    {
        Order first = order(flock, 2, 3);
        const sample::FullDisk full(2000);
        const Result<Standing> standing = run_into(seen, alone(), flock.job, std::move(first));
        ASSERT_FALSE(standing);
        EXPECT_TRUE(standing.error().message.english().starts_with("journal: cannot be written"));
    }
    EXPECT_TRUE(lines_of(flock.all()).starts_with(seen));
    const auto kept = journalled(flock);
    EXPECT_GT(kept.size(), 0U);
    const int before = flock.times();
    EXPECT_EQ(finish(flock), lines_of(flock.all()));
    EXPECT_EQ(flock.times(), before + 300 - static_cast<int>(kept.size()));
}

TEST_F(GoingOn, ADamagedEntryInTheMiddleIsDoneAgain) {
    Flock flock(210);
    std::string seen;
    ASSERT_TRUE(run_into(seen, alone(), flock.job, order(flock, 2, 7)));
    const std::vector<JournalEntry> entries = open(flock)->found();
    ASSERT_EQ(entries.size(), 30U);
    const std::string whole = bytes_of(path);
    for (const std::size_t i : {0U, 11U, 28U, 29U}) {
        const JournalEntry& entry = entries[i];
        put_file(path, sample::with_flip(whole, entry.offset + entry.size / 2));
        Flock again(210);
        seen.clear();
        const Result<Standing> standing = run_into(seen, alone(), again.job, order(again, 2));
        ASSERT_TRUE(standing);
        EXPECT_EQ(standing->skipped, 203U);
        EXPECT_EQ(seen, lines_of(flock.all()));
        EXPECT_EQ(again.times(), 7);
        for (std::uint64_t piece = entry.chunk.begin; piece < entry.chunk.end; ++piece)
            EXPECT_EQ(again.times(piece), 1);
    }
}

// A disk that fails after the journal was looked over.
TEST_F(GoingOn, ADamageThatShowsLateIsAnError) {
    Flock flock(100);
    std::string seen;
    ASSERT_TRUE(run_into(seen, alone(), flock.job, order(flock, 1, 10)));
    seen.clear();
    Order late = order(flock);
    const JournalEntry entry = late.journal->found().at(5);
    put_file(path, sample::with_flip(bytes_of(path), entry.offset + 3));
    const Result<Standing> standing = run_into(seen, alone(), flock.job, std::move(late));
    ASSERT_FALSE(standing);
    EXPECT_EQ(standing.error().message, "journal: pieces 50 to 60 are damaged");
    EXPECT_EQ(seen, lines_of({0, 50}));
    EXPECT_EQ(finish(flock), lines_of(flock.all()));
    EXPECT_EQ(flock.times(), 110);
}

TEST_F(GoingOn, OfEntriesThatOverlapOneCounts) {
    Flock flock(100);
    const std::vector<Chunk> chunks = {{10, 20}, {10, 20}, {15, 25}, {5, 11},   {30, 40}, {20, 30},
                                       {0, 100}, {50, 40}, {60, 60}, {90, 101}, {95, 100}};
    {
        const std::unique_ptr<Journal> journal = open(flock);
        for (const Chunk& chunk : chunks) ASSERT_TRUE(journal->append(chunk, bytes_of_chunk(chunk)));
    }
    std::string seen;
    const Result<Standing> standing = run_into(seen, alone(), flock.job, order(flock, 2));
    ASSERT_TRUE(standing);
    EXPECT_EQ(seen, lines_of(flock.all()));
    EXPECT_EQ(standing->skipped, 35U);
    EXPECT_EQ(flock.times(), 65);
    EXPECT_EQ(finish(flock), lines_of(flock.all()));
    EXPECT_EQ(flock.times(), 65);
}

// Sound by its checksums, and yet not what it says.
TEST_F(GoingOn, AnEntryThatHoldsTooLittleIsAnError) {
    for (const std::size_t missing : {1U, 8U, 1000U}) {
        std::filesystem::remove(path);
        Flock flock(100);
        const std::string bytes = bytes_of_chunk({0, 10});
        ASSERT_TRUE(open(flock)->append({0, 10}, bytes.substr(0, bytes.size() - std::min(missing, bytes.size()))));
        std::string seen;
        ASSERT_FALSE(run_into(seen, alone(), flock.job, order(flock)));
        EXPECT_TRUE(lines_of({0, 10}).starts_with(seen));
    }
}

// What job arrays have done: nothing is left to do, or only what is in none of them.
TEST_F(GoingOn, FromParts) {
    Flock flock(100);
    const std::vector<Chunk> ranges = {{60, 100}, {0, 30}, {30, 60}, {25, 70}};
    const auto part = [&](std::size_t i) { return folder.file(std::to_string(i)); };
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        Order order{.range = ranges[i], .most = 7, .interrupted = flock.interrupted};
        order.journal = *Journal::open(part(i), title(flock, ranges[i]), false);
        std::string seen;
        ASSERT_TRUE(run_into(seen, alone(), flock.job, std::move(order)));
        EXPECT_EQ(seen, lines_of(ranges[i]));
    }
    const auto merge = [&](const std::vector<std::size_t>& which, std::unique_ptr<Journal> journal) {
        Order order{.range = flock.all(), .most = 3, .journal = std::move(journal), .interrupted = flock.interrupted};
        for (const std::size_t i : which) order.parts.push_back(*Journal::open_finished(part(i)));
        std::string seen;
        const int before = flock.times();
        const Result<Standing> standing = run_into(seen, alone(), flock.job, std::move(order));
        EXPECT_TRUE(standing && standing->complete);
        EXPECT_EQ(seen, lines_of(flock.all()));
        if (standing) {
            EXPECT_EQ(standing->skipped + static_cast<std::uint64_t>(flock.times() - before), 100U);
        }
        return flock.times() - before;
    };
    EXPECT_EQ(merge({0, 1, 2}, nullptr), 0);
    EXPECT_EQ(merge({2, 1, 0, 3, 2}, nullptr), 0);
    EXPECT_EQ(merge({0, 2}, nullptr), 30);
    EXPECT_EQ(merge({}, nullptr), 100);
    // Parts that overlap, and what only one of them holds.
    EXPECT_LE(merge({3, 1, 0}, nullptr), 10);
    // Beside a journal, which keeps what was in no part.
    EXPECT_EQ(merge({1}, open(flock)), 70);
    EXPECT_EQ(merge({1}, open(flock)), 0);
    EXPECT_EQ(merge({0, 2}, open(flock)), 30);
    EXPECT_EQ(merge({}, open(flock)), 0);
    // A damaged one costs what stood there.
    put_file(part(1), sample::with_flip(bytes_of(part(1)), std::filesystem::file_size(part(1)) / 2));
    EXPECT_EQ(merge({0, 1, 2}, nullptr), 7);
}

}  // namespace
}  // namespace ariadne::cluster
