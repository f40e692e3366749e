#include <csignal>
#include <string>

#include <gtest/gtest.h>

#include "program.h"
#include "served.h"

namespace ariadne::testing {
namespace {

TEST(Serve, AnswersUntilItIsToldToEnd) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const Folder folder;
        Invocation what;
        what.arguments = {"serve", "--port", "0", "--log", "debug", "--frame", "*", "--url", "https://a.example:443/"};
        what.out_path = folder.write("out", "");
        std::string worlds;
        what.meanwhile = [&](pid_t pid) {
            const int port = printed_port(pid, what.out_path);
            EXPECT_GT(port, 0);
            if (port == 0) {
                ::kill(pid, SIGKILL);
                return;
            }
            worlds = ask(port, "GET /api/worlds HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n");
            // A taken port is told, with its number.
            EXPECT_TRUE(
                refused(run({"serve", "--port", std::to_string(port)}), "port " + std::to_string(port) + " is taken"));
            ::kill(pid, signal);
        };
        const Finished finished = run(what);
        EXPECT_EQ(finished.code, 0);
        EXPECT_TRUE(worlds.starts_with("HTTP/1.1 200 OK\r\n")) << worlds;
        EXPECT_TRUE(has(worlds, "maze"));
        EXPECT_TRUE(has(finished.err, R"("path":"/api/worlds")")) << finished.err;
    }
}

TEST(Serve, RefusesOddNumbers) {
    for (const char* port : {"-1", "65536", "many"}) EXPECT_EQ(run({"serve", "--port", port}).code, 2) << port;
    expect_code(
        2, {{"serve", "--jobs", "0"}, {"serve", "--log", "loud"}, {"serve", "--host", "no such place", "--port", "0"}});
}

TEST(Serve, RefusesWhatIsNoOrigin) {
    const auto refuses = [](const std::string& option, const std::string& origin) {
        EXPECT_TRUE(refused(run({"serve", "--port", "0", option, origin}), option + ": found '" + origin + "'"));
    };
    for (const char* origin : {"example.org", "https://a.example/page", "https://a;b", "https://a.example:"}) {
        refuses("--frame", origin);
        refuses("--url", origin);
    }
    refuses("--frame", "https://[::1]:8443");
}

}  // namespace
}  // namespace ariadne::testing
