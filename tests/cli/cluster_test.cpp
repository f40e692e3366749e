#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/parse.hpp>

#include "program.h"

// Long jobs: with threads, as processes of MPI, and in parts.

namespace json = boost::json;
using ariadne::testing::children;
using ariadne::testing::Finished;
using ariadne::testing::Folder;
using ariadne::testing::Invocation;
using ariadne::testing::read;
using ariadne::testing::run;
using ariadne::testing::source;
using ariadne::testing::wait_for;

namespace {

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

Finished run_ranks(unsigned ranks, std::vector<std::string> arguments, std::string input = "") {
    Invocation what;
    what.arguments = std::move(arguments);
    what.input = std::move(input);
    what.ranks = ranks;
    return run(what);
}

const std::vector<std::string> little_job = {"enumerate", "rush", "--rows", "4", "--cols", "5"};
const std::vector<std::string> larger_job = {"enumerate", "rush", "--rows", "5", "--cols", "5"};

class Ranks : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!ariadne::testing::has_mpi()) GTEST_SKIP() << "built without MPI";
    }
    Folder folder_;
};

std::size_t count_of(const std::string& text, std::string_view word) {
    std::size_t out = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++out;
    return out;
}

TEST_F(Ranks, FindTheSamePuzzlesHoweverManyThereAre) {
    ASSERT_EQ(run(with(little_job, {"-o", folder_.path("one")})).code, 0);
    const std::string expected = read(folder_.path("one"));
    ASSERT_FALSE(expected.empty());
    for (const unsigned ranks : {1U, 2U, 4U}) {
        for (const char* chunk : {"0", "1", "50"}) {
            const Finished finished = run_ranks(
                ranks, with(little_job, {"--chunk", chunk, "--threads", "2", "--force", "-o", folder_.path("some")}));
            EXPECT_EQ(finished.code, 0) << finished.err;
            EXPECT_EQ(read(folder_.path("some")), expected) << ranks << " ranks, chunks of " << chunk;
            EXPECT_EQ(count_of(finished.out, "minimal"), 1U) << finished.out;
        }
    }
    EXPECT_EQ(folder_.names(), (std::vector<std::string>{"one", "some"}));
}

TEST_F(Ranks, AnswerABatchAlikeWhereverItsPuzzlesComeFrom) {
    const std::vector<std::string> files = {"batch", source("examples/rush/levels.txt"), source("examples/detour.txt"),
                                            folder_.path("nothing")};
    const Finished one = run(files);
    EXPECT_EQ(one.code, 2);
    const Finished three = run_ranks(3, with(files, {"--chunk", "2", "-o", folder_.path("out")}));
    EXPECT_EQ(three.code, 2);
    EXPECT_EQ(read(folder_.path("out")), one.out);
    EXPECT_EQ(count_of(three.err, "nothing: cannot be read"), 1U) << three.err;

    const std::string board = ".....B.....BAA...B..................\n";
    const std::string lines = board + source("examples/rush/levels.txt") + "\n" + board + board;
    EXPECT_EQ(run_ranks(2, {"batch", "--quiet"}, lines).out, run({"batch", "--quiet"}, lines).out);
}

TEST_F(Ranks, PlayTheSameGames) {
    const std::vector<std::string> match = {
        "match", "ours:nodes=40,memory=8", "ours:nodes=5,memory=8", "--games", "6", "--openings", "30", "--json"};
    const Finished one = run(with(match, {"-o", folder_.path("one"), "--jobs", "2"}));
    EXPECT_EQ(one.code, 0) << one.err;
    const Finished two = run_ranks(2, with(match, {"-o", folder_.path("two")}));
    EXPECT_EQ(two.code, 0) << two.err;
    EXPECT_EQ(two.out, one.out);
    EXPECT_EQ(read(folder_.path("two")), read(folder_.path("one")));
}

