#include "cli/files.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/testing/folder.h"

namespace ariadne::cli {
namespace {

namespace fs = std::filesystem;

class Files : public ::testing::Test {
  protected:
    std::string path(const std::string& name) const { return folder_.path(name); }
    static std::string text(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::size_t count() const { return folder_.count(); }

    TemporaryFolder folder_;
};

// Whoever has the old file in hand, by another name, keeps it: the new one was never written into it.
TEST_F(Files, AnOldFileIsReplacedAndNeverWrittenInto) {
    ASSERT_TRUE(write_file(path("game"), "old"));
    fs::create_hard_link(path("game"), path("witness"));
    ASSERT_TRUE(write_file(path("game"), "new"));
    EXPECT_EQ(text(path("game")), "new");
    EXPECT_EQ(text(path("witness")), "old");
    EXPECT_EQ(count(), 2U);
}

TEST_F(Files, ANewFileLeavesAnOldOneAlone) {
    EXPECT_EQ(write_new_file(path("game"), "first"), true);
    EXPECT_EQ(write_new_file(path("game"), "second"), false);
    EXPECT_EQ(text(path("game")), "first");
    fs::create_symlink(path("nowhere"), path("link"));
    EXPECT_EQ(write_new_file(path("link"), "third"), false);
    EXPECT_FALSE(fs::exists(path("nowhere")));
    fs::create_directory(path("folder"));
    EXPECT_EQ(write_new_file(path("folder"), "fourth"), false);
    EXPECT_EQ(count(), 3U);  // nothing else is left behind
    EXPECT_FALSE(write_new_file(path("no/such/folder"), "fifth"));
}

TEST_F(Files, ALinkToNowhereLeadsToTheNewFile) {
    fs::create_directory(path("folder"));
    fs::create_symlink("folder/second", path("first"));
    fs::create_symlink("third", path("folder/second"));
    ASSERT_TRUE(write_file(path("first"), "new"));
    EXPECT_EQ(text(path("folder/third")), "new");
    EXPECT_TRUE(fs::is_symlink(path("first")));
    EXPECT_TRUE(fs::is_symlink(path("folder/second")));
    ASSERT_TRUE(write_file(path("first"), "newer"));
    EXPECT_EQ(text(path("folder/third")), "newer");
    fs::create_symlink("no/such/folder", path("lost"));
    EXPECT_EQ(write_file(path("lost"), "x").error().message, "cannot be written: no such file or folder");
    EXPECT_TRUE(fs::is_symlink(path("lost")));
    EXPECT_EQ(count(), 3U);
}

TEST_F(Files, ALinkInACircleIsAnError) {
    fs::create_symlink("there", path("here"));
    fs::create_symlink("here", path("there"));
    EXPECT_EQ(write_file(path("here"), "x").error().message, "cannot be written: too many symbolic links");
    EXPECT_EQ(fs::read_symlink(path("here")), "there");
    EXPECT_EQ(count(), 2U);
}

// Killed after it has begun to write to so many files, which no handler of its own could notice.
void kill_while_writing(const std::string& path, int files, OutputFile::Temporary kind) {
    const pid_t pid = ::fork();
    ASSERT_GE(pid, 0);
    if (pid == 0) {
        std::vector<std::unique_ptr<OutputFile>> open;
        for (int i = 0; i < files; ++i) {
            open.push_back(OutputFile::open(path, kind).value());
            open.back()->write(std::string(1 << 17, 'x'));
        }
        ::raise(SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(pid, &status, 0), pid);
    ASSERT_TRUE(WIFSIGNALED(status));
}

TEST_F(Files, TheKilledLeaveNothing) {
    const int unnamed = ::open(folder_.path().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (unnamed < 0) GTEST_SKIP() << "the disk has no files without names";
    ::close(unnamed);
    kill_while_writing(path("game"), 3, OutputFile::Temporary::unnamed);
    EXPECT_EQ(count(), 0U);
    ASSERT_TRUE(write_file(path("game"), "old"));
    kill_while_writing(path("game"), 3, OutputFile::Temporary::unnamed);
    EXPECT_EQ(text(path("game")), "old");
    EXPECT_EQ(count(), 1U);
}

// Another may still write to the same target, and a third have ended: the names of leftovers need not be the first.
TEST_F(Files, WhatTheKilledLeftBetweenTheLivingGoesToo) {
    const auto open = [&] { return OutputFile::open(path("game"), OutputFile::Temporary::named).value(); };
    std::unique_ptr<OutputFile> first = open();
    std::unique_ptr<OutputFile> second = open();
    kill_while_writing(path("game"), 2, OutputFile::Temporary::named);
    EXPECT_EQ(count(), 4U);
    second.reset();
    EXPECT_TRUE(OutputFile::open(path("game")));
    EXPECT_EQ(count(), 1U);
    ASSERT_TRUE(first->commit());
    EXPECT_EQ(count(), 1U);
}

TEST_F(Files, WhatTheKilledLeftGoesWithTheNextFile) {
    const auto killed_while_writing = [&](int files) {
        kill_while_writing(path("game"), files, OutputFile::Temporary::named);
    };
    ASSERT_TRUE(write_file(path("game"), "old"));
    ASSERT_TRUE(write_file(path("game.backup"), "mine"));
    killed_while_writing(3);
    EXPECT_EQ(text(path("game")), "old");
    EXPECT_EQ(count(), 5U);
    ASSERT_TRUE(write_file(path("game"), "new"));
    EXPECT_EQ(text(path("game")), "new");
    EXPECT_EQ(text(path("game.backup")), "mine");
    EXPECT_EQ(count(), 2U);
    killed_while_writing(1);
    EXPECT_EQ(write_new_file(path("game"), "newer"), false);
    EXPECT_EQ(count(), 2U);
}

// Killed between the two steps by which a new file gets its name.
TEST_F(Files, ATemporaryThatIsTheFileItselfIsNotWrittenTo) {
    std::string temporary;
    {
        const std::unique_ptr<OutputFile> file = OutputFile::open(path("game"), OutputFile::Temporary::named).value();
        temporary = fs::directory_iterator(path("."))->path().string();
    }
    ASSERT_TRUE(write_file(path("game"), "old"));
    fs::create_hard_link(path("game"), temporary);
    {
        const std::unique_ptr<OutputFile> file = OutputFile::open(path("game"), OutputFile::Temporary::named).value();
        file->write("new");
        EXPECT_EQ(text(path("game")), "old");
        ASSERT_TRUE(file->commit());
    }
    EXPECT_EQ(text(path("game")), "new");
    EXPECT_EQ(count(), 1U);
}

TEST_F(Files, WhoIsStillWritingIsLeftAlone) {
    for (const auto kind : {OutputFile::Temporary::unnamed, OutputFile::Temporary::named}) {
        const std::unique_ptr<OutputFile> slow = OutputFile::open(path("game"), kind).value();
        slow->write("slow");
        ASSERT_TRUE(write_file(path("game"), "quick"));
        EXPECT_EQ(text(path("game")), "quick");
        ASSERT_TRUE(slow->commit());
        EXPECT_EQ(text(path("game")), "slow");
        EXPECT_EQ(count(), 1U);
    }
}

// Processes of their own, as games at several terminals are.
TEST_F(Files, ManyWhoWantTheSameNewNameGetOneEach) {
    constexpr int many = 8;
    std::vector<pid_t> writers;
    for (int i = 0; i < many; ++i) {
        const pid_t pid = ::fork();
        ASSERT_GE(pid, 0);
        if (pid == 0) {
            for (int number = 0; number < many; ++number) {
                const Result<bool> written = write_new_file(path(std::to_string(number)), std::to_string(i));
                if (!written) break;
                if (*written) ::_exit(number);
            }
            ::_exit(many);
        }
        writers.push_back(pid);
    }
    for (int i = 0; i < many; ++i) {
        int status = 0;
        ASSERT_EQ(::waitpid(writers[static_cast<std::size_t>(i)], &status, 0), writers[static_cast<std::size_t>(i)]);
        ASSERT_TRUE(WIFEXITED(status));
        ASSERT_LT(WEXITSTATUS(status), many);
        EXPECT_EQ(text(path(std::to_string(WEXITSTATUS(status)))), std::to_string(i));
    }
    EXPECT_EQ(count(), static_cast<std::size_t>(many));
}

}  // namespace
}  // namespace ariadne::cli
