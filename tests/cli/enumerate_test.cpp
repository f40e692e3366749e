#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <string>
#include <tuple>
#include <vector>

#include "answers.h"

namespace ariadne::testing {
namespace {

std::vector<std::string> five_by_five(std::vector<std::string> more) {
    std::vector<std::string> out = {"enumerate", "rush", "--rows", "5", "--cols", "5"};
    out.insert(out.end(), more.begin(), more.end());
    return out;
}

TEST(Enumerate, GoesOnAfterBeingKilledAndJoinsFromParts) {
    const Folder folder;
    const std::string file = folder.path("killed.txt");
    const std::string journal = folder.path("killed.txt.journal");
    const auto begun = [&] { return folder.names() == std::vector<std::string>{"killed.txt.journal"}; };
    // Killed when the journal has grown. If the machine is fast it is done by then, and there is none any more.
    for (int i = 0; i < 4; ++i) {
        Invocation what;
        what.arguments = five_by_five({"-o", file, "--threads", "2", "--chunk", "100"});
        what.meanwhile = [&](pid_t pid) {
            const std::string before = read(journal);
            wait_for(pid, [&] { return read(journal) != before; });
            ::kill(pid, SIGKILL);
        };
        const Finished finished = run(what);
        ASSERT_TRUE(finished.code == 137 || finished.code == 0) << finished.err;
        if (finished.code == 0) break;
        EXPECT_NE(read(journal), "");
    }
    if (read(file).empty()) {
        const Finished last = run(five_by_five({"-o", file}));
        EXPECT_TRUE(printed(last, 0, "1730  minimal"));
        EXPECT_TRUE(has(last.out, "20  hardest")) << last.out;
    }
    EXPECT_FALSE(begun());
    const std::string killed = read(file);
    EXPECT_EQ(std::ranges::count(killed, '\n'), 1730);

    std::string joined;
    for (const auto& [from, to, threads] :
         {std::tuple("0", "1000", "1"), std::tuple("1000", "1001", "3"), std::tuple("1001", "5324", "4")}) {
        const std::string part = folder.path(from);
        const Finished finished = run(five_by_five({"--from", from, "--to", to, "--threads", threads, "-o", part}));
        EXPECT_EQ(finished.code, 0) << finished.err;
        joined += read(part);
    }
    EXPECT_EQ(joined, killed);
}

// Stopped by the clock, which leaves a journal with some of it.
TEST(Enumerate, GoesOnFromTheMiddle) {
    const Folder folder;
    const std::string whole = folder.path("whole.txt");
    ASSERT_EQ(run(five_by_five({"--to", "600", "-o", whole})).code, 0);
    const std::string file = folder.path("stopped.txt");
    const auto within = [&](double seconds, std::vector<std::string> more) {
        more.insert(more.end(), {"--to", "600", "-o", file, "--threads", "2", "--time-limit", std::to_string(seconds)});
        const Finished finished = run(five_by_five(std::move(more)));
        EXPECT_TRUE(finished.code == 0 || finished.code == 3) << finished.err;
        return finished.code == 0;
    };
    EXPECT_FALSE(within(0, {"--force"}));
    for (double seconds = 0.01; !within(seconds, {}) && !HasFailure();) seconds *= 1.5;
    EXPECT_EQ(read(file), read(whole));
}

TEST(Enumerate, CountsWithoutAFile) {
    const Finished finished = run({"enumerate", "rush", "--rows", "4", "--cols", "4", "--json"});
    EXPECT_EQ(finished.code, 0) << finished.err;
    const json::object out = json::parse(finished.out).as_object();
    EXPECT_EQ(out.at("positions"), 1349);
    EXPECT_EQ(out.at("canonical"), 880);
    EXPECT_EQ(out.at("solvable"), 493);
    EXPECT_EQ(out.at("minimal"), 32);
    EXPECT_EQ(out.at("states"), 9304);
    EXPECT_EQ(out.at("largest"), 108);
    EXPECT_EQ(out.at("hardest"), 7);
    EXPECT_EQ(out.at("histogram"), (json::array{0, 1, 2, 7, 8, 5, 6, 3}));
    EXPECT_TRUE(out.at("finished").as_bool());
}

TEST(Enumerate, KeepsWhatItFindsBesideIt) {
    const Folder folder;
    const std::string file = folder.path("out.txt");
    const std::vector<std::string> small = {"enumerate", "rush", "--rows", "4", "--cols", "4", "-o", file};
    ASSERT_EQ(run(small).code, 0);
    const std::string whole = read(file);
    EXPECT_TRUE(refused(run(small), "already exists and has no journal"));
    EXPECT_EQ(read(file), whole);

    ASSERT_EQ(run(five_by_five({"-o", folder.path("five.txt"), "--time-limit", "0"})).code, 3);
    EXPECT_TRUE(refused(run({"enumerate", "rush", "--rows", "4", "--cols", "5", "-o", folder.path("five.txt")}),
                        "enumerate rush 5x5"));

    std::vector<std::string> forced = small;
    forced.emplace_back("--force");
    EXPECT_EQ(run(forced).code, 0);
    EXPECT_EQ(read(file), whole);
    folder.write("none.txt.journal", "somebody's diary");
    const Finished diary = run({"enumerate", "rush", "--rows", "4", "--cols", "4", "-o", folder.path("none.txt")});
    EXPECT_TRUE(refused(diary, "not an Ariadne journal"));
    EXPECT_EQ(read(folder.path("none.txt.journal")), "somebody's diary");
}

TEST(Enumerate, CtrlCSaysHowToGoOn) {
    const Folder folder;
    Invocation what;
    what.arguments = {"enumerate", "rush", "-o", folder.path("six.txt")};
    what.meanwhile = [](pid_t pid) {
        EXPECT_TRUE(catches_interrupts(pid));
        ::kill(pid, SIGINT);
    };
    EXPECT_TRUE(complained(run(what), 3, "; run the same command to resume"));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"six.txt.journal"}));
}

TEST(Enumerate, RefusesWhatHasNoMeaning) {
    EXPECT_TRUE(has(run(five_by_five({"--from", "9", "--to", "9"})).err, "expected a range within 0 to 5324"));
    EXPECT_TRUE(has(run({"enumerate", "rush", "--rows", "9"}).err, "expected a number from 4 to 7"));
    EXPECT_EQ(run({"enumerate", "rush", "--json", "-o", "-"}).code, 2);
    EXPECT_EQ(run({"enumerate", "maze"}).code, 2);
    const Finished plan = run({"enumerate", "rush", "--plan", "--json"});
    EXPECT_EQ(json::parse(plan.out).as_object().at("shares"), 53240);
}

}  // namespace
}  // namespace ariadne::testing