TEST_F(Ranks, SayWhatIsWrongOnce) {
    const std::string out = folder_.path("out");
    const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
        {{"enumerate", "rush", "--rows", "9"}, "expected a number from 4 to 7"},
        {{"batch", source("examples/detour.txt"), "--world", "mud"}, "mud"},
        {with(little_job, {"-o", "/nowhere/at/all"}), "cannot be written"},
        {with(little_job, {"--part", "5/4", "-o", out}), "found '5/4'"}};
    for (const auto& [arguments, told] : wrong) {
        const Finished finished = run_ranks(3, arguments);
        EXPECT_EQ(finished.code, 2) << finished.err;
        EXPECT_EQ(count_of(finished.err, told), 1U) << finished.err;
    }
    const Finished help = run_ranks(2, {"--help"});
    EXPECT_EQ(help.code, 0) << help.err;
    EXPECT_EQ(count_of(help.out, "Usage"), 1U) << help.out;
    EXPECT_EQ(count_of(help.out, "completion"), 0U);
}

// Any rank may be killed, the first among them. What was on the disk is not done again.
TEST_F(Ranks, GoOnAfterSomebodyWasKilled) {
    ASSERT_EQ(run(with(larger_job, {"-o", folder_.path("whole")})).code, 0);
    const std::vector<std::string> arguments = with(larger_job, {"--chunk", "40", "-o", folder_.path("out")});
    const std::string journal = folder_.path("out.journal");
    for (std::size_t victim = 0; victim < 3; ++victim) {
        Invocation what;
        what.arguments = arguments;
        what.ranks = 3;
        what.meanwhile = [&](pid_t pid) {
            const std::size_t before = read(journal).size();
            wait_for(pid, [&] { return read(journal).size() > before; });
            const std::vector<pid_t> ranks = children(pid);
            if (victim < ranks.size()) ::kill(ranks[victim], SIGKILL);
        };
        const Finished finished = run(what);
        // If the machine is fast, everything was done before the kill.
        if (!read(folder_.path("out")).empty()) break;
        EXPECT_FALSE(read(journal).empty());
    }
    if (read(folder_.path("out")).empty()) {
        const Finished last = run_ranks(2, arguments);
        EXPECT_EQ(last.code, 0) << last.err;
    }
    EXPECT_EQ(read(folder_.path("out")), read(folder_.path("whole")));
}

// The way a scheduler warns: through mpirun, which passes it on, or one rank alone.
TEST_F(Ranks, SaveAndEndWhenTheyAreTold) {
    const std::vector<std::string> arguments = {"enumerate", "rush", "-o", folder_.path("six.txt")};
    for (const bool all : {true, false}) {
        Invocation what;
        what.arguments = arguments;
        what.ranks = 2;
        what.meanwhile = [&](pid_t pid) {
            const std::size_t before = read(folder_.path("six.txt.journal")).size();
            wait_for(pid, [&] { return read(folder_.path("six.txt.journal")).size() > before + 500; });
            ::kill(all ? pid : children(pid).back(), SIGUSR1);
        };
        const Finished finished = run(what);
        EXPECT_EQ(finished.code, 3) << finished.err;
        EXPECT_EQ(count_of(finished.err, "; run the same command to resume"), 1U) << finished.err;
        EXPECT_EQ(count_of(finished.err, "resuming after"), all ? 0U : 1U) << finished.err;
    }
}

