#include "cluster/journal.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <sys/fsuid.h>
#include <unistd.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "cluster/folder_test.h"

namespace ariadne::cluster {
namespace {

using sample::bytes_of;
using sample::Folder;
using sample::FullDisk;
using sample::put_file;
using sample::with_flip;

const JournalTitle tale{"count the sheep", 100, {10, 90}, {"ariadne", "sheep", "--of", ""}};

// An entry, and the bytes of the file that it takes.
struct Kept {
    Chunk chunk;
    std::string bytes;
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const Kept& other) const { return chunk == other.chunk && bytes == other.bytes; }
};

std::vector<Kept> kept_in(const Journal& journal) {
    std::vector<Kept> out;
    for (const JournalEntry& entry : journal.found()) {
        const Result<std::string> bytes = journal.read(entry);
        EXPECT_TRUE(bytes) << bytes.error().message;
        out.push_back({entry.chunk, bytes.value_or("?")});
    }
    return out;
}

std::unique_ptr<Journal> opened(const std::string& path, const JournalTitle& title = tale) {
    Result<std::unique_ptr<Journal>> journal = Journal::open(path, title, false);
    if (journal) return std::move(*journal);
    ADD_FAILURE() << journal.error().message;
    return nullptr;
}

std::string refusal(const std::string& path, const JournalTitle& title = tale, bool anew = false) {
    const Result<std::unique_ptr<Journal>> journal = Journal::open(path, title, anew);
    return journal ? "" : journal.error().message.english();
}

std::vector<Kept> kept_at(const std::string& path, const JournalTitle& title = tale) {
    const std::unique_ptr<Journal> journal = opened(path, title);
    return journal ? kept_in(*journal) : std::vector<Kept>();
}

// A journal with these entries, and where they stand.
std::vector<Kept> write_journal(const std::string& path, std::vector<Kept> entries, const JournalTitle& title = tale) {
    const Result<std::unique_ptr<Journal>> journal = Journal::open(path, title, true);
    EXPECT_TRUE(journal) << journal.error().message;
    for (Kept& entry : entries) {
        entry.begin = std::filesystem::file_size(path);
        EXPECT_TRUE((*journal)->append(entry.chunk, entry.bytes));
        entry.end = std::filesystem::file_size(path);
    }
    EXPECT_TRUE((*journal)->sync());
    return entries;
}

// In no order, one of them empty, one with what looks like the begin of an entry.
std::vector<Kept> write_sample(const std::string& path, const JournalTitle& title = tale) {
    return write_journal(path,
                         {{{40, 50}, "forty"},
                          {{10, 11}, ""},
                          {{11, 40}, "\xF1pieces\n\xF1pieces\n" + std::string(60, '\xF1')},
                          {{50, 90}, "the rest of the sheep"}},
                         title);
}

class JournalFile : public ::testing::Test {
  protected:
    const Folder folder;
    const std::string path = folder.file("journal");
};

TEST_F(JournalFile, RoundTrip) {
    const std::vector<Kept> entries = write_sample(path);
    const std::string whole = bytes_of(path);
    {
        const std::unique_ptr<Journal> journal = opened(path);
        EXPECT_EQ(journal->title(), tale);
        EXPECT_EQ(kept_in(*journal), entries);
        EXPECT_EQ(journal->damaged(), 0U);
        const Result<JournalEntry> entry = journal->append({50, 90}, "once more");
        ASSERT_TRUE(entry);
        EXPECT_EQ(journal->found().size(), entries.size());
        EXPECT_EQ(journal->read(*entry).value(), "once more");
    }
    EXPECT_TRUE(bytes_of(path).starts_with(whole));
    EXPECT_EQ(kept_at(path).size(), entries.size() + 1);
    const auto finished = Journal::open_finished(path);
    ASSERT_TRUE(finished);
    EXPECT_EQ((*finished)->title(), tale);
    EXPECT_EQ((*finished)->damaged(), 0U);
    EXPECT_EQ(kept_in(**finished).back(), (Kept{{50, 90}, "once more"}));
}

TEST_F(JournalFile, TheCommandIsTheOneThatBeganIt) {
    const std::vector<Kept> entries = write_sample(path);
    JournalTitle other = tale;
    other.command = {"ariadne", "sheep", "--threads", "8"};
    EXPECT_EQ(opened(path, other)->title(), tale);
    EXPECT_EQ(kept_at(path, other), entries);
}

// What is found after a damage must be what was written, and all of it that the damage left alone.
void check_after_damage(const std::string& path, const std::vector<Kept>& entries, std::size_t begin, std::size_t end) {
    std::vector<Kept> sound;
    for (const Kept& entry : entries)
        if (entry.end <= begin || end <= entry.begin) sound.push_back(entry);
    const bool in_title = begin < entries.front().begin;
    {
        const auto finished = Journal::open_finished(path);
        ASSERT_EQ(finished.has_value(), !in_title);
        if (finished) {
            EXPECT_EQ(kept_in(**finished), sound);
            EXPECT_GT((*finished)->damaged(), 0U);
        }
    }
    {
        const std::unique_ptr<Journal> journal = opened(path);
        ASSERT_TRUE(journal);
        EXPECT_EQ(journal->title(), tale);
        EXPECT_EQ(kept_in(*journal), sound);
        EXPECT_EQ(journal->damaged() > 0, !sound.empty() && begin < sound.back().begin);
        ASSERT_TRUE(journal->append({20, 30}, "again"));
    }
    sound.push_back({{20, 30}, "again"});
    EXPECT_EQ(kept_at(path), sound);
    // Whoever puts parts together reads it again.
    const auto mended = Journal::open_finished(path);
    ASSERT_TRUE(mended) << mended.error().message;
    EXPECT_EQ((*mended)->title(), tale);
    EXPECT_EQ(kept_in(**mended), sound);
}

TEST_F(JournalFile, EveryFlippedByteCostsOnlyWhatStoodThere) {
    const std::vector<Kept> entries = write_sample(path);
    const std::string whole = bytes_of(path);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        SCOPED_TRACE(at);
        put_file(path, with_flip(whole, at, at % 3 == 0 ? 0xff : 1U << at % 8));
        check_after_damage(path, entries, at, at + 1);
        if (HasFatalFailure()) return;
    }
}

