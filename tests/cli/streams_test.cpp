#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "program.h"

namespace fs = std::filesystem;

namespace ariadne::testing {
namespace {

TEST(Streams, AFullDiskIsToldAndFails) {
    Invocation what;
    what.arguments = {"solve", golden("treasure.txt")};
    what.out_path = "/dev/full";
    EXPECT_TRUE(refused(run(what), "standard output: cannot be written"));
    what.arguments = {"--help"};
    EXPECT_EQ(run(what).code, 2);
}

TEST(Streams, AClosedOutputIsToldAndFails) {
    Invocation what;
    what.arguments = {"solve", golden("treasure.txt")};
    what.close_stdout = true;
    EXPECT_EQ(run(what).code, 2);
    // A file that is written meanwhile must not take the place of standard output.
    const Folder folder;
    const std::string file = folder.path("a.svg");
    what.arguments = {"render", golden("treasure.txt"), "-o", file, "--json"};
    EXPECT_EQ(run(what).code, 2);
    EXPECT_FALSE(has(read(file), "written"));
}

TEST(Streams, AReaderThatGoesAwayIsNoError) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    ::close(ends[0]);
    Invocation what;
    what.arguments = {"batch", golden("treasure.txt"), golden("corridor.txt"), "-q"};
    what.out_path = "/proc/self/fd/" + std::to_string(ends[1]);
    const Finished finished = run(what);
    ::close(ends[1]);
    EXPECT_LT(finished.code, 128) << "ended by a signal";
    EXPECT_EQ(finished.err, "");
}

TEST(Streams, AnInputWithoutEndIsRefused) {
    for (const char* endless : {"/dev/zero", "/dev/urandom"}) {
        EXPECT_EQ(run({"solve", endless}).code, 2) << endless;
        EXPECT_EQ(run({"verify", golden("treasure.txt"), endless}).code, 2) << endless;
    }
    // A pipe that nobody closes: were the program to read on, it would wait for ever.
    const Folder folder;
    const std::string pipe = folder.path("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const int held = ::open(pipe.c_str(), O_RDWR | O_CLOEXEC);
    ASSERT_GE(held, 0);
    ASSERT_GE(::fcntl(held, F_SETPIPE_SZ, 1 << 17), 1 << 17);
    const std::string nonsense(1 << 17, 'y');
    ASSERT_EQ(::write(held, nonsense.data(), nonsense.size()), static_cast<ssize_t>(nonsense.size()));
    const Finished finished = run({"solve", pipe});
    EXPECT_EQ(finished.code, 2);
    EXPECT_TRUE(finished.err.starts_with(pipe + ":1:")) << finished.err;
    ::close(held);
}

TEST(Files, AreReplacedWhole) {
    const Folder folder;
    const std::string file = folder.write("a.svg", "old");
    ::chmod(file.c_str(), 0640);
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", file}).code, 0);
    EXPECT_TRUE(read(file).starts_with("<"));
    struct stat status{};
    ::stat(file.c_str(), &status);
    EXPECT_EQ(status.st_mode & 0777U, 0640U);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"a.svg"});
}

TEST(Files, AFailedWorkLeavesTheOldOne) {
    const Folder folder;
    const std::string file = folder.write("a.svg", "old");
    const std::string bad = folder.write("bad.txt", "N=1, M=1, P=1\n?\n");
    EXPECT_EQ(run({"render", bad, "-o", file}).code, 2);
    EXPECT_EQ(read(file), "old");
    EXPECT_EQ(run({"solve", bad, "--trace", file}).code, 2);
    EXPECT_EQ(read(file), "old");
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.svg", "bad.txt"}));
}

TEST(Files, AFailedWriteLeavesTheOldOne) {
    const Folder folder;
    const std::string file = folder.write("a.svg", "old");
    Invocation what;
    what.arguments = {"render", golden("treasure.txt"), "-o", file};
    what.disk_full = true;
    EXPECT_TRUE(refused(run(what), file + ": cannot be written"));
    EXPECT_EQ(read(file), "old");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"a.svg"});
}

// Killed half-way, and the next one fails.
TEST(Files, NothingIsLeftBehind) {
    const Folder folder;
    const std::string file = folder.path("big.png");
    const auto has_it_open = [&](pid_t pid) {
        std::error_code gone;
        for (const auto& entry : fs::directory_iterator("/proc/" + std::to_string(pid) + "/fd", gone))
            if (fs::read_symlink(entry.path(), gone).string().starts_with(folder.path(""))) return true;
        return false;
    };
    Invocation what;
    what.arguments = {"generate", "labyrinth", "--rows", "3000", "--cols", "3000", "-o", file};
    what.meanwhile = [&](pid_t pid) {
        wait_for(pid, [&] { return has_it_open(pid); });
        ::kill(pid, SIGKILL);
    };
    EXPECT_EQ(run(what).code, 128 + SIGKILL);
    // On most disks the killed one leaves nothing itself.
    if (const int unnamed = ::open(folder.path("").c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600); unnamed >= 0) {
        EXPECT_EQ(folder.names(), std::vector<std::string>());
        ::close(unnamed);
    }
    what.arguments = {"generate", "labyrinth", "-o", file};
    what.meanwhile = {};
    what.disk_full = true;
    EXPECT_EQ(run(what).code, 2);
    EXPECT_EQ(folder.names(), std::vector<std::string>());
}

TEST(Files, LinksAreFollowed) {
    const Folder folder;
    const std::string file = folder.write("real.svg", "old");
    fs::create_symlink("real.svg", folder.path("link.svg"));
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", folder.path("link.svg")}).code, 0);
    EXPECT_TRUE(fs::is_symlink(folder.path("link.svg")));
    EXPECT_TRUE(read(file).starts_with("<"));
}

TEST(Files, WhatCannotBeWrittenIsTold) {
    const Folder folder;
    const std::string nowhere = folder.path("no/such/folder/a.txt");
    const Finished finished = run({"render", golden("treasure.txt"), "-o", nowhere, "-q"});
    EXPECT_EQ(finished.code, 2);
    EXPECT_TRUE(refused(run({"generate", "maze", "-o", nowhere}), nowhere + ": cannot be written"));
}

TEST(Files, AFolderThatCannotBeWrittenKeepsItsFiles) {
    const Folder folder;
    if (::geteuid() == 0) GTEST_SKIP() << "nothing is unwritable for root";
    const std::string file = folder.write("a.svg", "old");
    fs::permissions(folder.path(""), fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", file}).code, 2);
    EXPECT_EQ(read(file), "old");
}

TEST(Files, DevicesAreWrittenStraight) {
    EXPECT_EQ(run({"generate", "maze", "-o", "/dev/null"}).code, 0);
    EXPECT_EQ(run({"generate", "maze", "-o", "/dev/full"}).code, 2);
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

}  // namespace
}  // namespace ariadne::testing