TEST(Parts, AreTheWholeTogether) {
    const Folder folder;
    ASSERT_EQ(run(with(little_job, {"-o", folder.path("whole")})).code, 0);
    std::vector<std::string> parts;
    for (const char* part : {"3/3", "1/3", "2/3"}) {
        parts.push_back(folder.path(std::string(part, 1)));
        // Quiet parts: who merges them hears what is wrong all the same.
        const Finished finished = run(with(little_job, {"--part", part, "-o", parts.back(), "--quiet"}));
        EXPECT_EQ(finished.code, 0) << finished.err;
    }
    // A task of a job array that is started once more.
    const Finished again = run(with(little_job, {"--part", "3/3", "-o", parts.front(), "--json"}));
    EXPECT_EQ(again.code, 0);
    EXPECT_EQ(again.err, "enumerate: already done: 161 of 161 shares\n");
    EXPECT_EQ(json::parse(again.out).as_object().at("from"), 323);
    const Finished merged = run(with({"merge", "-o", folder.path("merged"), "--json"}, parts));
    EXPECT_EQ(merged.code, 0) << merged.err;
    EXPECT_EQ(read(folder.path("merged")), read(folder.path("whole")));
    EXPECT_EQ(json::parse(merged.out).as_object().at("done"), 484);
    EXPECT_EQ(run(with({"merge", "-o", "-", "--quiet"}, parts)).out, read(folder.path("whole")));

    const std::string out = folder.path("less");
    const Finished fewer = run({"merge", parts[0], parts[1], "-o", out});
    EXPECT_EQ(fewer.code, 2);
    EXPECT_NE(fewer.err.find("shares 162 to 323 are missing"), std::string::npos) << fewer.err;
    ASSERT_EQ(run(with(larger_job, {"--part", "1/99", "-o", folder.path("other")})).code, 0);
    const Finished foreign = run({"merge", parts[0], folder.path("other"), parts[1], parts[2], "-o", out});
    EXPECT_EQ(foreign.code, 2);
    EXPECT_NE(foreign.err.find("belongs to"), std::string::npos) << foreign.err;
    const Finished none = run({"merge", folder.path("whole"), "-o", out});
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("not a part of a job"), std::string::npos) << none.err;
    std::string damaged = read(parts[1]);
    damaged[damaged.size() / 2] ^= 1;
    folder.write("1", damaged);
    const Finished broken = run(with({"merge", "-o", out}, parts));
    EXPECT_EQ(broken.code, 2);
    EXPECT_NE(broken.err.find("damaged"), std::string::npos) << broken.err;
    EXPECT_EQ(read(out), "");
}

TEST(Parts, OfABatchAndAMatch) {
    const Folder folder;
    const std::vector<std::string> batch = {"batch", source("examples/rush/levels.txt")};
    const std::vector<std::string> rows = with(batch, {"--csv"});
    const std::vector<std::string> match = {
        "match", "ours:nodes=5,memory=8", "ours:nodes=9,memory=8", "--games", "6", "--openings", "30"};
    for (const std::vector<std::string>& job : {batch, rows, match}) {
        for (const char* part : {"1/2", "2/2"}) {
            const Finished finished =
                run(with(job, {"--part", part, "--force", "-o", folder.path(std::string(part, 1))}));
            EXPECT_EQ(finished.code, 0) << finished.err;
        }
        const Finished merged =
            run({"merge", "--force", folder.path("2"), folder.path("1"), "-o", folder.path("merged")});
        EXPECT_EQ(merged.code, 0) << merged.err;
        ASSERT_EQ(run(with(job, {"--force", "-o", folder.path("whole")})).code, 0);
        EXPECT_EQ(read(folder.path("merged")), read(folder.path("whole")));
    }
}

TEST(Journals, ADamagedPlaceIsDoneAgainAndNothingElse) {
    const Folder folder;
    const std::vector<std::string> arguments = with(larger_job, {"--to", "600", "--chunk", "60"});
    ASSERT_EQ(run(with(arguments, {"-o", folder.path("whole")})).code, 0);
    // A finished part has the form of a journal of the same work.
    ASSERT_EQ(run(with(arguments, {"--part", "1/1", "-o", folder.path("out.journal")})).code, 0);
    std::string journal = read(folder.path("out.journal"));
    journal[journal.size() / 2] ^= 0x40;
    folder.write("out.journal", journal);
    const Finished finished = run(with(arguments, {"-o", folder.path("out")}));
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_NE(finished.err.find("bytes are damaged; the work they held will be redone"), std::string::npos)
        << finished.err;
    EXPECT_NE(finished.err.find("resuming after 540 of 600 shares"), std::string::npos) << finished.err;
    EXPECT_EQ(read(folder.path("out")), read(folder.path("whole")));
}