TEST_F(JournalFile, EveryTruncationCostsOnlyWhatStoodThere) {
    constexpr std::size_t first_line = std::string_view("ariadne journal 1\n").size();
    const std::vector<Kept> entries = write_sample(path);
    const std::string whole = bytes_of(path);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        SCOPED_TRACE(size);
        // Where the power failed, zeros may stand for what was not written yet.
        for (const std::size_t zeros : {0U, 9U}) {
            if (zeros > 0 && size < first_line) continue;
            put_file(path, whole.substr(0, size) + std::string(zeros, '\0'));
            std::vector<Kept> sound;
            for (const Kept& entry : entries)
                if (entry.end <= size) sound.push_back(entry);
            const std::unique_ptr<Journal> journal = opened(path);
            ASSERT_TRUE(journal);
            EXPECT_EQ(kept_in(*journal), sound);
            EXPECT_EQ(journal->damaged(), 0U);
            // What is cut off is no damage, and the title is made whole.
            const std::string left = whole.substr(0, sound.empty() ? entries.front().begin : sound.back().end);
            EXPECT_EQ(bytes_of(path), left);
            const Result<JournalEntry> next = journal->append({20, 30}, "again");
            ASSERT_TRUE(next);
            EXPECT_EQ(bytes_of(path).size(), next->offset + next->size);
            EXPECT_EQ(next->offset - left.size(), entries[1].end - entries[1].begin);
        }
    }
}

RC_GTEST_PROP(Journal, DamageCostsOnlyWhatStoodThere, ()) {
    const Folder folder;
    const std::string path = folder.file("journal");
    std::vector<Kept> wanted;
    const auto count = *rc::gen::inRange<std::uint64_t>(1, 8);
    for (std::uint64_t i = 0; i < count; ++i) wanted.push_back({{i, i + 1}, *rc::gen::arbitrary<std::string>()});
    const std::vector<Kept> entries = write_journal(path, wanted);
    std::string bytes = bytes_of(path);
    const auto begin = *rc::gen::inRange<std::size_t>(entries.front().begin, bytes.size());
    const auto end = *rc::gen::inRange<std::size_t>(begin, bytes.size()) + 1;
    for (std::size_t at = begin; at < end; ++at) bytes[at] = *rc::gen::arbitrary<char>();
    put_file(path, bytes);
    const std::vector<Kept> found = kept_at(path);
    std::size_t next = 0;
    for (const Kept& entry : entries) {
        const bool there = next < found.size() && found[next] == entry;
        RC_ASSERT(there || (begin < entry.end && entry.begin < end));
        next += there ? 1 : 0;
    }
    RC_ASSERT(next == found.size());
}