TEST(Journals, BelongToOneProcessAtATime) {
    const Folder folder;
    const std::vector<std::string> arguments = {"enumerate", "rush", "-o", folder.path("six.txt")};
    Invocation what;
    what.arguments = arguments;
    what.meanwhile = [&](pid_t pid) {
        wait_for(pid, [&] { return !read(folder.path("six.txt.journal")).empty(); });
        const Finished second = run(arguments);
        EXPECT_EQ(second.code, 2);
        EXPECT_NE(second.err.find("another process is writing to it"), std::string::npos) << second.err;
        ::kill(pid, SIGUSR1);
    };
    EXPECT_EQ(run(what).code, 3);
}

TEST(Journals, AFullDiskIsTold) {
    const Folder folder;
    Invocation what;
    what.arguments = with(little_job, {"-o", folder.path("out")});
    what.disk_full = true;
    const Finished finished = run(what);
    EXPECT_EQ(finished.code, 2);
    EXPECT_NE(finished.err.find("cannot be written: the file would be too large"), std::string::npos) << finished.err;
    EXPECT_EQ(read(folder.path("out")), "");
    EXPECT_EQ(run(with(little_job, {"-o", folder.path("out")})).code, 0);
}

TEST(Journals, ABatchEndsWithTheSameBytesAfterAnInterruption) {
    const Folder folder;
    const std::vector<std::string> batch = {"batch", source("examples/rush/levels.txt"), "--chunk", "30"};
    // A finished part has the form of a journal of the same work.
    ASSERT_EQ(run(with(batch, {"--part", "1/1", "-o", folder.path("out.journal")})).code, 0);
    std::string journal = read(folder.path("out.journal"));
    journal[journal.size() / 2] ^= 0x40;
    folder.write("out.journal", journal);
    const Finished resumed = run(with(batch, {"--jobs", "2", "-o", folder.path("out")}));
    EXPECT_EQ(resumed.code, 0);
    EXPECT_NE(resumed.err.find("resuming after"), std::string::npos) << resumed.err;
    EXPECT_EQ(read(folder.path("out")), run(batch).out);
}

TEST(Journals, TimingsMakeABatchAnotherJob) {
    const Folder folder;
    const std::vector<std::string> batch = {"batch", source("examples/detour.txt"), "-o", folder.path("out")};
    ASSERT_EQ(run(with(batch, {"--timings", "--part", "1/1"})).code, 0);
    std::filesystem::rename(folder.path("out"), folder.path("out.journal"));
    const Finished other = run(batch);
    EXPECT_EQ(other.code, 2);
    EXPECT_NE(other.err.find("--force starts over"), std::string::npos) << other.err;
    EXPECT_EQ(run(with(batch, {"--timings"})).code, 0);
}

TEST(Journals, ABatchThatChangedIsAnotherOne) {
    const Folder folder;
    const std::string board = ".....B.....BAA...B..................\n";
    folder.write("boards.txt", board + board);
    const std::vector<std::string> batch = {"batch", folder.path("boards.txt"), "-o", folder.path("out")};
    ASSERT_EQ(run(with(batch, {"--part", "1/2"})).code, 0);
    std::filesystem::rename(folder.path("out"), folder.path("out.journal"));
    folder.write("boards.txt", board + board + board);
    const Finished finished = run(batch);
    EXPECT_EQ(finished.code, 2);
    EXPECT_NE(finished.err.find("--force starts over"), std::string::npos) << finished.err;
}

TEST(Progress, IsALineOfJsonForMachines) {
    const Finished finished = run(with(little_job, {"--json-progress"}));
    EXPECT_EQ(finished.code, 0);
    const std::string last = finished.err.substr(finished.err.rfind('\n', finished.err.size() - 2) + 1);
    const json::object told = json::parse(last).as_object();
    EXPECT_EQ(told.at("done"), 484);
    EXPECT_EQ(told.at("of"), 484);
    EXPECT_EQ(told.at("ranks").as_array().size(), 1U);
}

}  // namespace