// The search for the next entry reads a piece of the file at a time.
TEST_F(JournalFile, FindsTheNextEntryHoweverFarItIs) {
    const std::size_t window = std::size_t{1} << 20U;
    for (std::size_t size = window - 60; size < window - 36; ++size) {
        const std::vector<Kept> entries =
            write_journal(path, {{{10, 20}, std::string(size, '\xF1')}, {{20, 30}, "after"}});
        put_file(path, with_flip(bytes_of(path), entries.front().begin));
        EXPECT_EQ(kept_at(path), std::vector<Kept>{entries.back()});
    }
}

// A title was being written when the process was ended; a later command may be another one.
TEST_F(JournalFile, TornTitle) {
    const std::vector<Kept> entries = write_sample(path);
    const std::string title = bytes_of(path).substr(0, entries.front().begin);
    JournalTitle other = tale;
    other.identity = "count the goats";
    for (std::size_t size = 0; size < title.size(); ++size) {
        put_file(path, title.substr(0, size));
        EXPECT_TRUE(kept_at(path, other).empty());
        EXPECT_TRUE(kept_at(path, other).empty());
    }
    EXPECT_EQ(opened(path, other)->title(), other);
}

TEST_F(JournalFile, EntriesOfAnotherJobAreNone) {
    JournalTitle goats = tale;
    goats.identity = "count the goats";
    JournalTitle more = tale;
    more.pieces = 101;
    std::string strange;
    for (const JournalTitle& title : {goats, more}) {
        const std::vector<Kept> entries = write_sample(path, title);
        strange += bytes_of(path).substr(entries.front().begin);
    }
    const std::vector<Kept> entries = write_sample(path);
    std::string bytes = bytes_of(path);
    bytes.insert(entries[1].begin, strange);
    put_file(path, bytes + strange);
    EXPECT_EQ(opened(path)->damaged(), strange.size());
    EXPECT_EQ(kept_at(path), entries);
    EXPECT_EQ(bytes_of(path), bytes);
}

// Nor are those that stand in the bytes of an entry.
TEST_F(JournalFile, BytesThatLookLikeAJournal) {
    write_sample(path);
    const std::vector<Kept> entries = write_journal(path, {{{10, 20}, bytes_of(path)}, {{20, 30}, ""}});
    EXPECT_EQ(kept_at(path), entries);
}

TEST_F(JournalFile, ChunksMayComeTwiceAndOverlap) {
    const std::vector<Kept> entries =
        write_journal(path, {{{10, 20}, "a"}, {{10, 20}, "a"}, {{15, 25}, "b"}, {{95, 5}, "c"}, {{200, 300}, "d"}});
    EXPECT_EQ(kept_at(path), entries);
}

TEST_F(JournalFile, OfAnotherJobIsRefusedAndLeftAlone) {
    write_sample(path);
    const std::string whole = bytes_of(path);
    std::vector<JournalTitle> others(4, tale);
    others[0].identity = "count the goats";
    others[1].pieces = 101;
    others[2].range = {10, 89};
    others[3].range = {11, 90};
    for (const JournalTitle& other : others) {
        EXPECT_NE(refusal(path, other).find("belongs to another job, 'count the sheep', 10 to 90 of 100"),
                  std::string::npos);
        EXPECT_NE(refusal(path, other).find("--force"), std::string::npos);
    }
    EXPECT_EQ(bytes_of(path), whole);
    ASSERT_TRUE(Journal::open(path, others[0], true));
    EXPECT_EQ(opened(path, others[0])->title(), others[0]);
    EXPECT_TRUE(kept_at(path, others[0]).empty());
}

// That nobody can tell whose it is does not make it free for the taking.
TEST_F(JournalFile, OfAnotherJobIsLeftAloneWhenItsTitleIsDamaged) {
    const std::vector<Kept> entries = write_sample(path);
    const std::string whole = bytes_of(path);
    JournalTitle other = tale;
    other.identity = "count the goats";
    for (std::size_t at = 0; at < entries.front().begin; ++at) {
        const std::string damaged = with_flip(whole, at);
        put_file(path, damaged);
        ASSERT_NE(refusal(path, other), "") << at;
        ASSERT_EQ(bytes_of(path), damaged) << at;
    }
    EXPECT_EQ(kept_at(path), entries);
}

TEST_F(JournalFile, WhatIsNoJournalIsRefusedAndLeftAlone) {
    const std::string zeros(1000, '\0');
    for (const std::string& text : {std::string("Dear Theseus"), std::string("ariadne journal 2\nof tomorrow"),
                                    std::string("\n"), zeros, std::string("ariadne journals")}) {
        put_file(path, text);
        EXPECT_EQ(refusal(path), "not an Ariadne journal; --force starts over");
        EXPECT_FALSE(Journal::open_finished(path));
        EXPECT_EQ(bytes_of(path), text);
    }
    ASSERT_EQ(refusal(path, tale, true), "");
    EXPECT_TRUE(kept_at(path).empty());
    EXPECT_EQ(bytes_of(path).find("journals"), std::string::npos);
}

TEST_F(JournalFile, IsOneProcessesAlone) {
    const std::vector<Kept> entries = write_sample(path);
    std::unique_ptr<Journal> journal = opened(path);
    const std::string whole = bytes_of(path);
    for (const bool anew : {false, true}) EXPECT_EQ(refusal(path, tale, anew), "another process is writing to it");
    EXPECT_EQ(bytes_of(path), whole);
    journal.reset();
    EXPECT_EQ(kept_at(path), entries);
}

TEST_F(JournalFile, PlacesWhereNoneCanBe) {
    EXPECT_NE(refusal(folder.path()).find("cannot be written"), std::string::npos);
    EXPECT_NE(refusal(folder.file("none/journal")).find("cannot be written"), std::string::npos);
    EXPECT_NE(refusal("/dev/full").find("not a regular file"), std::string::npos);
    EXPECT_NE(refusal("/dev/full", tale, true).find("not a regular file"), std::string::npos);
    for (const std::string& place :
         {folder.path(), folder.file("none"), std::string("/dev/zero"), std::string("/dev/null")})
        EXPECT_FALSE(Journal::open_finished(place)) << place;
}

// Who may do everything is somebody else for the length of this.
TEST_F(JournalFile, InAFolderThatIsReadOnly) {
    constexpr uid_t nobody = 65534;
    write_sample(path);
    std::filesystem::permissions(path, std::filesystem::perms(0444));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    const auto before = static_cast<uid_t>(::setfsuid(nobody));
    const bool mighty = ::geteuid() == 0 && static_cast<uid_t>(::setfsuid(nobody)) != nobody;
    const std::string there = refusal(path);
    const std::string not_there = refusal(folder.file("other"));
    const bool readable = Journal::open_finished(path).has_value();
    ::setfsuid(before);
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    if (mighty) GTEST_SKIP() << "nothing is forbidden to this user";
    EXPECT_NE(there.find("cannot be written"), std::string::npos);
    EXPECT_NE(not_there.find("cannot be written"), std::string::npos);
    EXPECT_TRUE(readable);
}

TEST_F(JournalFile, OnAFullDisk) {
    const std::vector<Kept> entries = write_sample(path);
    const std::size_t size = bytes_of(path).size();
    for (std::size_t room = 0; room < 150; room += 10) {
        {
            const std::unique_ptr<Journal> journal = opened(path);
            {
                const FullDisk full(size + room);
                const Result<JournalEntry> entry = journal->append({20, 30}, std::string(200, 'x'));
                ASSERT_FALSE(entry);
                EXPECT_NE(entry.error().message.english().find("cannot be written"), std::string::npos);
            }
            EXPECT_EQ(kept_in(*journal), entries);
            if (room % 20 == 0) {
                EXPECT_TRUE(journal->append({30, 40}, "now"));
            }
        }
        std::vector<Kept> expected = entries;
        if (room % 20 == 0) expected.push_back({{30, 40}, "now"});
        ASSERT_EQ(kept_at(path), expected);
        std::filesystem::resize_file(path, size);
    }
    const FullDisk full(10);
    EXPECT_NE(refusal(folder.file("new")).find("cannot be written"), std::string::npos);
    EXPECT_EQ(kept_at(path), entries);
}

TEST_F(JournalFile, DamageAfterItWasOpenedIsSeenWhenItIsRead) {
    const std::vector<Kept> entries = write_sample(path);
    const std::unique_ptr<Journal> journal = opened(path);
    put_file(path, with_flip(bytes_of(path), entries.back().end - 1));
    EXPECT_TRUE(journal->read(journal->found().front()));
    EXPECT_EQ(journal->read(journal->found().back()).error().message, "pieces 50 to 90 are damaged");
    std::filesystem::resize_file(path, entries.back().end - 2);
    EXPECT_FALSE(journal->read(journal->found().back()));
}

}  // namespace
}  // namespace ariadne::cluster
